import type { GameSnapshot, Steps } from '@astrarium/core';
import type { Problem } from '@astrarium/contract';
import type { AccountBook } from '../accounts/accountBook.js';
import type { Histories } from '../live/histories.js';
import type { GameWorld, Work } from '../live/work.js';
import type { Clock } from '../time/clock.js';
import type { Store } from '../store/store.js';

/** What answers may look at beside the world. */
export interface Rooms {
  readonly store: Store;
  readonly histories: Histories;
  readonly book: AccountBook;
  readonly clock: Clock;
  /** Ticks a second. */
  readonly speed: number;
  /** The wall clock, in milliseconds since 1970-01-01T00:00:00Z. */
  readonly nowMs: () => number;
  /** The version of the product. */
  readonly version: string;
  /** The address of the mailed link that bears a secret. */
  readonly linkOf: (secret: string) => string;
}

/** A call whose parameters the contract has read. */
export interface Question {
  readonly account: number;
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: Readonly<Record<string, unknown>>;
  readonly rooms: Rooms;
}

/** A question about a world that is there. */
export interface ReadQuestion extends Question {
  readonly snapshot: GameSnapshot;
  readonly world: GameWorld;
  /** The world as it is now, where the question is about an earlier one. */
  readonly present: GameWorld;
  /** Whether the answer may be text, where that takes less than its values. */
  readonly asText: boolean;
}

/** What a question is answered. */
export interface Answered {
  readonly status: number;
  /** Undefined where `text` stands for it. */
  readonly body: unknown;
  /** The body as JSON. */
  readonly text?: string;
  /** The member of the body that is a secret: it is kept nowhere, and no dry run shows one. */
  readonly secret?: 'token';
}

/** Answers from the world as it is. */
export type Reader = (question: ReadQuestion) => Answered;

/**
 * Answers from the world as it is, in steps, since that can take long. The first one reads the
 * world, and refuses what is to be refused.
 */
export type Planner = (question: ReadQuestion) => Steps<Answered>;

/** Answers by doing something. */
export type Writer = (question: Question, work: Work) => Answered;

/** An answer that all went well. */
export function answered(body: unknown, status = 200): Answered {
  return { status, body };
}

/** An answer that it did not. */
export function declined(problem: Problem): Answered {
  return { status: problem.status, body: problem };
}
