import { createHash } from 'node:crypto';

/** The lines of a commit as they are stored. */
export interface LineRow {
  /** The number of the first line. */
  readonly first: number;
  /** The lines, with newlines between them. */
  readonly text: string;
  /** The digest of all lines of the log up to the end of this row. */
  readonly chain: string;
}

/** A place between two rows: the number of the next line, and the digest of all lines before. */
export interface LinePlace {
  readonly next: number;
  readonly chain: string;
}

/** The place before all lines. */
export const LOG_START: LinePlace = { next: 0, chain: '' };

/** The digest of all lines after a commit: of the digest before it and the text of its lines. */
export function chainAfter(chain: string, text: string): string {
  return createHash('sha256').update(chain).update('\n').update(text).digest('hex');
}

/** The place after a row. */
export function endOfRow({ chain, first, text }: LineRow): LinePlace {
  return { next: first + text.split('\n').length, chain };
}

/** The place after a row that follows a place; undefined when the row does not follow it. */
export function placeAfter(place: LinePlace, row: LineRow): LinePlace | undefined {
  const follows = row.first === place.next && row.chain === chainAfter(place.chain, row.text);
  return follows ? endOfRow(row) : undefined;
}
