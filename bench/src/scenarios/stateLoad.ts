import {
  type Layout,
  PRESENT,
  ROLE,
  type Rows,
  type Store,
  type Version,
} from '@astrarium/internal/kernel';
import { roll } from '@astrarium/core';
import type { Contender } from '../measure/round.js';
import { FIELDS, type Opened } from './deviceRow.js';

/** Rows written per tick. */
export const CHANGES = 1000;
/** Number of held versions. */
export const HELD = 64;
/** Number of picks made in advance; a power of two. */
export const POOL = 1 << 18;

/** The rows to change, the same for all contenders, made before the measurement. */
export function pickRows(devices: number): Int32Array {
  const rows = new Int32Array(POOL);
  for (let at = 0; at < POOL; at += 1) rows[at] = 1 + (roll(7, 1, at, 0) % devices);
  return rows;
}

/** The words with which all contenders start. */
export function firstWord({ roles }: Layout, row: number, offset: number): number {
  if (offset === PRESENT) return 1;
  const isKept = roles[offset] !== ROLE.bookkeeping && roles[offset] !== ROLE.timerDue;
  return isKept && offset > PRESENT && offset !== FIELDS.mined + 2 ? row + offset : 0;
}

/** Writes a word as a table does; the first of a gauge writes all three. */
function writeFirst(rows: Rows, layout: Layout, row: number, offset: number): void {
  const word = (at: number): number => firstWord(layout, row, at);
  const role = layout.roles[offset];
  if (role === ROLE.gaugeValue) {
    rows.setGauge(row, offset, word(offset), word(offset + 1), word(offset + 2));
  } else if (role === ROLE.unhashed) rows.setUnhashed(row, offset, word(offset));
  else if (role === ROLE.plain) rows.set(row, offset, word(offset));
}

/** A load on the table layer: writes rows, commits, and holds each version for 64 ticks. */
export class TableLoad implements Contender {
  readonly name = 'journal';
  now = 0;
  version: Version;
  readonly #opened: Opened;
  readonly #picks: Int32Array;
  readonly #held: Version[] = [];

  constructor(opened: Opened, devices: number, picks: Int32Array) {
    this.#opened = opened;
    this.#picks = picks;
    const { backend, layout } = opened;
    const empty = backend.create();
    const store = backend.open(empty, 0);
    const rows = store.rows[0] as Store['rows'][number];
    rows.reserve(devices);
    rows.set(0, PRESENT, devices);
    for (let row = 1; row <= devices; row += 1) {
      rows.set(row, PRESENT, 1);
      for (let offset = PRESENT + 1; offset < layout.stride; offset += 1) {
        writeFirst(rows, layout, row, offset);
      }
    }
    this.version = backend.commit(empty, store);
  }

  /** The rows of the newest version. */
  reader(): Rows {
    return this.#opened.backend.reader(this.version, 0);
  }

  tick(): number {
    const now = (this.now += 1);
    const { backend } = this.#opened;
    const picks = this.#picks;
    const { status, since, target, capacity, mined } = FIELDS;
    const store = backend.open(this.version, now);
    const rows = store.rows[0] as Store['rows'][number];
    let at = (now * CHANGES) & (POOL - 1);
    for (let change = 0; change < CHANGES; change += 1) {
      const row = picks[at] as number;
      at = (at + 1) & (POOL - 1);
      rows.set(row, status, now & 7);
      rows.set(row, since, now);
      rows.set(row, target, row ^ now);
      rows.set(row, capacity, 1_000_000 - (now & 1023));
      // Settle the gauge and set another rate, as every change of a rate does.
      const elapsed = now - rows.get(row, mined + 2);
      const level = rows.get(row, mined) + rows.get(row, mined + 1) * elapsed;
      rows.setGauge(row, mined, level, 33_333 + (now & 255), now);
    }
    this.version = backend.commit(this.version, store);
    this.#held[now % HELD] = this.version;
    return CHANGES;
  }
}

/** The same writes on one flat array, without a table layer. */
export class PlainLoad implements Contender {
  readonly name = 'plain';
  now = 0;
  readonly words: Float64Array;
  readonly #stride: number;
  readonly #picks: Int32Array;

  constructor(layout: Layout, devices: number, picks: Int32Array) {
    const { stride } = layout;
    this.words = new Float64Array((devices + 1) * stride);
    this.#stride = stride;
    this.#picks = picks;
    for (let row = 1; row <= devices; row += 1) {
      for (let offset = 0; offset < stride; offset += 1) {
        this.words[row * stride + offset] = firstWord(layout, row, offset);
      }
    }
  }

  tick(): number {
    this.now += 1;
    writePlain(this.words, this.#stride, this.#picks, this.now);
    return CHANGES;
  }
}

function writePlain(words: Float64Array, stride: number, picks: Int32Array, now: number): void {
  const { status, since, target, capacity, mined } = FIELDS;
  let from = (now * CHANGES) & (POOL - 1);
  for (let change = 0; change < CHANGES; change += 1) {
    const row = picks[from] as number;
    from = (from + 1) & (POOL - 1);
    const at = row * stride;
    words[at + status] = now & 7;
    words[at + since] = now;
    words[at + target] = row ^ now;
    words[at + capacity] = 1_000_000 - (now & 1023);
    const rate = words[at + mined + 1] as number;
    words[at + mined] =
      (words[at + mined] as number) + rate * (now - (words[at + mined + 2] as number));
    words[at + mined + 1] = 33_333 + (now & 255);
    words[at + mined + 2] = now;
  }
}
