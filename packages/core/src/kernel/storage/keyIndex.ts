import { imul } from '../int.js';
import type { Rows } from './rows.js';
import { PRESENT } from '../schema.js';

/**
 * Finds the row of a unique key, among rows that are never removed: open addressing with linear
 * probing. An entry is only a hint and is checked against the row itself: the index keeps rows that
 * the current snapshot does not have, for the snapshots that do.
 */
export class KeyIndex {
  /** Pairs of a row and its key's hash. */
  #slots: Int32Array = new Int32Array(128);
  #used = 0;

  /** The row whose key word equals `key`; 0 when `rows` has none. */
  find(rows: Rows, keyOffset: number, key: number): number {
    const mask = this.#slots.length - 1;
    const count = rows.get(0, PRESENT);
    for (let at = (2 * spread(key)) & mask; ; at = (at + 2) & mask) {
      const row = this.#slots[at] as number;
      if (row === 0) return 0;
      if (row <= count && rows.get(row, keyOffset) === key) return row;
    }
  }

  /** Adds a row with its key. */
  add(row: number, key: number): void {
    if (this.#used * 4 >= this.#slots.length) this.#grow();
    this.#place(row, spread(key));
  }

  /** A copy, to go with a copy of the rows. */
  copy(): KeyIndex {
    const copy = new KeyIndex();
    copy.#slots = this.#slots.slice();
    copy.#used = this.#used;
    return copy;
  }

  #place(row: number, hash: number): void {
    const mask = this.#slots.length - 1;
    let at = (2 * hash) & mask;
    while (this.#slots[at] !== 0) {
      // A row that was taken back may come again with the same key.
      if (this.#slots[at] === row && this.#slots[at + 1] === hash) return;
      at = (at + 2) & mask;
    }
    this.#slots[at] = row;
    this.#slots[at + 1] = hash;
    this.#used += 1;
  }

  #grow(): void {
    const slots = this.#slots;
    this.#slots = new Int32Array(slots.length * 2);
    this.#used = 0;
    for (let at = 0; at < slots.length; at += 2) {
      const row = slots[at] as number;
      if (row !== 0) this.#place(row, slots[at + 1] as number);
    }
  }
}

function spread(key: number): number {
  const mixed = imul(key | 0, 0x9e3779b1) ^ imul((key / 4294967296) | 0, 0x85ebca6b);
  return mixed ^ (mixed >>> 15);
}
