import type { Outcome } from '@astrarium/core';
import type { ReadOrder, ReadValues, Scope } from './operation.js';
import type { Problem } from './problems/problem.js';

/**
 * A computation in steps, each of which is short: whoever takes them may do other things in
 * between. Its result does not depend on that.
 */
export type Steps<Result> = Generator<void, Result, void>;

/** The JSON of an answer. Adapters keep what they make of it, such as its bytes, by this object. */
export interface PageText {
  readonly text: string;
}

/** The answer of a handler, before the tick of its world is added. */
export interface Untimed {
  readonly status: number;
  /** Plain JSON; undefined when `text` takes its place. */
  readonly body: unknown;
  /** The body as JSON. */
  readonly text?: string;
  /** The object that holds `text`, when the same one answers further calls. */
  readonly page?: PageText;
  /** The number of entries, of a history or a list, that were read for it; 0 when missing. */
  readonly entries?: number;
  /** The cost of the commands and of the kept answer; at least 1, which is the default. */
  readonly cost?: number;
  /** The member of the body that is a secret: it is never kept, and a dry run leaves it out. */
  readonly secret?: 'token' | 'secret';
}

/** An answer with a document of the contract. */
export function ok(body: unknown, status = 200): Untimed {
  return { status, body };
}

/** An answer with a problem. */
export function problemAnswer(problem: Problem): Untimed {
  return { status: problem.status, body: problem };
}

/** What the handlers of a game use of its host. */
export interface GameServices {
  readonly clock: {
    /** Ticks per second; 0 while the game stands still. */
    readonly speed: number;
  };
  /** The version of the product. */
  readonly version: string;
}

/** A call whose parameters the contract has read. */
export interface CallInput<Services = GameServices> {
  readonly account: number;
  readonly scopes: readonly Scope[];
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: Readonly<Record<string, unknown>>;
  /** The commands of the body, with arguments that the game has read. */
  readonly commands: readonly ReadOrder[];
  /** The query, if the game has read it. */
  readonly viewQuery: ReadValues | undefined;
  readonly services: Services;
}

/** A call that reads a world. */
export interface ReadInput<Snapshot, World, Services = GameServices> extends CallInput<Services> {
  readonly snapshot: Snapshot;
  readonly world: World;
  /** The newest world; `world` is an earlier one when the call has `at`. */
  readonly present: World;
  /** Whether the answer may have `text` in place of `body`. */
  readonly asText: boolean;
}

/** The functions of a handler that changes the game, in a batch or in a dry run. */
export interface GameWork<World> {
  /** The world after the work so far. */
  world(): World;
  /** Executes a command of an account whose arguments were read; 0 is the host itself. */
  execute(account: number, order: Pick<ReadOrder, 'type' | 'read'>): Outcome;
  /** Returns a function that takes back all commands that are executed from now on. */
  savepoint(): () => void;
}

/**
 * When the answer to a call can be given again. `world`: while the world is the same. A function
 * gives the values that determine the answer, besides the call itself, its account and the setting;
 * undefined when they are not known.
 */
export type AnswerBasis<Input> = 'world' | ((input: Input) => readonly unknown[] | undefined);

/**
 * How an operation is answered: by a read of the world; by a read in slices, which needs no probe;
 * by a plan, in slices that can need one; or by a committed write, at once or in steps. Problems
 * of slices come in the first one. Reads may be answered between two steps of a write, from the
 * published world; no other change is made, and no time passes.
 */
export type Handler<
  Snapshot,
  World,
  Services = GameServices,
  Work = GameWork<World>,
  Input = ReadInput<Snapshot, World, Services>,
> =
  | { readonly read: (input: Input) => Untimed; readonly basis?: AnswerBasis<Input> }
  | { readonly sliced: (input: Input) => Steps<Untimed>; readonly basis?: AnswerBasis<Input> }
  | { readonly plan: (input: Input) => Steps<Untimed> }
  | { readonly write: (input: CallInput<Services>, work: Work) => Untimed | Steps<Untimed> };

/**
 * The only command of a call.
 *
 * @throws Error when there is none.
 */
export function onlyOrder({ commands: [order] }: Pick<CallInput, 'commands'>): ReadOrder {
  if (order === undefined) throw new Error('the operation has no command');
  return order;
}

/**
 * The query of a call that the game has read.
 *
 * @throws Error when it has read none.
 */
export function viewQueryOf({ viewQuery }: Pick<CallInput, 'viewQuery'>): ReadValues {
  if (viewQuery === undefined) throw new Error('the game does not read the query');
  return viewQuery;
}
