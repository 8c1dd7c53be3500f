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

/**
 * The result of a call: its answer, or why there is none. An answer that is not of the service but
 * of a proxy before it may have another error than the type says.
 */
export type Result<Data, Refusal = unknown> =
  | { readonly data: Data; readonly error?: undefined; readonly response: Response }
  | { readonly data?: undefined; readonly error: Refusal; readonly response: Response };

/**
 * The answer of a call: `const { lamps } = await answerOf(client.GET('/v1/lamps'))`.
 *
 * @throws ProblemError when the service refused the call
 */
export async function answerOf<Data>(call: PromiseLike<Result<Data>>): Promise<Data> {
  const { data, error, response } = await call;
  if (response.ok) return data as Data;
  if (isProblem(error)) throw new ProblemError(error);
  throw new Error(`Not a problem: ${response.status} ${String(error)}`);
}

/** Whether an error answer is a problem of the service, not of a proxy before it. */
function isProblem(error: unknown): error is Problem {
  const { code, detail } = Object(error) as Readonly<Record<string, unknown>>;
  return typeof code === 'string' && typeof detail === 'string';
}
