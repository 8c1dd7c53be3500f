/**
 * The interface of a game: every operation, defined once. Routes, methods, the OpenAPI document and
 * the typed client are derived from it.
 *
 * @module @astrarium/contract
 */
export {
  type Answer,
  type CommandReader,
  type DeprecatedParts,
  deprecatedParts,
  dryRunOr,
  hasScope,
  listParameter,
  type Operation,
  type OperationCases,
  operationOf,
  type Operations,
  operationTakesKey,
  type Poll,
  PUBLIC_READ,
  type QueryReader,
  type RateClass,
  type RateLimit,
  type RateLimits,
  READ,
  type ReadOrder,
  type ReadValues,
  type Scope,
  SCOPES,
} from './operation.js';
export {
  type Contract,
  contractOf,
  type DocsPart,
  type GameContract,
  type GameInterface,
} from './contract.js';

// Handlers: how operations are answered.
export {
  type AnswerBasis,
  type CallInput,
  ENTRIES_PER_MS,
  type Envelope,
  type GameServices,
  type GameWork,
  type Handler,
  type HistoryKind,
  type HistoryRange,
  ok,
  onlyOrder,
  type PageText,
  type PlanNotes,
  problemAnswer,
  type ReadInput,
  type Steps,
  type TextEvent,
  type Untimed,
  viewQueryOf,
  type WayIn,
  WAYS_IN,
  type WorkOrder,
  type RuleFault,
  type WorldStop,
} from './handler.js';
export type { KeptAccounts } from './keptAccounts.js';
export { readTime, zonedText, zoneName } from './zonedText.js';

// A game with all that a service needs of it.
export {
  type AccountChange,
  EVENT_BYTES,
  type EventPlaces,
  type GameAccounts,
  type GameDescription,
  type GameEvents,
  type GameNotifications,
  type GameSeats,
  type GameSettings,
  type HistoryRecord,
  type RecordingHost,
  servedGame,
  type ServedGame,
  type ServedSimulation,
  type SharedEvents,
  type StoredCommand,
  upgradesBetween,
} from './servedGame.js';

// A game whose interface follows from its simulation.
export { defineGame, type GameSpec } from './derived/defineGame.js';
export { type ShapeSchemas, toZod } from './derived/toZod.js';
export type { PlayedWorld } from './derived/derivedHandlers.js';
export { ACCOUNT_NAME } from './derived/derivedOperations.js';
export {
  DERIVED_PROBLEMS,
  type GameRefusal,
  type GameRefusals,
  ruleFailed,
} from './derived/derivedProblems.js';

// Operations of the platform, and schemas that the operations of a game share with it.
export { accountOperations, type DescribedAccounts } from './operations/accountOperations.js';
export { streamOperation } from './operations/streamOperation.js';
export { tokenOperations } from './operations/tokenOperations.js';
export { webhookOperations } from './operations/webhookOperations.js';
export { EVENT_ID, type StreamQuery } from './schemas/eventId.js';
export { MOMENT } from './schemas/moment.js';
export { EMAIL, nameSchema, STORED_TIMEZONE, timezoneSchema } from './schemas/nameSchema.js';
export { problemSchemas } from './schemas/problemSchemas.js';
export { DRY_RUN, QUERY_AT, queryLimit } from './schemas/query.js';
export { GAME_TIME, TICK, TICK_TIME } from './schemas/tick.js';
export { textSchema } from './schemas/textSchema.js';
export { withExample } from './schemas/withExample.js';

// Header fields that the document describes.
export { REQUEST_FIELDS } from './openApi/parameterObjects.js';
export { ANSWER_FIELDS } from './openApi/responseObjects.js';

// Input: reads a raw request as the input of an operation, or as a problem.
export type { Input, RawInput } from './input/inputReader.js';
export type { InputForm } from './input/readParameters.js';
export { jsonFault } from './input/jsonFault.js';

// Problems: every refusal of the service.
export {
  badRequest,
  conflict,
  forbidden,
  type ProblemKind,
  problemKind,
  unknown,
} from './problems/problemKind.js';
export {
  ACCOUNT_PROBLEMS,
  type ProblemCode,
  PROBLEMS,
  SERVICE_PROBLEMS,
} from './problems/problems.js';
export { bannedProblem } from './problems/bannedProblem.js';
export { GUEST_PROBLEMS, ORIGIN_PROBLEMS } from './problems/guestProblems.js';
export { REQUEST_PROBLEMS } from './problems/requestProblems.js';
export {
  type FieldError,
  isProblem,
  type MakeProblem,
  MAX_PROBLEM_ERRORS,
  pointerOf,
  problem,
  type Problem,
  problemMaker,
} from './problems/problem.js';
export { type ProblemOf, refusalProblems, type Where } from './problems/problemOf.js';
export { problemsOf } from './problems/problemsOf.js';

// The OpenAPI 3.1 document, and the documentation.
export { type OpenApi, openApiId, type OperationObject } from './openApi/openApi.js';
export type { AnswerExamples } from './openApi/responseObjects.js';
export type { JsonSchema, NamedSchemas } from './openApi/jsonSchemas.js';
export { escaped, oneLine } from './escaped.js';
