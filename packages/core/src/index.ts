/**
 * Astrarium: a galaxy as a value. The game, its rules as data, and its views; the kernel that it
 * is written on has a door of its own, `@astrarium/core/kernel`.
 *
 * @module @astrarium/core
 */
export type { Command, Event, EventList, Outcome, Refusal, Snapshot } from './kernel.js';

// Ruleset: every number of the game, and the words that the numbers are about.
export {
  type Amounts,
  CATEGORIES,
  type Category,
  categoryAt,
  categoryIndex,
} from './game/ruleset/categories.js';
export { ABUNDANCES, type Abundance } from './game/ruleset/abundances.js';
export { DENSITIES, type Density } from './game/ruleset/densities.js';
export { ATTRIBUTES, type Attribute } from './game/ruleset/attributes.js';
export { PLANET_KINDS, type PlanetKind } from './game/ruleset/planetKinds.js';
export {
  DEVICE_TYPES,
  type DeviceType,
  deviceTypeAt,
  deviceTypeIndex,
} from './game/ruleset/deviceTypes.js';
export { type Blueprint, type Feature, FEATURES } from './game/ruleset/blueprint.js';
export type { SeasonPlan, SeasonRules } from './game/ruleset/seasonRules.js';
export type {
  Coupling,
  Habit,
  MilliAmounts,
  MilliRange,
  TerraformerType,
  TerraformRules,
} from './game/ruleset/terraformRules.js';
export type {
  CapacityRules,
  CarryingRules,
  ControllerRules,
  DecommissionRules,
  HubRules,
  LimitRules,
  MiningRules,
  PrintingRules,
  RepairRules,
  ReplicationRules,
  Ruleset,
  SalvageRules,
  ScanRules,
  SiteRules,
  StartRules,
  TravelRules,
} from './game/ruleset/ruleset.js';
export { rulesetHash } from './game/ruleset/rulesetHash.js';
export { STANDARD_RULESET } from './game/ruleset/standardRuleset.js';

// Galaxy: what follows from the seed alone.
export type { Belt } from './game/galaxy/belt.js';
export type { Planet } from './game/galaxy/planet.js';
export type { Star } from './game/galaxy/star.js';
export { NEARBY_STARS } from './game/galaxy/nearbyStars.js';
export { STAR_LIMIT, starAt, starCode, starIndex } from './game/galaxy/starAt.js';
export { type StarSystem, starSystem } from './game/galaxy/starSystem.js';
export { type Climate, climateAt } from './game/galaxy/climate.js';
export { type LocationKind, locationStar, starLocation } from './game/galaxy/locationNumber.js';
export {
  locationKind,
  makeLocation,
  makeSite,
  parseLocation,
  parseSite,
  type SiteName,
} from './game/galaxy/location.js';
export { distanceMicroAu, distanceMilliLy } from './game/galaxy/distance.js';

// State: what is in documents, and the words of what is in tables.
export { type Status, STATUS, statusAt, STATUSES } from './game/state/devices/statuses.js';
export { DIRECTIONS } from './game/state/places/terraformers.js';
export { SEASON_STATES, type SeasonState } from './game/state/accounts/megastructures.js';
export {
  type Account,
  type AccountSettings,
  NOTIFY_CATEGORIES,
  type NotifyCategory,
  type NotifyPreferences,
  type Subscription,
  SUBSCRIPTIONS,
} from './game/state/accounts/account.js';
export { ACCOUNT_DEFAULTS } from './game/state/accounts/accountDefaults.js';
export type { Replicant } from './game/state/accounts/replicant.js';
export type { Tagged } from './game/state/devices/tagged.js';
export { type Directive, type DirectiveName, DIRECTIVES } from './game/state/devices/directive.js';
export type { PrintFollowUp, PrintOrder } from './game/state/devices/printOrder.js';
export { deviceCode, deviceCodeToId } from './game/state/devices/deviceCode.js';
export { replicantCode, replicantCodeToId } from './game/state/accounts/replicantCode.js';

