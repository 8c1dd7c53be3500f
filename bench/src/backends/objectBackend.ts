import type { BackendOf, Layout, Rows, WordVisitor } from '@astrarium/internal/kernel';
import { Immer } from 'immer';
import { create } from 'mutative';
import { Bookkeeping, type Keeper, persistentBackend } from './persistentBackend.js';
import { blankRow, type PlainRow, wordNames } from './plainRow.js';

/** All tables, as arrays of chunks of rows. */
export interface PlainState {
  readonly tables: readonly PlainRow[][][];
}

/** A library that makes a next state from a draft. */
export interface DraftLibrary {
  /** A draft of a state, and the function that ends it. */
  open(state: PlainState): readonly [draft: PlainState, close: () => PlainState];
  /** Makes a first state from plain objects. */
  first(state: PlainState): PlainState;
}

/** The number of rows in a chunk, as a power of two: `FLAT` keeps each table in one array. */
export const FLAT = 31;
/** Chunks of 256 rows, so that a small change copies little. */
export const CHUNKED = 8;

/** Immer, which freezes what it returns unless told otherwise. */
export function immerLibrary(autoFreeze: boolean): DraftLibrary {
  const immer = new Immer({ autoFreeze });
  return {
    open(state) {
      const draft = immer.createDraft(state) as PlainState;
      return [draft, () => immer.finishDraft(draft) as PlainState];
    },
    first: (state) => immer.produce(state, () => undefined),
  };
}

/** Mutative with its defaults, which freeze nothing. */
export const MUTATIVE: DraftLibrary = {
  open: (state) => create(state) as readonly [PlainState, () => PlainState],
  first: (state) => state,
};

/** The draft of a transition, which all tables share. */
interface Session {
  tables: PlainRow[][][];
}

class ObjectRows implements Rows {
  readonly #session: Session;
  readonly #table: number;
  readonly #names: readonly string[];
  readonly #shift: number;
  readonly #mask: number;
  readonly #book: Bookkeeping;
  /** The current row, kept as a program that edits a row keeps it in a constant. */
  #row: PlainRow | undefined;
  #rowId = -1;

  constructor(session: Session, layout: Layout, shift: number) {
    this.#session = session;
    this.#table = layout.index;
    this.#names = wordNames(layout);
    this.#shift = shift;
    this.#mask = 2 ** shift - 1;
    this.#book = new Bookkeeping(layout);
  }

  forget(): void {
    this.#rowId = -1;
    this.#row = undefined;
  }

  #at(row: number): PlainRow | undefined {
    if (row === this.#rowId) return this.#row;
    this.#rowId = row;
    const chunks = this.#session.tables[this.#table] as PlainRow[][];
    this.#row = chunks[row >> this.#shift]?.[row & this.#mask];
    return this.#row;
  }

  get(row: number, offset: number): number {
    return this.#at(row)?.[this.#names[offset] as string] ?? 0;
  }

  set(row: number, offset: number, value: number): void {
    (this.#at(row) as PlainRow)[this.#names[offset] as string] = value;
  }

  setUnhashed(row: number, offset: number, value: number): void {
    this.set(row, offset, value);
  }

  setGauge(row: number, offset: number, value: number, rate: number, since: number): void {
    const edited = this.#at(row) as PlainRow;
    edited[this.#names[offset] as string] = value;
    edited[this.#names[offset + 1] as string] = rate;
    edited[this.#names[offset + 2] as string] = since;
  }

  reserve(row: number): void {
    const chunks = this.#session.tables[this.#table] as PlainRow[][];
    const full = this.#mask + 1;
    for (;;) {
      const last = chunks.at(-1);
      const length = last?.length ?? 0;
      if (chunks.length > 0 && (chunks.length - 1) * full + length > row) return;
      this.forget();
      if (last === undefined || length === full) chunks.push([blankRow(this.#names)]);
      else last.push(blankRow(this.#names));
    }
  }

  peek(row: number, offset: number): number {
    return this.#book.peek(row, offset);
  }

  poke(row: number, offset: number, value: number): void {
    this.#book.poke(row, offset, value);
  }
}

/** Rows as plain objects that a library drafts, one draft per transition. */
export function objectBackend(library: DraftLibrary, shift: number): BackendOf {
  return (layouts, kinds) => {
    const names = layouts.map(wordNames);
    const empty: PlainState = { tables: names.map((each) => [[blankRow(each)]]) };
    let base = empty;
    let close: () => PlainState = () => empty;
    const session: Session = { tables: [] };
    const rows = layouts.map((layout) => new ObjectRows(session, layout, shift));
    const forget = () => rows.forEach((each) => each.forget());
    const keeper: Keeper<PlainState> = {
      rows,
      empty,
      begin() {
        // Genesis builds plain objects; the library is used for changes only.
        if (base === empty) {
          const plain = structuredClone(empty);
          session.tables = plain.tables as PlainRow[][][];
          close = () => library.first(plain);
        } else {
          const [draft, end] = library.open(base);
          session.tables = draft.tables as PlainRow[][][];
          close = end;
        }
        forget();
      },
      finish() {
        base = close();
        keeper.reset(base);
        return base;
      },
      reset(root) {
        base = root;
        session.tables = root.tables as PlainRow[][][];
        forget();
      },
      reader: (root, table) =>
        new ObjectRows({ tables: root.tables as PlainRow[][][] }, layouts[table] as Layout, shift),
      compare: (a, b, visit) => compareStates(a, b, { names, shift }, visit),
    };
    return persistentBackend(keeper, layouts, kinds);
  };
}

function compareStates(
  a: PlainState,
  b: PlainState,
  { names, shift }: { readonly names: readonly (readonly string[])[]; readonly shift: number },
  visit: WordVisitor,
): void {
  for (const [table, words] of names.entries()) {
    const chunksA = a.tables[table] as PlainRow[][];
    const chunksB = b.tables[table] as PlainRow[][];
    for (let chunk = 0; chunk < Math.max(chunksA.length, chunksB.length); chunk += 1) {
      const rowsA = chunksA[chunk] ?? [];
      const rowsB = chunksB[chunk] ?? [];
      if (rowsA === rowsB) continue;
      for (let row = 0; row < Math.max(rowsA.length, rowsB.length); row += 1) {
        if (rowsA[row] === rowsB[row]) continue;
        for (const [offset, name] of words.entries()) {
          if ((rowsA[row]?.[name] ?? 0) === (rowsB[row]?.[name] ?? 0)) continue;
          visit(table, chunk * 2 ** shift + row, offset);
        }
      }
    }
  }
}
