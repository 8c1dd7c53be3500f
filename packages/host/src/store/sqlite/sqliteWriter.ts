import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { batchFault } from '../batchFault.js';
import { keyframeSum } from '../keyframeSum.js';
import { lastAccountAfter } from '../lastAccount.js';
import type { SqliteReader } from './sqliteReader.js';
import { quoted, ROW_TABLES, type RowTable, TABLES_OF_ACCOUNTS } from '../rowTables.js';
import { KEPT_DELIVERIES } from '../storedWebhook.js';
import type { PruneBounds } from '../pruneBounds.js';
import {
  MAX_KEYFRAMES,
  MAX_STARTS,
  type StoreBatch,
  type StoredOutcome,
  type StoredStart,
} from '../store.js';

/** Writes a store's database. Call all functions inside a transaction. */
export interface SqliteWriter {
  write(batch: StoreBatch): void;
  /** Returns whether it is to be called again. */
  prune(bounds: PruneBounds): boolean;
  deleteMails(ids: readonly number[]): void;
  addStart(start: StoredStart): void;
}

/** A writer of a database; it rejects batches that do not follow what the reader reads. */
export function sqliteWriter(database: DatabaseSyncInstance, reader: SqliteReader): SqliteWriter {
  const statements = prepare(database);
  const { histories, lines } = reader;
  const outcomes = sqliteOutcomes(database);
  const writeRows = batchWriter(database, statements);
  return {
    write(batch) {
      const { commits, lastAccount, lastMail } = reader.counters();
      const position = { nextLine: lines.next(), lastMail, end: histories.end };
      const fault = batchFault(batch, position);
      if (fault) throw new Error(`The batch was rejected: ${fault}`);
      const { speed, tick, wall_ms } = batch.clock;
      const mail = batch.mails.at(-1)?.id ?? lastMail;
      const account = lastAccountAfter(lastAccount, batch);
      statements.clock.run(tick, wall_ms, speed, mail, commits + 1, account);
      lines.append(batch.lines);
      histories.append(batch);
      for (const account of batch.deletedAccounts) {
        for (const statement of statements.deletedAccount) statement.run(account);
      }
      outcomes.write(batch.outcomes);
      writeRows(batch);
    },
    prune(bounds) {
      outcomes.prune(bounds);
      statements.oldLinks.run(bounds.linksBeforeMs);
      return histories.keepLast(Math.max(bounds.maxEntries, 1));
    },
    addStart({ id, places, tick }) {
      statements.start.run(id, tick, places);
      statements.oldStarts.run(MAX_STARTS);
    },
    deleteMails(ids) {
      for (const id of ids) statements.sentMail.run(id);
    },
  };
}

function prepare(database: DatabaseSyncInstance) {
  const statement = (text: string) => database.prepare(text);
  return {
    clock: statement('INSERT OR REPLACE INTO clock VALUES (1, ?, ?, ?, ?, ?, ?)'),
    deletedToken: statement('DELETE FROM tokens WHERE id = ?'),
    usedLink: statement('DELETE FROM links WHERE digest = ?'),
    keyframe: statement('INSERT OR REPLACE INTO keyframes VALUES (?, ?, ?, ?, ?, ?)'),
    oldLinks: statement('DELETE FROM links WHERE expires_ms < ?'),
    oldKeyframes: statement(
      `DELETE FROM keyframes WHERE rowid NOT IN
         (SELECT rowid FROM keyframes ORDER BY tick DESC, n DESC LIMIT ?)`,
    ),
    start: statement('INSERT INTO starts (id, tick, places) VALUES (?, ?, ?)'),
    oldStarts: statement('DELETE FROM starts WHERE number <= (SELECT max(number) FROM starts) - ?'),
    sentMail: statement('DELETE FROM mails WHERE id = ?'),
    deletedAccount: TABLES_OF_ACCOUNTS.map((table) =>
      statement(`DELETE FROM ${table} WHERE account = ?`),
    ),
    oldDeliveries: statement(
      "DELETE FROM deliveries WHERE webhook = ? AND n <= ? AND state <> 'waiting'",
    ),
    deletedWebhook: [
      statement('DELETE FROM webhooks WHERE id = ?'),
      statement('DELETE FROM deliveries WHERE webhook = ?'),
    ],
  };
}

/** Returns a function that writes a row, which replaces one with the same key. */
export function rowWriter(
  database: DatabaseSyncInstance,
  { columns, name }: RowTable,
): (row: object) => void {
  const places = columns.map(() => '?').join(', ');
  const put = database.prepare(
    `INSERT OR REPLACE INTO ${name} (${quoted(columns)}) VALUES (${places})`,
  );
  return (row) => {
    const values = row as Readonly<Record<string, unknown>>;
    put.run(...columns.map((column) => values[column] as string | number | null));
  };
}

