import type { BackendOf, Layout, Rows, WordVisitor } from '@astrarium/internal/kernel';
import { Immer } from 'immer';
import { Bookkeeping, type Keeper, persistentBackend } from './persistentBackend.js';

/** A row as a plain object with a member for each word. */
export type PlainRow = Record<string, number>;

/** All tables, as arrays of rows. */
export interface PlainState {
  readonly tables: readonly PlainRow[][];
}

/** The name of each word; those of a gauge are `mined`, `mined1`, `mined2`. */
export function wordNames({ definition, stride }: Layout): string[] {
  const names: string[] = [];
  const starts = new Map<number, string>(
    Object.entries(definition.fields).map(([name, at]) => [at, name]),
  );
  let field = 'word';
  let start = 0;
  for (let offset = 0; offset < stride; offset += 1) {
    const name = starts.get(offset);
    if (name !== undefined) {
      field = name;
      start = offset;
    }
    names.push(offset === start ? field : `${field}${offset - start}`);
  }
  return names;
}

/** A row of zeros. */
export function blankRow(names: readonly string[]): PlainRow {
  return Object.fromEntries(names.map((name) => [name, 0]));
}

/** The draft of a transition, which all tables share. */
interface Session {
  tables: PlainRow[][];
}

class ImmerRows implements Rows {
  readonly #session: Session;
  readonly #table: number;
  readonly #names: readonly string[];
  readonly #book: Bookkeeping;
  /** The current row, kept as a program that edits a row keeps it in a constant. */
  #row: PlainRow | undefined;
  #rowId = -1;

  constructor(session: Session, layout: Layout) {
    this.#session = session;
    this.#table = layout.index;
    this.#names = wordNames(layout);
    this.#book = new Bookkeeping(layout);
  }

  forget(): void {
    this.#rowId = -1;
    this.#row = undefined;
  }

  #at(row: number): PlainRow | undefined {
    if (row === this.#rowId) return this.#row;
    this.#rowId = row;
    this.#row = (this.#session.tables[this.#table] as PlainRow[])[row];
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
    const rows = this.#session.tables[this.#table] as PlainRow[];
    if (rows.length > row) return;
    this.forget();
    while (rows.length <= row) rows.push(blankRow(this.#names));
  }

  peek(row: number, offset: number): number {
    return this.#book.peek(row, offset);
  }

  poke(row: number, offset: number, value: number): void {
    this.#book.poke(row, offset, value);
  }
}

/** Immer as it is usually used: arrays of objects, one draft per transition. */
export function immerBackend(autoFreeze: boolean): BackendOf {
  return (layouts, kinds) => {
    const immer = new Immer({ autoFreeze });
    const names = layouts.map(wordNames);
    const empty: PlainState = { tables: names.map((each) => [blankRow(each)]) };
    let base = empty;
    let draft: PlainState | undefined;
    const session: Session = { tables: [] };
    const rows = layouts.map((layout) => new ImmerRows(session, layout));
    const keeper: Keeper<PlainState> = {
      rows,
      empty,
      begin() {
        // Genesis builds plain objects; Immer is used for changes only.
        draft = base === empty ? structuredClone(empty) : (immer.createDraft(base) as PlainState);
        session.tables = draft.tables as PlainRow[][];
        for (const each of rows) each.forget();
      },
      finish() {
        const state = draft as PlainState;
        base = base === empty ? immer.produce(state, () => undefined) : immer.finishDraft(state);
        draft = undefined;
        keeper.reset(base);
        return base;
      },
      reset(root) {
        base = root;
        session.tables = root.tables as PlainRow[][];
        for (const each of rows) each.forget();
      },
      reader(root, table) {
        const reader = new ImmerRows(
          { tables: root.tables as PlainRow[][] },
          layouts[table] as Layout,
        );
        return reader;
      },
      compare: (a, b, visit) => compareStates(a, b, names, visit),
    };
    return persistentBackend(keeper, layouts, kinds);
  };
}

function compareStates(
  a: PlainState,
  b: PlainState,
  names: readonly (readonly string[])[],
  visit: WordVisitor,
): void {
  for (const [table, words] of names.entries()) {
    const rowsA = a.tables[table] as PlainRow[];
    const rowsB = b.tables[table] as PlainRow[];
    if (rowsA === rowsB) continue;
    for (let row = 0; row < Math.max(rowsA.length, rowsB.length); row += 1) {
      if (rowsA[row] === rowsB[row]) continue;
      for (const [offset, name] of words.entries()) {
        if ((rowsA[row]?.[name] ?? 0) !== (rowsB[row]?.[name] ?? 0)) visit(table, row, offset);
      }
    }
  }
}
