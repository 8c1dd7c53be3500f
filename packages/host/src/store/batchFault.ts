import type { HistoryKind } from '@astrarium/contract';
import { BANNED, type StoreBatch, type StoredEntry } from './store.js';

/** The end of a store's data, which the next batch must follow. */
export interface StorePosition {
  /** The number of the next line. */
  readonly nextLine: number;
  readonly lastMail: number;
  /** The next place of a history. */
  end(kind: HistoryKind, owner: number): number;
}

/** The reason to reject a batch, or '': it does not follow the stored data or has a bad text. */
export function batchFault(batch: StoreBatch, position: StorePosition): string {
  let n = position.nextLine;
  for (const line of batch.lines) {
    if (line.n !== n) return `line ${line.n} instead of ${n}`;
    if (line.text.includes('\n')) return `line ${n} contains a newline`;
    n++;
  }
  let mail = position.lastMail;
  for (const { id } of batch.mails) {
    if (!(id > mail)) return `mail ${id} after ${mail}`;
    mail = id;
  }
  return (
    historyFault('envelopes', batch.envelopes, position) ||
    historyFault('entries', batch.entries, position) ||
    seatFault(batch) ||
    textFault(batch)
  );
}

function historyFault(
  kind: HistoryKind,
  entries: readonly StoredEntry[],
  position: StorePosition,
): string {
  const ends = new Map<number, number>();
  for (const { owner, place } of entries) {
    const end = ends.get(owner) ?? position.end(kind, owner);
    if (place !== end) return `place ${place} of ${kind} of ${owner} instead of ${end}`;
    ends.set(owner, end + 1);
  }
  return '';
}

function seatFault({ credentials }: StoreBatch): string {
  const wrong = credentials.find(({ seated }) => ![0, 1, BANNED].includes(seated));
  return wrong === undefined ? '' : `seated is ${wrong.seated} for account ${wrong.account}`;
}

function textFault(batch: StoreBatch): string {
  for (const rows of [batch.lines, batch.envelopes, batch.entries]) {
    for (const { text } of rows) if (isInvalid(text)) return invalidText(text);
  }
  const { credentials, deliveries, keyframe, links, mails, outcomes, tokens, webhooks } = batch;
  const others = [tokens, webhooks, deliveries, batch.versions ?? []];
  for (const rows of [outcomes, credentials, links, mails, ...others, keyframe ? [keyframe] : []]) {
    for (const row of rows) {
      for (const value of Object.values(row)) if (isInvalid(value)) return invalidText(value);
    }
  }
  return '';
}

function isInvalid(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  // Two checks: the second is fast for most texts, which V8 stores with one byte per unit.
  return value.includes('\0') || /\p{Surrogate}/u.test(value);
}

function invalidText(value: unknown): string {
  return `a text with U+0000 or half a surrogate pair: ${JSON.stringify(value)}`;
}
