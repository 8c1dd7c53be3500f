import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { keyframeSum } from '../keyframeSum.js';
import type { StoreEnd } from './integrity/headFile.js';
import { type SqliteHistories, sqliteHistories } from './sqliteHistories.js';
import { type SqliteLines, sqliteLines } from './sqliteLines.js';
import type {
  ClockAnchor,
  Credential,
  StoreContents,
  StoredDigest,
  StoredKeyframe,
  StoredLink,
  StoredMail,
  StoredOutcome,
  StoredStart,
  StoredVersion,
} from '../store.js';
import type { StoredToken } from '../storedToken.js';
import type { StoredDelivery, StoredWebhook } from '../storedWebhook.js';

/** The numbers that the next batch continues. */
export interface StoreCounters {
  /** The batches committed so far. */
  readonly commits: number;
  /** As in `StoreContents`. */
  readonly lastMail: number;
  /** As in `StoreContents`. */
  readonly lastAccount: number;
}

/** Reads a store's database. */
export interface SqliteReader {
  readonly lines: SqliteLines;
  readonly histories: SqliteHistories;
  load(): StoreContents;
  /** The newest undamaged keyframe. Calls `onDamage` with the tick of each that it skips. */
  newestKeyframe(onDamage?: (tick: number) => void): StoredKeyframe | undefined;
  /** What grows from batch to batch; 0 before the first. */
  counters(): StoreCounters;
  /** The end of the store. */
  end(): StoreEnd;
  outcome(account: number, key: string): StoredOutcome | undefined;
  deliveries(webhook: string): readonly StoredDelivery[];
  mails(): readonly StoredMail[];
  versions(): readonly StoredVersion[];
}

/** A reader of a database; `archive` is the folder with lines that were moved out of it. */
export function sqliteReader(database: DatabaseSyncInstance, archive?: string): SqliteReader {
  const clock = database.prepare('SELECT * FROM clock');
  const keyframe = database.prepare(
    `SELECT tick, n, hash, position, bytes, sum FROM keyframes
       ORDER BY tick DESC, n DESC LIMIT 1 OFFSET ?`,
  );
  const credentials = database.prepare('SELECT * FROM credentials ORDER BY account');
  const tokens = database.prepare('SELECT * FROM tokens ORDER BY created_ms, id');
  const links = database.prepare('SELECT * FROM links ORDER BY digest');
  const outcome = database.prepare('SELECT * FROM outcomes WHERE account = ? AND key = ?');
  const mails = database.prepare('SELECT * FROM mails ORDER BY id');
  const digests = database.prepare('SELECT * FROM digests ORDER BY account, kind');
  const webhooks = database.prepare('SELECT * FROM webhooks ORDER BY created_ms, id');
  const waiting = database.prepare(
    "SELECT * FROM deliveries WHERE state = 'waiting' ORDER BY webhook, n",
  );
  const deliveries = database.prepare('SELECT * FROM deliveries WHERE webhook = ? ORDER BY n DESC');

  const starts = database.prepare('SELECT id, tick, places FROM starts ORDER BY number');
  const versions = database.prepare('SELECT * FROM versions ORDER BY n');
  const lines = sqliteLines(database, archive);

  type ClockRow = ClockAnchor & {
    readonly commits: number;
    readonly last_mail: number;
    readonly last_account: number;
  };
  const newestKeyframe: SqliteReader['newestKeyframe'] = (onDamage) => {
    for (let at = 0; ; at++) {
      const row = keyframe.get(at) as (StoredKeyframe & { readonly sum: number }) | undefined;
      if (row === undefined) return undefined;
      const { sum, ...found } = row;
      if (keyframeSum(found) === sum) return found;
      onDamage?.(found.tick);
    }
  };
  const clockRow = (): ClockRow | undefined => clock.get() as ClockRow | undefined;
  const counters = (row = clockRow()): StoreCounters => {
    if (row === undefined) return { commits: 0, lastMail: 0, lastAccount: 0 };
    return { commits: row.commits, lastMail: row.last_mail, lastAccount: row.last_account };
  };
  return {
    lines,
    histories: sqliteHistories(database),
    newestKeyframe,
    load() {
      const row = clockRow();
      const { lastAccount, lastMail } = counters(row);
      return {
        clock: row && { tick: row.tick, wall_ms: row.wall_ms, speed: row.speed },
        keyframe: newestKeyframe(),
        credentials: credentials.all() as Credential[],
        tokens: tokens.all() as StoredToken[],
        links: links.all() as StoredLink[],
        lastMail,
        lastAccount,
        digests: digests.all() as StoredDigest[],
        webhooks: webhooks.all() as StoredWebhook[],
        waitingDeliveries: waiting.all() as StoredDelivery[],
        starts: starts.all() as unknown as StoredStart[],
      };
    },
    counters: () => counters(),
    end() {
      const { commits, tick } = clockRow() ?? { commits: 0, tick: 0 };
      return { commits, lines: lines.next(), tick, chain: lines.chainAt(lines.next()) };
    },
    outcome: (account, key) => outcome.get(account, key) as StoredOutcome | undefined,
    deliveries: (webhook) => deliveries.all(webhook) as StoredDelivery[],
    mails: () => mails.all() as StoredMail[],
    versions: () => versions.all() as StoredVersion[],
  };
}
