import { imul } from '../int.js';
import type { Rows } from './rows.js';
import { PRESENT } from '../schema.js';

/** The slots of an index that holds little: pairs of a row and its key's hash. */
const MIN_SLOTS = 128;

/** What has key indexes for its rows: a store, or one version of the tables. */
export interface Keyed {
  /** By table: an index of each of its unique keys. */
  keys: readonly (readonly KeyIndex[])[];
}

/**
 * Finds the row of a unique key: open addressing with linear probing. An entry is only a hint and
 * is checked against the row itself: the index keeps rows that the current version does not have,
 * for the versions that do. An index never loses a hint. When those of rows that are not there
 * outnumber the others, a smaller index takes its place, and older versions keep the former one.
 */
export class KeyIndex {
  /** The words that the key consists of. */
  readonly #offsets: readonly number[];
  readonly #keepsAll: boolean;
  #slots = new Int32Array(MIN_SLOTS);
  #used = 0;
  /** Slots that were passed to place hints, since the slots were last looked through. */
  #passed = 0;

  /**
   * @param offsets the words that the key consists of
   * @param keepsAll whether the rows are never removed: then no hint is looked through
   */
  constructor(offsets: readonly number[], keepsAll = false) {
    this.#offsets = offsets;
    this.#keepsAll = keepsAll;
  }

  /** The numbers that the index keeps: its memory in words of four bytes. */
  get size(): number {
    return this.#slots.length;
  }

  /** The row whose key is the word at `offset` alone, which is not 0; 0 when `rows` has none. */
  find(rows: Rows, offset: number, key: number): number {
    const mask = this.#slots.length - 1;
    const count = rows.get(0, PRESENT);
    for (let at = (2 * spread(key)) & mask; ; at = (at + 2) & mask) {
      const row = this.#slots[at] as number;
      if (row === 0) return 0;
      if (row <= count && rows.get(row, offset) === key) return row;
    }
  }

  /** The living row whose key has these values; 0 when `rows` has none. */
  findAll(rows: Rows, values: readonly number[]): number {
    const mask = this.#slots.length - 1;
    let hash = 0;
    for (let part = 0; part < values.length; part += 1) {
      hash = joined(part, hash, values[part] as number);
    }
    const count = rows.get(0, PRESENT);
    for (let at = (2 * hash) & mask; ; at = (at + 2) & mask) {
      const row = this.#slots[at] as number;
      if (row === 0) return 0;
      if (this.#slots[at + 1] !== hash || row > count || rows.get(row, PRESENT) !== 1) continue;
      if (this.#isKeyOf(rows, row, values)) return row;
    }
  }

  #isKeyOf(rows: Rows, row: number, values: readonly number[]): boolean {
    for (let part = 0; part < values.length; part += 1) {
      if (rows.get(row, this.#offsets[part] as number) !== values[part]) return false;
    }
    return true;
  }

  /** The key of a row. */
  valuesOf(rows: Rows, row: number): number[] {
    return this.#offsets.map((offset) => rows.get(row, offset));
  }

  /** Adds a living row. Returns the index to use from now on: this one, or a smaller one. */
  with(rows: Rows, row: number): KeyIndex {
    const isFull = this.#used * 4 >= this.#slots.length;
    // Many hints of one key stand in a row: to look all through is worth as much as passing them.
    const isSlow = this.#passed > this.#slots.length && !this.#keepsAll;
    const index = isFull || isSlow ? this.#withRoom(rows, isSlow) : this;
    index.#place(row, this.#hashOf(rows, row));
    return index;
  }

  /** A copy, to go with a copy of the rows. */
  copy(): KeyIndex {
    const copy = new KeyIndex(this.#offsets, this.#keepsAll);
    copy.#slots = this.#slots.slice();
    copy.#used = this.#used;
    return copy;
  }

  #hashOf(rows: Rows, row: number): number {
    let hash = 0;
    for (let part = 0; part < this.#offsets.length; part += 1) {
      hash = joined(part, hash, rows.get(row, this.#offsets[part] as number));
    }
    return hash;
  }

  /** This index with larger room, or another one without the hints of rows that are not there. */
  #withRoom(rows: Rows, isSlow: boolean): KeyIndex {
    if (this.#keepsAll) {
      this.#fill(this.#slots, this.#slots.length * 2);
      return this;
    }
    const count = rows.get(0, PRESENT);
    const living = new Int32Array(2 * this.#used);
    let size = 0;
    for (let at = 0; at < this.#slots.length; at += 2) {
      const row = this.#slots[at] as number;
      const hash = this.#slots[at + 1] as number;
      if (row === 0 || row > count || rows.get(row, PRESENT) !== 1) continue;
      if (this.#hashOf(rows, row) !== hash) continue;
      living[size] = row;
      living[size + 1] = hash;
      size += 2;
    }
    this.#passed = 0;
    if (size < this.#used || (isSlow && size < 2 * this.#used)) {
      const index = new KeyIndex(this.#offsets);
      let slots = MIN_SLOTS;
      while (slots < size * 4) slots *= 2;
      index.#fill(living.subarray(0, size), slots);
      return index;
    }
    if (this.#used * 4 >= this.#slots.length) this.#fill(this.#slots, this.#slots.length * 2);
    return this;
  }

  /** Places these hints in so many empty slots. */
  #fill(hints: Int32Array, slots: number): void {
    this.#slots = new Int32Array(slots);
    this.#used = 0;
    for (let at = 0; at < hints.length; at += 2) {
      const row = hints[at] as number;
      if (row !== 0) this.#place(row, hints[at + 1] as number);
    }
    this.#passed = 0;
  }

  #place(row: number, hash: number): void {
    const mask = this.#slots.length - 1;
    let at = (2 * hash) & mask;
    while (this.#slots[at] !== 0) {
      // A row that was taken back may come again with the same key.
      if (this.#slots[at] === row && this.#slots[at + 1] === hash) return;
      at = (at + 2) & mask;
      this.#passed += 1;
    }
    this.#slots[at] = row;
    this.#slots[at + 1] = hash;
    this.#used += 1;
  }
}

/** Adds a living row to all key indexes of its table. */
export function addKeys(keyed: Keyed, table: number, rows: Rows, row: number): void {
  const indexes = keyed.keys[table] as readonly KeyIndex[];
  for (let at = 0; at < indexes.length; at += 1) {
    const index = indexes[at] as KeyIndex;
    const next = index.with(rows, row);
    if (next === index) continue;
    // Versions keep the former lists.
    const all = keyed.keys.slice();
    const own = (all[table] as readonly KeyIndex[]).slice();
    own[at] = next;
    all[table] = own;
    keyed.keys = all;
  }
}

/** Goes on with the hash of a key, of which `value` is the part at this position. */
function joined(part: number, hash: number, value: number): number {
  if (part === 0) return spread(value);
  const mixed = imul(hash ^ spread(value), 0x85ebca6b);
  return mixed ^ (mixed >>> 13);
}

function spread(key: number): number {
  const mixed = imul(key | 0, 0x9e3779b1) ^ imul((key / 4294967296) | 0, 0x85ebca6b);
  return mixed ^ (mixed >>> 15);
}
