import type { Host } from '@astrarium/host';
import type { RpcError } from './rpcError.js';
import type { Params } from './rpcRequest.js';

/** Which game is asked, and who asks. */
export interface Seat {
  readonly host: Pick<Host, 'call' | 'contract' | 'feed'>;
  /** 0 is nobody. */
  readonly account: number;
  /** What is asked for. */
  readonly params: Params;
  /** How nobody becomes somebody here, in a sentence; what is told over HTTP when missing. */
  readonly wayIn?: string;
}

/** Finds the seat of a request by its parameters. */
export type FindSeat = (params: Params) => Seat | { readonly error: RpcError };
