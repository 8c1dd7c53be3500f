import { HintBuckets, LEVELS, SLOTS, type Taken } from './hintBuckets.js';
import type { Rows } from '../storage/rows.js';

/** One timer field of a table. Timers that are due in one tick run in the order of their kinds. */
export interface AgendaKind {
  readonly rows: Rows;
  readonly due: number;
  readonly filed: number;
}

/** The last tick: time is 32 bits of seconds, 136 years. */
export const TICK_MAX = 4294967295;

/**
 * The index of all timers, by tick. The `due` word of a timer in its row decides; this is an index
 * of those words: a hierarchical timing wheel (Varghese and Lauck 1987) of four levels of 256
 * buckets for each kind. A bucket holds *hints*: pairs of a row and the tick for which it was
 * filed. The `filed` word of a timer names the one of its hints that is valid; the tick of that
 * hint is never later than `due`:
 *
 * - moving a timer to a later tick, or cancelling it, changes nothing here; the hint is read when
 *   its tick comes, and filed again for the tick that the row then names;
 * - moving it earlier files a second hint, and the first one is outdated and is dropped.
 *
 * So the words of a snapshot may be restored or exchanged without the wheel: only timers whose
 * `due` was restored must be filed again. Hints move from level to level by their own tick, without
 * reading their rows, which would miss the cache.
 */
export class Agenda {
  /** The current tick of the wheel. */
  cursor = 0;
  readonly #kinds: readonly AgendaKind[];
  readonly #hints: HintBuckets;
  /** The current wave: ids of all kinds, and where each kind ends. */
  #wave = new Int32Array(64);
  readonly #ends: Int32Array;

  constructor(kinds: readonly AgendaKind[]) {
    this.#kinds = kinds;
    this.#hints = new HintBuckets(kinds.length);
    this.#ends = new Int32Array(kinds.length);
  }

  /** Files a timer whose `due` word was set, moved or restored. */
  file(kind: number, row: number): void {
    const { rows, due: dueOffset, filed: filedOffset } = this.#kinds[kind] as AgendaKind;
    const due = rows.get(row, dueOffset);
    // What is due after the end of time never comes.
    if (due === 0 || due > TICK_MAX) return;
    const filed = rows.peek(row, filedOffset);
    if (filed !== 0 && filed <= due) return;
    rows.poke(row, filedOffset, due);
    this.#push(kind, row, due);
  }

