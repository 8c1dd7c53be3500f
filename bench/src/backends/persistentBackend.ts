import {
  Agenda,
  type Backend,
  KeyIndex,
  type Layout,
  ROLE,
  type Rows,
  type Store,
  type TimerKind,
  type Version,
  type WordVisitor,
} from '@astrarium/internal/kernel';

/** Keeps all tables as one persistent value, its root. */
export interface Keeper<Root> {
  /** The live rows, by table. */
  readonly rows: readonly Rows[];
  readonly empty: Root;
  /** Starts writing on the live rows. */
  begin(): void;
  /** Ends writing; returns the same root when nothing was written. */
  finish(): Root;
  /** Makes a root the live one. */
  reset(root: Root): void;
  reader(root: Root, table: number): Rows;
  compare(a: Root, b: Root, visit: WordVisitor): void;
}

interface RootVersion<Root> extends Version {
  readonly root: Root;
}

/** For backends on which no game performs commands inside rules. */
export function noSavepoints(): never {
  throw new Error('this backend has no savepoints');
}

/** A backend whose versions are persistent roots. It computes no hash. */
export function persistentBackend<Root>(
  keeper: Keeper<Root>,
  layouts: readonly Layout[],
  kinds: readonly TimerKind[],
): Backend {
  const { rows } = keeper;
  const lanes = layouts.flatMap(() => [0, 0]);
  const keys = layouts.map((layout) => layout.keys.map((offsets) => new KeyIndex(offsets)));
  const agenda = new Agenda(
    kinds.map(({ table, due, filed }) => ({ rows: rows[table] as Rows, due, filed })),
  );
  const store: Store = { rows, keys, agenda };
  let current = keeper.empty;

  const switchTo = (root: Root, now: number): void => {
    if (root !== current) {
      const timers: number[] = [];
      keeper.compare(current, root, (table, row, offset) => {
        const layout = layouts[table] as Layout;
        if (layout.roles[offset] === ROLE.timerDue) {
          timers.push(layout.kinds[offset] as number, row);
        }
      });
      keeper.reset(root);
      current = root;
      agenda.arrive(now);
      for (let at = 0; at < timers.length; at += 2) {
        agenda.file(timers[at] as number, timers[at + 1] as number);
      }
    }
    agenda.arrive(now);
  };

  return {
    create: () => ({ lanes, keys, root: keeper.empty }) as Version,
    open(version, now) {
      switchTo((version as RootVersion<Root>).root, now);
      store.keys = version.keys;
      keeper.begin();
      return store;
    },
    apart: (version) => version,
    commit(version) {
      current = keeper.finish();
      if (current === (version as RootVersion<Root>).root) return version;
      return { lanes, keys: store.keys, root: current } as Version;
    },
    rollback(version, _store, now) {
      current = keeper.finish();
      switchTo((version as RootVersion<Root>).root, now);
      store.keys = version.keys;
      agenda.abandonWave();
    },
    mark: noSavepoints,
    unmark: noSavepoints,
    goBack: noSavepoints,
    reader: (version, table) => keeper.reader((version as RootVersion<Root>).root, table),
    copyWords(version, table, from, into) {
      const { stride } = layouts[table] as Layout;
      const reader = keeper.reader((version as RootVersion<Root>).root, table);
      for (let at = 0; at < into.length; at += 1) {
        const offset = (from + at) % stride;
        into[at] = reader.get((from + at - offset) / stride, offset);
      }
    },
    // No gauge of a benchmark leaves the range.
    hold: () => undefined,
    nextDue(version, now) {
      switchTo((version as RootVersion<Root>).root, now);
      return agenda.nextDue();
    },
    compare: (a, b, visit) =>
      keeper.compare((a as RootVersion<Root>).root, (b as RootVersion<Root>).root, visit),
  };
}

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
