import type { EventDefinition } from './defineEvents.js';
import { type EventName, EVENTS } from './events.js';

/** A value of a payload; null for what there is none of. */
export type WireValue = string | number | null | readonly string[];

/** What an event tells beside its envelope. */
export type EventPayload = Readonly<Record<string, WireValue>>;

/** A part of a sentence: words between the values, or a value of the payload in words. */
export interface MessagePart {
  readonly text: string;
  /** The member of the payload that it shows, or `device` for the event's device. */
  readonly member?: string;
}

/** An event as far as its sentence needs it. */
export interface ToldEvent {
  readonly payload: EventPayload;
  readonly device_type: string | null;
}

/** What an event says to a person; `deviceType` is its device's. */
export function eventMessage(
  name: EventName,
  payload: EventPayload,
  deviceType: string | null,
): string {
  return messageParts(name, [{ payload, device_type: deviceType }])
    .map(({ text }) => text)
    .join('');
}

/**
 * The same in parts, for who shows other names for values: that of a place for its code. Several
 * events of one name are told together, as in `3 mining drones arrived.`: numbers are summed, other
 * values are those of the first event. Where such events are told one by one, it is the sentence of
 * the first.
 */
export function messageParts(
  name: EventName,
  events: readonly ToldEvent[],
): readonly MessagePart[] {
  const { many, text } = EVENTS[name] as EventDefinition;
  const [first] = events;
  if (first === undefined) return [];
  if (events.length === 1 || many === null) {
    const words: EventPayload = { ...first.payload, device: first.device_type ?? 'device' };
    return partsOf(text, (word) => inWords(word, words[word]));
  }
  return partsOf(many, (word) => {
    if (word === 'devices') return devicesText(events);
    if (word === 'count') return String(events.length);
    const values = events.map(({ payload }) => payload[word]);
    const numbers = values.filter((value) => typeof value === 'number');
    if (numbers.length === 0) return inWords(word, values[0]);
    return String(numbers.reduce((sum, number) => sum + number, 0));
  });
}

/** How many devices events have, of which type when it is one: `2 mining drones`. */
function devicesText(events: readonly ToldEvent[]): string {
  const [type, other] = new Set(events.map(({ device_type: one }) => one ?? 'device'));
  const noun = inWords('device', other === undefined ? (type ?? 'device') : 'device');
  return `${events.length} ${pluralOf(noun)}`;
}

/** The parts of a template with `{word}` for each value. */
function partsOf(template: string, valueOf: (word: string) => string): readonly MessagePart[] {
  const parts: MessagePart[] = [];
  let [end, isOne] = [0, false];
  const wordsTo = (next?: number): string => {
    const words = template.slice(end, next);
    return isOne ? words.replace(COUNTED, ' $1') : words;
  };
  for (const { 0: all, 1: article = '', 2: member = '', index } of template.matchAll(VALUES)) {
    const text = valueOf(member);
    const before = VOWEL.test(text) ? article.replace(' ', 'n ') : article;
    parts.push({ text: wordsTo(index) + before }, { text, member });
    [end, isOne] = [index + all.length, text === '1'];
  }
  parts.push({ text: wordsTo() });
  return parts.filter(({ text }) => text !== '');
}

const VALUES = /(\b[Aa] )?\{(\w+)\}/g;

/** What numbers count: of 1 it is in the singular. */
const COUNTED = /^ (device|drone|site|unit)s\b/;

/** How words begin that want `an`; FTL is spelt out: an eff. */
const VOWEL = /^(?:[aeio]|AMI|FTL)/;

/** `autofactories` for `autofactory`, `relays` for `relay`. */
const pluralOf = (noun: string): string =>
  /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;

function inWords(word: string, value: WireValue | undefined): string {
  if (Array.isArray(value)) return value.join(', ');
  if (!['achievement', 'device', 'device_type', 'reason'].includes(word))
    return String(value ?? 'nothing');
  const letters = (text: string): string => text.toUpperCase();
  return String(value)
    .replaceAll('_', ' ')
    .replace(/^(?:ami|ftl)\b/, letters);
}
