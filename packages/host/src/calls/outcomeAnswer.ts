import { problemOf, type Where } from '@astrarium/contract';
import { answerView, type Outcome } from '@astrarium/core';
import type { Work } from '../turns/work.js';
import { ok, type Answer, problemAnswer } from './handler.js';

/** What the outcome of a command that `work` has just carried out is on the wire. */
export function outcomeAnswer(work: Work, outcome: Outcome, where?: Where, status = 200): Answer {
  if (outcome.done) return ok(answerView(work.world(), outcome.answer), status);
  return problemAnswer(problemOf(outcome.refusal, where));
}
