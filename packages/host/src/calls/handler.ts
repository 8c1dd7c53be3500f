import type { GameSnapshot, Steps } from '@astrarium/core';
import type { Contract, Problem } from '@astrarium/contract';
import type { AccountBook } from '../accounts/accountBook.js';
import type { Histories } from '../store/histories.js';
import type { GameWorld, Work } from '../turns/work.js';
import type { Clock } from '../time/clock.js';
import type { Store } from '../store/store.js';

/** What answers may look at beside the world. */
export interface Services {
  readonly contract: Contract;
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
export interface CallInput {
  readonly account: number;
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: Readonly<Record<string, unknown>>;
  readonly services: Services;
}

/** A question about a world that is there. */
export interface ReadInput extends CallInput {
  readonly snapshot: GameSnapshot;
  readonly world: GameWorld;
  /** The world as it is now, where the question is about an earlier one. */
  readonly present: GameWorld;
  /** Whether the answer may be text, where that takes less than its values. */
  readonly asText: boolean;
}

/** What a question is answered. */
export interface Answer {
  readonly status: number;
  /** Undefined where `text` stands for it. */
  readonly body: unknown;
  /** The body as JSON. */
  readonly text?: string;
  /** The member of the body that is a secret: it is kept nowhere, and no dry run shows one. */
  readonly secret?: 'token';
}

/** Answers from the world as it is. */
export type ReadHandler = (question: ReadInput) => Answer;

/**
 * Answers from the world as it is, in steps, since that can take long. The first one reads the
 * world, and refuses what is to be refused.
 */
export type PlanHandler = (question: ReadInput) => Steps<Answer>;

/** Answers by doing something. */
export type WriteHandler = (question: CallInput, work: Work) => Answer;

/** How an operation is answered: by a read of the world, by a plan, or by a committed write. */
export type Handler =
  | { readonly read: ReadHandler }
  | { readonly plan: PlanHandler }
  | { readonly write: WriteHandler };

/** An answer that all went well. */
export function ok(body: unknown, status = 200): Answer {
  return { status, body };
}

/** An answer that it did not. */
export function problemAnswer(problem: Problem): Answer {
  return { status: problem.status, body: problem };
}
