import type { OperationName } from '@astrarium/contract';

/** One request, whichever way it came: a skin makes it, the host answers it. */
export interface Call {
  readonly operation: OperationName;
  /** Who asks; 0 is nobody. The skin has asked `Host.authenticate`. */
  readonly account: number;
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  /** Plain JSON; undefined when there is none. */
  readonly body: unknown;
  /** `text`: query parameters are texts still, as in a URL; `json`: they have their types. */
  readonly form: 'text' | 'json';
  /** Whether the answer may be text, where that takes less than its values. */
  readonly asText?: true;
  /** The caller's own name of this request, under which its outcome is kept. */
  readonly idempotencyKey?: string | undefined;
  /** The id of the request, which a kept problem bears as the first answer did. */
  readonly requestId?: string | undefined;
  /** Whether nobody waits for the answer any more; one that takes long is then given up. */
  readonly isAborted?: () => boolean;
}

/** What a call gave: an answer of the contract or a problem, to be sent as it is. */
export interface Reply {
  readonly status: number;
  /** Plain JSON; undefined where `text` stands for it. */
  readonly body: unknown;
  /** The body as JSON. */
  readonly text?: string;
  /** The tick of the snapshot that was read. */
  readonly tick: number;
  /** Whether this is the kept answer of an earlier call with the same key. */
  readonly replayed?: true;
}
