/**
 * The space game: its simulation, its rules as data, and the views of its worlds. The engine that
 * it is built on is `@astrarium/core`.
 *
 * The names exported here are those that programs use. A type that is not exported can be had
 * from one that is: `Ruleset['travel']`, `ReturnType<typeof forecast>`.
 *
 * @example
 * ```ts
 * import { astrarium, newGame, summary } from '@astrarium/space';
 *
 * const open = { id: '1', account: 0, type: 'open_account', args: { name: 'Ada' } };
 * const opened = astrarium.execute(newGame({ seed: 7 }), open);
 * const { snapshot } = astrarium.advance(opened.snapshot, { ticks: 3600 });
 * console.log(snapshot.now, summary(astrarium.read(snapshot)).totals.devices);
 * ```
 *
 * @module @astrarium/space
 */
// Ruleset: every number of the game, and the names of what the numbers measure.
export { CATEGORIES, type Category } from './ruleset/categories.js';
export { ACHIEVEMENTS } from './ruleset/achievementRules.js';
export { ABUNDANCES } from './state/abundances.js';
export { DENSITIES } from './state/abundances.js';
export { ATTRIBUTES } from './ruleset/attributes.js';
export { PLANET_KINDS } from './ruleset/attributes.js';
export { DEVICE_TYPES, type DeviceType } from './ruleset/deviceTypes.js';
export { type Blueprint, FEATURES } from './ruleset/blueprint.js';
export type { LimitRules } from './ruleset/limitRules.js';
export type { Ruleset } from './ruleset/ruleset.js';
export { rulesetHash } from './ruleset/ruleset.js';
export { STANDARD_RULESET } from './ruleset/standardRuleset.js';

// Galaxy: what follows from the seed alone.
export type { Star } from './galaxy/star.js';
export { NEARBY_STARS } from './galaxy/nearbyStars.js';
export { starCode, starIndex } from './galaxy/starAt.js';
export { starSystem } from './galaxy/starSystem.js';
export { locationStar } from './galaxy/locationNumber.js';
export { makeLocation, parseLocation } from './galaxy/location.js';
export { distanceMilliLy } from './galaxy/distance.js';

// State: the names behind the numbers in tables, and codes of rows.
export { STATUS, STATUSES } from './state/statuses.js';
export { DIRECTIONS } from './state/planets.js';
export { SEASON_STATES } from './state/megastructures.js';
export { NOTIFY_CATEGORIES, SUBSCRIPTIONS } from './state/account.js';
export { DIRECTIVES } from './state/controllers.js';
export { deviceCode, deviceCodeToId } from './state/devices.js';
export { jobNumberToId } from './state/printers.js';
export { replicantCode } from './state/replicant.js';

// Rules: commands, refusals, and what views and hosts need of the rules.
export type { Setting } from './rules/schema.js';
export { settingOf } from './rules/settingOf.js';
export { type Draft, schema, type World } from './rules/schema.js';
export { REFUSAL_CODES } from './events/refusalCodes.js';
export { isRefused } from './rules/refuse.js';
export {
  ACCOUNT_COMMANDS,
  DEVICE_COMMAND_NAMES,
  DEVICE_COMMANDS,
  deviceCommandOf,
  type DeviceCommandName,
  readCommand,
} from './commands/commands.js';
export { type DeviceCommand } from './commands/definition/deviceCommand.js';
export { FOLLOW_UP_COMMANDS } from './commands/printing/enqueuePrint.js';
export { argumentFacts, exampleArgs } from './commands/definition/argument.js';
export { limitOf } from './ruleset/limitOf.js';
export { CONTRIBUTION_REASONS } from './rules/seasons/contribution.js';
export { utcText } from './rules/utcText.js';

