import type { Operation, ReadOrder, ReadValues } from '../operation.js';
import { type FieldError, problem, type Problem, MAX_PROBLEM_ERRORS } from '../problems/problem.js';
import type { ProblemCode } from '../problems/problems.js';
import { readBody } from './readBody.js';
import {
  type InputForm,
  parameterError,
  type ParameterPlan,
  parameterPlan,
  readGameQuery,
  readParameters,
} from './readParameters.js';

/** A request before validation. */
export interface RawInput {
  readonly path: Readonly<Record<string, unknown>>;
  /** A string, a list of strings if the parameter was repeated, or in the form `json` any value. */
  readonly query: Readonly<Record<string, unknown>>;
  /** Plain JSON; undefined when there is none. */
  readonly body: unknown;
  readonly form: InputForm;
}

/** The validated input of an operation: values of its schemas. */
export interface Input {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  /** Undefined when the operation has no body. */
  readonly body: Readonly<Record<string, unknown>> | undefined;
  /** The commands of the body, in their order, with arguments that the game has read. */
  readonly commands: readonly ReadOrder[];
  /** The query, if the game reads it. */
  readonly viewQuery: ReadValues | undefined;
}

/** Validates requests of one operation: gives its input, or one problem with every error. */
export type InputReader = (raw: RawInput) => Input | Problem;

/**
 * Makes the reader of an operation's requests. It fills in the defaults of parameters only. The
 * names are those of the commands that a body can name.
 */
export function inputReader(operation: Operation, commandNames: readonly string[]): InputReader {
  const commandWords = commandNames.join(' ');
  const pathPlan = parameterPlan(operation.parameters);
  const queryPlan = parameterPlan(operation.query);
  return (raw) => {
    const path = readParameters('path', pathPlan, raw.path, raw.form);
    const query = queryOf(operation, queryPlan, raw);
    const together = parameterFaults(operation, raw.query, query.values);
    const body = bodyOf(operation, commandWords, raw.body, path.values);
    const outside = [...path.errors, ...query.errors, ...together];
    const errors = [...outside, ...body.errors];
    if (errors.length > 0) return refusal(outside, errors);
    const { commands = [], value } = body;
    const { values, viewQuery } = query;
    const input = { path: path.values, query: values, body: value, commands, viewQuery };
    return input as Input;
  };
}

interface QueryInput {
  readonly values: Given;
  readonly viewQuery?: ReadValues;
  readonly errors: readonly FieldError[];
}

/**
 * Reads a query: by the game, if it does that. Only for parameters that the game does not accept
 * the schemas are asked too: they say what is wrong.
 */
function queryOf(
  { path, readQuery }: Operation,
  plan: ParameterPlan,
  { form, query }: RawInput,
): QueryInput {
  const read = readQuery && readGameQuery(readQuery, plan, query, form);
  if (read !== undefined) return { ...read, errors: [] };
  const explained = readParameters('query', plan, query, form);
  if (readQuery === undefined || explained.errors.length > 0) return explained;
  throw new Error(`The schemas accept parameters of ${path} that the game does not`);
}

interface BodyInput {
  readonly value: unknown;
  readonly commands?: readonly ReadOrder[];
  readonly errors: readonly FieldError[];
}

/**
 * Reads a body. Commands are read by the game, once. Only for a body that the game does not accept
 * the schema is asked too: it says what is wrong with it in the words of the document.
 */
function bodyOf(
  { body: schema, readCommands }: Operation,
  commandWords: string,
  body: unknown,
  path: Given,
): BodyInput {
  const read = readCommands?.(body, path);
  if (Array.isArray(read)) return { value: body, commands: read as ReadOrder[], errors: [] };
  const explained = readBody(schema, body, commandWords);
  if (readCommands === undefined || explained.errors.length > 0) return explained;
  if (read === undefined) throw new Error('The schema accepts a body that has no commands');
  return { value: undefined, ...(read as { errors: readonly FieldError[] }) };
}

/** One problem for all errors, with the code of the most severe one. */
function refusal(outside: readonly FieldError[], errors: readonly FieldError[]): Problem {
  const [first] = errors;
  const isMuch = errors.length > MAX_PROBLEM_ERRORS;
  const count = isMuch ? `More than ${MAX_PROBLEM_ERRORS}` : String(errors.length);
  const detail =
    errors.length === 1
      ? first?.detail
      : `The request has ${count.toLowerCase()} errors: see errors.`;
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

type Given = Readonly<Record<string, unknown>>;

/** Errors between query parameters: conflicts, and parameters that a case needs or excludes. */
function parameterFaults(operation: Operation, raw: Given, values: Given): FieldError[] {
  const isGiven = (name: string): boolean =>
    Object.hasOwn(raw, name) && values[name] !== undefined && values[name] !== false;
  return [
    ...conflictFaults(operation.conflicts ?? [], isGiven),
    ...caseFaults(operation, values, raw),
  ];
}

type IsGiven = (name: string) => boolean;

function conflictFaults(groups: readonly (readonly string[])[], isGiven: IsGiven): FieldError[] {
  const broken = groups.filter((group) => group.filter(isGiven).length > 1);
  const names = [...new Set(broken.flatMap((group) => group.filter(isGiven)))];
  return names.map((name) => conflict(name, broken.filter((group) => group.includes(name)).flat()));
}

function caseFaults({ cases }: Operation, values: Given, raw: Given): FieldError[] {
  if (cases === undefined) return [];
  const { needs, parameter } = cases;
  const value = String(values[parameter]);
  const wanted = Object.hasOwn(needs, value) ? needs[value] : undefined;
  if (wanted === undefined) return [];
  const others = new Set(Object.values(needs).flat());
  return [...others].flatMap((name) => {
    const isWanted = wanted.includes(name);
    if (isWanted === Object.hasOwn(raw, name)) return [];
    const text = `${isWanted ? 'is required' : 'is not allowed'} when ${parameter} is ${value}`;
    return [parameterError('query', name, { code: isWanted ? 'required' : 'not_taken', text })];
  });
}

/** `group` has the name and the names that it excludes, possibly more than once. */
function conflict(name: string, group: readonly string[]): FieldError {
  const others = [...new Set(group)].filter((other) => other !== name).join(', ');
  const expected = { excludes: others.replaceAll(',', '') };
  return parameterError('query', name, {
    code: 'conflict',
    text: `cannot be combined with ${others}`,
    expected,
  });
}
