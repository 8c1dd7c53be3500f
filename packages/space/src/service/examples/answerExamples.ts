import type { AnswerExamples } from '@astrarium/contract';
import type { Ruleset } from '@astrarium/space';
import { ACCOUNT_EXAMPLES, TOKEN_EXAMPLES } from './accountExamples.js';
import { DEVICE_EXAMPLES } from './deviceExamples.js';
import { EVENT_EXAMPLES, MESSAGE_EXAMPLES } from './eventExamples.js';
import { FORESIGHT_EXAMPLES } from './foresightExamples.js';
import { generalAnswerExamples } from './generalAnswerExamples.js';
import { PLACE_EXAMPLES } from './placeExamples.js';
import { WEBHOOK_EXAMPLES } from './webhookExamples.js';

/**
 * Answers of every operation under a ruleset, shortened. Those that say what the rules are follow
 * the ruleset; the others come from games with the standard rules. A stream's answer has no end.
 */
export function answerExamples(ruleset: Ruleset): Readonly<Record<string, AnswerExamples>> {
  return {
    'events.stream': {},
    ...generalAnswerExamples(ruleset),
    ...FORESIGHT_EXAMPLES,
    ...ACCOUNT_EXAMPLES,
    ...DEVICE_EXAMPLES,
    ...PLACE_EXAMPLES,
    ...EVENT_EXAMPLES,
    ...MESSAGE_EXAMPLES,
    ...WEBHOOK_EXAMPLES,
    ...TOKEN_EXAMPLES,
  };
}
