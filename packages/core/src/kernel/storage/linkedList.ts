import { INT_MAX } from '../int.js';
import { sortedInSteps } from '../sortedInSteps.js';
import type { Rows } from './rows.js';

/** Offsets inside a link. */
const NEXT = 1;
const PREVIOUS = 2;

/**
 * The rows that are linked to a parent, as a doubly linked list whose first row is in the
 * parent's list word: `heads` are the rows of the parent's table, `link` and `list` are offsets.
 */
export const linkedList = {
  /** Puts a row that is in no list before the first one of a parent. */
  add(rows: Rows, id: number, link: number, heads: Rows, parent: number, list: number): void {
    const first = heads.get(parent, list);
    rows.set(id, link, parent);
    rows.setUnhashed(id, link + NEXT, first);
    rows.setUnhashed(id, link + PREVIOUS, 0);
    if (first !== 0) rows.setUnhashed(first, link + PREVIOUS, id);
    heads.setUnhashed(parent, list, id);
  },

  /** Takes a row out of its list. */
  remove(rows: Rows, id: number, link: number, heads: Rows, list: number): void {
    const next = rows.get(id, link + NEXT);
    const previous = rows.get(id, link + PREVIOUS);
    if (next !== 0) rows.setUnhashed(next, link + PREVIOUS, previous);
    if (previous !== 0) rows.setUnhashed(previous, link + NEXT, next);
    else heads.setUnhashed(rows.get(id, link), list, next);
    rows.set(id, link, 0);
    rows.setUnhashed(id, link + NEXT, 0);
    rows.setUnhashed(id, link + PREVIOUS, 0);
  },

  /** The ids in a list from its first row on, ascending. */
  members(rows: Rows, first: number, link: number): number[] {
    const ids: number[] = [];
    let isDescending = true;
    let last = INT_MAX;
    for (let at = first; at !== 0; at = rows.get(at, link + NEXT)) {
      if (at > last) isDescending = false;
      last = at;
      ids.push(at);
    }
    // The row that joined last comes first: most often the list only has to be reversed.
    return isDescending ? ids.reverse() : ids.sort((a, b) => a - b);
  },

  /** How many ids are in a list from its first row on: no more than `max` are counted. */
  lengthUpTo(rows: Rows, first: number, link: number, max: number): number {
    let length = 0;
    for (let at = first; at !== 0 && length < max; at = rows.get(at, link + NEXT)) length += 1;
    return length;
  },

  /** The ids in several lists, ascending, in steps. */
  *membersInSteps(
    rows: Rows,
    heads: readonly number[],
    link: number,
  ): Generator<number, number[], void> {
    const ids: number[] = [];
    for (const head of heads) {
      for (let at = head; at !== 0; at = rows.get(at, link + NEXT)) {
        if (ids.push(at) % STEP === 0) yield STEP;
      }
    }
    return yield* sortedInSteps(ids, (a, b) => a - b);
  },
};

/** The ids of one step. */
const STEP = 1024;
