import type { Schema, Simulation, WorldOf } from '@astrarium/core/kernel';
import { dump } from '../dump/dump.js';
import { type Game, playGame, type StateOf, takeStep } from '../games/game.js';
import { lawEqual, lawPlace } from './law.js';

/**
 * Reading changes nothing. The game is played twice: once in silence, and once with everything
 * read, hashed, encoded, compared and tried out between every two steps. The hashes must be equal
 * at every step.
 *
 * @param look reads what else there is to read, such as the views of the game
 */
export function readingLaw<S extends Schema>(
  simulation: Simulation<S>,
  game: Game<S>,
  look: (world: WorldOf<S>) => void = () => {},
): void {
  const hashes: string[] = [];
  playGame(simulation, game, (snapshot) => void hashes.push(simulation.hash(snapshot)));
  const { schema } = simulation.definition;
  const past: StateOf<S>[] = [];
  playGame(simulation, game, (snapshot, index) => {
    look(simulation.read(snapshot));
    const before = past[index >> 1] ?? snapshot;
    past.push(snapshot);
    dump(schema, simulation.read(before));
    simulation.nextDue(snapshot);
    simulation.changes(before, snapshot);
    simulation.diff(snapshot, before);
    simulation.tableHashes(snapshot);
    simulation.decode(simulation.encode(snapshot));
    simulation.probe(snapshot, (tried) => {
      const run = simulation.advance(tried, { ticks: 300 }).snapshot;
      const step = game.steps[index];
      if (step !== undefined) simulation.hash(takeStep(simulation, run, step).snapshot);
      look(simulation.read(run));
    });
    simulation.probe(before, (tried) => simulation.read(simulation.tick(tried).snapshot).now);
    dump(schema, simulation.read(snapshot));
    const place = lawPlace(game, index);
    lawEqual(`${place}hash`, simulation.hash(snapshot), hashes[index]);
    lawEqual(`${place}older hash`, simulation.hash(before), hashes[past.indexOf(before)]);
  });
}
