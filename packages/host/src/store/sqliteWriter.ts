import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { batchFault } from './batchFault.js';
import { keyframeSum } from './keyframeSum.js';
import type { SqliteReader } from './sqliteReader.js';
import { MAX_KEYFRAMES, type PruneBounds, type StoreBatch, type StoredOutcome } from './store.js';

/** Writes a store's database. Call all functions inside a transaction. */
interface SqliteWriter {
  write(batch: StoreBatch): void;
  prune(bounds: PruneBounds): void;
  deleteMails(ids: readonly number[]): void;
}

/** A writer of a database; it rejects batches that do not follow what the reader reads. */
export function sqliteWriter(database: DatabaseSyncInstance, reader: SqliteReader): SqliteWriter {
  const statements = prepare(database);
  const { histories, lines } = reader;
  const outcomes = sqliteOutcomes(database);
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
      outcomes.write(batch.outcomes);
      writeRows(statements, batch);
    },
    prune(bounds) {
      outcomes.prune(bounds);
      statements.oldLinks.run(bounds.linksBeforeMs);
      histories.keepLast(Math.max(bounds.maxEntries, 1));
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
    link: statement('INSERT OR REPLACE INTO links VALUES (?, ?, ?, ?, ?, ?)'),
    usedLink: statement('DELETE FROM links WHERE digest = ?'),
    mail: statement('INSERT INTO mails VALUES (?, ?, ?, ?, ?)'),
    digest: statement('INSERT OR REPLACE INTO digests VALUES (?, ?, ?, ?)'),
    keyframe: statement('INSERT OR REPLACE INTO keyframes VALUES (?, ?, ?, ?, ?, ?)'),
    oldLinks: statement('DELETE FROM links WHERE expires_ms < ?'),
    oldKeyframes: statement(
      `DELETE FROM keyframes WHERE rowid NOT IN
         (SELECT rowid FROM keyframes ORDER BY tick DESC, n DESC LIMIT ?)`,
    ),
    sentMail: statement('DELETE FROM mails WHERE id = ?'),
  };
}

function writeRows(statements: ReturnType<typeof prepare>, batch: StoreBatch): void {
  for (const { account, email, pending_email, token_digest, issued_ms } of batch.credentials) {
    statements.credential.run(account, email, pending_email, token_digest, issued_ms);
  }
  for (const { digest, purpose, account, email, request, expires_ms } of batch.links) {
    statements.link.run(digest, purpose, account, email, request, expires_ms);
  }
  for (const digest of batch.usedLinks) statements.usedLink.run(digest);
  for (const { id, to, subject, text, created_ms } of batch.mails) {
    statements.mail.run(id, to, subject, text, created_ms);
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

/** The outcomes in a database. Call both functions inside a transaction. */
interface SqliteOutcomes {
  write(outcomes: readonly StoredOutcome[]): void;
  prune(bounds: Pick<PruneBounds, 'outcomesBeforeMs' | 'maxOutcomes'>): void;
}

/** The outcomes in their table. */
function sqliteOutcomes(database: DatabaseSyncInstance): SqliteOutcomes {
  const insert = database.prepare('INSERT OR REPLACE INTO outcomes VALUES (?, ?, ?, ?, ?, ?, ?)');
  const dropOld = database.prepare('DELETE FROM outcomes WHERE created_ms < ?');
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
  return {
    write(outcomes) {
      for (const one of outcomes) {
        const { account, key, fingerprint, status, text, tick, created_ms } = one;
        insert.run(account, key, fingerprint, status, text, tick, created_ms);
        sizes?.set(account, (sizes.get(account) ?? 0) + 1);
      }
    },
    prune({ outcomesBeforeMs, maxOutcomes }) {
      dropOld.run(outcomesBeforeMs);
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
