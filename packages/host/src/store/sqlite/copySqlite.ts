import { chmodSync, closeSync, fsyncSync, openSync } from 'node:fs';
import { basename } from 'node:path';
import { readHead } from './integrity/headFile.js';
import { checkFormat, connect } from './openSqlite.js';
import { damagedPages, pageFiles } from './integrity/pageFiles.js';
import { sqliteStore } from './sqliteStore.js';
import { pageCount, pageDamage } from './integrity/storeIntegrity.js';
import { StoreFailure } from '../store.js';

/**
 * Copies the store in a file to a new file, with a head file of its own; another process may use
 * the store meanwhile.
 *
 * @throws StoreFailure when the store is damaged; Errors of SQLite
 */
export function copySqlite(path: string, copy: string): void {
  const files = pageFiles(path);
  const source = connect(path, true);
  try {
    checkFormat(source, path);
    // While this transaction reads, pages that are not in the write-ahead log do not change.
    source.exec('BEGIN');
    const count = pageCount(source);
    const sums = readHead(path)?.sums ?? new Uint32Array(0);
    const damaged = damagedPages(files, sums, count, Infinity);
    if (damaged.length > 0) {
      const { message } = pageDamage(source, damaged, basename(path));
      throw new StoreFailure('damaged', `${path} is damaged: ${message}`);
    }
    source.exec('COMMIT');
    source.prepare('VACUUM INTO ?').run(copy);
  } finally {
    source.close();
    files.close();
  }
  chmodSync(copy, 0o600);
  freeLease(copy);
  // A new head file for what was copied.
  sqliteStore(copy, { nowMs: 0, acceptLoss: true }).close();
  syncFile(copy);
}

/** The copy has no writer yet. */
function freeLease(path: string): void {
  const database = connect(path);
  database.exec("UPDATE lease SET pid = 0, host = '', life = '', renewed_ms = 0");
  database.close();
}

/** Makes the contents of a file durable. */
export function syncFile(path: string): void {
  const file = openSync(path, 'r+');
  fsyncSync(file);
  closeSync(file);
}
