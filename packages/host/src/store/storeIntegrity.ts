import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { basename } from 'node:path';
import { type HeadFile, headPath, openHeadFile, readHead, type StoreEnd } from './headFile.js';
import { damagedPages, pageFiles } from './pageFiles.js';

/** Something that is damaged or missing in a store. */
export interface Damage {
  /** A sentence. */
  readonly message: string;
  /** Whether the store must not be opened without the consent of the operator. */
  readonly isLoss: boolean;
}

/** Compares a store's database with its head file, and keeps the head file up to date. */
export interface StoreIntegrity {
  /**
   * What the head file says and the database does not contain. Call it in a transaction that holds
   * the write lock, before it writes. `frames` is the length of the write-ahead log. `chainAt`
   * returns the digest of so many lines, as they are in the database.
   */
  verify(end: StoreEnd, frames: number, chainAt: (lines: number) => string): readonly Damage[];
  /** Makes the head file describe the database as it is now. */
  reset(end: StoreEnd, frames: number): void;
  /** Records a transaction. Call it after each one. @throws StoreFailure */
  note(end: StoreEnd, frames: number): void;
  /** Makes the head file durable; call it before a checkpoint. @throws StoreFailure */
  sync(): void;
  /** Call it after the database was closed. */
  close(): void;
}

/** The integrity of the store in an open database. */
export function storeIntegrity(database: DatabaseSyncInstance, path: string): StoreIntegrity {
  const files = pageFiles(path);
  let file: HeadFile | undefined;
  const headFile = (): HeadFile => (file ??= openHeadFile(path));
  const head = basename(headPath(path));

  return {
    verify(end, frames, chainAt) {
      const stored = readHead(path);
      if (stored === undefined) {
        // A store without commits was only created; its head file is written with the first lease.
        if (end.commits === 0) return [];
        return [loss(`${head} is missing: nothing shows whether the store is complete`)];
      }
      if (stored.end === undefined) {
        return [loss(`${head} is damaged: nothing shows whether the store is complete`)];
      }
      const missing = missingSince(stored.end, end);
      if (missing !== '') return [loss(missing)];
      if (chainAt(stored.end.lines) !== stored.end.chain) {
        const lines = `the first ${stored.end.lines} lines of the log`;
        return [loss(`${lines} have another digest than ${head} says`)];
      }
      const bad = damagedPages(files, stored.sums, pageCount(database), frames);
      return bad.length === 0 ? [] : [pageDamage(database, bad, basename(path))];
    },
    reset(end, frames) {
      const sums = new Map<number, number>();
      for (const sum of files.sums()) sums.set(sums.size + 1, sum);
      for (const [page, sum] of files.newWalSums(frames)) sums.set(page, sum);
      // Both records.
      headFile().write(end, sums);
      headFile().write(end, new Map());
      headFile().sync();
    },
    note: (end, frames) => headFile().write(end, files.newWalSums(frames)),
    sync: () => headFile().sync(),
    close() {
      files.close();
      file?.close();
    },
  };
}

const loss = (message: string): Damage => ({ message, isLoss: true });

/** What is missing of a store; '' when nothing is. The head file may be behind. */
function missingSince(stored: StoreEnd, found: StoreEnd): string {
  if (found.commits >= stored.commits && found.lines >= stored.lines) return '';
  const commits = stored.commits - found.commits;
  const lines = stored.lines - found.lines;
  const ticks = stored.tick - found.tick;
  return (
    `the last ${commits} commits are missing: ${lines} lines of the log (commands and hashes) ` +
    `after line ${found.lines}, and ${ticks} ticks after tick ${found.tick}`
  );
}

/** The number of pages of a database. */
export function pageCount(database: DatabaseSyncInstance): number {
  return (database.prepare('PRAGMA page_count').get() as { page_count: number }).page_count;
}

/** Describes damaged pages and their tables. Damaged keyframes are no loss: others are older. */
export function pageDamage(
  database: DatabaseSyncInstance,
  pages: readonly number[],
  name: string,
): Damage {
  const tables = tablesOf(database, new Set(pages));
  const numbers = `${pages.slice(0, 5).join(', ')}${pages.length > 5 ? ' …' : ''}`;
  const message = `damaged pages in ${name}: ${numbers} (${[...tables].join(', ')})`;
  const areKeyframes = tables.size === 1 && tables.has('keyframes');
  return { message, isLoss: !areKeyframes || !isSound(database, 'keyframes') };
}

/** The tables and indexes of pages; 'free' for pages of none, 'unknown' when the scan fails. */
function tablesOf(database: DatabaseSyncInstance, pages: ReadonlySet<number>): Set<string> {
  const names = new Set<string>();
  let count = 0;
  try {
    const scan = database.prepare('SELECT name, pageno FROM dbstat');
    for (const { name, pageno } of scan.all() as { name: string; pageno: number }[]) {
      if (!pages.has(pageno)) continue;
      names.add(name);
      count += 1;
    }
    if (count < pages.size) names.add('free');
  } catch {
    names.add('unknown');
  }
  return names;
}

/** Whether the structure of a table is whole. */
function isSound(database: DatabaseSyncInstance, table: string): boolean {
  try {
    const rows = database.prepare(`PRAGMA integrity_check('${table}')`).all();
    return rows.length === 1 && Object.values(rows[0] as object)[0] === 'ok';
  } catch {
    return false;
  }
}
