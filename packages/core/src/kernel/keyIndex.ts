import { imul } from './int.js';
import type { Rows } from './rows.js';
import { PRESENT } from './schema.js';

/**
 * From a unique key to its row, over rows that are never removed: open addressing with linear
 * probing. It holds hints, checked against the row itself, so that it may know rows which the
 * snapshot at hand does not have yet.
 */
export class KeyIndex {
  #slots: Int32Array = new Int32Array(64);
  #used = 0;

  /** The row whose key word equals `key`; 0 when `rows` has none. */
  find(rows: Rows, keyOffset: number, key: number): number {
    const mask = this.#slots.length - 1;
    const count = rows.get(0, PRESENT);
    for (let slot = spread(key) & mask; ; slot = (slot + 1) & mask) {
      const row = this.#slots[slot] as number;
      if (row === 0) return 0;
      if (row <= count && rows.get(row, keyOffset) === key) return row;
    }
  }

  /** Adds a row whose key word is set. */
  add(rows: Rows, keyOffset: number, row: number): void {
    if (this.#used * 2 >= this.#slots.length) this.rebuild(rows, keyOffset, row - 1);
    this.#place(spread(rows.get(row, keyOffset)), row);
  }

  /** Forgets all hints and reads the keys of rows 1 ... count. */
  rebuild(rows: Rows, keyOffset: number, count: number): void {
    let size = 64;
    while (size < count * 4) size *= 2;
    this.#slots = new Int32Array(size);
    this.#used = 0;
    for (let row = 1; row <= count; row += 1) this.#place(spread(rows.get(row, keyOffset)), row);
  }

  /** A copy, to go with a copy of the rows. */
  copy(): KeyIndex {
    const copy = new KeyIndex();
    copy.#slots = this.#slots.slice();
    copy.#used = this.#used;
    return copy;
  }

  #place(hash: number, row: number): void {
    const mask = this.#slots.length - 1;
    let slot = hash & mask;
    while (this.#slots[slot] !== 0) slot = (slot + 1) & mask;
    this.#slots[slot] = row;
    this.#used += 1;
  }
}

function spread(key: number): number {
  const mixed = imul(key | 0, 0x9e3779b1) ^ imul((key / 4294967296) | 0, 0x85ebca6b);
  return mixed ^ (mixed >>> 15);
}
