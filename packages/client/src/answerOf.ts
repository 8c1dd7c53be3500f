/** A problem, as the service of every game answers it. */
export interface Problem {
  /** The address of its explanation. */
  readonly type: string;
  readonly title: string;
  readonly status: number;
  /** What is wrong with this request. */
  readonly detail: string;
  readonly code: string;
  /** The rule's numbers. */
  readonly rule?: Record<string, number | string>;
  readonly errors?: FieldError[];
  readonly request_id?: string;
}

/** What is wrong with one value of a request. */
export interface FieldError {
  readonly in: 'body' | 'query' | 'path' | 'header';
  /** In a body: a JSON Pointer as a fragment. */
  readonly pointer?: string;
  /** Elsewhere: the name of the parameter or header. */
  readonly name?: string;
  /** The broken rule. */
  readonly code: string;
  readonly detail: string;
  /** The numbers of the rule. */
  readonly expected?: Record<string, number | string>;
}

/** The service refused a call: the problem that it answered, as an error. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(`${problem.detail} (${problem.code})`);
    this.problem = problem;
  }
}

/** The result of an operation. */
export type Result<Data> =
  | { readonly data: Data; readonly error: undefined }
  | { readonly data: undefined; readonly error: unknown };

/**
 * The answer of a call: `const { lamps } = await answerOf(lampsList({ client }))`.
 *
 * @throws ProblemError when the service refused the call
 */
export async function answerOf<Data>(call: PromiseLike<Result<Data>>): Promise<Data> {
  const { data, error } = await call;
  if (data !== undefined) return data;
  throw isProblem(error) ? new ProblemError(error) : new Error(`Not a problem: ${String(error)}`);
}

/** Whether an error answer is a problem of the service, not of a proxy before it. */
function isProblem(error: unknown): error is Problem {
  const { code, detail } = Object(error) as Readonly<Record<string, unknown>>;
  return typeof code === 'string' && typeof detail === 'string';
}
