import type { Grant, Host } from '@astrarium/host';
import type { RpcError } from './rpcError.js';
import type { Params } from './rpcRequest.js';

/** A method's result or error. */
export type MethodResult =
  | {
      readonly result: unknown;
      /** Called after the answer was sent. */
      readonly after?: () => void;
    }
  | { readonly error: RpcError };

/**
 * When a method starts. `after`: after all earlier requests have finished. `at once`: without
 * waiting, because the host itself makes changes in the order of the calls. `alone`: like `after`,
 * and no later request starts before it has finished. The answers are always those of requests
 * made one by one.
 */
type Order = 'after' | 'at once' | 'alone';

/** A parameter of a method. */
export interface MethodParam {
  readonly name: string;
  readonly required: boolean;
}

/** A JSON-RPC method. */
export interface Method {
  /** One line. */
  readonly summary: string;
  readonly params: readonly MethodParam[];
  readonly order: (params: Params) => Order;
  /** Returns an error, and does not throw, for wrong parameters. */
  readonly run: (params: Params) => MethodResult | Promise<MethodResult>;
}

/** Methods by their names. */
export type Methods = ReadonlyMap<string, Method>;

/** The game and the caller of a request. */
interface RequestContext {
  readonly host: Pick<Host, 'admit' | 'contract' | 'feed'>;
  readonly grant: Grant;
  /** The parameters of the operation. */
  readonly params: Params;
  /** A sentence that says how to authenticate, if the session has one of its own. */
  readonly authHint?: string;
}

/** Finds the context of a request by its parameters. */
export type FindContext = (params: Params) => RequestContext | { readonly error: RpcError };
