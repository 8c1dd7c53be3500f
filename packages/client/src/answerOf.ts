import type { Problem } from './generated/index.js';

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
 * The answer of a call: `const { devices } = await answerOf(devicesList({ client }))`.
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
