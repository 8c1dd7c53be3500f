/** Stores in one piece of a trace. */
const PIECE = 1 << 20;
/** Words in a line of the processor's cache: 64 bytes. */
const WORDS_PER_LINE = 8;

interface Piece {
  readonly table: Uint8Array;
  /** The word in its table; after `flatten`, the word in the array of all tables. */
  readonly at: Int32Array;
  readonly value: Float64Array;
}

/** The stores of a game in their order, by tick, and the number of cache lines it touched. */
export class StoreTrace {
  /** The number of stores at the end of each tick. */
  readonly ends: number[] = [];
  /** Distinct lines that were read or written, summed over the ticks. */
  lines = 0;
  size = 0;
  readonly #pieces: Piece[] = [];
  readonly #seen: Int32Array[];

  constructor(tables: number) {
    this.#seen = Array.from({ length: tables }, () => new Int32Array(1024));
  }

  /** Notes that a word was read. */
  touch(table: number, at: number): void {
    const line = Math.floor(at / WORDS_PER_LINE);
    let seen = this.#seen[table] as Int32Array;
    if (line >= seen.length) {
      const longer = new Int32Array(Math.max(line + 1, seen.length * 2));
      longer.set(seen);
      this.#seen[table] = seen = longer;
    }
    const tick = this.ends.length + 1;
    if (seen[line] === tick) return;
    seen[line] = tick;
    this.lines += 1;
  }

  /** Records that a word was written. */
  store(table: number, at: number, value: number): void {
    this.touch(table, at);
    const place = this.size % PIECE;
    const number = (this.size - place) / PIECE;
    const piece = (this.#pieces[number] ??= {
      table: new Uint8Array(PIECE),
      at: new Int32Array(PIECE),
      value: new Float64Array(PIECE),
    });
    piece.table[place] = table;
    piece.at[place] = at;
    piece.value[place] = value;
    this.size += 1;
  }

  /** Forgets the last stores: their transition was rolled back. */
  truncate(size: number): void {
    this.size = size;
  }

  /** Ends a tick. */
  endTick(): void {
    this.ends.push(this.size);
  }

  /** Makes the places of words count from the start of one array with all tables. */
  flatten(starts: readonly number[]): void {
    for (const { at, table } of this.#pieces) {
      for (let n = 0; n < PIECE; n += 1) {
        at[n] = (at[n] as number) + (starts[table[n] as number] as number);
      }
    }
  }

  /** Repeats the stores of a tick on the array of all tables. Returns their number. */
  replay(tick: number, words: Float64Array): number {
    const from = this.ends[tick - 1] ?? 0;
    const to = this.ends[tick] as number;
    for (let next = from; next < to;) {
      const first = next % PIECE;
      const last = Math.min(PIECE, first + to - next);
      const { at, value } = this.#pieces[Math.floor(next / PIECE)] as Piece;
      storeAll(words, at, value, first, last);
      next += last - first;
    }
    return to - from;
  }
}

function storeAll(
  words: Float64Array,
  at: Int32Array,
  value: Float64Array,
  from: number,
  to: number,
): void {
  for (let n = from; n < to; n += 1) words[at[n] as number] = value[n] as number;
}
