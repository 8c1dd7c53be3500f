/** What a problem is: its status, and what a reader is told of it. */
export interface ProblemKind {
  readonly status: number;
  readonly title: string;
  /** A paragraph for the problem's page. */
  readonly text: string;
}

/** Every problem that the service can tell, by its code. */
export const PROBLEMS = {
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
