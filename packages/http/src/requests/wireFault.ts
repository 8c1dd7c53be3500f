import { problem, type Problem, type ProblemCode } from '@astrarium/contract';

/** Thrown when the server rejects a request; it is answered with a problem. */
export class WireFault extends Error {
  override readonly name = 'WireFault';
  readonly problem: Problem;
  /** Header fields of the answer: name, value, name, value … */
  readonly headers: readonly string[];

  constructor(rejection: Problem, headers: readonly string[] = []) {
    super(rejection.detail);
    this.problem = rejection;
    this.headers = headers;
  }
}

/** A fault with a problem of the platform; `headers` are fields of the answer. */
export function wireFault(
  code: ProblemCode,
  detail: string,
  { headers, ...more }: Pick<Problem, 'rule' | 'errors'> & { headers?: readonly string[] } = {},
): WireFault {
  return new WireFault(problem(code, detail, more), headers);
}

/** A fault in one header field; `headers` are fields of the answer. */
export function headerFault(
  code: ProblemCode,
  name: string,
  detail: string,
  headers: readonly string[] = [],
): WireFault {
  return wireFault(code, detail, { errors: [{ in: 'header', name, code, detail }], headers });
}
