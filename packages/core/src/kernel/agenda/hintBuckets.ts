/** Slots of a level of the wheel. */
export const SLOTS = 256;

/** Levels of the wheel: with their slots 32 bits of time. */
export const LEVELS = 4;

/** Hints taken out of a bucket, as pairs of a row and its tick, and their kind. */
export type Taken = readonly [kind: number, hints: readonly number[]];

/** The length at which a bucket is first looked through for orphans. */
const COMPACT_FROM = 128;

interface Buckets {
  readonly hints: (number[] | undefined)[];
  readonly limits: Int32Array;
}

/** Copied, as each new store has a wheel: a copy takes a tenth of the time of a list made anew. */
const NO_HINTS: readonly undefined[] = Array.from({ length: SLOTS * LEVELS }, () => undefined);

/** The buckets of a timing wheel: hints by kind and slot, counted over all kinds. */
export class HintBuckets {
  readonly #kinds: readonly Buckets[];
  readonly #counts = new Int32Array(SLOTS * LEVELS);
  readonly #levels = new Int32Array(LEVELS);

  constructor(kinds: number) {
    this.#kinds = Array.from({ length: kinds }, () => ({
      hints: NO_HINTS.slice(),
      limits: new Int32Array(SLOTS * LEVELS).fill(COMPACT_FROM),
    }));
  }

  isEmpty(bucket: number): boolean {
    return this.#counts[bucket] === 0;
  }

  isLevelEmpty(level: number): boolean {
    return this.#levels[level] === 0;
  }

  /** Puts a hint in; whether the bucket has grown so much that it may be half orphans. */
  push(kind: number, bucket: number, row: number, tick: number): boolean {
    const { hints, limits } = this.#kinds[kind] as Buckets;
    let pairs = hints[bucket];
    if (pairs === undefined) pairs = hints[bucket] = [];
    pairs.push(row, tick);
    this.#count(bucket, 2);
    return pairs.length >= (limits[bucket] as number);
  }

  /** Empties a bucket of one kind. */
  take(kind: number, bucket: number): number[] | undefined {
    const { hints, limits } = this.#kinds[kind] as Buckets;
    const pairs = hints[bucket];
    if (pairs === undefined) return undefined;
    hints[bucket] = undefined;
    limits[bucket] = COMPACT_FROM;
    this.#count(bucket, -pairs.length);
    return pairs;
  }

  /** Empties a bucket of all kinds. */
  takeAll(bucket: number, into: Taken[]): void {
    if (this.#counts[bucket] === 0) return;
    for (let kind = 0; kind < this.#kinds.length; kind += 1) {
      const pairs = this.take(kind, bucket);
      if (pairs !== undefined) into.push([kind, pairs]);
    }
  }

  /** Puts back what is left of a bucket that was taken to be looked through. */
  putBack(kind: number, bucket: number, pairs: number[]): void {
    const { hints, limits } = this.#kinds[kind] as Buckets;
    hints[bucket] = pairs;
    limits[bucket] = 2 * pairs.length + COMPACT_FROM;
    this.#count(bucket, pairs.length);
  }

  #count(bucket: number, change: number): void {
    const level = bucket >>> 8;
    this.#counts[bucket] = (this.#counts[bucket] as number) + change;
    this.#levels[level] = (this.#levels[level] as number) + change;
  }
}
