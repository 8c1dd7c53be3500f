import type { z } from 'zod';
import { type FieldError, pointerOf } from '../problems/problem.js';
import { type InputIssue, inputIssues } from './inputIssue.js';

/** The value of a body, or its errors. */
interface ReadBody {
  readonly value: unknown;
  readonly errors: readonly FieldError[];
}

/** The most issues that are sorted: of more issues, some are left out. */
const MAX_ISSUES = 1000;

/**
 * Reads a body by its schema; without a schema the body must be absent. A word that is none of the
 * command names, separated by spaces, where one of them must be, is an unknown command.
 */
export function readBody(
  schema: z.ZodType | undefined,
  body: unknown,
  commandNames: string,
): ReadBody {
  const errorOf = (issue: InputIssue): FieldError => fieldError(issue, commandNames);
  if (schema === undefined) {
    const issue = { path: [], code: 'unexpected_body', text: 'is not allowed for this operation' };
    return { value: undefined, errors: body === undefined ? [] : [errorOf(issue)] };
  }
  const issues = forbiddenMembers(body);
  const parsed = schema.safeParse(body);
  if (!parsed.success) {
    const reported = new Set(issues.map(({ path }) => pointerOf(path)));
    const considered = parsed.error.issues.slice(0, MAX_ISSUES);
    const found = considered.flatMap((one) => inputIssues(one, body));
    for (const one of found) if (!reported.has(pointerOf(one.path))) issues.push(one);
  }
  return { value: parsed.data, errors: documentOrder(body, issues).map(errorOf) };
}

function fieldError({ path, code, text, expected }: InputIssue, commandNames: string): FieldError {
  const pointer = pointerOf(path);
  const isCommand = expected?.['allowed'] === commandNames;
  return {
    in: 'body',
    pointer,
    code: isCommand ? 'unknown_command' : code,
    detail: `${path.length === 0 ? 'The body' : pointer} ${text}.`,
    ...(expected === undefined ? {} : { expected }),
  };
}

/** Sorts issues in document order; missing members come last. */
function documentOrder(document: unknown, issues: readonly InputIssue[]): InputIssue[] {
  const known = new Map<object, ReadonlyMap<string, number>>();
  const keyed = issues.map((issue) => ({ issue, key: places(document, issue.path, known) }));
  return keyed.sort((a, b) => compare(a.key, b.key)).map(({ issue }) => issue);
}

type Known = Map<object, ReadonlyMap<string, number>>;

/** For each step of a path, the position of the member in its object. */
function places(document: unknown, path: readonly PropertyKey[], known: Known): number[] {
  let at = document;
  return path.map((step) => {
    const name = String(step);
    if (typeof at !== 'object' || at === null) return Infinity;
    const members = known.get(at) ?? new Map(Object.keys(at).map((key, place) => [key, place]));
    known.set(at, members);
    const place = members.get(name);
    at = place === undefined ? undefined : (at as Readonly<Record<string, unknown>>)[name];
    return place ?? Infinity;
  });
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [step, place] of a.entries()) {
    const other = b[step] ?? -1;
    if (place !== other) return place < other ? -1 : 1;
  }
  return a.length - b.length;
}

/** Names with a special meaning in JavaScript. */
const FORBIDDEN = ['__proto__', 'constructor', 'prototype'];

/** The most levels of nesting in a body. */
const MAX_DEPTH = 32;

/** Forbidden members at any level, and members that are nested too deep. */
function forbiddenMembers(body: unknown): InputIssue[] {
  const issues: InputIssue[] = [];
  const visit = (value: unknown, path: readonly PropertyKey[]): void => {
    if (typeof value !== 'object' || value === null) return;
    if (path.length === MAX_DEPTH) {
      const expected = { max: MAX_DEPTH };
      const text = `is nested deeper than ${MAX_DEPTH} levels`;
      issues.push({ path, code: 'too_deep', text, expected });
      return;
    }
    for (const [name, inner] of Object.entries(value)) {
      if (FORBIDDEN.includes(name)) {
        issues.push({ path: [...path, name], code: 'forbidden_member', text: 'is not allowed' });
      } else visit(inner, [...path, name]);
    }
  };
  visit(body, []);
  return issues;
}
