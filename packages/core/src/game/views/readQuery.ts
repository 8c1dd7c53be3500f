import { isInt, isPlain, refuse } from '../../kernel/index.js';
import type { Outcome, Refusal } from '../../kernel/index.js';

/** A question that was refused: the field, the rule and its numbers, like those of commands. */
export type RefusedQuery = Extract<Outcome, { readonly done: false }>;

/** How one parameter of a query is read. */
export interface Parameter<T> {
  readonly rule: string;
  readonly numbers: Refusal['numbers'];
  /** Undefined when the value breaks the rule. */
  readonly read: (value: unknown) => T | undefined;
  /** What an omitted parameter is worth. */
  readonly omitted: T;
}

type Parameters = Readonly<Record<string, Parameter<unknown>>>;

/** What a query is worth once it is read. */
export type ReadQuery<P extends Parameters> = {
  readonly [K in keyof P]: P[K] extends Parameter<infer T> ? T : never;
};

/** Reads all parameters in their order; one that is undefined is omitted, none may be unknown. */
export function readQuery<P extends Parameters>(
  query: unknown,
  parameters: P,
): ReadQuery<P> | RefusedQuery {
  if (!isPlain(query)) return refuseParameter('query', 'object', {});
  const read: Record<string, unknown> = {};
  for (const [field, { numbers, omitted, read: reader, rule }] of Object.entries(parameters)) {
    const value = Object.hasOwn(query, field) ? query[field] : undefined;
    read[field] = value === undefined ? omitted : reader(value);
    if (value !== undefined && read[field] === undefined) {
      return refuseParameter(field, rule, numbers);
    }
  }
  const known = (field: string) => Object.hasOwn(parameters, field);
  const unknown = Object.keys(query).filter((field) => !known(field));
  const first = unknown.reduce<string | undefined>(
    (least, field) => (least === undefined || field < least ? field : least),
    undefined,
  );
  if (first !== undefined) return refuseParameter(first.slice(0, 64), 'unknown_parameter', {});
  return read as ReadQuery<P>;
}

/** Whether a query was refused. */
export function isRefusedQuery(value: unknown): value is RefusedQuery {
  return typeof value === 'object' && value !== null && 'refusal' in value;
}

/** The refusal of a parameter that breaks a rule. */
export function refuseParameter(
  field: string,
  rule: string,
  numbers: Refusal['numbers'],
): RefusedQuery {
  return refuse('invalid_field', `${field} breaks the rule: ${rule}`, { field, rule, ...numbers });
}

/** Text of 1 to `most` characters; omitted it is empty. */
export function textParameter(most: number): Parameter<string> {
  return {
    rule: 'text',
    numbers: { least: 1, most },
    read: (value) =>
      typeof value === 'string' && value.length > 0 && value.length <= most ? value : undefined,
    omitted: '',
  };
}

/** An integer within bounds. */
export function integerParameter(least: number, most: number, omitted: number): Parameter<number> {
  return {
    rule: 'integer',
    numbers: { least, most },
    read: (value) => (isInt(value) && value >= least && value <= most ? value + 0 : undefined),
    omitted,
  };
}

/** `true` or `false`; omitted it is false. */
export const FLAG_PARAMETER: Parameter<boolean> = {
  rule: 'boolean',
  numbers: {},
  read: (value) => (typeof value === 'boolean' ? value : undefined),
  omitted: false,
};
