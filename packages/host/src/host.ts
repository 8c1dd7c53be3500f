import type { Call, Reply } from './call.js';
import type { EventFeed } from './eventFeed.js';

/** One live game, to be asked by any number of skins. */
export interface Host {
  /** The tick of the published snapshot. */
  readonly tick: number;
  /** Why nothing can be written any more; undefined while all is well. */
  readonly failure: Error | undefined;
  readonly feed: EventFeed;
  /** The account of a token; 0 for one that is malformed, unknown or revoked. */
  authenticate(token: string): number;
  /** Answers a call. What it promises is durable by then; it never rejects. */
  call(call: Call): Promise<Reply>;
  /** Figures of the host, by the name of a metric. */
  figures(): HostFigures;
  /** Answers what has been asked, writes a keyframe, and lets the store go. */
  close(): Promise<void>;
}

/** What a host counts. */
export interface HostFigures {
  readonly tick: number;
  readonly commands: number;
  readonly refusals: number;
  readonly events: number;
  readonly commits: number;
  readonly commit_seconds: number;
  readonly accounts: number;
  /** Calls that wait for the next commit. */
  readonly pending: number;
  /** Use of what is deprecated, by operation or parameter. */
  readonly deprecated_uses: Readonly<Record<string, number>>;
}
