import type { Problem } from '@astrarium/contract';
import type { FaultParts } from './wireFault.js';
import { WIRE_PROBLEMS, type WireCode } from './wireProblems.js';

/** A problem of the wire, in the members of every problem. */
export type WireProblem = Omit<Problem, 'code'> & { readonly code: WireCode };

/** Writes a problem out of its code and what is wrong this time. */
export function wireProblem(code: WireCode, detail: string, parts: FaultParts = {}): WireProblem {
  const { status, title } = WIRE_PROBLEMS[code];
  return {
    type: `/problems/${code}`,
    title,
    status,
    detail,
    code,
    ...(parts.rule && { rule: parts.rule }),
    ...(parts.errors && { errors: parts.errors }),
  };
}
