import { canonicalJson, isPlain } from '@astrarium/core';
import { playGame, takeStep } from '../../games/game.js';
import { type Law, lawEqual, lawPlace } from '../law.js';

/**
 * A refused command returns the same snapshot object and no events, explains itself with a code, a
 * message and plain numbers, and is refused again. No command advances the clock.
 */
export const refusalLaw: Law = (simulation, game) => {
  playGame(simulation, game, (snapshot, index) => {
    const step = game.steps[index];
    if (step?.kind !== 'command') return;
    const place = lawPlace(game, index);
    const { snapshot: next, outcome, events } = takeStep(simulation, snapshot, step);
    lawEqual(`${place}now`, next.now, snapshot.now);
    if (outcome === undefined) throw new Error(`${place}a command without an outcome`);
    if (outcome.done) {
      // A log must be able to store the answer; numbers may be fractions.
      lawEqual(`${place}answer`, JSON.parse(JSON.stringify(outcome.answer)), outcome.answer);
      return;
    }
    if (next !== snapshot) throw new Error(`${place}a refusal made a new snapshot`);
    lawEqual(`${place}events`, events, []);
    const { code, message, numbers } = outcome.refusal;
    const isExplained = /^[a-z]+(?:_[a-z]+)*$/.test(code) && message.length > 0 && isPlain(numbers);
    if (!isExplained)
      throw new Error(`${place}a refusal without a code or a message: ${code}: ${message}`);
    canonicalJson(numbers);
    lawEqual(`${place}again`, takeStep(simulation, snapshot, step).outcome, outcome);
  });
};
