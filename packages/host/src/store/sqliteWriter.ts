import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { batchFault } from './batchFault.js';
import { sqliteOutcomes } from './sqliteOutcomes.js';
import type { SqliteReader } from './sqliteReader.js';
import type { PruneBounds, StoreBatch } from './store.js';

/** Writes a store's database. Call all functions inside a transaction. */
export interface SqliteWriter {
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
      const { tick, wall_ms } = batch.clock;
      statements.clock.run(tick, wall_ms, batch.mails.at(-1)?.id ?? lastMail);
      lines.append(batch.lines);
      histories.append(batch);
      outcomes.write(batch.outcomes);
      writeRows(statements, batch);
    },
    prune(bounds) {
      outcomes.prune(bounds);
      statements.oldLinks.run(bounds.linksBeforeMs);
      histories.keepLast(Math.max(bounds.maxEntries, 1));
      statements.oldKeyframes.run(Math.max(bounds.maxKeyframes, 1));
    },
    deleteMails(ids) {
      for (const id of ids) statements.sentMail.run(id);
    },
  };
}

function prepare(database: DatabaseSyncInstance) {
  const statement = (text: string) => database.prepare(text);
  return {
    clock: statement('INSERT OR REPLACE INTO clock VALUES (1, ?, ?, ?)'),
    credential: statement('INSERT OR REPLACE INTO credentials VALUES (?, ?, ?, ?, ?)'),
    link: statement('INSERT OR REPLACE INTO links VALUES (?, ?, ?, ?, ?, ?)'),
    usedLink: statement('DELETE FROM links WHERE digest = ?'),
    mail: statement('INSERT INTO mails VALUES (?, ?, ?, ?, ?)'),
    keyframe: statement('INSERT OR REPLACE INTO keyframes VALUES (?, ?, ?, ?, ?)'),
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
  if (batch.keyframe) {
    const { tick, n, hash, position, bytes } = batch.keyframe;
    statements.keyframe.run(tick, n, hash, position, bytes);
  }
}
