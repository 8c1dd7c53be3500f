import type { Layout } from '@astrarium/internal/kernel';
import { invariant } from '@astrarium/core/kernel';
import { Immer } from 'immer';
import { create } from 'mutative';
import { blankRow, type PlainRow, wordNames } from '../backends/immerBackend.js';
import type { Contender } from '../measure/round.js';
import { CHANGES, HELD, POOL } from './stateLoad.js';

/** A peer that keeps rows as plain objects in an array. */
export interface ObjectLoad extends Contender {
  /** @throws Error when the rows differ from plain objects after the same ticks. */
  check(picks: Int32Array): void;
}

/** Returns the next state of an array of rows. */
type Edit = (rows: readonly PlainRow[], recipe: (draft: PlainRow[]) => void) => PlainRow[];

type MakeLoad = (layout: Layout, devices: number, picks: Int32Array) => ObjectLoad;

/** Immer as it is usually used: one `produce` per tick over an array of objects. */
export function immerLoad(autoFreeze: boolean): MakeLoad {
  const immer = new Immer({ autoFreeze });
  const name = autoFreeze ? 'immer' : 'immer_unfrozen';
  return objectLoad(name, (rows, recipe) => immer.produce(rows as PlainRow[], recipe));
}

/** Mutative as it is usually used. */
export const mutativeLoad: MakeLoad = objectLoad('mutative', (rows, recipe) =>
  create(rows as PlainRow[], recipe),
);

function writeRows(rows: PlainRow[], picks: Int32Array, now: number): void {
  let at = (now * CHANGES) & (POOL - 1);
  for (let change = 0; change < CHANGES; change += 1) {
    const id = picks[at] as number;
    at = (at + 1) & (POOL - 1);
    const row = rows[id] as PlainRow;
    row['status'] = now & 7;
    row['since'] = now;
    row['target'] = id ^ now;
    row['capacity'] = 1_000_000 - (now & 1023);
    const mined = row['mined'] as number;
    row['mined'] = mined + (row['mined1'] as number) * (now - (row['mined2'] as number));
    row['mined1'] = 33_333 + (now & 255);
    row['mined2'] = now;
  }
}

function objectLoad(name: string, edit: Edit): MakeLoad {
  return (layout, devices, picks) => {
    const names = wordNames(layout);
    const fresh = () => Array.from({ length: devices + 1 }, () => blankRow(names));
    const versions: PlainRow[][] = [];
    let rows: PlainRow[] = fresh();
    let now = 0;
    return {
      name,
      tick() {
        now += 1;
        rows = edit(rows, (draft) => writeRows(draft, picks, now));
        versions[now % HELD] = rows;
        return CHANGES;
      },
      check() {
        const expected = fresh();
        for (let tick = 1; tick <= now; tick += 1) writeRows(expected, picks, tick);
        for (let id = 0; id <= devices; id += 1) {
          for (const word of names) {
            invariant(rows[id]?.[word] === expected[id]?.[word], `${name} differs in row ${id}`);
          }
        }
      },
    };
  };
}
