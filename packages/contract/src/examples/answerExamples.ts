import type { OperationName } from '../operations.js';
import { ACCOUNT_EXAMPLES } from './accountExamples.js';
import { DEVICE_EXAMPLES } from './deviceExamples.js';
import { EVENT_EXAMPLES } from './eventExamples.js';
import { FORESIGHT_EXAMPLES } from './foresightExamples.js';
import { GAME_EXAMPLES } from './gameExamples.js';
import { PLACE_EXAMPLES } from './placeExamples.js';

/** Of an operation, an answer of each status. */
export type AnswerExamples = Readonly<Record<number, unknown>>;

/** Answers as games gave them, shortened: of every operation. The stream's has no end. */
export const ANSWER_EXAMPLES: Readonly<Record<OperationName, AnswerExamples>> = {
  'events.stream': {},
  ...GAME_EXAMPLES,
  ...FORESIGHT_EXAMPLES,
  ...ACCOUNT_EXAMPLES,
  ...DEVICE_EXAMPLES,
  ...PLACE_EXAMPLES,
  ...EVENT_EXAMPLES,
};
