import type { ProblemKind } from './problemKind.js';
import { type ProblemCode, PROBLEMS } from './problems.js';

/** An error in one member or parameter of a request. */
export interface FieldError {
  readonly in: 'body' | 'query' | 'path' | 'header';
  /** In a body: a JSON Pointer (RFC 6901) as a fragment, such as `#/configuration/settings`. */
  readonly pointer?: string;
  /** Elsewhere: the name of the parameter or header. */
  readonly name?: string;
  /** The rule that it breaks. */
  readonly code: string;
  readonly detail: string;
  /** The numbers of the rule. */
  readonly expected?: Readonly<Record<string, number | string>>;
}

/** A refusal in the form of problem details (RFC 9457). */
export interface Problem {
  /** `/problems/<code>`, where the server explains it. */
  readonly type: string;
  readonly title: string;
  readonly status: number;
  /** What is wrong with this request, with its numbers. */
  readonly detail: string;
  readonly code: string;
  /** The numbers of the rule, by name. */
  readonly rule?: Readonly<Record<string, number | string>>;
  /** Every error of the request, in document order; at most 20. */
  readonly errors?: readonly FieldError[];
  /** Of a caller without a valid token: the name of the world that has no such token. */
  readonly world?: string;
  /** Added by adapters that have request ids. */
  readonly request_id?: string;
}

/** The most errors that one problem lists. */
export const MAX_PROBLEM_ERRORS = 20;

/** Makes the problem of a code; `detail` says what is wrong with this request. */
export type MakeProblem<Code extends string> = (
  code: Code,
  detail: string,
  more?: Pick<Problem, 'rule' | 'errors'>,
) => Problem;

/** Returns the function that makes problems of these kinds. */
export function problemMaker<Code extends string>(
  kinds: Readonly<Record<Code, ProblemKind>>,
): MakeProblem<Code> {
  return (code, detail, more = {}) => {
    const { status, title } = kinds[code];
    return {
      type: `/problems/${code}`,
      title,
      status,
      detail,
      code,
      ...(more.rule === undefined ? {} : { rule: more.rule }),
      ...(more.errors === undefined ? {} : { errors: more.errors.slice(0, MAX_PROBLEM_ERRORS) }),
    };
  };
}

/** Makes a problem of the platform. */
export const problem: MakeProblem<ProblemCode> = problemMaker(PROBLEMS);

/** Whether a value is a problem, not an input. */
export function isProblem(value: object): value is Problem {
  return 'code' in value && 'type' in value;
}

/** The most characters of a member's name in a pointer. */
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