// Events: their definitions, texts and recipients.
export { type EventName, EVENTS } from './events/events.js';
export type { EventDefinition } from './events/defineEvents.js';
export type { PayloadKind } from './events/eventMembers.js';
export { EVENT_PAYLOADS } from './events/eventPayloads.js';
export { messageParts } from './events/eventMessage.js';
export { STOP_REASONS } from './events/eventMembers.js';
export { FOLLOW_UPS } from './events/eventMembers.js';
export { notificationOf } from './events/mailFor.js';

// Views: plain objects that show a world to an account.
export { rulesView } from './views/game/rulesView.js';
export { blueprintsView } from './views/game/rulesView.js';

export { replicantCardView } from './views/accounts/replicantCardView.js';
export { accountView } from './views/accounts/accountView.js';
export { actingReplicantCodes, actingReplicants } from './views/devices/deviceAccess.js';
export {
  replicantListView,
  replicantView,
  replicantViewId,
} from './views/accounts/replicantView.js';

export {
  deviceView,
  type DeviceView,
  deviceViewId,
  deviceViewIds,
} from './views/devices/deviceView.js';
export { deviceAccess } from './views/devices/deviceAccess.js';
export { deviceListSteps, deviceListTextSteps } from './views/devices/deviceList.js';
export { fleetSteps } from './views/devices/fleetView.js';
export { operationListSteps, operationView } from './views/devices/operationView.js';

export { inventoryView } from './views/accounts/inventoryView.js';
export { inventoryListSteps, inventoryListViewAt } from './views/accounts/inventoryView.js';
export { stockHistory } from './views/accounts/stockHistory.js';

export { starListSteps } from './views/places/starView.js';
export { publicJourneysSteps } from './views/places/publicJourneys.js';
export { presenceSteps } from './views/places/presenceView.js';
export { locationSteps, locationView } from './views/places/locationView.js';

export { seasonSteps, seasonView } from './views/accounts/seasonView.js';
export { leaderboardSteps } from './views/accounts/leaderboardSteps.js';

export { type EventEnvelope, eventEnvelopeAccount } from './views/events/eventEnvelope.js';
export {
  eventsHaveNews,
  recordEnvelope,
  recordEvent,
  recordEntry,
  recordEvents,
  recordId,
} from './views/events/eventRecord.js';
export {
  eventCountersAfter,
  eventEnvelopes,
  eventIdIsKnown,
  forgetCounters,
} from './views/events/eventEnvelope.js';
export { NEWS_KINDS } from './views/events/newsKind.js';
export { eventSummarySteps } from './views/events/eventSummary.js';
export { newsPageSteps } from './views/events/newsPage.js';
export { compareEventIds } from './views/events/eventId.js';
export { eventFilter } from './views/events/eventFilter.js';
export { eventIndex } from './views/events/eventIndex.js';
export { eventPageSteps } from './views/events/eventPage.js';
export { replicantLog } from './views/events/replicantLog.js';
export { REPLICANT_CONFLICTS, replicantPageSteps } from './views/events/replicantPage.js';

export { summary } from './views/game/summary.js';
export { answerView } from './views/game/answerView.js';
export { audit } from './views/game/audit.js';
export { auditViewSteps } from './views/game/audit.js';
export { forecast } from './views/forecasts/forecast.js';
export { MAX_FORECAST, MAX_FORECAST_TICKS, forecastSteps } from './views/forecasts/forecast.js';
export { type Due, DUE_KINDS } from './views/forecasts/due.js';
export type { Untimed } from './views/forecasts/due.js';
export { explainSteps, type ExplainQuery } from './views/explanations/explain.js';
export { EXPLAINABLE, type ExplainAbout } from './views/explanations/explainable.js';
export { type Explanation, type ExplanationUnit } from './views/explanations/explanation.js';

export { VIEW_QUERIES, type ViewName } from './views/viewQueries.js';

// Game: the simulation, and dry runs on it.
export {
  astrarium,
  astrariumDefinition,
  astrariumUpgrades,
  type GameSnapshot,
  newGame,
} from './game.js';
export { dryRun, dryRunCommand, dryRunSteps } from './whatIf/dryRun.js';
export { takeSteps } from './rules/takeSteps.js';