/** Returns a function that writes the rows of a batch, but for its outcomes. */
function batchWriter(
  database: DatabaseSyncInstance,
  statements: ReturnType<typeof prepare>,
): (batch: StoreBatch) => void {
  const writer = (name: keyof typeof ROW_TABLES) => rowWriter(database, ROW_TABLES[name]);
  const [putCredential, putToken] = [writer('credentials'), writer('tokens')];
  const [putLink, putMail, putDigest] = [writer('links'), writer('mails'), writer('digests')];
  const [putWebhook, putDelivery] = [writer('webhooks'), writer('deliveries')];
  const putVersion = writer('versions');
  return (batch) => {
    batch.credentials.forEach(putCredential);
    batch.tokens.forEach(putToken);
    for (const id of batch.deletedTokens) statements.deletedToken.run(id);
    batch.links.forEach(putLink);
    for (const digest of batch.usedLinks) statements.usedLink.run(digest);
    batch.mails.forEach(putMail);
    batch.digests.forEach(putDigest);
    batch.versions?.forEach(putVersion);
    if (batch.keyframe) {
      const { tick, n, hash, position, bytes } = batch.keyframe;
      statements.keyframe.run(tick, n, hash, position, bytes, keyframeSum(batch.keyframe));
      statements.oldKeyframes.run(MAX_KEYFRAMES);
    }
    batch.webhooks.forEach(putWebhook);
    for (const one of batch.deliveries) {
      putDelivery(one);
      statements.oldDeliveries.run(one.webhook, one.n - KEPT_DELIVERIES);
    }
    for (const id of batch.deletedWebhooks) {
      for (const statement of statements.deletedWebhook) statement.run(id);
    }
  };
}

/** Maximum of old outcomes that a prune deletes; the following commits delete the others. */
const OUTCOMES_OF_PRUNE = 100;

/** So many more old outcomes than it has new ones are deleted by a commit. */
const OUTCOMES_OF_COMMIT = 8;

/** The outcomes in their table. Call both functions inside a transaction. */
function sqliteOutcomes(database: DatabaseSyncInstance) {
  const put = rowWriter(database, ROW_TABLES.outcomes);
  const dropOld = database.prepare(
    `DELETE FROM outcomes WHERE (account, key) IN
       (SELECT account, key FROM outcomes WHERE created_ms < ? ORDER BY created_ms LIMIT ?)`,
  );
  // Reads only the index: texts of answers may be long.
  const countAll = database.prepare(
    'SELECT account, count(*) AS size FROM outcomes INDEXED BY outcomes_by_age GROUP BY account',
  );
  const countOf = database.prepare('SELECT count(*) AS size FROM outcomes WHERE account = ?');
  const dropMany = database.prepare(
    `DELETE FROM outcomes WHERE account = ?1 AND (created_ms, key) <=
       (SELECT created_ms, key FROM outcomes WHERE account = ?1
        ORDER BY created_ms DESC, key DESC LIMIT 1 OFFSET ?2)`,
  );
  /** Upper bounds of the outcomes of each account; undefined until first needed. */
  let sizes: Map<number, number> | undefined;
  /** Older ones are to be deleted. */
  let beforeMs = 0;
  /** Deletes some old outcomes: each is on a page of its own, and a commit must not wait long. */
  const trim = (max: number): void => {
    if (beforeMs === 0) return;
    if (Number(dropOld.run(beforeMs, max).changes) < max) beforeMs = 0;
  };
  return {
    write(outcomes: readonly StoredOutcome[]): void {
      trim(outcomes.length + OUTCOMES_OF_COMMIT);
      for (const one of outcomes) {
        put(one);
        sizes?.set(one.account, (sizes.get(one.account) ?? 0) + 1);
      }
    },
    prune({ outcomesBeforeMs, maxOutcomes }: PruneBounds): void {
      beforeMs = outcomesBeforeMs;
      trim(OUTCOMES_OF_PRUNE);
      const rows = sizes ? [] : (countAll.all() as { account: number; size: number }[]);
      sizes ??= new Map(rows.map(({ account, size }) => [account, size]));
      for (const [account, max] of sizes) {
        if (max <= maxOutcomes) continue;
        dropMany.run(account, maxOutcomes);
        const { size } = countOf.get(account) as { size: number };
        if (size === 0) sizes.delete(account);
        else sizes.set(account, size);
      }
    },
  };
}