// Rules: what may be done when, why not, and what comes of it.
export type { Setting } from './game/rules/setting.js';
export { type GameOptions, settingOf } from './game/rules/settingOf.js';
export { type Draft, schema, type World } from './game/rules/schema.js';
export { REFUSAL_CODES, type RefusalCode } from './game/events/refusalCodes.js';
export { isRefused, type Refused } from './game/rules/refuse.js';
export {
  ACCOUNT_COMMANDS,
  COMMANDS,
  type CommandName,
  DEVICE_COMMAND_NAMES,
  DEVICE_COMMANDS,
  deviceCommandOf,
  type DeviceCommandName,
  FOLLOW_UP_COMMANDS,
} from './game/commands/commands.js';
export { DEVICE_ARGUMENT, type DeviceCommand } from './game/commands/definition/deviceCommand.js';
export { type ArgumentExamples, exampleArgs } from './game/commands/definition/exampleArgs.js';
export type { AccountCommand } from './game/commands/definition/accountCommand.js';
export type { Argument, ArgumentKind, Arguments } from './game/commands/definition/argument.js';
export type { AnswerKind, AnswerMembers } from './game/commands/definition/answer.js';
export type { Permission } from './game/commands/definition/states.js';
export { type Limit, limitOf, type RulePath } from './game/commands/definition/rulePath.js';
export {
  FATES,
  type Fate,
  type Interruptible,
  INTERRUPTIBLES,
  type Interruption,
  INTERRUPTIONS,
} from './game/rules/devices/interruptions.js';
export type { Operation } from './game/rules/devices/operation.js';
export { knows } from './game/rules/mining/knowledge.js';
export type { TravelLeg, TravelPlan } from './game/rules/travel/travelPlan.js';
export type { ShownLeg } from './game/rules/travel/shownLegs.js';
export { type Plan, planOf, type PlanStep } from './game/rules/controllers/plan.js';
export {
  CONTRIBUTION_REASONS,
  type ContributionReason,
} from './game/rules/seasons/contribution.js';
export type { Split } from './game/rules/mining/split.js';
export { utcText } from './game/rules/utcText.js';

// Events: what is told, to whom, and in which words.
export { CATALOGUE, type EventName, EVENTS } from './game/events/events.js';
export type { EventDefinition, LogEntryKind, MailCategory } from './game/events/defineEvents.js';
export type { PayloadKind, PayloadMember } from './game/events/eventMembers.js';
export { reasonIndex, STOP_REASONS, type StopReason } from './game/events/stopReasons.js';
export { FOLLOW_UPS } from './game/events/followUps.js';
export { compileMute, type Mute } from './game/events/compileMute.js';
export {
  mailFor,
  type MailSettings,
  notifyFor,
  type NotifySettings,
} from './game/events/mailFor.js';

// Views: what is shown of a world, one by one and in pages.
export { rulesView, type RulesView } from './game/views/game/rulesView.js';
export { blueprintsView } from './game/views/game/blueprintsView.js';

export { accountView } from './game/views/accounts/accountView.js';
export { actingReplicantCodes, actingReplicants } from './game/views/devices/actingReplicants.js';
export {
  replicantListView,
  replicantView,
  type ReplicantView,
  replicantViewId,
} from './game/views/accounts/replicantView.js';

export type { ControllerWork } from './game/views/devices/controllerWork.js';
export type { DeviceBerths } from './game/views/devices/deviceBerths.js';
export type { DeviceCargo } from './game/views/devices/deviceCargo.js';
export type { DeviceCommands } from './game/views/devices/deviceCommands.js';
export type { DeviceWork } from './game/views/devices/deviceWork.js';
export {
  deviceView,
  type DeviceView,
  deviceViewId,
  deviceViewIds,
} from './game/views/devices/deviceView.js';
export { deviceAccess } from './game/views/devices/deviceAccess.js';
export type { DeviceListQuery } from './game/views/devices/devicePage.js';
export { type DeviceList, deviceListView } from './game/views/devices/deviceListView.js';
export { deviceListText } from './game/views/devices/deviceListText.js';
export { operationView, type OperationView } from './game/views/devices/operationView.js';

