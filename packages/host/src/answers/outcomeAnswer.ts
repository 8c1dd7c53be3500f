import { problemOf, type Where } from '@astrarium/contract';
import type { Outcome } from '@astrarium/core';
import { answered, type Answered, declined } from './question.js';

/** What a command's outcome is on the wire. */
export function outcomeAnswer(outcome: Outcome, where?: Where, status = 200): Answered {
  if (outcome.done) return answered(outcome.answer, status);
  return declined(problemOf(outcome.refusal, where));
}
