import type { Refusal } from '@astrarium/core';
import { type FieldError, pointerOf, problem, type Problem } from './problem.js';
import { type ProblemCode, PROBLEMS } from './problems.js';

/** Where the fields of a refusal are in the request. */
export interface Where {
  readonly in: 'body' | 'query' | 'path';
  /** In a body: the members that lead to the fields; by default they are members of the body. */
  readonly under?: readonly (string | number)[];
  /** Fields that are parameters of the path: the names of those parameters by field. */
  readonly path?: Readonly<Record<string, string>>;
}

const BODY: Where = { in: 'body' };

/**
 * Converts a refusal of the core to a problem: its numbers become `rule`, the field that it names
 * becomes an error. An invalid field outside the body is `invalid_parameters`.
 */
export function problemOf(refusal: Refusal, where: Where = BODY): Problem {
  const { message, numbers } = refusal;
  const { field, rule: broken, ...rule } = numbers;
  const place = placeOf(String(field), where);
  const code = codeOf(refusal.code, place.in);
  const more = Object.keys(rule).length === 0 ? {} : { rule };
  if (typeof field !== 'string') return problem(code, message, more);
  const error: FieldError = {
    ...place,
    code: String(broken ?? refusal.code),
    detail: message,
    ...(Object.keys(rule).length === 0 ? {} : { expected: rule }),
  };
  return problem(code, message, { ...more, errors: [error] });
}

function codeOf(code: string, place: Where['in']): ProblemCode {
  if (code === 'invalid_field' && place !== 'body') return 'invalid_parameters';
  return Object.hasOwn(PROBLEMS, code) ? (code as ProblemCode) : 'internal';
}

function placeOf(field: string, { in: place, path = {}, under = [] }: Where) {
  if (Object.hasOwn(path, field)) return { in: 'path', name: path[field] as string } as const;
  if (place !== 'body') return { in: place, name: field };
  const members = field === 'args' ? [] : field.split('.');
  return { in: place, pointer: pointerOf([...under, ...members]) };
}
