import type { z } from 'zod';
import { MAX_PROBLEM_ERRORS } from '../problems/problem.js';

/** What is wrong with one value, and where it is. */
export interface InputIssue {
  readonly path: readonly PropertyKey[];
  /** The rule that it breaks. */
  readonly code: string;
  /** The sentence after the name of the value. */
  readonly text: string;
  /** The numbers of the rule. */
  readonly expected?: Readonly<Record<string, number | string>>;
}

/** One more than a problem lists, so that it can say that there are more. */
const MAX_KEYS = MAX_PROBLEM_ERRORS + 1;

type Fault = Pick<InputIssue, 'code' | 'text' | 'expected'>;

/** The value at a path; undefined where there is none. */
function inputAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let at = value;
  for (const name of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, name)) return undefined;
    at = (at as Readonly<Record<PropertyKey, unknown>>)[name];
  }
  return at;
}

/** Converts an issue of zod; one issue for each unknown member. `input` is the validated value. */
export function inputIssues(issue: z.core.$ZodIssue, input: unknown): InputIssue[] {
  if (issue.code === 'unrecognized_keys') {
    // They are in document order, so the first ones are enough.
    return issue.keys.slice(0, MAX_KEYS).map((key) => ({
      path: [...issue.path, key],
      code: 'unknown_member',
      text: 'is unknown',
    }));
  }
  const { path } = issue;
  if (inputAt(input, path) === undefined) return [{ path, code: 'required', text: 'is missing' }];
  return [{ path, ...faultOf(issue) }];
}

function faultOf(issue: z.core.$ZodIssue): Fault {
  switch (issue.code) {
    case 'invalid_type':
      return {
        code: 'invalid_type',
        text: `must be of type ${issue.expected}`,
        expected: { type: issue.expected },
      };
    case 'too_big':
      return bound('too_big', 'max', issue.origin, Number(issue.maximum));
    case 'too_small':
      return bound('too_small', 'min', issue.origin, Number(issue.minimum));
    case 'invalid_value':
      return oneOf(issue.values.map(String));
    case 'invalid_union':
      return unionFault(issue);
    case 'invalid_format':
      return malformed(issue.message, issue.pattern);
    default:
      return { code: 'breaks_rule', text: issue.message };
  }
}

function unionFault(issue: z.core.$ZodIssueInvalidUnion): Fault {
  const options = 'options' in issue && issue.options !== undefined ? issue.options : [];
  if (options.length > 0) return oneOf(options.map(String));
  return malformed(issue.message);
}

/** The form that a value must have, as its schema describes it. */
function malformed(form: string, pattern?: string): Fault {
  const expected = pattern === undefined ? { form } : { form, pattern };
  return { code: 'malformed', text: `must be ${form}`, expected };
}

function oneOf(words: readonly string[]): Fault {
  const allowed = words.join(' ');
  return { code: 'one_of', text: `must be one of: ${allowed}`, expected: { allowed } };
}

const COUNTED: Readonly<Record<string, string>> = { string: ' characters', array: ' items' };

function bound(code: string, limit: 'max' | 'min', origin: string, number: number): Fault {
  const counted = COUNTED[origin] ?? '';
  const verb = counted === '' ? 'must be' : 'must have';
  const word = limit === 'max' ? 'most' : 'least';
  return { code, text: `${verb} at ${word} ${number}${counted}`, expected: { [limit]: number } };
}
