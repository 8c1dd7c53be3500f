import { archivedEnd, type ArchivedSegment, readSegment, writeSegment } from './archivedSegment.js';
import { type LinePlace, type LineRow, placeAfter } from '../lineRows.js';
import { checkFormat, connect } from './openSqlite.js';
import { archiveBounds } from './sqliteLines.js';
import { StoreFailure } from '../store.js';

/** Characters of the lines of a segment: a server deletes them in a few milliseconds. */
const SEGMENT_LENGTH = 1_048_576;

/**
 * Copies the lines of a store before its oldest keyframe to files of an archive, and reads each
 * back. Yields the segments, whose lines can then be deleted from the store; a complete file of an
 * earlier run is used again. Another process may use the store meanwhile, but not this one.
 *
 * @throws StoreFailure when a line or a file is damaged, or the archive is of another game
 */
export function* archiveLines(path: string, folder: string): Generator<ArchivedSegment> {
  const source = connect(path, true);
  try {
    checkFormat(source, path);
    const bounds = archiveBounds(source);
    const rows = source.prepare(
      'SELECT first, text, chain FROM lines WHERE first >= ? ORDER BY first LIMIT 1',
    );
    const next = (first: number): LineRow | undefined => rows.get(first) as LineRow | undefined;
    for (let before = bounds.begin; ;) {
      const known = archivedEnd(folder, before.next);
      const some = segmentRows(next, before, Math.min(known ?? Infinity, bounds.limit));
      if (some === undefined) {
        const lines = `the log differs from its digests after line ${before.next - 1}`;
        throw new StoreFailure('damaged', `${path} is damaged: ${lines}`);
      }
      if (some.rows.length === 0) return;
      const { chain, next: end } = some.end;
      const segment = { first: before.next, end, chain };
      if (known === undefined) writeSegment(folder, some.rows);
      readSegment(folder, segment, before);
      yield segment;
      before = some.end;
    }
  } finally {
    source.close();
  }
}

/**
 * The rows after a place that end at most at a line and have the length of a segment, and the place
 * after them; undefined when a row differs from its digest.
 */
function segmentRows(
  next: (first: number) => LineRow | undefined,
  before: LinePlace,
  limit: number,
): { readonly rows: readonly LineRow[]; readonly end: LinePlace } | undefined {
  const rows: LineRow[] = [];
  let [end, length] = [before, 0];
  while (length < SEGMENT_LENGTH) {
    const row = next(end.next);
    if (row === undefined || row.first >= limit) break;
    const after = placeAfter(end, row);
    if (after === undefined) return undefined;
    if (after.next > limit) break;
    rows.push(row);
    length += row.text.length;
    end = after;
  }
  return { rows, end };
}
