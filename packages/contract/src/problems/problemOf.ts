import type { Refusal } from '@astrarium/core';
import { type FieldError, pointerOf, type Problem, problemMaker } from './problem.js';
import type { ProblemKind } from './problemKind.js';

/** Where the fields of a refusal are in the request. */
export interface Where {
  readonly in: 'body' | 'query' | 'path';
  /** In a body: the members that lead to the fields; by default they are members of the body. */
  readonly under?: readonly (string | number)[];
  /** Fields that are parameters of the path: the names of those parameters by field. */
  readonly path?: Readonly<Record<string, string>>;
}

const BODY: Where = { in: 'body' };

/** Converts a refusal of a game to a problem. */
export type ProblemOf = (refusal: Refusal, where?: Where) => Problem;

/**
 * Returns the function that converts refusals to problems of these kinds: the numbers of a refusal
 * become `rule`, the field that it names becomes an error. An invalid field outside the body is
 * `invalid_parameters`, and a refusal of another kind `internal`.
 */
export function refusalProblems(kinds: Readonly<Record<string, ProblemKind>>): ProblemOf {
  const problem = problemMaker(kinds);
  return (refusal, where = BODY) => {
    const { message, numbers } = refusal;
    const { field, rule: broken, ...rule } = numbers;
    const place = placeOf(String(field), where);
    const isOutside = refusal.code === 'invalid_field' && place.in !== 'body';
    const known = Object.hasOwn(kinds, refusal.code) ? refusal.code : 'internal';
    const code = isOutside ? 'invalid_parameters' : known;
    const more = Object.keys(rule).length === 0 ? {} : { rule };
    if (typeof field !== 'string') return problem(code, message, more);
    const error: FieldError = {
      ...place,
      code: String(broken ?? refusal.code),
      detail: message,
      ...(Object.keys(rule).length === 0 ? {} : { expected: rule }),
    };
    return problem(code, message, { ...more, errors: [error] });
  };
}

function placeOf(field: string, { in: place, path = {}, under = [] }: Where) {
  if (Object.hasOwn(path, field)) return { in: 'path', name: path[field] as string } as const;
  if (place !== 'body') return { in: place, name: field };
  const members = field === 'args' ? [] : field.split('.');
  return { in: place, pointer: pointerOf([...under, ...members]) };
}
