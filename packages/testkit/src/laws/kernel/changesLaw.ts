import {
  dump,
  type Dump,
  type DumpedField,
  type DumpedGauge,
  firstDifference,
} from '../../dump/dump.js';
import { playGame, type StateOf } from '../../games/game.js';
import { type Law, lawEqual, lawPlace } from '../law.js';

/**
 * `changes` and `diff` name exactly the rows and documents in which two snapshots differ, at any
 * distance and in both directions; a gauge that continues at its rate is no change.
 */
export const changesLaw: Law = (simulation, game) => {
  const { schema } = simulation.definition;
  const past: { snapshot: StateOf<typeof schema>; world: Dump }[] = [];
  playGame(simulation, game, (snapshot, index) => {
    const world = dump(schema, simulation.read(snapshot));
    past.push({ snapshot, world });
    for (const back of [0, 1, 5, index]) {
      const old = past[index - back];
      if (old === undefined) continue;
      const place = `${lawPlace(game, index)}against ${back} steps before: `;
      const expected = changedIds(schema.tables, old.world, world);
      lawEqual(`${place}changes`, simulation.changes(old.snapshot, snapshot), expected);
      lawEqual(`${place}backwards`, simulation.changes(snapshot, old.snapshot), expected);
      const same = simulation.diff(old.snapshot, snapshot).length === 0;
      const sameHash = simulation.hash(old.snapshot) === simulation.hash(snapshot);
      lawEqual(`${place}equal`, same, sameHash);
    }
  });
};

function changedIds(
  tables: Readonly<Record<string, { readonly specs: Readonly<Record<string, { kind: string }>> }>>,
  a: Dump,
  b: Dump,
): Record<string, number[]> {
  const changed: Record<string, Set<number>> = {};
  const add = (name: string, count: number, differs: (id: number) => boolean): void => {
    for (let id = 1; id <= count; id += 1) if (differs(id)) (changed[name] ??= new Set()).add(id);
  };
  for (const [name, { specs }] of Object.entries(tables)) {
    const [rowsA, rowsB] = [a.tables[name], b.tables[name]];
    if (rowsA === undefined || rowsB === undefined) continue;
    const fields = Object.keys(specs).filter((field) => specs[field]?.kind !== 'list');
    add(name, Math.max(rowsA.count, rowsB.count), (id) => {
      const [rowA, rowB] = [rowsA.rows[id], rowsB.rows[id]];
      if (rowA === undefined || rowB === undefined) return rowA !== rowB;
      return fields.some((field) => differ(rowA[field], rowB[field], b.now - a.now));
    });
  }
  for (const [name, documents] of Object.entries(b.documents)) {
    const before = a.documents[name];
    const count = Math.max(documents.count, before?.count ?? 0);
    const at = (id: number) => firstDifference(before?.living[id], documents.living[id]);
    add(name, count, (id) => at(id) !== undefined);
  }
  const ascending = (ids: Set<number>): number[] => [...ids].sort((x, y) => x - y);
  return Object.fromEntries(Object.entries(changed).map(([name, ids]) => [name, ascending(ids)]));
}

function differ(a: DumpedField | undefined, b: DumpedField | undefined, elapsed: number): boolean {
  if (typeof a === 'object' && typeof b === 'object' && 'level' in a && 'level' in b) {
    return a.rate !== b.rate || levelAfter(a, elapsed) !== b.level;
  }
  return a !== b;
}

/** A level after some ticks, with wide integers: a gauge stands at the ends of the range. */
function levelAfter({ level, rate }: DumpedGauge, elapsed: number): number {
  const then = BigInt(level) + BigInt(rate) * BigInt(elapsed);
  const end = BigInt(Number.MAX_SAFE_INTEGER);
  return Number(then > end ? end : then < -end ? -end : then);
}
