import type { TurnTotals } from './turns/turnTally.js';
import type { AccountChange, Contract, ServedGame } from '@astrarium/contract';
import type { Snapshot } from '@astrarium/core';
import type { Grant, AdmitCaller } from './calls/admitCallers.js';
import type { Call, Answer } from './calls/call.js';
import type { FairQueue } from './turns/queue/fairQueue.js';
import type { EventFeed } from './notifications/liveFeed.js';
import type { Outbox } from './notifications/outbox.js';
import type { WebhookQueue } from './webhooks/webhookQueue.js';
import type { Unready } from './turns/readiness.js';

/** What a follower notes about an account. */
export type AccountNote = AccountChange | 'used';

/** One live game; any number of adapters call it. */
export interface Host<State extends Snapshot = Snapshot> {
  /** The tick of the published snapshot. */
  readonly tick: number;
  /** The first tick that can be read with `at`. */
  readonly firstTick: number;
  /** The error that ended writing; undefined while writing works. */
  readonly failure: Error | undefined;
  /** Why the host is not ready to serve players; undefined when it is. */
  readonly unready: Unready | undefined;
  /** What the store says about that, for operators. */
  readonly unreadyDetail: string | undefined;
  /** Whether the game is more than ten seconds behind the wall clock, or behind its writer. */
  readonly isBehind: boolean;
  /** The ticks that are due and not published. */
  readonly lagTicks: number;
  /** The published snapshot. */
  readonly snapshot: State;
  readonly game: ServedGame<State>;
  /** Whether an account exists in the published world. */
  hasAccount(account: number): boolean;
  /** The interface of this game, for the setting that it is played under. */
  readonly contract: Contract;
  readonly feed: EventFeed;
  readonly outbox: Outbox;
  readonly webhooks: WebhookQueue;
  /** Calls back when a world was published; the returned function ends that. */
  watchWorld(listener: () => void): () => void;
  /** Shares the thread among callers: adapters do the work for requests and streams in it. */
  readonly thread: FairQueue;
  /** What a token allows: nothing for one that is malformed, unknown or revoked. */
  authenticate(token: string): Grant;
  /**
   * Takes a note of a follower: an account was used there, or something is to be recorded as an
   * event of the account. A failure has no effect.
   */
  noteFor(account: number, note: AccountNote): void;
  /** Admits callers before a request is read. */
  readonly admit: AdmitCaller;
  /**
   * Admits and answers a call: at once if it only reads; else with a promise that resolves when
   * the change is durable, and never rejects.
   */
  call(call: Call): Answer | Promise<Answer>;
  /**
   * Opens an account without a mail, for operators. The answer is that of `accounts.verify`, token
   * included; for a known address it makes a new token.
   */
  openAccount(wanted: {
    /** Only for games that mail their links. */
    readonly email?: string | undefined;
    readonly name: string;
    /** UTC by default. */
    readonly timezone?: string | undefined;
  }): Promise<Answer>;
  /**
   * Makes a new token of an account and sets its address, for operators: accounts of an imported
   * game have no credentials. The answer is that of `accounts.verify`.
   */
  issueToken(wanted: {
    readonly account: number;
    /** Only for games that mail their links. */
    readonly email?: string | undefined;
  }): Promise<Answer>;
  /** Deletes an account, for operators. The answer is that of `accounts.delete`. */
  deleteAccount(account: number): Promise<Answer>;
  /**
   * Keeps an account out, for operators: its calls are refused with `banned`, its streams end, and
   * it gives its seat back. The answer is `{account, banned}`, also when it was banned before.
   */
  banAccount(account: number): Promise<Answer>;
  /** Admits a banned account again, without its seat. The answer is `{account, banned}`. */
  unbanAccount(account: number): Promise<Answer>;
  /** The banned accounts, for operators. The answer is `{accounts: [{account, name}]}`. */
  listBans(): Answer;
  /**
   * Advances the game to the tick that is due by the wall clock, renews the write lock of the store
   * and removes outdated answers and events from it. Returns the milliseconds until the next tick
   * is due, Infinity for a stopped clock. Call it then, and at least once a second.
   */
  runDue(): number;
  /** Advances the game regardless of the clock; resolves when the ticks are published. */
  advance(ticks: number): Promise<void>;
  /** The counters of the host, by the name of the metric. */
  figures(): HostFigures;
  /** Answers the waiting calls, stores a keyframe and closes the store. */
  close(): Promise<void>;
}

/** Counters of a host. */
export interface HostFigures extends TurnTotals {
  readonly tick: number;
  /** Seconds until time passes again, because the wall clock is before the last tick. */
  readonly clock_ahead_seconds: number;
  /** 1 when the host is ready, else 0. */
  readonly ready: number;
  /** How often the host became ready or not ready. */
  readonly readiness_changes: number;
  /** Ticks that are due and not published. */
  readonly lag_ticks: number;
  readonly accounts: number;
  /** Mails that wait to be sent, by kind: `link`, or the kind of a digest. */
  readonly mails: Readonly<Record<string, number>>;
  /** Webhooks by status. */
  readonly webhooks: Readonly<Record<string, number>>;
  /** Messages to webhooks that wait for a retry. */
  readonly webhook_retries: number;
  /** Calls that wait for the next turn. */
  readonly pending: number;
  /** Uses of deprecated operations and parameters (`items.list.tag`). */
  readonly deprecated_uses: Readonly<Record<string, number>>;
}
