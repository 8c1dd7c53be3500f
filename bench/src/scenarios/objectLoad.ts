import type { Layout } from '@astrarium/internal/kernel';
import { List } from 'immutable';
import { Immer } from 'immer';
import { create } from 'mutative';
import { type PlainRow, wordNames } from '../backends/plainRow.js';
import type { Contender } from '../measure/round.js';
import { CHANGES, firstWord, HELD, POOL } from './stateLoad.js';

/** A peer that keeps rows as plain objects. */
export interface ObjectLoad extends Contender {
  /** A word of a row of the newest state. */
  word(row: number, offset: number): number;
}

/** The first state of a peer, the next one, and how to read a row of it. */
interface Shape<State> {
  readonly first: (rows: PlainRow[]) => State;
  readonly next: (state: State, writes: Writes) => State;
  readonly row: (state: State, id: number) => PlainRow | undefined;
}

/** The rows to write in a tick. */
interface Writes {
  readonly picks: Int32Array;
  readonly now: number;
}

/** Makes a peer with all rows. */
export type MakeLoad = (layout: Layout, devices: number, picks: Int32Array) => ObjectLoad;

/** One array of all rows: with a thousand random rows, chunks of 256 rows are all copied anyway. */
type Flat = readonly PlainRow[];

/** Immer as it is usually used: one `produce` per tick over an array of objects. */
export function immerLoad(autoFreeze: boolean): MakeLoad {
  const immer = new Immer({ autoFreeze });
  return objectLoad<Flat>({
    first: (rows) => rows,
    next: (rows, writes) => immer.produce(rows, (draft) => writeRows(draft as PlainRow[], writes)),
    row: (rows, id) => rows[id],
  });
}

/** Mutative as it is usually used. */
export const mutativeLoad: MakeLoad = objectLoad<Flat>({
  first: (rows) => rows,
  next: (rows, writes) => create(rows, (draft) => writeRows(draft as PlainRow[], writes)),
  row: (rows, id) => rows[id],
});

/** Immutable.js: a list of plain objects, each replaced by a changed copy, in one batch. */
export const immutableLoad: MakeLoad = objectLoad<List<PlainRow>>({
  first: (rows) => List(rows),
  next: (list, { now, picks }) =>
    list.withMutations((rows) => {
      let at = (now * CHANGES) & (POOL - 1);
      for (let change = 0; change < CHANGES; change += 1) {
        const id = picks[at] as number;
        at = (at + 1) & (POOL - 1);
        const copy = { ...(rows.get(id) as PlainRow) };
        writeRow(copy, id, now);
        rows.set(id, copy);
      }
    }),
  row: (list, id) => list.get(id),
});

function writeRows(rows: PlainRow[], { now, picks }: Writes): void {
  let at = (now * CHANGES) & (POOL - 1);
  for (let change = 0; change < CHANGES; change += 1) {
    const id = picks[at] as number;
    at = (at + 1) & (POOL - 1);
    writeRow(rows[id] as PlainRow, id, now);
  }
}

function writeRow(row: PlainRow, id: number, now: number): void {
  row['status'] = now & 7;
  row['since'] = now;
  row['target'] = id ^ now;
  row['capacity'] = 1_000_000 - (now & 1023);
  const mined = row['mined'] as number;
  row['mined'] = mined + (row['mined1'] as number) * (now - (row['mined2'] as number));
  row['mined1'] = 33_333 + (now & 255);
  row['mined2'] = now;
}

function objectLoad<State>({ first, next, row: rowOf }: Shape<State>): MakeLoad {
  return (layout, devices, picks) => {
    const names = wordNames(layout);
    const rows = Array.from({ length: devices + 1 }, (_, id) =>
      Object.fromEntries(names.map((name, offset) => [name, firstWord(layout, id, offset)])),
    );
    let state = first(rows);
    const versions: State[] = [];
    let now = 0;
    return {
      name: 'objects',
      tick() {
        now += 1;
        state = next(state, { now, picks });
        versions[now % HELD] = state;
        return CHANGES;
      },
      word: (id, offset) => rowOf(state, id)?.[names[offset] as string] ?? 0,
    };
  };
}
