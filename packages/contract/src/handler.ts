import type { Command, Outcome } from '@astrarium/core';
import type { KeptAccounts } from './keptAccounts.js';
import type { ReadOrder, ReadValues, Scope } from './operation.js';
import type { Problem } from './problems/problem.js';

/**
 * A computation in steps, each of which is short: whoever takes them may do other things in
 * between. Its result does not depend on that. Each step gives its work in entries: a row, a record
 * or a value of a list that was looked at, about 2 microseconds.
 */
export type Steps<Result> = Generator<number, Result, void>;

/** What a millisecond costs in entries, for work that nobody can count. */
export const ENTRIES_PER_MS = 500;

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
  /** The cost of the commands and of the kept answer; at least 1, which is the default. */
  readonly cost?: number;
  /** Whether it is kept under the key of the call; true by default, but for faults. */
  readonly isKept?: boolean;
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

/** An event in the form in which it is read, before it is written for an account. */
export interface Envelope {
  /** `<digits>-<digit>`, usable as a cursor. */
  readonly id: string;
  /** The name. */
  readonly event: string;
  readonly tick: number;
  /** Seconds since 1970-01-01T00:00:00Z. */
  readonly created_at_seconds: number;
}

/** An event with its text for an account: its envelope as JSON on one line. */
export interface TextEvent extends Envelope {
  readonly text: string;
}

/** `envelopes` are the histories of accounts, `entries` those of other owners. */
export type HistoryKind = 'envelopes' | 'entries';

/** The places of a history that are kept: the first one, and the one after the last. */
export interface HistoryRange {
  readonly first: number;
  readonly end: number;
}

/** A rule threw as time passed: the world stands before that tick. */
export interface WorldStop {
  readonly tick: number;
  readonly error: unknown;
}

/**
 * A function of the game threw, or gave an answer that is not as it declares: in a command, in what
 * somebody reads, or as time passed.
 */
export interface RuleFault extends WorldStop {
  readonly command?: Command;
  /** The operation that reads, with its caller and its parameters. */
  readonly read?: Pick<CallInput, 'account' | 'query'> & { readonly operation: string };
}

/** How people get into a game: by a name alone, by a mailed link, with a token that they have. */
export const WAYS_IN = ['guest', 'mail', 'token'] as const;

/** One way into a game. */
export type WayIn = (typeof WAYS_IN)[number];

/** What the handlers of a game use of its host. */
export interface GameServices {
  readonly accounts: KeptAccounts;
  readonly clock: {
    /** Ticks per second; 0 while the game stands still. */
    readonly speed: number;
    /** Milliseconds of a tick, also after the end; 0 if only an operator advances the game. */
    readonly tickMs: number;
  };
  /** Why the world stands, if a rule threw as time passed. */
  readonly stop: { readonly fault: WorldStop | undefined };
  /** Tells the operator of a rule that failed. */
  readonly onRuleFault: (fault: RuleFault) => void;
  /** What differs between the servers of a game. */
  readonly server: {
    readonly waysIn: readonly WayIn[];
    /** The first tick that can be read with `at`. */
    readonly firstTick: number;
  };
  /** The version of the product. */
  readonly version: string;
  /** The recorded events, by the kind of history and its owner. */
  readonly histories: { range(kind: HistoryKind, owner: number): HistoryRange };
  readonly store: {
    /** The record at a place; undefined when it was deleted because of its age. */
    entry(kind: HistoryKind, owner: number, place: number): string | undefined;
  };
  readonly feed: {
    /** The places of the events that an account reads. */
    range(account: number): HistoryRange;
    /** The event at a place of an account, with its text in a time zone. */
    eventAt(account: number, place: number, zone: string): TextEvent | undefined;
    /** The first place whose event is after an id. */
    placeAfter(account: number, id: string): number;
  };
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
  /** The `Idempotency-Key` of the request. */
  readonly idempotencyKey: string | undefined;
  readonly services: Services;
}

/** A call that reads a world. */
export interface ReadInput<Snapshot, World, Services = GameServices> extends CallInput<Services> {
  readonly snapshot: Snapshot;
  readonly world: World;
  /** The newest world; `world` is an earlier one when the call has `at`. */
  readonly present: World;
  /** The last world of a tick or of an earlier one; undefined if the host holds none. */
  heldAt(tick: number): World | undefined;
  /** Whether the answer may have `text` in place of `body`. */
  readonly asText: boolean;
}

/** A command to execute: its arguments, or what a reader of the game has made of them. */
export type WorkOrder =
  | Pick<Command, 'type' | 'args'>
  | { readonly type: string; readonly read: ReadValues };

/** The functions of a handler that changes the game, in a batch or in a dry run. */
export interface GameWork<World> {
  /** Whether it is a dry run, whose caller learns what would happen. */
  readonly isDry: boolean;
  /** The world after the work so far. */
  world(): World;
  /** Executes a command of an account, whose arguments may have been read; 0 is the host itself. */
  execute(account: number, order: WorkOrder): Outcome;
  /** Returns a function that takes back all commands that are executed from now on. */
  savepoint(): () => void;
}

/**
 * When the answer to a call can be given again. `world`: while the world is the same. A function
 * gives the values that determine the answer, besides the call itself, its account and the setting;
 * undefined when they are not known.
 */
export type AnswerBasis<Input> = 'world' | Based<Input>['on'];

/** A method, so that a host may handle a game of whose worlds it does not know the type. */
interface Based<Input> {
  on(input: Input): readonly unknown[] | undefined;
}

/**
 * The words for what happens to a plan that takes more than one slice. The accounts of the game
 * record them as events of the caller.
 */
export interface PlanNotes<Input> {
  readonly started: string;
  readonly done: string;
  /** The caller has stopped waiting. */
  readonly timedOut: string;
  /** Whether the account wants them: nobody else needs them. */
  isWanted(input: Input): boolean;
}

/**
 * How an operation is answered: by a read of the world in one piece, whose work does not grow with
 * the world and which names its `bound`; by a read in slices, which needs no probe; by a plan, in
 * slices that can need one; or by a committed write, at once or in steps. The caller pays for the
 * steps of slices while they are taken. Problems of slices come in the first one. Reads may be
 * answered between two steps of a write, from the published world; no other change is made, and no
 * time passes.
 */
export type Handler<
  Snapshot,
  World,
  Services = GameServices,
  Work = GameWork<World>,
  Input = ReadInput<Snapshot, World, Services>,
> =
  | { read(input: Input): Untimed; readonly bound: string; readonly basis?: AnswerBasis<Input> }
  | { sliced(input: Input): Steps<Untimed>; readonly basis?: AnswerBasis<Input> }
  | { plan(input: Input): Steps<Untimed>; readonly notes?: PlanNotes<Input> }
  | { write(input: CallInput<Services>, work: Work): Untimed | Steps<Untimed> };

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
