import type { Event } from '../../../kernel.js';
import { EVENT_PAYLOADS } from '../../events/eventPayloads.js';
import { EVENTS } from '../../events/events.js';
import type { EventName } from '../../events/events.js';
import { wireValue } from './wireValue.js';
import type { Settled, WireValue } from './wireValue.js';

/** What an event tells beside its envelope. */
export type EventPayload = Readonly<Record<string, string | number | null>>;

/** The payload of an event as the wire shows it: numbers of the state become codes and names. */
export function eventPayload(world: Settled, event: Event): EventPayload {
  const payload: Record<string, WireValue> = {};
  for (const { from, kind, name } of EVENT_PAYLOADS[event.name as EventName]) {
    payload[name] = wireValue(world, event, kind, Number(event[from]));
  }
  return payload;
}

/** What an event says to a person; `deviceType` is its device's. */
export function eventMessage(
  name: EventName,
  payload: EventPayload,
  deviceType: string | null,
): string {
  const words = { ...payload, device: deviceType ?? 'device' } as EventPayload;
  return EVENTS[name].text.replace(/(\b[Aa] )?\{(\w+)\}/g, (_, before?: string, word = '') => {
    const article = before ?? '';
    const text = inWords(word, words[word]);
    return `${VOWEL.test(text) ? article.replace(' ', 'n ') : article}${text}`;
  });
}

/** How words begin that want `an`; FTL is spelt out: an eff. */
const VOWEL = /^(?:[aeio]|AMI|FTL)/;

function inWords(word: string, value: WireValue | undefined): string {
  if (!['device', 'device_type', 'reason'].includes(word)) return String(value ?? 'nothing');
  const letters = (text: string): string => text.toUpperCase();
  return String(value)
    .replaceAll('_', ' ')
    .replace(/^(?:ami|ftl)\b/, letters);
}
