import { type Law, lawDefine, lawEqual, lawPlace } from '../law.js';
import { takeStep } from '../../games/game.js';

/**
 * A second engine that is built from bytes before every step equals the first one: no state exists
 * outside of the snapshot.
 */
export const secondEngineLaw: Law = (simulation, game, define = lawDefine) => {
  let at: ReturnType<typeof simulation.genesis> = simulation.genesis(game.setting);
  for (const [index, step] of game.steps.entries()) {
    const place = lawPlace(game, index);
    const second = define(simulation.definition);
    const a = takeStep(simulation, at, step);
    const b = takeStep(second, second.decode(simulation.encode(at)), step);
    lawEqual(`${place}outcome`, a.outcome, b.outcome);
    lawEqual(`${place}events`, a.events, b.events);
    lawEqual(`${place}hash`, simulation.hash(a.snapshot), second.hash(b.snapshot));
    at = a.snapshot;
  }
};
