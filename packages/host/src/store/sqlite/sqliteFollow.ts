import type { HistoryKind } from '@astrarium/contract';
import { connect, checkFormat } from './openSqlite.js';
import { sqliteGuard } from './sqliteGuard.js';
import { sqliteReader } from './sqliteReader.js';
import { linesFrom } from './sqliteStore.js';
import type { Store } from '../store.js';

/** The store of a game that another process of this machine writes, for a host that follows it. */
export interface SqliteFollow {
  /**
   * The store as it was after a commit. `commit` takes the next batch, which is in the file
   * already; nothing of later commits is shown but the state of messages to webhooks.
   */
  readonly store: Store;
  /** The number of that commit. */
  readonly number: number;
  /** Call it when the writer has deleted old data. */
  pruned(): void;
}

/**
 * Opens the file of a game for reading.
 *
 * @throws StoreFailure when the file is not a store of this format, or cannot be read
 */
export function sqliteFollow(path: string): SqliteFollow {
  const database = connect(path, true);
  const guard = sqliteGuard(path);
  const reader = sqliteReader(database);
  const { histories, lines } = reader;
  const ends: Record<HistoryKind, Map<number, number>> = {
    envelopes: new Map(),
    entries: new Map(),
  };
  // One moment of the file, of which the writer changes nothing meanwhile.
  const read = guard(() => {
    checkFormat(database, path);
    database.exec('BEGIN');
    const contents = reader.load();
    const position = { number: reader.counters().commits, nextLine: lines.next() };
    for (const [kind, owner, end] of histories.ends()) ends[kind].set(owner, end);
    database.exec('COMMIT');
    return { contents, position };
  });
  const { nextLine, number } = read.position;
  const refused = (): never => {
    throw new Error('A follower changes nothing in the file of its writer.');
  };
  const endOf = (kind: HistoryKind, owner: number): number => ends[kind].get(owner) ?? 0;
  const store: Store = {
    load: () => read.contents,
    firstAltered: refused,
    lines: (from) => linesFrom(lines, from, guard, nextLine),
    range(kind, owner) {
      const end = endOf(kind, owner);
      return { first: Math.min(end, guard(() => histories.range(kind, owner)).first), end };
    },
    entry(kind, owner, place) {
      if (place >= endOf(kind, owner)) return undefined;
      return guard(() => histories.entry(kind, owner, place));
    },
    outcome: refused,
    deliveries: (webhook) => guard(() => reader.deliveries(webhook)),
    versions: () => guard(reader.versions),
    unsentMails: () => [],
    addStart: refused,
    commit(batch) {
      guard(() => histories.follow(batch));
      for (const kind of ['envelopes', 'entries'] as const) {
        for (const { owner, place } of batch[kind]) ends[kind].set(owner, place + 1);
      }
    },
    // The writer deletes old data, and `pruned` is called then.
    prune: () => false,
    mailsSent: refused,
    renew: () => undefined,
    close: () => database.close(),
  };
  return { store, number, pruned: () => guard(histories.invalidate) };
}
