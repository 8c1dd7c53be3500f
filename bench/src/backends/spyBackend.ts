import { digestTable } from './digestTable.js';
import {
  type Backend,
  type BackendOf,
  type Layout,
  PRESENT,
  type Rows,
  type Version,
} from '@astrarium/internal/kernel';

/** Counts the changed words and all words of a backend. */
export interface Spy {
  readonly backendOf: BackendOf;
  /** While true, counts the distinct words that each commit changes, which is slow. */
  counting: boolean;
  changedWords: number;
  commits: number;
  /** The number of words of the newest version. */
  liveWords(): number;
  /** The newest version's rows of each table. */
  newest(): { readonly layout: Layout; readonly rows: Rows }[];
}

/** Wraps a backend to count its words. */
export function spyOn(backendOf: BackendOf): Spy {
  let inner: Backend | undefined;
  let newest: Version | undefined;
  let layouts: readonly Layout[] = [];
  const spy: Spy = {
    counting: false,
    changedWords: 0,
    commits: 0,
    backendOf(itsLayouts, kinds) {
      const backend = backendOf(itsLayouts, kinds);
      inner = backend;
      layouts = itsLayouts;
      const commit: Backend['commit'] = (version, store, spent) => {
        const next = backend.commit(version, store, spent);
        newest = next;
        if (spy.counting) {
          spy.commits += 1;
          spy.changedWords += countWords(backend, version, next, layouts);
        }
        return next;
      };
      return { ...backend, commit };
    },
    newest: () =>
      layouts.map((layout, table) => ({
        layout,
        rows: (inner as Backend).reader(newest as Version, table),
      })),
    liveWords() {
      let words = 0;
      for (const { layout, rows } of spy.newest())
        words += (rows.get(0, PRESENT) + 1) * layout.stride;
      return words;
    },
  };
  return spy;
}

function countWords(backend: Backend, a: Version, b: Version, layouts: readonly Layout[]): number {
  const before = layouts.map((_, table) => backend.reader(a, table));
  const after = layouts.map((_, table) => backend.reader(b, table));
  const seen = new Set<number>();
  backend.compare(a, b, (table, row, offset) => {
    if (before[table]?.get(row, offset) === after[table]?.get(row, offset)) return;
    seen.add((row * 64 + offset) * 32 + table);
  });
  return seen.size;
}

/** The digest of each table of the newest version. */
export function worldOf(spy: Spy): Record<string, string> {
  const digests = spy.newest().map(({ layout, rows }) => {
    const count = rows.get(0, PRESENT);
    const digest = digestTable(layout, count, (row, offset) => rows.get(row, offset));
    return [layout.definition.name, digest] as const;
  });
  return Object.fromEntries(digests);
}
