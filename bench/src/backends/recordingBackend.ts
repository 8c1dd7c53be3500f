import {
  type BackendOf,
  type Layout,
  PRESENT,
  type Rows,
  type Store,
} from '@astrarium/internal/kernel';
import { StoreTrace } from './storeTrace.js';

/** A backend that records which words a game reads and writes. */
export interface Recorder {
  readonly backendOf: BackendOf;
  readonly layouts: readonly Layout[];
  /** Starts to record; until then, nothing is. */
  start(): StoreTrace;
}

/** Wraps a backend so that its stores can be recorded. */
export function recordingBackend(inner: BackendOf): Recorder {
  let trace: StoreTrace | undefined;
  let layouts: readonly Layout[] = [];
  /** The size of the trace at the start of the transition. */
  let opened = 0;
  const known = new WeakSet<Store>();
  const current = () => trace;
  return {
    get layouts() {
      return layouts;
    },
    backendOf(itsLayouts, kinds) {
      layouts = itsLayouts;
      const backend = inner(itsLayouts, kinds);
      return {
        ...backend,
        rollback(version, store, now) {
          trace?.truncate(opened);
          backend.rollback(version, store, now);
        },
        open(version, now) {
          opened = trace?.size ?? 0;
          const store = backend.open(version, now);
          if (!known.has(store)) {
            known.add(store);
            for (const [table, rows] of store.rows.entries()) {
              recordRows(rows, table, (itsLayouts[table] as Layout).stride, current);
            }
          }
          return store;
        },
      };
    },
    start: () => (trace = new StoreTrace(layouts.length)),
  };
}

/** Replaces the functions of rows by ones that record first. */
function recordRows(
  rows: Rows,
  table: number,
  stride: number,
  current: () => StoreTrace | undefined,
): void {
  const { get, set, setGauge, setUnhashed } = rows;
  rows.get = (row, offset) => {
    current()?.touch(table, row * stride + offset);
    return get.call(rows, row, offset);
  };
  rows.set = (row, offset, value) => {
    current()?.store(table, row * stride + offset, value);
    set.call(rows, row, offset, value);
  };
  rows.setUnhashed = (row, offset, value) => {
    current()?.store(table, row * stride + offset, value);
    setUnhashed.call(rows, row, offset, value);
  };
  rows.setGauge = (row, offset, value, rate, since) => {
    const at = row * stride + offset;
    current()?.store(table, at, value);
    current()?.store(table, at + 1, rate);
    current()?.store(table, at + 2, since);
    setGauge.call(rows, row, offset, value, rate, since);
  };
}

/** The words of a table up to its last row, or up to `count` rows. */
export function copyWords(rows: Rows, stride: number, count = rows.get(0, PRESENT)): Float64Array {
  const words = new Float64Array((count + 1) * stride);
  const last = rows.get(0, PRESENT);
  for (let row = 0; row <= last; row += 1) {
    for (let offset = 0; offset < stride; offset += 1) {
      words[row * stride + offset] = rows.get(row, offset);
    }
  }
  return words;
}
