import type { Problem } from '@astrarium/contract';

/** A JSON-RPC error. */
export interface RpcError {
  readonly code: number;
  readonly message: string;
  readonly data?: Problem;
}

/** The error codes of JSON-RPC 2.0 (section 5.1). */
export const RPC_ERROR_CODES = {
  parseError: -32_700,
  invalidRequest: -32_600,
  methodNotFound: -32_601,
  invalidParams: -32_602,
  internalError: -32_603,
} as const;

/**
 * A problem as an error. The code follows from the status: 400 and 422 are invalid params, 500 is
 * an internal error, any other 4xx is -32000 - (status - 400), any other 5xx is
 * -32050 - (status - 500).
 */
export function rpcErrorOf(data: Problem): RpcError {
  return { code: codeOf(data.status), message: data.detail, data };
}

function codeOf(status: number): number {
  if (status === 400 || status === 422) return RPC_ERROR_CODES.invalidParams;
  if (status === 500) return RPC_ERROR_CODES.internalError;
  return status < 500 ? 400 - status - 32_000 : 500 - status - 32_050;
}
