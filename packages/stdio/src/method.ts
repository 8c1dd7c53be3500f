import type { Host } from '@astrarium/host';
import type { RpcError } from './rpcError.js';
import type { Params } from './rpcRequest.js';

/** What a method gives: a result, or an error. */
export type MethodResult =
  | {
      readonly result: unknown;
      /** Done when the answer is on its way. */
      readonly after?: () => void;
    }
  | { readonly error: RpcError };

/**
 * When a method begins, so that all comes out as if each request had waited for the one before:
 * `after` what was asked for earlier is done; `at once`, since the host does in order what it is
 * asked to change in order; `alone` like `after`, and nothing begins before it is done.
 */
type Order = 'after' | 'at once' | 'alone';

/** A parameter of a method. */
export interface MethodParam {
  readonly name: string;
  readonly required: boolean;
}

/** Something that can be asked for. */
export interface Method {
  /** One line. */
  readonly summary: string;
  readonly params: readonly MethodParam[];
  readonly order: (params: Params) => Order;
  /** Never throws what is the fault of its parameters. */
  readonly run: (params: Params) => MethodResult | Promise<MethodResult>;
}

/** Methods by their names. */
export type Methods = ReadonlyMap<string, Method>;

/** Which game is asked, and who asks. */
interface RequestContext {
  readonly host: Pick<Host, 'call' | 'contract' | 'feed'>;
  /** 0 is nobody. */
  readonly account: number;
  /** What is asked for. */
  readonly params: Params;
  /** How nobody becomes somebody here, in a sentence; what is told over HTTP when missing. */
  readonly authHint?: string;
}

/** Finds the context of a request by its parameters. */
export type FindContext = (params: Params) => RequestContext | { readonly error: RpcError };
