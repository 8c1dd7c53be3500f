import { canonicalJson, isPlain } from '@astrarium/core/kernel';
import { playGame, takeStep } from '../games/game.js';
import { type Law, lawEqual, lawPlace } from './law.js';

/**
 * A refused command gives the very same snapshot and no events, says why in a code, a sentence and
 * plain numbers, and would be refused again. No command moves the clock.
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
      // What a log can hold: a strength is a share, so not all numbers are integers.
      lawEqual(`${place}answer`, JSON.parse(JSON.stringify(outcome.answer)), outcome.answer);
      return;
    }
    if (next !== snapshot) throw new Error(`${place}a refusal made a new snapshot`);
    lawEqual(`${place}events`, events, []);
    const { code, message, numbers } = outcome.refusal;
    const spoken = /^[a-z]+(?:_[a-z]+)*$/.test(code) && message.length > 0 && isPlain(numbers);
    if (!spoken) throw new Error(`${place}a refusal that says little: ${code}: ${message}`);
    canonicalJson(numbers);
    lawEqual(`${place}again`, takeStep(simulation, snapshot, step).outcome, outcome);
  });
};
