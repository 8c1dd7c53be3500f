/**
 * Astrarium: a galaxy as a value. The game, its rules as data, and its views; the kernel that it
 * is written on has a door of its own, `@astrarium/core/kernel`.
 *
 * @packageDocumentation
 */
export { type DryRun, dryRun, type DryRunPlan } from './game/dryRun.js';
export { astrarium, astrariumDefinition, type GameSnapshot, newGame } from './game/game.js';

export { type Draft, type Reducer, schema, type World } from './game/rules/schema.js';
export { journeyLegs } from './game/rules/journey.js';
export { type ShownLeg, shownLegs } from './game/rules/shownLegs.js';
export { type TravelLeg, type TravelPlan, travelPlan } from './game/rules/travelPlan.js';
export { knows } from './game/rules/knowledge.js';
export type { Setting } from './game/rules/setting.js';
export { type GameOptions, settingOf } from './game/rules/settingOf.js';

export {
  CATALOGUE,
  type EventCategory,
  type EventField,
  type EventName,
} from './game/events/catalogue.js';
export {
  eventCategory,
  type EventHeadings,
  eventHeadings,
  eventIsInternal,
  eventIsMutable,
  MESSAGE_CATEGORIES,
  type MessageCategory,
} from './game/events/eventHeadings.js';
export {
  mailFor,
  type MailSettings,
  notifyFor,
  type NotifySettings,
} from './game/events/mailFor.js';
export { type EventMember, eventMembers, type WireType } from './game/events/eventMembers.js';
export { EVENT_TEXTS } from './game/events/eventTexts.js';
export { type LogEntryKind, logEntryKind } from './game/events/logEntryKind.js';
export { compileMute, type Mute } from './game/events/compileMute.js';
export { reasonIndex, STOP_REASONS, type StopReason } from './game/events/stopReasons.js';

export {
  DEVICE_COMMANDS,
  type DeviceCommand,
  FEATURES_OF,
  type Permission,
  STATE_MACHINE,
} from './game/rules/stateMachine.js';
export {
  FATES,
  type Fate,
  type Interruptible,
  INTERRUPTIBLES,
  type Interruption,
  INTERRUPTIONS,
} from './game/rules/interruptions.js';
export { type Status, STATUS, statusAt, STATUSES } from './game/state/statuses.js';

export { ABUNDANCES, type Abundance } from './game/ruleset/abundances.js';
export { type Blueprint, type Feature, FEATURES } from './game/ruleset/blueprint.js';
export {
  type Amounts,
  amountsOf,
  CATEGORIES,
  type Category,
  categoryAt,
  categoryIndex,
} from './game/ruleset/categories.js';
export { ATTRIBUTES, type Attribute } from './game/ruleset/attributes.js';
export { DENSITIES, type Density } from './game/ruleset/densities.js';
export {
  DEVICE_TYPES,
  type DeviceType,
  deviceTypeAt,
  deviceTypeIndex,
} from './game/ruleset/deviceTypes.js';
export type {
  CapacityRules,
  ControllerRules,
  CarryingRules,
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
export { PLANET_KINDS, type PlanetKind } from './game/ruleset/planetKinds.js';
export { rulesetHash } from './game/ruleset/rulesetHash.js';
export { stackedStrength } from './game/ruleset/stackedStrength.js';
export type {
  Coupling,
  Habit,
  MilliAmounts,
  MilliRange,
  TerraformerType,
  TerraformRules,
} from './game/ruleset/terraformRules.js';
export { STANDARD_RULESET } from './game/ruleset/standardRuleset.js';

export { distanceMicroAu, distanceMilliLy } from './game/galaxy/distance.js';
export {
  locationKind,
  makeLocation,
  makeSite,
  parseLocation,
  parseSite,
  type SiteName,
} from './game/galaxy/location.js';
export { type LocationKind, locationStar, starLocation } from './game/galaxy/locationNumber.js';
export type { Belt } from './game/galaxy/belt.js';
export type { Planet } from './game/galaxy/planet.js';
export { NEARBY_STARS } from './game/galaxy/nearbyStars.js';
export { type Climate, climateAt } from './game/galaxy/climate.js';
export type { Star } from './game/galaxy/star.js';
export { STAR_LIMIT, starAt, starCode, starIndex } from './game/galaxy/starAt.js';
export { salvageSites } from './game/galaxy/salvageSites.js';
export { beltAt, type StarSystem, starSystem } from './game/galaxy/starSystem.js';

export { DIRECTIONS } from './game/state/terraformers.js';
export {
  type Account,
  type AccountSettings,
  NOTIFY_CATEGORIES,
  type NotifyCategory,
  type NotifyPreferences,
  type Subscription,
  SUBSCRIPTIONS,
} from './game/state/account.js';
export { ACCOUNT_DEFAULTS } from './game/state/accountDefaults.js';
export { type Directive, type DirectiveName, DIRECTIVES } from './game/state/directive.js';
export type { PrintFollowUp, PrintOrder } from './game/state/printOrder.js';
export type { Replicant } from './game/state/replicant.js';
export type { Tagged } from './game/state/tagged.js';
export { type ControllerWork } from './game/views/controllerWork.js';
export { adoptionController, adoptionDevices } from './game/rules/adoption.js';
export { type Plan, planOf, type PlanStep } from './game/rules/plan.js';
export { FOLLOW_UPS, type FollowUp, ONCOMPLETE_MEMBERS } from './game/events/followUps.js';
export { REFUSAL_CODES } from './game/events/refusalCodes.js';
export { packPair, PAIR_MOST, unpackPair } from './game/events/packPair.js';
export { deviceCode, deviceCodeToId } from './game/state/deviceCode.js';
export { replicantCode, replicantCodeToId } from './game/state/replicantCode.js';

export { CONTRIBUTION_REASONS, type ContributionReason } from './game/rules/contribution.js';
export { leaderboardView, type LeaderboardEntry } from './game/views/leaderboardView.js';
export { megastructureView } from './game/views/megastructureView.js';
export { seasonView } from './game/views/seasonView.js';
export { SEASON_STATES, type SeasonState } from './game/state/megastructures.js';
export type { SeasonPlan, SeasonRules } from './game/ruleset/seasonRules.js';
export { systemHub, systemLockOwner } from './game/rules/systemLock.js';
export type { Split } from './game/rules/split.js';
export type { DeviceCommands } from './game/views/deviceCommands.js';
export {
  type EventEnvelope,
  eventEnvelope,
  eventEnvelopeAccount,
} from './game/views/eventEnvelope.js';
export {
  type AddressedEnvelope,
  eventAccounts,
  type EventCounters,
  eventEnvelopes,
} from './game/views/eventEnvelopes.js';
export { compareEventIds, isEventId } from './game/views/eventId.js';
export {
  EVENT_PAGE_MOST,
  type EventHistory,
  type EventPage,
  eventPage,
  type EventQuery,
} from './game/views/eventPage.js';
export { eventMessage, eventPayload, type EventPayload } from './game/views/eventPayload.js';
export {
  type EventFold,
  type FoldedAmount,
  type FoldedDevice,
  foldedLevel,
  foldedSiteKey,
  foldedStockKey,
  foldEvents,
  NOTHING_FOLDED,
} from './game/views/foldEvents.js';
export { operationView, type OperationView } from './game/views/operationView.js';

export type { Operation } from './game/rules/operation.js';
export { utcText } from './game/rules/utcText.js';
export type { WireValue } from './game/views/wireValue.js';

export * from './game/index.js';

export type { Command, Event, EventList, Outcome, Refusal, Snapshot } from './kernel/index.js';
