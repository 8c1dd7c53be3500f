/**
 * Astrarium, the game: its simulation, its rules as data, and the views of its worlds. The kernel
 * that it is built on has an entry point of its own, `@astrarium/core/kernel`, and so has the log
 * of a game, `@astrarium/core/log`.
 *
 * The names exported here are those that programs use. A type that is not exported can be had
 * from one that is: `Ruleset['travel']`, `ReturnType<typeof forecast>`.
 *
 * @example
 * ```ts
 * import { astrarium, newGame, summary } from '@astrarium/core';
 *
 * const open = { id: '1', account: 0, type: 'open_account', args: { name: 'Ada' } };
 * const opened = astrarium.execute(newGame({ seed: 7 }), open);
 * const { snapshot } = astrarium.advance(opened.snapshot, { ticks: 3600 });
 * console.log(snapshot.now, summary(astrarium.read(snapshot)).totals.devices);
 * ```
 *
 * @module @astrarium/core
 */
export type { Command, Event, EventList, Outcome, Refusal } from './kernel.js';

// Ruleset: every number of the game, and the names of what the numbers measure.
export { CATEGORIES, type Category } from './game/ruleset/categories.js';
export { ACHIEVEMENTS } from './game/ruleset/achievementRules.js';
export { ABUNDANCES } from './game/ruleset/abundances.js';
export { DENSITIES } from './game/ruleset/abundances.js';
export { ATTRIBUTES } from './game/ruleset/attributes.js';
export { PLANET_KINDS } from './game/ruleset/attributes.js';
export { DEVICE_TYPES, type DeviceType } from './game/ruleset/deviceTypes.js';
export { type Blueprint, FEATURES } from './game/ruleset/blueprint.js';
export type { LimitRules } from './game/ruleset/limitRules.js';
export type { Ruleset } from './game/ruleset/ruleset.js';
export { rulesetHash } from './game/ruleset/ruleset.js';
export { STANDARD_RULESET } from './game/ruleset/standardRuleset.js';

// Galaxy: what follows from the seed alone.
export type { Star } from './game/galaxy/star.js';
export { NEARBY_STARS } from './game/galaxy/nearbyStars.js';
export { starCode, starIndex } from './game/galaxy/starAt.js';
export { starSystem } from './game/galaxy/starSystem.js';
export { locationStar } from './game/galaxy/locationNumber.js';
export { makeLocation, parseLocation } from './game/galaxy/location.js';
export { distanceMilliLy } from './game/galaxy/distance.js';

// State: the names behind the numbers in tables, and codes of rows.
export { STATUS, STATUSES } from './game/state/statuses.js';
export { DIRECTIONS } from './game/state/planets.js';
export { SEASON_STATES } from './game/state/megastructures.js';
export { NOTIFY_CATEGORIES, SUBSCRIPTIONS } from './game/state/account.js';
export { DIRECTIVES } from './game/state/controllers.js';
export { deviceCode, deviceCodeToId } from './game/state/devices.js';
export { jobNumberToId } from './game/state/printers.js';
export { replicantCode } from './game/state/replicant.js';

// Rules: commands, refusals, and what views and hosts need of the rules.
export type { Setting } from './game/rules/schema.js';
export { settingOf } from './game/rules/settingOf.js';
export { type Draft, schema, type World } from './game/rules/schema.js';
export { REFUSAL_CODES } from './game/events/refusalCodes.js';
export { isRefused } from './game/rules/refuse.js';
export {
  ACCOUNT_COMMANDS,
  DEVICE_COMMAND_NAMES,
  DEVICE_COMMANDS,
  deviceCommandOf,
  type DeviceCommandName,
  readCommand,
} from './game/commands/commands.js';
export { type DeviceCommand } from './game/commands/definition/deviceCommand.js';
export { exampleArgs } from './game/commands/definition/exampleArgs.js';
export type { Argument } from './game/commands/definition/argument.js';

export type { AnswerKind } from './game/commands/definition/answer.js';
export { limitOf } from './game/ruleset/rulePath.js';
export { CONTRIBUTION_REASONS } from './game/rules/seasons/contribution.js';
export { utcText } from './game/rules/utcText.js';

