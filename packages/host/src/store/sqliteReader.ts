import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { type SqliteHistory, sqliteHistory } from './sqliteHistory.js';
import type {
  ClockAnchor,
  Credential,
  HistoryKind,
  StoreContents,
  StoredKeyframe,
  StoredLine,
  StoredLink,
  StoredMail,
  StoredOutcome,
} from './store.js';

/** What a store reads from its database. */
export interface SqliteReader {
  readonly histories: Readonly<Record<HistoryKind, SqliteHistory>>;
  load(): StoreContents;
  /** Lines of the log from `n` on: some, or none when there are none. */
  someLines(n: number): readonly StoredLine[];
  nextLine(): number;
  lastMail(): number;
  outcome(account: number, key: string): StoredOutcome | undefined;
  mails(): readonly StoredMail[];
}

/** So many lines are read at once, lest a reader that stops halfway keep the database busy. */
const LINES_AT_ONCE = 1_000;

/** The reading half of a store. */
export function sqliteReader(database: DatabaseSyncInstance): SqliteReader {
  const clock = database.prepare('SELECT tick, wall_ms, last_mail FROM clock');
  const keyframe = database.prepare(
    'SELECT tick, n, hash, position, bytes FROM keyframes ORDER BY tick DESC, n DESC LIMIT 1',
  );
  const credentials = database.prepare('SELECT * FROM credentials ORDER BY account');
  const links = database.prepare('SELECT * FROM links ORDER BY digest');
  const lines = database.prepare('SELECT n, text FROM lines WHERE n >= ? ORDER BY n LIMIT ?');
  const lastLine = database.prepare('SELECT max(n) AS n FROM lines');
  const outcome = database.prepare('SELECT * FROM outcomes WHERE account = ? AND key = ?');
  const mails = database.prepare('SELECT * FROM mails ORDER BY id');

  type ClockRow = ClockAnchor & { readonly last_mail: number };
  const clockRow = (): ClockRow | undefined => clock.get() as ClockRow | undefined;
  return {
    histories: {
      envelopes: sqliteHistory(database, 'envelopes'),
      entries: sqliteHistory(database, 'entries'),
    },
    load() {
      const row = clockRow();
      return {
        clock: row && { tick: row.tick, wall_ms: row.wall_ms },
        keyframe: keyframe.get() as StoredKeyframe | undefined,
        credentials: credentials.all() as Credential[],
        links: links.all() as StoredLink[],
        lastMail: row?.last_mail ?? 0,
      };
    },
    someLines: (n) => lines.all(n, LINES_AT_ONCE) as StoredLine[],
    nextLine: () => ((lastLine.get() as { n: number | null }).n ?? -1) + 1,
    lastMail: () => clockRow()?.last_mail ?? 0,
    outcome: (account, key) => outcome.get(account, key) as StoredOutcome | undefined,
    mails: () => mails.all() as StoredMail[],
  };
}
