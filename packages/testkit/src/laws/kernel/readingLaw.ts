import type { Schema, FieldWorldOf } from '@astrarium/core';
import { dump } from '../../dump/dump.js';
import { playGame, type StateOf, takeStep } from '../../games/game.js';
import { type Law, type LawOf, lawEqual, lawPlace } from '../law.js';

/**
 * Reading changes nothing. The law plays the game twice: once without reading, and once with
 * everything read, hashed, encoded, compared and probed between every two steps. The hashes must
 * be equal at every step.
 */
export const readingLaw: Law = (simulation, game) => readingLawWith(() => {})(simulation, game);

/**
 * `readingLaw` that also reads what the kernel does not know, such as the views of a game.
 *
 * @param look is called with every world of the second run
 */
export function readingLawWith<S extends Schema>(look: (world: FieldWorldOf<S>) => void): LawOf<S> {
  return (simulation, game) => {
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
  };
}