  /** Moves the wheel to `tick`, to gather its waves; nothing may be due in between. */
  seek(tick: number): void {
    const from = this.cursor;
    if (tick === from || (tick === from + 1 && (tick & 255) !== 0)) {
      this.cursor = tick;
      return;
    }
    let level = 0;
    while (level < LEVELS - 1 && from >>> (8 * (level + 1)) !== tick >>> (8 * (level + 1))) {
      level += 1;
    }
    const last = (tick >>> (8 * level)) & 255;
    const first = ((from >>> (8 * level)) & 255) + 1;
    const moved: Taken[] = [];
    for (let slot = first; slot <= last; slot += 1)
      this.#hints.takeAll(level * SLOTS + slot, moved);
    for (let below = 0; below < level; below += 1) {
      if (this.#hints.isLevelEmpty(below)) continue;
      for (let slot = 0; slot < SLOTS; slot += 1) this.#hints.takeAll(below * SLOTS + slot, moved);
    }
    this.cursor = tick;
    for (const [kind, hints] of moved) {
      for (let at = 0; at < hints.length; at += 2) {
        const row = hints[at] as number;
        const filed = hints[at + 1] as number;
        if (filed > tick) this.#push(kind, row, filed);
        else if (this.#isValid(kind, row, filed)) this.#refile(kind, row);
      }
    }
  }

  /**
   * Moves the wheel to a snapshot's tick, whose waves are over. A hint for that very tick was left
   * by another snapshot or is early: nobody is going to gather it, so it is filed again.
   */
  arrive(tick: number): void {
    this.seek(tick);
    if (this.idle) return;
    const early: Taken[] = [];
    this.#hints.takeAll(tick & 255, early);
    for (const [kind, hints] of early) {
      for (let at = 0; at < hints.length; at += 2) {
        const row = hints[at] as number;
        if (this.#isValid(kind, row, hints[at + 1] as number)) this.#refile(kind, row);
      }
    }
  }

  /** Whether nothing can be due at the cursor. */
  get idle(): boolean {
    return this.#hints.isEmpty(this.cursor & 255);
  }

  /**
   * Collects what is due at the cursor as the next wave: by kind, each kind's ids ascending.
   *
   * @returns how many; read them with `waveEnd` and `waveId`.
   */
  gather(): number {
    let size = 0;
    for (let kind = 0; kind < this.#kinds.length; kind += 1) {
      const hints = this.#hints.take(kind, this.cursor & 255);
      const start = size;
      if (hints !== undefined) size = this.#sift(kind, hints, start);
      if (size - start > 1) this.#wave.subarray(start, size).sort();
      this.#ends[kind] = size;
    }
    return size;
  }

  /** Where a kind's ids end in the wave. */
  waveEnd(kind: number): number {
    return this.#ends[kind] as number;
  }

  /** The id at a position of the wave. */
  waveId(at: number): number {
    return this.#wave[at] as number;
  }

  /** Files the current wave again, after its transition was rolled back. */
  abandonWave(): void {
    let at = 0;
    for (let kind = 0; kind < this.#kinds.length; kind += 1) {
      for (; at < this.waveEnd(kind); at += 1) this.file(kind, this.waveId(at));
    }
    this.#ends.fill(0);
  }

  /** The first tick after the cursor at which anything is due; 0 when nothing ever is. */
  nextDue(): number {
    for (let level = 0; level < LEVELS; level += 1) {
      if (this.#hints.isLevelEmpty(level)) continue;
      for (let slot = ((this.cursor >>> (8 * level)) & 255) + 1; slot < SLOTS; slot += 1) {
        const bucket = level * SLOTS + slot;
        const due = this.#hints.isEmpty(bucket) ? 0 : this.#earliest(bucket);
        if (due !== 0) return due;
      }
    }
    return 0;
  }

  /** The earliest timer of a bucket; hints that belong to other buckets are moved there. */
  #earliest(bucket: number): number {
    const taken: Taken[] = [];
    this.#hints.takeAll(bucket, taken);
    let earliest = 0;
    for (const [kind, hints] of taken) {
      const { rows, due: dueOffset } = this.#kinds[kind] as AgendaKind;
      for (let at = 0; at < hints.length; at += 2) {
        const row = hints[at] as number;
        if (!this.#isValid(kind, row, hints[at + 1] as number)) continue;
        this.#refile(kind, row);
        const due = rows.get(row, dueOffset);
        if (due === 0 || due > TICK_MAX || this.#bucketOf(due) !== bucket) continue;
        if (earliest === 0 || due < earliest) earliest = due;
      }
    }
    return earliest;
  }

  /** Puts the rows that are due now into the wave; files the others again. */
  #sift(kind: number, hints: readonly number[], start: number): number {
    const { rows, due, filed } = this.#kinds[kind] as AgendaKind;
    if (this.#wave.length < start + hints.length) {
      const wave = new Int32Array((start + hints.length) * 2);
      wave.set(this.#wave);
      this.#wave = wave;
    }
    let size = start;
    for (let at = 0; at < hints.length; at += 2) {
      const row = hints[at] as number;
      if (rows.peek(row, filed) !== this.cursor) continue;
      if (rows.get(row, due) === this.cursor) {
        rows.poke(row, filed, 0);
        this.#wave[size] = row;
        size += 1;
      } else this.#refile(kind, row);
    }
    return size;
  }

  #isValid(kind: number, row: number, tick: number): boolean {
    const { rows, filed } = this.#kinds[kind] as AgendaKind;
    return rows.peek(row, filed) === tick;
  }

  /** Files a timer whose valid hint was taken out. */
  #refile(kind: number, row: number): void {
    const { rows, filed } = this.#kinds[kind] as AgendaKind;
    rows.poke(row, filed, 0);
    this.file(kind, row);
  }

  #push(kind: number, row: number, tick: number): void {
    const bucket = this.#bucketOf(tick);
    if (this.#hints.push(kind, bucket, row, tick)) this.#compact(kind, bucket);
  }

  /** Drops the orphans of a bucket that has doubled, so that hints stay O(timers). */
  #compact(kind: number, bucket: number): void {
    const { rows, filed } = this.#kinds[kind] as AgendaKind;
    const hints = this.#hints.take(kind, bucket) as number[];
    let count = 0;
    for (let at = 0; at < hints.length; at += 2) {
      const row = hints[at] as number;
      const tick = hints[at + 1] as number;
      if (rows.peek(row, filed) !== tick) continue;
      // Until all are seen: a second hint for the same tick is not valid too.
      rows.poke(row, filed, 0);
      hints[count] = row;
      hints[count + 1] = tick;
      count += 2;
    }
    hints.length = count;
    for (let at = 0; at < count; at += 2) {
      rows.poke(hints[at] as number, filed, hints[at + 1] as number);
    }
    this.#hints.putBack(kind, bucket, hints);
  }

  /** The bucket for a tick at or after the cursor: the level of the highest byte that differs. */
  #bucketOf(tick: number): number {
    const from = this.cursor;
    if (tick >>> 8 === from >>> 8) return tick & 255;
    if (tick >>> 16 === from >>> 16) return SLOTS + ((tick >>> 8) & 255);
    if (tick >>> 24 === from >>> 24) return 2 * SLOTS + ((tick >>> 16) & 255);
    return 3 * SLOTS + (tick >>> 24);
  }
}
