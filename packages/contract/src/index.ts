/**
 * The interface of a game: every operation, defined once. Routes, methods, the OpenAPI document and
 * the typed client are derived from it.
 *
 * @module @astrarium/contract
 */
export {
  type Answer,
  hasScope,
  type Operation,
  type OperationCases,
  operationOf,
  type Operations,
  operationTakesKey,
  type Poll,
  type RateClass,
  type Scope,
  SCOPES,
} from './operation.js';
export { type Contract, contractFor } from './contract.js';
export type { ArgumentRow, CommandRow } from './commandRows.js';
export type { StreamQuery } from './operations/eventOperations.js';
export { type DeprecatedParts, deprecatedParts } from './operation.js';

// Input: reads a raw request as the input of an operation, or as a problem.
export type { Input, RawInput } from './input/inputReader.js';
export type { ReadOrder } from './input/bodyCommands.js';
export type { InputForm, ViewQuery } from './input/readParameters.js';

// Problems: every refusal of the service.
export type { ProblemKind } from './problems/problemKind.js';
export { type ProblemCode, PROBLEMS } from './problems/problems.js';
export {
  type FieldError,
  problem,
  type Problem,
  MAX_PROBLEM_ERRORS,
  isProblem,
} from './problems/problem.js';
export { problemOf, type Where } from './problems/problemOf.js';

// Times, as parameters have them.
export { type MomentParts, momentParts } from './schemas/moment.js';

// The OpenAPI 3.1 document.
export { type OpenApi, openApiId, type OperationObject } from './openApi/openApi.js';
export type { JsonSchema, NamedSchemas } from './openApi/jsonSchemas.js';
export { problemsOf } from './problems/problemsOf.js';
