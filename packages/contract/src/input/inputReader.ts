import type { z } from 'zod';
import type { Operation } from '../operation.js';
import type { OperationName, Operations } from '../operations.js';
import {
  type FieldError,
  problem,
  type Problem,
  PROBLEM_ERRORS_MOST,
} from '../problems/problem.js';
import type { ProblemCode } from '../problems/problems.js';
import { parameterFaults } from './parameterFaults.js';
import { readBody } from './readBody.js';
import { type InputForm, parameterPlan, readParameters } from './readParameters.js';

/** A request as it came. */
export interface RawInput {
  readonly path: Readonly<Record<string, unknown>>;
  /** A text, a list of texts when it was repeated, or in the form `json` a value. */
  readonly query: Readonly<Record<string, unknown>>;
  /** Plain JSON; undefined when there is none. */
  readonly body: unknown;
  readonly form: InputForm;
}

type Values<N extends OperationName, Member extends 'parameters' | 'query' | 'body'> =
  Operations[N] extends Readonly<Record<Member, infer Schema extends z.ZodType>>
    ? z.output<Schema>
    : Member extends 'body'
      ? undefined
      : Readonly<Record<string, never>>;

/** What an operation is asked, as its schemas say. */
export interface Input<N extends OperationName> {
  readonly path: Values<N, 'parameters'>;
  readonly query: Values<N, 'query'>;
  readonly body: Values<N, 'body'>;
}

/** Reads requests of one operation: what it asks, or one problem with everything that is wrong. */
export type InputReader<N extends OperationName = OperationName> = (
  raw: RawInput,
) => Input<N> | Problem;

/**
 * Makes the reader of an operation's requests. It fills in the defaults of parameters; a body stays
 * as it came.
 */
export function inputReader<N extends OperationName>(operation: Operation): InputReader<N> {
  const pathPlan = parameterPlan(operation.parameters);
  const queryPlan = parameterPlan(operation.query);
  return (raw) => {
    const path = readParameters('path', pathPlan, raw.path, raw.form);
    const query = readParameters('query', queryPlan, raw.query, raw.form);
    const together = parameterFaults(operation, raw.query, query.values);
    const body = readBody(operation.body, raw.body);
    const outside = [...path.errors, ...query.errors, ...together];
    const errors = [...outside, ...body.errors];
    if (errors.length > 0) return refusal(outside, errors);
    const input = { path: path.values, query: query.values, body: body.value };
    return input as unknown as Input<N>;
  };
}

/** One problem for all errors: the gravest kind names it. */
function refusal(outside: readonly FieldError[], errors: readonly FieldError[]): Problem {
  const [first] = errors;
  const isMuch = errors.length > PROBLEM_ERRORS_MOST;
  const count = isMuch ? `More than ${PROBLEM_ERRORS_MOST}` : String(errors.length);
  const detail = errors.length === 1 ? first?.detail : `${count} things are wrong: see errors.`;
  const code = outside.length > 0 ? codeOutside(outside) : codeInside(errors);
  const rule = code === 'unknown_command' ? first?.expected : undefined;
  return problem(code, detail ?? '', { errors, ...(rule === undefined ? {} : { rule }) });
}

function codeOutside(errors: readonly FieldError[]): ProblemCode {
  if (errors.every(({ code }) => code === 'conflict')) return 'conflicting_parameters';
  return errors.every(({ name }) => name === 'cursor') ? 'invalid_cursor' : 'invalid_parameters';
}

function codeInside(errors: readonly FieldError[]): ProblemCode {
  if (errors.every(({ code }) => code === 'unexpected_body')) return 'invalid_parameters';
  return errors.every(({ code }) => code === 'unknown_command')
    ? 'unknown_command'
    : 'invalid_field';
}
