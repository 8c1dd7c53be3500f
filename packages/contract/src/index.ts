/**
 * Every operation of the interface, once: the source of routes, methods and documents.
 *
 * @module @astrarium/contract
 */
export {
  type Answer,
  type Operation,
  type OperationCases,
  operationTakesKey,
  type RateClass,
} from './operation.js';
export { type Contract, contractFor } from './contract.js';
export type { OperationName, Operations } from './operations.js';
export { type DeprecatedParts, deprecatedParts } from './operation.js';

export { commandStatus } from './operations/commandStatus.js';

// Input: a request as it came becomes what an operation is asked, or a problem.
export type { Input, RawInput } from './input/inputReader.js';
export type { InputForm } from './input/readParameters.js';

// Problems: every no that the service has.
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

// The document: all of this as OpenAPI 3.1.
export { type OpenApi, openApiId, type OperationObject } from './openApi/openApi.js';
export type { JsonSchema, NamedSchemas } from './openApi/jsonSchemas.js';
export { problemsOf } from './problems/problemsOf.js';
