import {
  type EventEnvelope,
  eventMessage,
  notificationOf,
  recordEnvelope,
  recordEvent,
  type World,
} from '@astrarium/space';
import type { Store } from '../store/store.js';
import { zonedText } from '@astrarium/contract';
import { SUMMARY } from './digestState.js';

/** The subject and the text of a mail. */
export interface MailText {
  readonly subject: string;
  readonly text: string;
}

/** The events of a digest: those of its kind in a range of the account's history. */
export interface DigestRange {
  readonly account: number;
  readonly kind: string;
  readonly first: number;
  readonly end: number;
}

/** Maximum of events that a mail describes; the others are counted. */
const MAX_DESCRIBED = 20;

/** Events that are read between two steps: less than a millisecond of work. */
const SLICE = 1000;

/**
 * Writes a digest, in steps of less than a millisecond, with the present settings of the account.
 * Returns undefined when no event of the range is to be mailed.
 */
export function* digestText(
  world: World,
  entry: Store['entry'],
  { account, end, first, kind }: DigestRange,
): Generator<void, MailText | undefined> {
  const settings = world.accounts.get(account);
  if (settings === undefined) return undefined;
  const counts = new Map<string, number>();
  const described: EventEnvelope[] = [];
  for (let place = first; place < end; place += 1) {
    if ((place - first) % SLICE === SLICE - 1) yield;
    const record = entry('envelopes', account, place);
    // Old events are pruned.
    if (record === undefined) continue;
    const event = recordEvent(record);
    const mailed = notificationOf(event, settings).mail;
    if (mailed === null || (kind !== SUMMARY && kind !== mailed)) continue;
    counts.set(event, (counts.get(event) ?? 0) + 1);
    if (described.length >= MAX_DESCRIBED) continue;
    described.push(recordEnvelope(world.setting, record));
  }
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const [only] = described;
  if (only === undefined) return undefined;
  if (total === 1 && kind !== SUMMARY) return eventText(only, settings.timezone);
  const topic = kind === SUMMARY ? 'while the server caught up' : `(${inWords(kind)})`;
  const lines = described.map((one) => lineOf(one, settings.timezone));
  if (total > described.length) lines.push(`and ${numberText(total - described.length)} more.`);
  return {
    subject: `Astrarium: ${eventsText(total)} ${topic}`,
    text: `${countsText(counts)}\n\n${lines.join('\n')}\n`,
  };
}

/** A single event: a sentence, then one line each for time, place and device. */
function eventText(envelope: EventEnvelope, zone: string): MailText {
  const { device_code, device_type, event, location, payload } = envelope;
  const lines = [
    `Time: ${zonedText(envelope.created_at_seconds, zone)}`,
    ...(location === null ? [] : [`Place: ${location}`]),
    ...(device_code === null ? [] : [`Device: ${device_code}`]),
  ];
  return {
    subject: `Astrarium: ${inWords(event)}${location === null ? '' : ` at ${location}`}`,
    text: `${eventMessage(event, payload, device_type)}\n\n${lines.join('\n')}\n`,
  };
}

/** One of several events: time, place, and a sentence. */
function lineOf(envelope: EventEnvelope, zone: string): string {
  const { device_type, event, location, payload } = envelope;
  const where = location === null ? '' : `${location}: `;
  const time = zonedText(envelope.created_at_seconds, zone);
  return `${time} ${where}${eventMessage(event, payload, device_type)}`;
}

/** How often each event happened, the most frequent first. */
function countsText(counts: ReadonlyMap<string, number>): string {
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([event, count]) => `${numberText(count)} × ${inWords(event)}`)
    .join('\n');
}

function eventsText(count: number): string {
  return count === 1 ? '1 event' : `${numberText(count)} events`;
}

function numberText(count: number): string {
  return count.toLocaleString('en-US');
}

/** `mining.stopped` becomes `mining stopped`. */
function inWords(event: string): string {
  return event.replace(/[._]/g, ' ');
}