// Events: their definitions, texts and recipients.
export { type EventName, EVENTS } from './game/events/events.js';
export type { EventDefinition } from './game/events/defineEvents.js';
export type { PayloadKind } from './game/events/eventMembers.js';
export { EVENT_PAYLOADS } from './game/events/eventPayloads.js';
export { STOP_REASONS } from './game/events/eventMembers.js';
export { FOLLOW_UPS } from './game/events/eventMembers.js';
export { notificationOf } from './game/events/mailFor.js';

// Views: plain objects that show a world to an account.
export { rulesView } from './game/views/game/rulesView.js';
export { blueprintsView } from './game/views/game/rulesView.js';

export { replicantCardView } from './game/views/accounts/replicantCardView.js';
export { accountView } from './game/views/accounts/accountView.js';
export { actingReplicantCodes, actingReplicants } from './game/views/devices/deviceAccess.js';
export {
  replicantListView,
  replicantView,
  replicantViewId,
} from './game/views/accounts/replicantView.js';

export {
  deviceView,
  type DeviceView,
  deviceViewId,
  deviceViewIds,
} from './game/views/devices/deviceView.js';
export { deviceAccess } from './game/views/devices/deviceAccess.js';
export { deviceListView } from './game/views/devices/deviceListView.js';
export { deviceListText } from './game/views/devices/deviceListText.js';
export { operationListView, operationView } from './game/views/devices/operationView.js';

export { inventoryView } from './game/views/accounts/inventoryView.js';
export { inventoryListView, inventoryListViewAt } from './game/views/accounts/inventoryView.js';

export { starListSteps, starListView } from './game/views/places/starView.js';
export { presenceSteps } from './game/views/places/presenceView.js';
export { locationView } from './game/views/places/locationView.js';

export { seasonView } from './game/views/accounts/seasonView.js';
export { leaderboardView } from './game/views/accounts/leaderboardView.js';

export { eventMessage } from './game/views/events/eventPayload.js';
export { type EventEnvelope, eventEnvelopeAccount } from './game/views/events/eventEnvelope.js';
export {
  eventsHaveNews,
  recordEnvelope,
  recordEvent,
  type RecordedEvents,
  recordEntry,
  recordEvents,
  recordId,
} from './game/views/events/eventRecord.js';
export {
  eventCountersAfter,
  type EventCounters,
  eventEnvelopes,
  eventIdIsKnown,
  forgetCounters,
} from './game/views/events/eventEnvelope.js';
export { compareEventIds } from './game/views/events/eventId.js';
export { eventFilter } from './game/views/events/eventFilter.js';
export { eventIndex } from './game/views/events/eventIndex.js';
export { eventPageSteps, type EventQuery } from './game/views/events/eventPage.js';
export { replicantLog } from './game/views/events/replicantLog.js';
export {
  REPLICANT_CONFLICTS,
  replicantPageSteps,
  type ReplicantQuery,
} from './game/views/events/replicantPage.js';

export { summary } from './game/views/game/summary.js';
export { answerView } from './game/views/game/answerView.js';
export { audit } from './game/views/game/audit.js';
export { auditView, auditViewSteps } from './game/views/game/audit.js';
export { forecast } from './game/views/forecasts/forecast.js';
export {
  MAX_FORECAST,
  MAX_FORECAST_TICKS,
  forecastSteps,
} from './game/views/forecasts/forecast.js';
export { type Due, DUE_KINDS } from './game/views/forecasts/due.js';
export { type Untimed, type UntimedReason } from './game/views/forecasts/due.js';
export { explain, type ExplainQuery } from './game/views/explanations/explain.js';
export { EXPLAINABLE, type ExplainAbout } from './game/views/explanations/explainable.js';
export { type Explanation, type ExplanationUnit } from './game/views/explanations/explanation.js';

export { VIEW_QUERIES, type ViewName } from './game/views/viewQueries.js';

// Game: the simulation, and dry runs on it.
export {
  astrarium,
  astrariumDefinition,
  astrariumUpgrades,
  type GameSnapshot,
  newGame,
} from './game/game.js';
export { dryRun, dryRunCommand, dryRunSteps } from './game/whatIf/dryRun.js';
export { probeRun } from './game/whatIf/probeRun.js';
export type { Steps } from './game/rules/takeSteps.js';
