import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { type SqliteHistories, sqliteHistories } from './sqliteHistories.js';
import { type SqliteLines, sqliteLines } from './sqliteLines.js';
import type {
  ClockAnchor,
  Credential,
  StoreContents,
  StoredKeyframe,
  StoredLink,
  StoredMail,
  StoredOutcome,
} from './store.js';

/** Reads a store's database. */
export interface SqliteReader {
  readonly lines: SqliteLines;
  readonly histories: SqliteHistories;
  load(): StoreContents;
  lastMail(): number;
  outcome(account: number, key: string): StoredOutcome | undefined;
  mails(): readonly StoredMail[];
}

/** A reader of a database. */
export function sqliteReader(database: DatabaseSyncInstance): SqliteReader {
  const clock = database.prepare('SELECT tick, wall_ms, speed, last_mail FROM clock');
  const keyframe = database.prepare(
    'SELECT tick, n, hash, position, bytes FROM keyframes ORDER BY tick DESC, n DESC LIMIT 1',
  );
  const credentials = database.prepare('SELECT * FROM credentials ORDER BY account');
  const links = database.prepare('SELECT * FROM links ORDER BY digest');
  const outcome = database.prepare('SELECT * FROM outcomes WHERE account = ? AND key = ?');
  const mails = database.prepare('SELECT * FROM mails ORDER BY id');

  type ClockRow = ClockAnchor & { readonly last_mail: number };
  const clockRow = (): ClockRow | undefined => clock.get() as ClockRow | undefined;
  return {
    lines: sqliteLines(database),
    histories: sqliteHistories(database),
    load() {
      const row = clockRow();
      return {
        clock: row && { tick: row.tick, wall_ms: row.wall_ms, speed: row.speed },
        keyframe: keyframe.get() as StoredKeyframe | undefined,
        credentials: credentials.all() as Credential[],
        links: links.all() as StoredLink[],
        lastMail: row?.last_mail ?? 0,
      };
    },
    lastMail: () => clockRow()?.last_mail ?? 0,
    outcome: (account, key) => outcome.get(account, key) as StoredOutcome | undefined,
    mails: () => mails.all() as StoredMail[],
  };
}
