/** Slots of a level of the wheel. */
export const SLOTS = 256;

/** Levels of the wheel: with their slots 32 bits of time. */
export const LEVELS = 4;

/** Hints taken out of a bucket, as pairs of a row and its tick, and their kind. */
export type Taken = readonly [kind: number, hints: readonly number[]];

/** The length at which a bucket is first looked through for orphans. */
const COMPACT_FROM = 128;

/** The hints of one slot. */
interface Bucket {
  /** Numbers of all kinds, two for each hint. */
  count: number;
  /** By kind. */
  readonly hints: (number[] | undefined)[];
  /** By kind: the length at which they are looked through for orphans. */
  readonly limits: number[];
}

/** The bucket of an empty slot. */
const NO_BUCKET: Bucket = { count: 0, hints: [], limits: [] };

/** Copied for a level in use: a copy takes a tenth of the time of a list made anew. */
const NO_BUCKETS: readonly undefined[] = Array.from({ length: SLOTS }, () => undefined);

/**
 * The buckets of a timing wheel: hints by slot and kind. What is empty takes no memory, since a
 * world of few timers is small.
 */
export class HintBuckets {
  readonly #kinds: number;
  readonly #levels: ((Bucket | undefined)[] | undefined)[] = [
    undefined,
    undefined,
    undefined,
    undefined,
  ];
  /** Numbers in each level. */
  readonly #counts = [0, 0, 0, 0];

  constructor(kinds: number) {
    this.#kinds = kinds;
  }

  isEmpty(bucket: number): boolean {
    return this.#levels[bucket >>> 8]?.[bucket & 255] === undefined;
  }

  isLevelEmpty(level: number): boolean {
    return this.#counts[level] === 0;
  }

  /** Puts a hint in; whether the bucket has grown so much that it may be half orphans. */
  push(kind: number, bucket: number, row: number, tick: number): boolean {
    const { hints, limits } = this.#bucket(bucket);
    let pairs = hints[kind];
    if (pairs === undefined) {
      pairs = hints[kind] = [];
      limits[kind] = COMPACT_FROM;
    }
    pairs.push(row, tick);
    this.#count(bucket, 2);
    return pairs.length >= (limits[kind] as number);
  }

  /** Empties a bucket of one kind. */
  take(kind: number, bucket: number): number[] | undefined {
    const { hints } = this.#levels[bucket >>> 8]?.[bucket & 255] ?? NO_BUCKET;
    const pairs = hints[kind];
    if (pairs === undefined) return undefined;
    hints[kind] = undefined;
    this.#count(bucket, -pairs.length);
    return pairs;
  }

  /** Empties a bucket of all kinds. */
  takeAll(bucket: number, into: Taken[]): void {
    if (this.isEmpty(bucket)) return;
    for (let kind = 0; kind < this.#kinds; kind += 1) {
      const pairs = this.take(kind, bucket);
      if (pairs !== undefined) into.push([kind, pairs]);
    }
  }

  /** Puts back what is left of a bucket that was taken to be looked through. */
  putBack(kind: number, bucket: number, pairs: number[]): void {
    if (pairs.length === 0) return;
    const { hints, limits } = this.#bucket(bucket);
    hints[kind] = pairs;
    limits[kind] = 2 * pairs.length + COMPACT_FROM;
    this.#count(bucket, pairs.length);
  }

  #bucket(bucket: number): Bucket {
    const level = (this.#levels[bucket >>> 8] ??= NO_BUCKETS.slice());
    return (level[bucket & 255] ??= {
      count: 0,
      hints: [],
      limits: [],
    });
  }

  #count(bucket: number, change: number): void {
    const level = bucket >>> 8;
    const buckets = this.#levels[level] as (Bucket | undefined)[];
    const one = buckets[bucket & 255] as Bucket;
    one.count += change;
    this.#counts[level] = (this.#counts[level] as number) + change;
    if (one.count === 0) buckets[bucket & 255] = undefined;
  }
}
