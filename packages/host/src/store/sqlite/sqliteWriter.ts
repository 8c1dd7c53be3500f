import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { batchFault } from '../batchFault.js';
import { keyframeSum } from '../keyframeSum.js';
import type { SqliteReader } from './sqliteReader.js';
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
interface SqliteWriter {
  write(batch: StoreBatch): void;
  prune(bounds: PruneBounds): void;
  deleteMails(ids: readonly number[]): void;
  addStart(start: StoredStart): void;
}

/** A writer of a database; it rejects batches that do not follow what the reader reads. */
export function sqliteWriter(database: DatabaseSyncInstance, reader: SqliteReader): SqliteWriter {
  const statements = prepare(database);
  const { histories, lines } = reader;
  const outcomes = sqliteOutcomes(database);
  const writeWebhooks = webhookWriter(database);
  return {
    write(batch) {
      const lastMail = reader.lastMail();
      const position = { nextLine: lines.next(), lastMail, end: histories.end };
      const fault = batchFault(batch, position);
      if (fault) throw new Error(`The batch was rejected: ${fault}`);
      const { speed, tick, wall_ms } = batch.clock;
      const commits = reader.commits() + 1;
      statements.clock.run(tick, wall_ms, speed, batch.mails.at(-1)?.id ?? lastMail, commits);
      lines.append(batch.lines);
      histories.append(batch);
      for (const account of batch.deletedAccounts) {
        for (const statement of statements.deletedAccount) statement.run(account);
      }
      outcomes.write(batch.outcomes);
      writeRows(statements, batch);
      writeWebhooks(batch);
    },
    prune(bounds) {
      outcomes.prune(bounds);
      statements.oldLinks.run(bounds.linksBeforeMs);
      histories.keepLast(Math.max(bounds.maxEntries, 1));
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
    clock: statement('INSERT OR REPLACE INTO clock VALUES (1, ?, ?, ?, ?, ?)'),
    credential: statement('INSERT OR REPLACE INTO credentials VALUES (?, ?, ?, ?, ?)'),
    token: statement('INSERT OR REPLACE INTO tokens VALUES (?, ?, ?, ?, ?, ?)'),
    deletedToken: statement('DELETE FROM tokens WHERE id = ?'),
    link: statement('INSERT OR REPLACE INTO links VALUES (?, ?, ?, ?, ?, ?)'),
    usedLink: statement('DELETE FROM links WHERE digest = ?'),
    mail: statement('INSERT INTO mails VALUES (?, ?, ?, ?, ?, ?)'),
    digest: statement('INSERT OR REPLACE INTO digests VALUES (?, ?, ?, ?)'),
    keyframe: statement('INSERT OR REPLACE INTO keyframes VALUES (?, ?, ?, ?, ?, ?)'),
    oldLinks: statement('DELETE FROM links WHERE expires_ms < ?'),
    oldKeyframes: statement(
      `DELETE FROM keyframes WHERE rowid NOT IN
         (SELECT rowid FROM keyframes ORDER BY tick DESC, n DESC LIMIT ?)`,
    ),
    start: statement('INSERT INTO starts (id, tick, places) VALUES (?, ?, ?)'),
    oldStarts: statement('DELETE FROM starts WHERE number <= (SELECT max(number) FROM starts) - ?'),
    sentMail: statement('DELETE FROM mails WHERE id = ?'),
    deletedAccount: ['credentials', 'tokens', 'links', 'mails', 'digests', 'outcomes'].map(
      (table) => statement(`DELETE FROM ${table} WHERE account = ?`),
    ),
  };
}

function writeRows(statements: ReturnType<typeof prepare>, batch: StoreBatch): void {
  for (const one of batch.credentials) {
    const { account, email, pending_email, issued_ms, is_used } = one;
    statements.credential.run(account, email, pending_email, issued_ms, is_used);
  }
  for (const { id, account, name, scopes, digest, created_ms } of batch.tokens) {
    statements.token.run(id, account, name, scopes, digest, created_ms);
  }
  for (const id of batch.deletedTokens) statements.deletedToken.run(id);
  for (const { digest, purpose, account, email, request, expires_ms } of batch.links) {
    statements.link.run(digest, purpose, account, email, request, expires_ms);
  }
  for (const digest of batch.usedLinks) statements.usedLink.run(digest);
  for (const { id, account, to, subject, text, created_ms } of batch.mails) {
    statements.mail.run(id, account, to, subject, text, created_ms);
  }
  for (const { account, kind, place, sent_ms } of batch.digests) {
    statements.digest.run(account, kind, place, sent_ms);
  }
  if (batch.keyframe) {
    const { tick, n, hash, position, bytes } = batch.keyframe;
    statements.keyframe.run(tick, n, hash, position, bytes, keyframeSum(batch.keyframe));
    statements.oldKeyframes.run(MAX_KEYFRAMES);
  }
}

/** Maximum of old outcomes that a prune deletes; the following commits delete the others. */
const OUTCOMES_OF_PRUNE = 100;

/** So many more old outcomes than it has new ones are deleted by a commit. */
const OUTCOMES_OF_COMMIT = 8;

/** The outcomes in a database. Call both functions inside a transaction. */
interface SqliteOutcomes {
  write(outcomes: readonly StoredOutcome[]): void;
  prune(bounds: Pick<PruneBounds, 'outcomesBeforeMs' | 'maxOutcomes'>): void;
}

/** The outcomes in their table. */
function sqliteOutcomes(database: DatabaseSyncInstance): SqliteOutcomes {
  const insert = database.prepare('INSERT OR REPLACE INTO outcomes VALUES (?, ?, ?, ?, ?, ?, ?)');
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
    write(outcomes) {
      trim(outcomes.length + OUTCOMES_OF_COMMIT);
      for (const one of outcomes) {
        const { account, key, fingerprint, status, text, tick, created_ms } = one;
        insert.run(account, key, fingerprint, status, text, tick, created_ms);
        sizes?.set(account, (sizes.get(account) ?? 0) + 1);
      }
    },
    prune({ outcomesBeforeMs, maxOutcomes }) {
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

/** Returns a function that writes the webhooks of a batch and their messages. */
function webhookWriter(database: DatabaseSyncInstance) {
  const put = database.prepare(
    'INSERT OR REPLACE INTO webhooks VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const putDelivery = database.prepare(
    'INSERT OR REPLACE INTO deliveries VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const dropOld = database.prepare(
    "DELETE FROM deliveries WHERE webhook = ? AND n <= ? AND state <> 'waiting'",
  );
  const drop = database.prepare('DELETE FROM webhooks WHERE id = ?');
  const dropDeliveries = database.prepare('DELETE FROM deliveries WHERE webhook = ?');
  return ({ deletedWebhooks, deliveries, webhooks }: StoreBatch): void => {
    for (const one of webhooks) {
      const { account, cursor, former_secret, former_until_ms, id, messages, secret } = one;
      const { created_ms, status, url } = one;
      const secrets = [secret, former_secret, former_until_ms] as const;
      put.run(id, account, url, ...secrets, status, cursor, messages, created_ms);
    }
    for (const one of deliveries) {
      const { attempts, data, event_id, message, n, next_ms, type, webhook } = one;
      const about = [webhook, n, message, type, event_id, data] as const;
      putDelivery.run(
        ...about,
        one.state,
        attempts,
        next_ms,
        one.status,
        one.reason,
        one.created_ms,
      );
      dropOld.run(webhook, n - KEPT_DELIVERIES);
    }
    for (const id of deletedWebhooks) {
      drop.run(id);
      dropDeliveries.run(id);
    }
  };
}
