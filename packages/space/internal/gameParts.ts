/**
 * Parts of the space game that only tests use. They are reached from sources alone and never built.
 *
 * @module @astrarium/space-internal
 */
export { COMMANDS } from '../src/commands/commands.js';
export { CATALOGUE, EVENTS } from '../src/events/events.js';
export {
  INTERRUPTION_RESULTS,
  INTERRUPTIBLES,
  INTERRUPTIONS,
} from '../src/rules/devices/interruptions.js';
export { type Feature } from '../src/ruleset/blueprint.js';
export { type SeasonPlan } from '../src/ruleset/seasonRules.js';
export { ACCOUNT_DEFAULTS } from '../src/state/account.js';
export { eventEnvelope } from '../src/views/events/eventEnvelope.js';
export { type ExplainParameter } from '../src/views/explanations/explainable.js';
export { type LocationView } from '../src/views/places/locationView.js';
