import type { FieldError, ProblemCode } from '@astrarium/contract';

/** Optional parts of a fault. */
interface FaultParts {
  readonly rule?: Readonly<Record<string, number | string>>;
  readonly errors?: readonly FieldError[];
  /** Header fields of the answer: name, value, name, value … */
  readonly headers?: readonly string[];
}

/** Thrown when the server rejects a request; it is answered with a problem. */
export class WireFault extends Error {
  override readonly name = 'WireFault';
  readonly code: ProblemCode;
  readonly parts: FaultParts;

  constructor(code: ProblemCode, detail: string, parts: FaultParts = {}) {
    super(detail);
    this.code = code;
    this.parts = parts;
  }
}

/** A fault in one header field; `headers` are fields of the answer. */
export function headerFault(
  code: ProblemCode,
  name: string,
  detail: string,
  headers: readonly string[] = [],
): WireFault {
  return new WireFault(code, detail, { errors: [{ in: 'header', name, code, detail }], headers });
}
