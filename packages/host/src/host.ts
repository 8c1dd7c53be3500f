import type { Contract } from '@astrarium/contract';
import type { GameSnapshot } from '@astrarium/core';
import type { Call, Answer } from './calls/call.js';
import type { EventFeed } from './notifications/eventFeed.js';
import type { StoredMail } from './store/store.js';

/** One live game, to be asked by any number of skins. */
export interface Host {
  /** The tick of the published snapshot. */
  readonly tick: number;
  /** Why nothing can be written any more; undefined while all is well. */
  readonly failure: Error | undefined;
  /** The published snapshot. */
  readonly snapshot: GameSnapshot;
  /** The interface of this game, for the ruleset that it is played under. */
  readonly contract: Contract;
  readonly feed: EventFeed;
  readonly outbox: Outbox;
  /** The account of a token; 0 for one that is malformed, unknown or revoked. */
  authenticate(token: string): number;
  /**
   * Answers a call: at once where the world that is there says it all. What is promised is durable
   * by then, and never rejected.
   */
  call(call: Call): Answer | Promise<Answer>;
  /**
   * Opens an account without a mail: for who runs the game. The answer is that of
   * `accounts.verify`, its token included; one of an address that is known makes a new token.
   */
  openAccount(wanted: {
    readonly email: string;
    readonly name: string;
    readonly timezone: string;
  }): Promise<Answer>;
  /**
   * Makes a new token of an account, and this its address: for who runs the game, where the account
   * has no way in, as in a game that was imported. The answer is that of `accounts.verify`.
   */
  issueToken(wanted: { readonly account: number; readonly email: string }): Promise<Answer>;
  /**
   * Lets the time pass that is due by the wall clock; gives the milliseconds until the next tick
   * is, Infinity where the clock stands. Whoever runs the game calls it then, and each second.
   */
  beat(): number;
  /** Lets ticks pass whatever the clock says; fulfilled when they are published. */
  advance(ticks: number): Promise<void>;
  /** Figures of the host, by the name of a metric. */
  figures(): HostFigures;
  /** Answers what has been asked, keeps a keyframe, and lets the store go. */
  close(): void;
}

/** Mails that wait to be sent. */
export interface Outbox {
  unsent(): readonly StoredMail[];
  /** Notes that mails went out. */
  sent(ids: readonly number[]): void;
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
  /** Uses of what is deprecated: of operations, and of parameters (`devices.list.tag`). */
  readonly deprecated_uses: Readonly<Record<string, number>>;
}
