import { type Layout, ROLE } from '@astrarium/internal/kernel';

/** The bookkeeping words of one table, which are not versioned. */
export class Bookkeeping {
  readonly #slots: Int32Array;
  readonly #perRow: number;
  #words = new Float64Array(64);

  constructor({ roles, stride }: Layout) {
    this.#slots = new Int32Array(stride);
    let perRow = 0;
    for (let offset = 0; offset < stride; offset += 1) {
      if (roles[offset] !== ROLE.bookkeeping) continue;
      this.#slots[offset] = perRow;
      perRow += 1;
    }
    this.#perRow = perRow;
  }

  peek(row: number, offset: number): number {
    return this.#words[row * this.#perRow + (this.#slots[offset] as number)] ?? 0;
  }

  poke(row: number, offset: number, value: number): void {
    const at = row * this.#perRow + (this.#slots[offset] as number);
    if (at >= this.#words.length) {
      const words = new Float64Array(Math.max(at + 1, this.#words.length * 2));
      words.set(this.#words);
      this.#words = words;
    }
    this.#words[at] = value;
  }
}
