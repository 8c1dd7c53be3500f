import type { Problem, Scope, Untimed } from '@astrarium/contract';
import type { Caller } from '../turns/queue/fairQueue.js';

/**
 * Charges a caller for so many entries that were looked at for it. Returns the problem with which
 * work ends that is under way, once the allowance of the caller is used up.
 */
export type Pay = (entries: number) => Problem | undefined;

/** One request, independent of its wire: an adapter makes it, the host answers it. */
export interface Call {
  readonly operation: string;
  /** The caller, as `Host.authenticate` returned it; 0 is nobody. */
  readonly account: number;
  /** The scopes of the caller's token; all by default. */
  readonly scopes?: readonly Scope[];
  /** The digest of the secret of the caller's token: a change is refused once it is revoked. */
  readonly digest?: string | undefined;
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  /** Plain JSON; undefined when there is none. */
  readonly body: unknown;
  /** `text`: query parameters are still texts, as in a URL; `json`: they have their types. */
  readonly form: 'text' | 'json';
  /** Whether the answer may have `text` in place of `body`, where that is faster. */
  readonly asText?: true;
  /** The caller's own name of this request, under which its answer is kept. */
  readonly idempotencyKey?: string | undefined;
  /** Who shares queues and waits: the account, or the network of a caller without one. */
  readonly caller?: Caller | undefined;
  /** Charges the caller for the work of the call while it runs; nothing is charged without it. */
  readonly pay?: Pay | undefined;
  /** The network address of the caller, where the seats of an address are counted. */
  readonly address?: string | undefined;
  /** The id of the request; a kept problem repeats the id of the first one. */
  readonly requestId?: string | undefined;
  /** The tick that the game must have reached before the call is answered. */
  readonly minTick?: number | undefined;
  /** The last tick at which a change is to be made. */
  readonly maxTick?: number | undefined;
  /** Whether the caller has stopped waiting; a plan is then given up. */
  readonly isAborted?: () => boolean;
}

/** The answer to a call: a document of the contract or a problem, to be sent as it is. */
export interface Answer extends Omit<Untimed, 'secret'> {
  /** The tick of the snapshot that was read. */
  readonly tick: number;
  /** Whether this is the kept answer of an earlier call with the same key. */
  readonly replayed?: true;
  /** Whether it is unknown if the change was made. */
  readonly isUnknown?: true;
}
