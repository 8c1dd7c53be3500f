import type { BackendOf, Layout, Rows, WordVisitor } from '@astrarium/internal/kernel';
import { Bookkeeping, type Keeper, persistentBackend } from './persistentBackend.js';

/** The words of a page. */
type Page = number[] | Float64Array;
type Chunk = readonly Page[];
type Top = readonly Chunk[];

/** How to make pages; the number of rows on a page is a power of two. */
export interface PageKind {
  readonly rowsOf: (stride: number) => number;
  readonly blank: (words: number) => Page;
}

/** Plain arrays of 32 rows. */
export const plainPages: PageKind = {
  rowsOf: () => 32,
  blank: (words) => Array.from<number>({ length: words }).fill(0),
};

/** Plain arrays of 4 rows: less to copy, but more references. */
export const smallPlainPages: PageKind = { ...plainPages, rowsOf: () => 4 };

/** Typed arrays of at most 256 words. */
export const typedPages: PageKind = {
  rowsOf: (stride) => 1 << Math.floor(Math.log2(256 / stride)),
  blank: (words) => new Float64Array(words),
};

const CHUNK = 32;

/** Copy-on-write pages, in chunks, in a top array; a transition owns its copies. */
class PagedRows implements Rows {
  top: Top = [];
  readonly #stride: number;
  readonly #book: Bookkeeping;
  readonly #kind: PageKind;
  readonly #shift: number;
  readonly #mask: number;
  #serial = 1;
  #topSerial = 0;
  #chunkSerials: number[] = [];
  #pageSerials: number[] = [];

  constructor(layout: Layout, kind: PageKind, top?: Top) {
    this.#stride = layout.stride;
    this.#book = new Bookkeeping(layout);
    this.#kind = kind;
    const rowsPerPage = kind.rowsOf(layout.stride);
    this.#shift = Math.log2(rowsPerPage);
    this.#mask = rowsPerPage - 1;
    if (top !== undefined) this.top = top;
  }

  begin(): void {
    this.#serial += 1;
  }

  get(row: number, offset: number): number {
    const page = row >> this.#shift;
    const words = this.top[page >> 5]?.[page & (CHUNK - 1)];
    return words?.[(row & this.#mask) * this.#stride + offset] ?? 0;
  }

  set(row: number, offset: number, value: number): void {
    this.#own(row)[(row & this.#mask) * this.#stride + offset] = value;
  }

  setUnhashed(row: number, offset: number, value: number): void {
    this.set(row, offset, value);
  }

  setGauge(row: number, offset: number, value: number, rate: number, since: number): void {
    const page = this.#own(row);
    const at = (row & this.#mask) * this.#stride + offset;
    page[at] = value;
    page[at + 1] = rate;
    page[at + 2] = since;
  }

  /** The page of a row, copied when it belongs to an older version. */
  #own(row: number): Page {
    const page = row >> this.#shift;
    const chunk = page >> 5;
    if (this.#pageSerials[page] === this.#serial) {
      return (this.top[chunk] as Chunk)[page & (CHUNK - 1)] as Page;
    }
    if (this.#topSerial !== this.#serial) {
      this.top = this.top.slice();
      this.#topSerial = this.#serial;
    }
    const top = this.top as Chunk[];
    if (this.#chunkSerials[chunk] !== this.#serial) {
      top[chunk] = (top[chunk] as Chunk).slice();
      this.#chunkSerials[chunk] = this.#serial;
    }
    const pages = top[chunk] as Page[];
    const copy = (pages[page & (CHUNK - 1)] as Page).slice();
    pages[page & (CHUNK - 1)] = copy;
    this.#pageSerials[page] = this.#serial;
    return copy;
  }

  reserve(row: number): void {
    const pages = (row >> this.#shift) + 1;
    for (let page = this.#pages(); page < pages; page += 1) {
      const top = this.top.slice();
      const chunk = (top[page >> 5] ?? []).slice();
      chunk.push(this.#kind.blank((this.#mask + 1) * this.#stride));
      top[page >> 5] = chunk;
      this.top = top;
    }
  }

  #pages(): number {
    const chunks = this.top.length;
    return chunks === 0 ? 0 : (chunks - 1) * CHUNK + (this.top[chunks - 1] as Chunk).length;
  }

  peek(row: number, offset: number): number {
    return this.#book.peek(row, offset);
  }

  poke(row: number, offset: number, value: number): void {
    this.#book.poke(row, offset, value);
  }
}

function comparePages(
  table: number,
  a: Page | undefined,
  b: Page | undefined,
  first: number,
  stride: number,
  visit: WordVisitor,
): void {
  const words = Math.max(a?.length ?? 0, b?.length ?? 0);
  for (let at = 0; at < words; at += 1) {
    if ((a?.[at] ?? 0) === (b?.[at] ?? 0)) continue;
    visit(table, first + Math.floor(at / stride), at % stride);
  }
}

/** Copy-on-write pages of one kind: each version is a root that shares most of its pages. */
export function pagedBackend(kind: PageKind): BackendOf {
  return (layouts, kinds) => {
    const rows = layouts.map((layout) => new PagedRows(layout, kind));
    let live: readonly Top[] = rows.map(({ top }) => top);
    const keeper: Keeper<readonly Top[]> = {
      rows,
      empty: live,
      begin() {
        for (const each of rows) each.begin();
      },
      finish() {
        if (rows.some(({ top }, table) => top !== live[table])) live = rows.map(({ top }) => top);
        return live;
      },
      reset(root) {
        live = root;
        for (const [table, each] of rows.entries()) each.top = root[table] as Top;
      },
      reader: (root, table) => new PagedRows(layouts[table] as Layout, kind, root[table]),
      compare(a, b, visit) {
        for (const [table, { stride }] of layouts.entries()) {
          compareTops(table, a[table] as Top, b[table] as Top, stride, kind, visit);
        }
      },
    };
    return persistentBackend(keeper, layouts, kinds);
  };
}

function compareTops(
  table: number,
  a: Top,
  b: Top,
  stride: number,
  kind: PageKind,
  visit: WordVisitor,
): void {
  const rowsPerPage = kind.rowsOf(stride);
  for (let chunk = 0; chunk < Math.max(a.length, b.length); chunk += 1) {
    if (a[chunk] === b[chunk]) continue;
    for (let page = 0; page < CHUNK; page += 1) {
      const pageA = a[chunk]?.[page];
      const pageB = b[chunk]?.[page];
      if (pageA === pageB) continue;
      const first = (chunk * CHUNK + page) * rowsPerPage;
      comparePages(table, pageA, pageB, first, stride, visit);
    }
  }
}
