import { problemOf, type Where } from '@astrarium/contract';
import { answerView, type Outcome } from '@astrarium/core';
import type { Work } from '../live/work.js';
import { answered, type Answered, declined } from './question.js';

/** What the outcome of a command that `work` has just carried out is on the wire. */
export function outcomeAnswer(work: Work, outcome: Outcome, where?: Where, status = 200): Answered {
  if (outcome.done) return answered(answerView(work.world(), outcome.answer), status);
  return declined(problemOf(outcome.refusal, where));
}
