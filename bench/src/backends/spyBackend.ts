import type { Backend, BackendOf, Layout, Version } from '@astrarium/core/kernel';

/** What a spy sees of a backend: how many words of state changed, and how many there are. */
export interface Spy {
  readonly backendOf: BackendOf;
  /** Counts each commit's distinct changed words while true; it is not fast. */
  counting: boolean;
  changedWords: number;
  commits: number;
  /** Words of all rows of the newest version. */
  liveWords(): number;
}

/** Puts a spy between a simulation and its backend. */
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
      const commit: Backend['commit'] = (version, store) => {
        const next = backend.commit(version, store);
        newest = next;
        if (spy.counting) {
          spy.commits += 1;
          spy.changedWords += countWords(backend, version, next, layouts);
        }
        return next;
      };
      return { ...backend, commit };
    },
    liveWords: () =>
      layouts.reduce((sum, { stride }, table) => {
        const rows = inner?.reader(newest as Version, table);
        return sum + ((rows?.get(0, 1) ?? 0) + 1) * stride;
      }, 0),
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
