import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { basename } from 'node:path';
import { type HeadFile, headPath, openHeadFile, readHead, type StoreEnd } from './headFile.js';
import {
  damagedPages,
  LOCK_PAGE,
  pageFiles,
  type PendingPages,
  pendingPages,
} from './pageFiles.js';

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
   * returns the digest of so many lines, as they are in the database. With `isLater`, the pages of
   * large tables are compared by `verifyLater`.
   */
  verify(
    end: StoreEnd,
    frames: number,
    chainAt: (lines: number) => string,
    isLater: boolean,
  ): readonly Damage[];
  /**
   * Compares the remaining pages in the background. `found` gets a function that returns what is
   * damaged, and may throw; `done` is called at the end, but not when there is a loss.
   */
  verifyLater(found: (damages: () => readonly Damage[]) => void, done: () => void): void;
  /** Makes the head file describe the database as it is now. */
  reset(end: StoreEnd, frames: number): void;
  /**
   * Records a transaction. Call it after each one. It may have changed pages that were not compared
   * yet: returns the damage of their former versions.
   *
   * @throws StoreFailure
   */
  note(end: StoreEnd, frames: number): Damage | undefined;
  /** Makes the head file durable; call it before a checkpoint. @throws StoreFailure */
  sync(): void;
  /** Call it after the database was closed. */
  close(): void;
}

/** The integrity of the store in an open database; `isCopy` as for `openHeadFile`. */
export function storeIntegrity(
  database: DatabaseSyncInstance,
  path: string,
  isCopy?: boolean,
): StoreIntegrity {
  const files = pageFiles(path);
  const head = basename(headPath(path));
  let file: HeadFile | undefined;
  const headFile = (): HeadFile => (file ??= openHeadFile(path, isCopy));
  let pending: PendingPages | undefined;
  const damageOf = (pages: readonly number[]): readonly Damage[] =>
    pages.length === 0 ? [] : [pageDamage(database, pages, basename(path))];

  return {
    verify(end, frames, chainAt, isLater) {
      const stored = readHead(path);
      // A store without commits was only created. Its head file may not have been written whole:
      // the record of an end comes before the checksums.
      const { end: said, sums = [] } = stored ?? {};
      if (end.commits === 0 && (said?.commits ?? sums.length) === 0) return [];
      if (stored === undefined) {
        return [loss(`${head} is missing: nothing shows whether the store is complete`)];
      }
      const fault = endFault(stored.end, end, head, chainAt);
      if (fault !== '') return [loss(fault)];
      const count = pageCount(database);
      if (isLater && !stored.isDamaged) {
        const inLog = files.walSums(frames).keys();
        pending = pendingPages(files, stored.sums, count, [LOCK_PAGE, ...inLog]);
        return damageOf(pending.check(smallPages(database)));
      }
      const found = damageOf(damagedPages(files, stored.sums, count, frames));
      // The log may hide what was found: a damaged page that was changed before it was compared.
      if (!stored.isDamaged || found.length > 0) return found;
      return [loss('damaged pages were found while the game was served')];
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
    note(end, frames) {
      const sums = files.newWalSums(frames);
      const [damage] = damageOf(pending?.check(sums.keys()) ?? []);
      if (damage?.isLoss === true) headFile().markDamaged();
      else headFile().write(end, sums);
      return damage;
    },
    verifyLater(found, done) {
      let isLost = false;
      const damaged = (pages: readonly number[]): void =>
        found(() => {
          const damages = damageOf(pages);
          isLost ||= damages.some(({ isLoss }) => isLoss);
          if (isLost) headFile().markDamaged();
          return damages;
        });
      if (pending === undefined) done();
      else pending.run(damaged, () => (isLost ? undefined : done()));
    },
    sync: () => headFile().sync(),
    close() {
      pending?.stop();
      files.close();
      file?.close();
    },
  };
}

const loss = (message: string): Damage => ({ message, isLoss: true });

/** What the end of a store lacks that its head file says; '' when nothing. */
function endFault(
  stored: StoreEnd | undefined,
  found: StoreEnd,
  head: string,
  chainAt: (lines: number) => string,
): string {
  if (stored === undefined) {
    return `${head} is damaged: nothing shows whether the store is complete`;
  }
  const missing = missingSince(stored, found);
  if (missing !== '' || chainAt(stored.lines) === stored.chain) return missing;
  return `the first ${stored.lines} lines of the log have another digest than ${head} says`;
}

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

/** The tables that grow with the game; a start reads little of them. */
const LARGE_TABLES = ['keyframes', 'lines', 'outcomes', 'runs'];

/** The pages of all other tables. */
function* smallPages(database: DatabaseSyncInstance): Iterable<number> {
  const tables = database.prepare('SELECT name, tbl_name FROM sqlite_schema');
  const pages = database.prepare('SELECT pageno FROM dbstat WHERE name = ?');
  const all = tables.all() as { name: string; tbl_name: string }[];
  const small = all.filter(({ tbl_name }) => !LARGE_TABLES.includes(tbl_name));
  for (const name of ['sqlite_schema', ...small.map((one) => one.name)]) {
    for (const { pageno } of pages.all(name) as { pageno: number }[]) yield pageno;
  }
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
