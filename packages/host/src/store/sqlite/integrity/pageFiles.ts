import { closeSync, existsSync, openSync, read as readLater, readSync } from 'node:fs';
import { crc32 } from 'node:zlib';

/** The size of a page in bytes: SQLite's default, which `openSqlite` does not change. */
export const PAGE = 4096;

/** Bytes of the header of the write-ahead log, and of the header of each frame. */
const WAL_HEADER = 32;
const FRAME_HEADER = 24;
const FRAME = FRAME_HEADER + PAGE;

/** The position of the salt in the header of the write-ahead log. */
const SALT = 16;

/** Pages that are read at once. */
const PAGES_AT_ONCE = 256;

/** SQLite's locks lie in this page, which is never written. */
export const LOCK_PAGE = 0x4000_0000 / PAGE + 1;

/** The checksum of a page; never 0, which stands for an unknown one. */
const sumOf = (page: Buffer): number => crc32(page) || 1;

/** Reads the pages of a store's database from its two files, without SQLite. */
export interface PageFiles {
  /** The checksum of each page of the database file, page 1 first. */
  sums(): Iterable<number>;
  /** The checksum of one page of the database file; undefined after its end. */
  sum(page: number): number | undefined;
  /** Reads the checksums of some pages of the database file in the background. */
  readSums(first: number, count: number, found: (sums: readonly number[]) => void): void;
  /** The checksums of the pages in the first frames of the write-ahead log, or in all. */
  walSums(frames: number): ReadonlyMap<number, number>;
  /** Like `walSums`, without the frames that the former call of this function has read. */
  newWalSums(frames: number): ReadonlyMap<number, number>;
  /** Call it after SQLite has closed the database: it drops the locks of this process. */
  close(): void;
}

/** The files of a database; they are opened when they are first read. */
export function pageFiles(path: string): PageFiles {
  let main: number | undefined;
  let wal: number | undefined;
  let seen = { frames: 0, salt: '' };

  const openMain = (): number => (main ??= openSync(path, 'r'));
  const openWal = (): number | undefined => {
    if (wal === undefined && existsSync(`${path}-wal`)) wal = openSync(`${path}-wal`, 'r');
    return wal;
  };
  const framesFrom = (first: number, frames: number): ReadonlyMap<number, number> => {
    const sums = new Map<number, number>();
    const opened = frames > first ? openWal() : undefined;
    if (opened === undefined) return sums;
    const salt = read(opened, SALT, 8);
    for (let at = first; at < frames; at += PAGES_AT_ONCE) {
      const count = Math.min(frames - at, PAGES_AT_ONCE);
      const bytes = read(opened, WAL_HEADER + at * FRAME, count * FRAME);
      for (let from = 0; from + FRAME <= bytes.length; from += FRAME) {
        const frame = bytes.subarray(from, from + FRAME);
        // Frames with another salt were left by an earlier use of the file.
        if (!frame.subarray(8, 16).equals(salt)) return sums;
        sums.set(frame.readUInt32BE(0), sumOf(frame.subarray(FRAME_HEADER)));
      }
      if (bytes.length < count * FRAME) return sums;
    }
    return sums;
  };
  return {
    *sums() {
      for (let at = 0; ; at += PAGES_AT_ONCE * PAGE) {
        const bytes = read(openMain(), at, PAGES_AT_ONCE * PAGE);
        for (let from = 0; from < bytes.length; from += PAGE) {
          yield sumOf(bytes.subarray(from, from + PAGE));
        }
        if (bytes.length < PAGES_AT_ONCE * PAGE) return;
      }
    },
    sum: (page) => sumsOf(read(openMain(), (page - 1) * PAGE, PAGE))[0],
    readSums(first, count, found) {
      const bytes = Buffer.allocUnsafe(count * PAGE);
      readLater(openMain(), bytes, 0, bytes.length, (first - 1) * PAGE, (error, size) =>
        found(error === null ? sumsOf(bytes.subarray(0, size)) : []),
      );
    },
    walSums: (frames) => framesFrom(0, frames),
    newWalSums(frames) {
      const opened = openWal();
      if (opened === undefined) return new Map();
      // SQLite changes the salt when it begins to write the log from its start again.
      const salt = read(opened, SALT, 8).toString('hex');
      const first = salt === seen.salt ? seen.frames : 0;
      seen = { frames, salt };
      return framesFrom(first, frames);
    },
    close() {
      if (main !== undefined) closeSync(main);
      if (wal !== undefined) closeSync(wal);
    },
  };
}

