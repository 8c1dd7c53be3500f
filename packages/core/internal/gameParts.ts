/**
 * Parts of the game that only tests use. They are reached from sources alone and never built.
 *
 * @module @astrarium/internal/game
 */
export { COMMANDS } from '../src/game/commands/commands.js';
export { CATALOGUE, EVENTS } from '../src/game/events/events.js';
export {
  INTERRUPTION_RESULTS,
  INTERRUPTIBLES,
  INTERRUPTIONS,
} from '../src/game/rules/devices/interruptions.js';
export { type Feature } from '../src/game/ruleset/blueprint.js';
export { type SeasonPlan } from '../src/game/ruleset/seasonRules.js';
export { ACCOUNT_DEFAULTS } from '../src/game/state/account.js';
export { eventEnvelope } from '../src/game/views/events/eventEnvelope.js';
export { type ExplainParameter } from '../src/game/views/explanations/explainable.js';
export { type LocationView } from '../src/game/views/places/locationView.js';
