import type { Schema, FieldWorldOf } from '@astrarium/core';
import { dump } from '../../dump/dump.js';
import { playGame, type StateOf, takeStep } from '../../games/game.js';
import { type Law, lawDefine, lawEqual, type LawOf, lawPlace } from '../law.js';

/** After so many steps the twin is decoded again; between, it takes the same steps. */
const TWIN_STEPS = 4;

/**
 * A snapshot and its decoded twin are equal in everything that can be seen: `diff` and `changes`
 * find nothing in both directions, and their worlds have the same text, byte by byte.
 */
export const twinLaw: Law = (simulation, game, define) =>
  twinLawWith(() => {})(simulation, game, define);

/**
 * `twinLaw` that also compares what the kernel does not know, such as the views of a game.
 *
 * @param look returns something of a world, whose text must be equal for the twin
 */
export function twinLawWith<S extends Schema>(look: (world: FieldWorldOf<S>) => unknown): LawOf<S> {
  return (simulation, game, define = lawDefine) => {
    const { definition } = simulation;
    const other = define(definition);
    const textOf = (engine: typeof other, snapshot: StateOf<S>): string => {
      const world = engine.read(snapshot);
      return JSON.stringify([dump(definition.schema, world), look(world)]);
    };
    let twin: StateOf<S> | undefined;
    playGame(simulation, game, (snapshot, index) => {
      const place = lawPlace(game, index);
      if (twin === undefined || index % TWIN_STEPS === 0) {
        twin = other.decode(simulation.encode(snapshot));
      }
      lawEqual(`${place}text of the twin`, textOf(other, twin), textOf(simulation, snapshot));
      lawEqual(`${place}diff`, simulation.diff(snapshot, twin), []);
      lawEqual(`${place}diff backwards`, simulation.diff(twin, snapshot), []);
      lawEqual(`${place}changes`, simulation.changes(snapshot, twin), {});
      lawEqual(`${place}changes backwards`, simulation.changes(twin, snapshot), {});
      lawEqual(`${place}tables`, other.tableHashes(twin), simulation.tableHashes(snapshot));
      const step = game.steps[index];
      if (step !== undefined) twin = takeStep(other, twin, step).snapshot;
    });
  };
}
