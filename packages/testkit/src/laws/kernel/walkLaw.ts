import { type Event, roll } from '@astrarium/core';
import { dump, type Dump } from '../../dump/dump.js';
import { type StateOf, takeStep, takeWalkStep } from '../../games/game.js';
import { type Law, lawEqual, lawPlace } from '../law.js';

/** The number of steps of a walk. */
const WALK_STEPS = 25;

/**
 * A walk equals the simulation step by step, whether its snapshots are read or not. Snapshots taken
 * from it never change, nor does the snapshot that it started from.
 */
export const walkLaw: Law = (simulation, game) => {
  const { schema } = simulation.definition;
  const keptSnapshots: { snapshot: StateOf<typeof schema>; hash: string; world: Dump }[] = [];
  const keep = (snapshot: StateOf<typeof schema>): void => {
    const world = dump(schema, simulation.read(snapshot));
    keptSnapshots.push({ snapshot, hash: simulation.hash(snapshot), world });
  };
  let events: Event[] = [];
  const walksFrom = (from: StateOf<typeof schema>) => ({
    unseen: simulation.walk(from),
    seen: simulation.walk(from, (batch) => (events = [...batch])),
    told: 0,
  });
  let at: StateOf<typeof schema> = simulation.genesis(game.setting);
  let walks = walksFrom(at);
  for (const [index, step] of game.steps.entries()) {
    const place = lawPlace(game, index);
    if (index % WALK_STEPS === 0) {
      keep(at);
      walks = walksFrom(at);
    }
    const result = takeStep(simulation, at, step);
    at = result.snapshot;
    walks.told += result.events.length;
    for (const walk of [walks.unseen, walks.seen]) {
      lawEqual(`${place}outcome`, takeWalkStep(walk, step), result.outcome);
      lawEqual(`${place}hash`, walk.hash(), simulation.hash(at));
      lawEqual(`${place}table hashes`, walk.tableHashes(), simulation.tableHashes(at));
      lawEqual(`${place}now and events`, [walk.now, walk.events], [at.now, walks.told]);
    }
    lawEqual(`${place}events`, events, result.events);
    if (roll(3, 3, index, 0) % 5 === 0) keep(walks.seen.snapshot());
  }
  keep(walks.unseen.snapshot());
  for (const { snapshot, hash, world } of keptSnapshots) {
    lawEqual('a world kept, hash', simulation.hash(snapshot), hash);
    lawEqual('a world kept', dump(schema, simulation.read(snapshot)), world);
  }
};
