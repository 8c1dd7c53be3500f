import type { HistoryKind, StoreBatch, StoredEntry } from './store.js';

/** Where a store stands: what the next batch must follow. */
export interface StorePosition {
  /** The number of the next line. */
  readonly nextLine: number;
  readonly lastMail: number;
  /** The next place of a history. */
  end(kind: HistoryKind, owner: number): number;
}

/** Why a batch must not be written: it does not follow, or a text would not come back; or ''. */
export function batchFault(batch: StoreBatch, position: StorePosition): string {
  let n = position.nextLine;
  for (const line of batch.lines) {
    if (line.n !== n) return `line ${line.n} where ${n} comes next`;
    if (line.text.includes('\n')) return `line ${n} is more than one`;
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
    if (place !== end) return `place ${place} of ${kind} of ${owner} where ${end} comes next`;
    ends.set(owner, end + 1);
  }
  return '';
}

function textFault(batch: StoreBatch): string {
  for (const rows of [batch.lines, batch.envelopes, batch.entries]) {
    for (const { text } of rows) if (isUnfit(text)) return unfit(text);
  }
  const { credentials, keyframe, links, mails, outcomes } = batch;
  for (const rows of [outcomes, credentials, links, mails, keyframe ? [keyframe] : []]) {
    for (const row of rows) {
      for (const value of Object.values(row)) if (isUnfit(value)) return unfit(value);
    }
  }
  return '';
}

function isUnfit(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  // Two looks: of most texts, where each unit is a byte, the second one sees at once.
  return value.includes('\0') || /\p{Surrogate}/u.test(value);
}

function unfit(value: unknown): string {
  return `a text with U+0000 or half a surrogate pair: ${JSON.stringify(value)}`;
}