export { inventoryView } from './game/views/accounts/inventoryView.js';
export {
  type InventoryEntry,
  type InventoryList,
  inventoryListView,
  inventoryListViewAt,
  type InventoryQuery,
} from './game/views/accounts/inventoryListView.js';

export { starView, type StarView } from './game/views/places/starView.js';
export {
  type StarList,
  starListView,
  type StarListQuery,
} from './game/views/places/starListView.js';
export { type AttributeView, climateView } from './game/views/places/climateView.js';
export type { PlaceView } from './game/views/places/placeView.js';
export type { SiteView } from './game/views/places/siteViews.js';
export { locationView, type LocationView } from './game/views/places/locationView.js';

export { seasonView } from './game/views/accounts/seasonView.js';
export { megastructureView } from './game/views/accounts/megastructureView.js';
export { type LeaderboardEntry, leaderboardView } from './game/views/accounts/leaderboardView.js';

export type { WireValue } from './game/views/events/wireValue.js';
export { eventMessage, eventPayload, type EventPayload } from './game/views/events/eventPayload.js';
export {
  type EventEnvelope,
  eventEnvelope,
  eventEnvelopeAccount,
} from './game/views/events/eventEnvelope.js';
export {
  type EventRecord,
  eventsHaveNews,
  recordEnvelope,
  type RecordedEvents,
  recordEntry,
  recordEvents,
  recordId,
} from './game/views/events/eventRecord.js';
export {
  type AddressedEnvelope,
  eventAccounts,
  eventCountersAfter,
  type EventCounters,
  eventEnvelopes,
  forgetCounters,
} from './game/views/events/eventEnvelopes.js';
export { compareEventIds, isEventId } from './game/views/events/eventId.js';
export {
  EVENT_PAGE_MOST,
  type EventHistory,
  type EventPage,
  eventPage,
  type EventQuery,
} from './game/views/events/eventPage.js';
export {
  type LoggedEvent,
  type ReplicantEvent,
  type ReplicantHistory,
  replicantLog,
  type ReplicantPage,
  replicantPage,
  type ReplicantQuery,
} from './game/views/events/replicantLog.js';

export { type AccountSummary, summary } from './game/views/game/summary.js';
export { answerView } from './game/views/game/answerView.js';
export { audit, type CategoryAudit } from './game/views/game/audit.js';
export { auditView, type CategoryAuditView } from './game/views/game/auditView.js';
export { type Forecast, forecast, type ForecastQuery } from './game/views/forecasts/forecast.js';
export {
  FORECAST_MOST,
  FORECAST_TICKS_MOST,
  forecastSteps,
} from './game/views/forecasts/forecast.js';
export { type Due, DUE_KINDS, type DueKind, type DueSubject } from './game/views/forecasts/due.js';
export { type Untimed, type UntimedReason } from './game/views/forecasts/due.js';
export { depositEmptyTick, stockFullTick } from './game/views/forecasts/dueOfDeposit.js';
export { explain, type ExplainQuery } from './game/views/explanations/explain.js';
export {
  EXPLAIN_PARAMETERS,
  EXPLAINABLE,
  type Explainable,
  type ExplainAbout,
  type ExplainParameter,
} from './game/views/explanations/explainable.js';
export { type Explanation, type ExplanationUnit } from './game/views/explanations/explanation.js';

// Game: all of it together.
export {
  astrarium,
  astrariumDefinition,
  astrariumUpgrades,
  type GameSnapshot,
  newGame,
} from './game/game.js';
export type { Differing, DryRunDiff } from './game/whatIf/dryRunDiff.js';
export { type DryRun, dryRun, type DryRunPlan, dryRunSteps } from './game/whatIf/dryRun.js';
export type { Steps } from './game/rules/takeSteps.js';
export { type CommandDryRun, dryRunCommand } from './game/whatIf/dryRunCommand.js';
