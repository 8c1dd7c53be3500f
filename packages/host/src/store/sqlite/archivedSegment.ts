import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { endOfRow, type LinePlace, type LineRow, placeAfter } from '../lineRows.js';
import { syncFolder } from './openSqlite.js';
import { StoreFailure } from '../store.js';

/** Consecutive lines that are in one file of an archive. */
export interface ArchivedSegment {
  /** The number of its first line. */
  readonly first: number;
  /** The number of the next line after it. */
  readonly end: number;
  /** The digest of all lines of the log up to its end. */
  readonly chain: string;
}

/** The path of the file of a segment. */
export function archivePath(
  folder: string,
  { end, first }: Omit<ArchivedSegment, 'chain'>,
): string {
  return join(folder, `log-${padded(first)}-${padded(end - 1)}.gz`);
}

const padded = (n: number): string => String(n).padStart(12, '0');

/** The end of the segment that an archive has from a line on; undefined when there is none. */
export function archivedEnd(folder: string, first: number): number | undefined {
  const start = `log-${padded(first)}-`;
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const name = names.find((one) => one.startsWith(start) && one.endsWith('.gz'));
  return name === undefined ? undefined : Number(name.slice(start.length, -3)) + 1;
}

/**
 * Writes consecutive rows to a file of an archive and makes it durable. The file gets its name when
 * it is complete. Its text has a line `#<first line> <number of lines> <digest>` before the lines
 * of each commit.
 */
export function writeSegment(folder: string, rows: readonly LineRow[]): ArchivedSegment {
  const [start, last] = [rows[0] as LineRow, rows.at(-1) as LineRow];
  const segment = { first: start.first, end: endOfRow(last).next, chain: last.chain };
  const text = rows.map((row) => {
    const lines = endOfRow(row).next - row.first;
    return `#${row.first} ${lines} ${row.chain}\n${row.text}\n`;
  });
  const path = archivePath(folder, segment);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = openSync(`${path}.new`, 'w', 0o600);
  try {
    const bytes = gzipSync(text.join(''));
    for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(`${path}.new`, path);
  syncFolder(folder);
  return segment;
}

/**
 * Reads the rows of a segment, which follow a place of the log, and compares them with their
 * digests.
 *
 * @throws StoreFailure when the file is missing or damaged, or has other lines
 */
export function readSegment(
  folder: string,
  segment: ArchivedSegment,
  before: LinePlace,
): readonly LineRow[] {
  const path = archivePath(folder, segment);
  if (!existsSync(path)) {
    throw new StoreFailure('archived', `The archive ${folder} has no file ${basename(path)}`);
  }
  const rows = parse(readFileSync(path));
  let place: LinePlace | undefined = before;
  for (const row of rows) place = place && placeAfter(place, row);
  if (place?.next === segment.end && place.chain === segment.chain) return rows;
  throw new StoreFailure('damaged', `${path} is damaged, or is of another game`);
}

/** The rows of a file; empty when it cannot be read. */
function parse(bytes: Buffer): readonly LineRow[] {
  const rows: LineRow[] = [];
  try {
    const lines = gunzipSync(bytes).toString('utf8').split('\n');
    for (let at = 0; at < lines.length - 1;) {
      const [, first, count, chain = ''] = /^#(\d+) (\d+) (\w+)$/.exec(lines[at] ?? '') ?? [];
      const end = at + 1 + Number(count);
      rows.push({ first: Number(first), chain, text: lines.slice(at + 1, end).join('\n') });
      if (!(end > at)) return [];
      at = end;
    }
  } catch {
    return [];
  }
  return rows;
}
