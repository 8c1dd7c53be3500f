/** What a problem is: its status, and what a reader is told of it. */
export interface ProblemKind {
  readonly status: number;
  readonly title: string;
  /** A paragraph for the problem's page. */
  readonly text: string;
}

/** Every problem that the service can tell, by its code. */
export const PROBLEMS = {
  invalid_cursor: {
    status: 400,
    title: 'No place to go on from',
    text: 'The cursor has not the form that the cursors of this operation have.',
  },
  rate_limited: {
    status: 429,
    title: 'Too much at once',
    text: 'The account has used up an allowance; Retry-After says when to come back.',
  },
  unauthorized: {
    status: 401,
    title: 'No valid token',
    text: 'The request bears no token, or one that is not good any more.',
  },
  unknown_device: {
    status: 404,
    title: 'No such device',
    text: 'There is no device of this code that you may see.',
  },
} as const satisfies Readonly<Record<string, ProblemKind>>;

/** The code of a problem. */
export type ProblemCode = keyof typeof PROBLEMS;
