import type { FieldError, ProblemCode } from '@astrarium/contract';

/** What the thrower of a fault may add. */
interface FaultParts {
  readonly rule?: Readonly<Record<string, number | string>>;
  readonly errors?: readonly FieldError[];
  /** Header fields of the answer: name, value, name, value … */
  readonly headers?: readonly string[];
}

/** Thrown where the wire refuses a request; the server answers it with a problem. */
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

/** A fault of one header field, and the fields of its answer. */
export function headerFault(
  code: ProblemCode,
  name: string,
  detail: string,
  headers: readonly string[] = [],
): WireFault {
  return new WireFault(code, detail, { errors: [{ in: 'header', name, code, detail }], headers });
}
