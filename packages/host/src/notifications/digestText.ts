import { type Contract, type Envelope, type ServedGame, zonedText } from '@astrarium/contract';
import type { Snapshot } from '@astrarium/core';
import type { Store } from '../store/store.js';
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

/** What digests are written with. */
export interface DigestServices {
  readonly contract: Pick<Contract, 'title'>;
  readonly game: ServedGame;
  readonly store: Pick<Store, 'entry'>;
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
  { contract: { title }, game, store: { entry } }: DigestServices,
  snapshot: Snapshot,
  { account, end, first, kind }: DigestRange,
): Generator<void, MailText | undefined> {
  const { accounts, events, notifications, simulation } = game;
  const world = simulation.read(snapshot);
  const counts = new Map<string, number>();
  const described: Envelope[] = [];
  for (let place = first; place < end; place += 1) {
    if ((place - first) % SLICE === SLICE - 1) yield;
    const record = entry('envelopes', account, place);
    // Old events are pruned.
    if (record === undefined) continue;
    const event = events.event(record);
    const { mail: mailed } = notifications.of(world, account, event);
    if (mailed === null || (kind !== SUMMARY && kind !== mailed)) continue;
    counts.set(event, (counts.get(event) ?? 0) + 1);
    if (described.length >= MAX_DESCRIBED) continue;
    described.push(events.envelope(snapshot.setting, record, 0));
  }
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const [only] = described;
  if (only === undefined) return undefined;
  const zone = accounts.timeZone(world, account);
  if (total === 1 && kind !== SUMMARY)
    return eventText(title, notifications.describe(only), only, zone);
  const topic = kind === SUMMARY ? 'while the server caught up' : `(${inWords(kind)})`;
  const lines = described.map((one) => lineOf(notifications.describe(one), one, zone));
  if (total > described.length) lines.push(`and ${numberText(total - described.length)} more.`);
  return {
    subject: `${title}: ${eventsText(total)} ${topic}`,
    text: `${countsText(counts)}\n\n${lines.join('\n')}\n`,
  };
}

type Described = ReturnType<ServedGame['notifications']['describe']>;

/** A single event: a sentence, then one line each for time, place and more. */
function eventText(
  title: string,
  { lines, place, sentence }: Described,
  { created_at_seconds, event }: Envelope,
  zone: string,
): MailText {
  const all = [
    `Time: ${zonedText(created_at_seconds, zone)}`,
    ...(place === null ? [] : [`Place: ${place}`]),
    ...lines,
  ];
  return {
    subject: `${title}: ${inWords(event)}${place === null ? '' : ` at ${place}`}`,
    text: `${sentence}\n\n${all.join('\n')}\n`,
  };
}

/** One of several events: time, place, and a sentence. */
function lineOf(
  { place, sentence }: Described,
  { created_at_seconds }: Envelope,
  zone: string,
): string {
  return `${zonedText(created_at_seconds, zone)} ${place === null ? '' : `${place}: `}${sentence}`;
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

/** `ship.lost` becomes `ship lost`. */
function inWords(event: string): string {
  return event.replace(/[._]/g, ' ');
}