/** The checksums of whole pages. */
function sumsOf(bytes: Buffer): number[] {
  const sums: number[] = [];
  for (let from = 0; from + PAGE <= bytes.length; from += PAGE) {
    sums.push(sumOf(bytes.subarray(from, from + PAGE)));
  }
  return sums;
}

/** The bytes of a file from a position on; fewer at its end. */
function read(fd: number, from: number, length: number): Buffer {
  const bytes = Buffer.allocUnsafe(length);
  let size = 0;
  while (size < length) {
    const some = readSync(fd, bytes, size, length - size, from + size);
    if (some === 0) break;
    size += some;
  }
  return bytes.subarray(0, size);
}

/**
 * The pages of a database that differ from their checksums; a checksum of 0 is unknown. Pages in
 * the first frames of the write-ahead log are left out: SQLite reads them there, and checks them.
 */
export function damagedPages(
  files: PageFiles,
  sums: Uint32Array,
  count: number,
  frames: number,
): readonly number[] {
  const damaged: number[] = [];
  let page = 0;
  for (const sum of files.sums()) {
    page += 1;
    if (sum !== sums[page - 1] && sums[page - 1] !== 0) damaged.push(page);
  }
  for (page += 1; page <= sums.length; page++) if (sums[page - 1] !== 0) damaged.push(page);
  if (damaged.length === 0) return damaged;
  const inLog = files.walSums(frames);
  return damaged.filter((at) => at <= count && at !== LOCK_PAGE && !inLog.has(at));
}

/** The pages of a database that were not compared with their checksums at the start. */
export interface PendingPages {
  /** Compares those of some pages that still wait; returns the damaged ones. */
  check(pages: Iterable<number>): readonly number[];
  /** Compares the others in the background. `damaged` gets damaged ones, if any; then `done`. */
  run(damaged: (pages: readonly number[]) => void, done: () => void): void;
  stop(): void;
}

/** Pages that are compared at once: less than a millisecond of work. */
const PIECE = 64;

/**
 * The first `count` pages of a database file without those of `except`. A checksum of 0 is unknown,
 * but one must be there for each page. The file must not change at a page before that page was
 * compared: checkpoints write pages of commits, so the pages of each commit are compared first.
 */
export function pendingPages(
  files: PageFiles,
  sums: Uint32Array,
  count: number,
  except: Iterable<number>,
): PendingPages {
  const waits = Uint8Array.from({ length: count }, (_, at) => (sums[at] === 0 ? 0 : 1));
  for (const page of except) waits[page - 1] = 0;
  let isStopped = false;

  /** Whether a page differs; false for one that was compared before. */
  const differs = (page: number, sumOf: () => number | undefined): boolean => {
    if (waits[page - 1] !== 1) return false;
    waits[page - 1] = 0;
    const sum = sumOf();
    return sum === undefined || sum !== sums[page - 1];
  };
  return {
    check: (pages) => Array.from(pages).filter((page) => differs(page, () => files.sum(page))),
    run(damaged, done) {
      const step = (first: number): void => {
        if (isStopped) return;
        if (first > count) return done();
        files.readSums(first, PIECE, (found) => {
          if (isStopped) return;
          const pages = Array.from({ length: PIECE }, (_, at) => first + at);
          const damagedPages = pages.filter((page, at) => differs(page, () => found[at]));
          if (damagedPages.length > 0) damaged(damagedPages);
          step(first + PIECE);
        });
      };
      step(1);
    },
    stop: () => void (isStopped = true),
  };
}
