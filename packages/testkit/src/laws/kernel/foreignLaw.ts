import { type Definition, defineTable, type Schema, type Simulation, timer } from '@astrarium/core';
import { playGame, type StateOf } from '../../games/game.js';
import { type Law, lawDefine, lawEqual, lawPlace, withoutStacks } from '../law.js';

/**
 * A snapshot of another simulation is refused by every entry point before anything is touched:
 * one of another name, version, order of systems, recurrence or schema. Before each step the law
 * gives the present and an older snapshot to one of such simulations, and its snapshot to this one.
 * All games go on as without.
 */
export const foreignLaw: Law = (simulation, game, define = lawDefine) => {
  const { definition } = simulation;
  type Own = (typeof definition)['schema'];
  const hashes: string[] = [];
  const dues: number[] = [];
  playGame(simulation, game, (snapshot) => {
    hashes.push(simulation.hash(snapshot));
    dues.push(simulation.nextDue(snapshot));
  });
  const others = foreigners(definition).map((each) => define(each));
  const worlds = others.map((other) => other.advance(other.genesis(game.setting), { ticks: 40 }));
  const futures = others.map((other, at) => futureOf(other, worlds[at]?.snapshot as StateOf<Own>));
  const past: StateOf<Own>[] = [];
  playGame(simulation, game, (snapshot, index) => {
    const place = lawPlace(game, index);
    past.push(snapshot);
    for (const [at, other] of others.entries()) {
      if (index % others.length !== at) continue;
      const theirs = worlds[at]?.snapshot as StateOf<Own>;
      const where = `${place}${other.definition.name} ${other.definition.version}: `;
      for (const own of [snapshot, past[index >> 1] as StateOf<Own>]) {
        refuses(where, other, own);
        // Snapshots of definitions with the same tables may be compared.
        if (definition.schema === other.definition.schema) {
          other.diff(own, snapshot);
          other.changes(snapshot, own);
        }
      }
      refuses(`${where}its snapshot: `, simulation, theirs);
    }
    lawEqual(`${place}hash`, simulation.hash(snapshot), hashes[index]);
    lawEqual(`${place}next due`, simulation.nextDue(snapshot), dues[index]);
  });
  for (const [at, other] of others.entries()) {
    const future = futureOf(other, worlds[at]?.snapshot as StateOf<Own>);
    lawEqual(`${other.definition.name}: future`, future, futures[at]);
  }
};

function futureOf<S extends Schema>(simulation: Simulation<S>, from: StateOf<S>): unknown {
  const due = simulation.nextDue(from);
  return [due, simulation.hash(simulation.advance(from, { ticks: 300 }).snapshot)];
}

/** Simulations whose snapshots the simulation of a definition cannot use. */
function foreigners<S extends Schema>(definition: Definition<S>): Definition<S>[] {
  const { name, version, systems, schema, every = [] } = definition;
  const extra = defineTable('extra', { ends: timer });
  const wider = { ...schema, tables: { ...schema.tables, extra } };
  const end = { name: 'extra', table: 'extra', timer: 'ends', run: () => {} };
  const all = [
    { ...definition, name: `other ${name}` },
    { ...definition, version: version + 1 },
    { ...definition, every: [...every, { name: 'extra', ticks: 9, run: () => {} }] },
    { ...definition, schema: wider, systems: [...systems, end] } as unknown as Definition<S>,
  ];
  if (systems.length > 1) all.push({ ...definition, systems: [...systems].reverse() });
  return all;
}

function refuses<S extends Schema>(
  place: string,
  simulation: Simulation<S>,
  snapshot: StateOf<S>,
): void {
  const command = { id: '', account: 0, type: 'unknown', args: {} };
  let isReached = false;
  const uses: Readonly<Record<string, () => unknown>> = {
    execute: () => simulation.execute(snapshot, command),
    tick: () => simulation.tick(snapshot),
    advance: () => simulation.advance(snapshot, { ticks: 1000 }),
    walk: () => simulation.walk(snapshot),
    probe: () => simulation.probe(snapshot, () => (isReached = true)),
    nextDue: () => simulation.nextDue(snapshot),
    withSetting: () => simulation.withSetting(snapshot, snapshot.setting),
    read: () => simulation.read(snapshot),
    hash: () => simulation.hash(snapshot),
    tableHashes: () => simulation.tableHashes(snapshot),
    encode: () => simulation.encode(snapshot),
  };
  for (const [name, use] of Object.entries(uses)) {
    const message = messageOf(use);
    if (message.startsWith('this snapshot cannot be used here')) continue;
    throw new Error(`${place}${name} takes a foreign snapshot: ${message}`);
  }
  if (isReached) throw new Error(`${place}probe passes a foreign snapshot on`);
}

function messageOf(run: () => unknown): string {
  try {
    withoutStacks(run);
    return 'nothing was thrown';
  } catch (error) {
    return (error as Error).message;
  }
}
