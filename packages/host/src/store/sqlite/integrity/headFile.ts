import {
  close,
  closeSync,
  constants,
  existsSync,
  fdatasync,
  fdatasyncSync,
  fstatSync,
  openSync,
  readFileSync,
  writeSync,
} from 'node:fs';
import { crc32 } from 'node:zlib';
import { StoreFailure } from '../../store.js';

/** The end of a store after a commit. */
export interface StoreEnd {
  /** The batches committed so far. */
  readonly commits: number;
  /** The lines of the log so far. */
  readonly lines: number;
  readonly tick: number;
  /** The digest of all lines: see `chainAfter`. */
  readonly chain: string;
}

/** The contents of a head file. */
export interface HeadContents {
  /** The newest valid record of an end; undefined when both are damaged. */
  readonly end: StoreEnd | undefined;
  /** Whether damage was found while the store was in use. */
  readonly isDamaged: boolean;
  /** The checksum of each page, page 1 first; 0 for a page that was never written. */
  readonly sums: Uint32Array;
}

/**
 * The file beside a store's database that says what the database must contain. It is written after
 * each commit, so after a crash it may be one commit behind, but never ahead.
 */
export interface HeadFile {
  /** Writes the end of the store and the checksums of pages; keeps them while the disk is full. */
  write(end: StoreEnd, sums: ReadonlyMap<number, number>): void;
  /** Makes the next start compare all pages, because damage was found. @throws StoreFailure */
  markDamaged(): void;
  /** Makes everything written durable. @throws StoreFailure */
  sync(): void;
  close(): void;
}

/** Bytes of the record of an end. Two records alternate, so that a torn write leaves the other. */
const RECORD = 256;

/** The position of the first checksum. */
const SUMS = 2 * RECORD;

/** The path of the head file of a database. */
export const headPath = (path: string): string => `${path}-head`;

/** Reads a head file; undefined when there is none. */
export function readHead(path: string): HeadContents | undefined {
  if (!existsSync(headPath(path))) return undefined;
  const bytes = readFileSync(headPath(path));
  const sums = new Uint32Array(Math.max(Math.floor((bytes.length - SUMS) / 4), 0));
  for (let at = 0; at < sums.length; at++) sums[at] = bytes.readUInt32LE(SUMS + 4 * at);
  const record = newest(bytes);
  return { end: record?.end, isDamaged: record?.isDamaged === true, sums };
}

interface HeadRecord {
  /** Grows from record to record. */
  readonly number: number;
  readonly end: StoreEnd;
  readonly isDamaged?: true;
}

function newest(bytes: Buffer): HeadRecord | undefined {
  const records = [0, RECORD].flatMap((at) => parse(bytes.subarray(at, at + RECORD)) ?? []);
  return records.sort((a, b) => b.number - a.number)[0];
}

/** A record as text: the checksum of its JSON in hex, the JSON, spaces, a newline. */
function textOf(record: HeadRecord): string {
  const json = JSON.stringify(record);
  return `${checksum(json)} ${json}`.padEnd(RECORD - 1).concat('\n');
}

function parse(bytes: Buffer): HeadRecord | undefined {
  const text = bytes.toString('latin1');
  const json = text.slice(9).trimEnd();
  if (bytes.length < RECORD || text.slice(0, 9) !== `${checksum(json)} `) return undefined;
  return JSON.parse(json) as HeadRecord;
}

const checksum = (json: string): string => crc32(json).toString(16).padStart(8, '0');

/**
 * Opens the head file of a database for writing; creates it if it is missing. With `isCopy`, writes
 * are not synced: a copy whose files differ after a power cut is made again.
 */
export function openHeadFile(path: string, isCopy = false): HeadFile {
  const fd = openSync(headPath(path), constants.O_RDWR | constants.O_CREAT, 0o600);
  const unwritten = new Map<number, number>();
  let last = fstatSync(fd).size < SUMS ? undefined : newest(readFileSync(headPath(path)));
  let isSyncing = false;
  let isDirty = false;
  let isClosed = false;

  /** Syncs in another thread: what an unfinished sync loses is found in the write-ahead log. */
  const syncLater = (): void => {
    isDirty = true;
    if (isSyncing) return;
    isSyncing = true;
    isDirty = false;
    fdatasync(fd, () => {
      isSyncing = false;
      if (isClosed) close(fd);
      else if (isDirty) syncLater();
    });
  };
  const writeRecord = (record: HeadRecord): void => {
    writeSync(fd, textOf(record), RECORD * (record.number % 2), 'latin1');
    last = record;
  };
  return {
    write(end, sums) {
      for (const [page, sum] of sums) unwritten.set(page, sum);
      converted(path, () => {
        writeRecord({ number: (last?.number ?? 0) + 1, end });
        for (const [first, bytes] of runs(unwritten)) {
          writeSync(fd, bytes, 0, bytes.length, SUMS + 4 * (first - 1));
        }
        unwritten.clear();
        if (!isCopy) syncLater();
      });
    },
    markDamaged() {
      const record = last;
      if (record === undefined) return;
      converted(path, () => {
        writeRecord({ ...record, number: record.number + 1, isDamaged: true });
        fdatasyncSync(fd);
      });
    },
    sync() {
      if (unwritten.size > 0) {
        throw new StoreFailure('full', `The disk is full, ${headPath(path)} was not written`);
      }
      converted(path, () => fdatasyncSync(fd));
    },
    close() {
      if (isClosed) return;
      isClosed = true;
      if (!isSyncing) closeSync(fd);
    },
  };
}

/** The checksums of consecutive pages in one piece each, to be written with one call. */
function* runs(sums: ReadonlyMap<number, number>): Iterable<readonly [number, Buffer]> {
  const pages = [...sums.keys()].sort((a, b) => a - b);
  for (let at = 0; at < pages.length;) {
    const first = pages[at] as number;
    let end = at + 1;
    while (pages[end] === first + end - at) end++;
    const bytes = Buffer.alloc(4 * (end - at));
    pages
      .slice(at, end)
      .forEach((page, index) => bytes.writeUInt32LE(sums.get(page) ?? 0, 4 * index));
    at = end;
    yield [first, bytes];
  }
}

/** Runs a write; a full disk is no failure, because the next write includes what is missing. */
function converted(path: string, run: () => void): void {
  try {
    run();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOSPC') return;
    throw new StoreFailure('failed', `${headPath(path)} could not be written: ${message}`);
  }
}
