/**
 * Every operation of the interface, once: the source of routes, methods and documents.
 *
 * @packageDocumentation
 */
export { PROBLEMS, type ProblemCode, type ProblemKind } from './problems.js';
export type { FieldError, Problem } from './problem.js';
export type { Answer, Operation, RateClass } from './operation.js';
export { type OperationName, OPERATIONS } from './operations.js';
