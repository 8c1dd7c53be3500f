import { type ProblemCode, PROBLEMS } from './problems.js';

/** What is wrong with one member of a request. */
export interface FieldError {
  readonly in: 'body' | 'query' | 'path' | 'header';
  /** Of a body: a JSON Pointer (RFC 6901) as a fragment, such as `#/configuration/settings`. */
  readonly pointer?: string;
  /** Of all else: the parameter's or header's name. */
  readonly name?: string;
  /** The rule that it breaks. */
  readonly code: string;
  readonly detail: string;
  /** The numbers of the rule. */
  readonly expected?: Readonly<Record<string, number | string>>;
}

/** A refusal as the wire shows it: problem details (RFC 9457). */
export interface Problem {
  /** `/problems/<code>`: the server explains it there. */
  readonly type: string;
  readonly title: string;
  readonly status: number;
  /** What is wrong this time, with its numbers. */
  readonly detail: string;
  readonly code: ProblemCode;
  /** The rule's numbers, by name. */
  readonly rule?: Readonly<Record<string, number | string>>;
  /** All that is wrong with the request, in document order; at most 20. */
  readonly errors?: readonly FieldError[];
  /** Added by the skin that has one. */
  readonly request_id?: string;
}

/** How many errors a problem names. */
export const MAX_PROBLEM_ERRORS = 20;

/** The problem of a code; `detail` says what is wrong this time. */
export function problem(
  code: ProblemCode,
  detail: string,
  more: Pick<Problem, 'rule' | 'errors'> = {},
): Problem {
  const { status, title } = PROBLEMS[code];
  return {
    type: `/problems/${code}`,
    title,
    status,
    detail,
    code,
    ...(more.rule === undefined ? {} : { rule: more.rule }),
    ...(more.errors === undefined ? {} : { errors: more.errors.slice(0, MAX_PROBLEM_ERRORS) }),
  };
}

/** Whether a value is a problem and not what was asked for. */
export function isProblem(value: object): value is Problem {
  return 'code' in value && 'type' in value;
}

/** What one member's name adds to a pointer at most. */
const MAX_NAME_LENGTH = 64;

/**
 * The JSON Pointer (RFC 6901, section 6) of a place in a body, as a fragment: `~` and `/` are
 * escaped, then what a URI cannot hold; names are cut off after 64 characters.
 */
export function pointerOf(path: readonly PropertyKey[]): string {
  const parts = path.map((name) => {
    const escaped = String(name)
      .slice(0, MAX_NAME_LENGTH)
      .replaceAll('~', '~0')
      .replaceAll('/', '~1');
    return encodeURIComponent(escaped.replace(/\p{Surrogate}/gu, '\ufffd'));
  });
  return ['#', ...parts].join('/');
}
