import { DEVICE_COMMAND_NAMES } from '@astrarium/core';
import type { z } from 'zod';
import { pointerOf } from '../problems/pointerOf.js';
import type { FieldError } from '../problems/problem.js';
import { documentOrder } from './documentOrder.js';
import { forbiddenMembers } from './forbiddenMembers.js';
import { type InputIssue, inputIssues } from './inputIssue.js';

/** A body that was read, or what is wrong with it. */
export interface ReadBody {
  readonly value: unknown;
  readonly errors: readonly FieldError[];
}

/** How many issues are put in order: who makes more of them is told some of them. */
const ISSUES_MOST = 1000;

const COMMANDS = DEVICE_COMMAND_NAMES.join(' ');

/** Reads a body by its schema; without one there must be none. */
export function readBody(schema: z.ZodType | undefined, body: unknown): ReadBody {
  if (schema === undefined) {
    const issue = { path: [], code: 'unexpected_body', text: 'is not taken by this operation' };
    return { value: undefined, errors: body === undefined ? [] : [errorOf(issue)] };
  }
  const issues = forbiddenMembers(body);
  const parsed = schema.safeParse(body);
  if (!parsed.success) {
    const told = new Set(issues.map(({ path }) => pointerOf(path)));
    const considered = parsed.error.issues.slice(0, ISSUES_MOST);
    const found = considered.flatMap((one) => inputIssues(one, body));
    issues.push(...found.filter(({ path }) => !told.has(pointerOf(path))));
  }
  return { value: parsed.data, errors: documentOrder(body, issues).map(errorOf) };
}

function errorOf({ path, code, text, expected }: InputIssue): FieldError {
  const pointer = pointerOf(path);
  const isCommand = expected?.['allowed'] === COMMANDS;
  return {
    in: 'body',
    pointer,
    code: isCommand ? 'unknown_command' : code,
    detail: `${path.length === 0 ? 'The body' : pointer} ${text}.`,
    ...(expected === undefined ? {} : { expected }),
  };
}
