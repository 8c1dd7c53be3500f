import type {
  GameContract,
  GameServices,
  Handler as HandlerOf,
  KeptAccounts,
  CallInput as InputOf,
  ReadInput as ReadInputOf,
  Steps,
  Untimed,
} from '@astrarium/contract';
import type { Snapshot } from '@astrarium/core';
import type { LiveFeed } from '../notifications/liveFeed.js';
import type { TurnServices } from '../turns/turnServices.js';
import type { Work } from '../turns/work.js';

/** What calls are answered with besides the world. */
export interface Services extends TurnServices {
  readonly feed: LiveFeed;
  readonly accounts: KeptAccounts;
  readonly server: GameServices['server'];
  /** The contract for the setting of the game. */
  readonly contract: GameContract<Snapshot, unknown>;
  /** The version of the product. */
  readonly version: string;
  /** Whether webhooks may have addresses that are not public, and http. */
  readonly allowPrivateWebhooks: boolean;
  /** The address of the mailed link for a secret. */
  readonly linkOf: (secret: string) => string;
}

/** A call whose parameters the contract has read. */
export type CallInput = InputOf<Services>;

/** A call that reads a world. */
export type ReadInput = ReadInputOf<Snapshot, unknown, Services>;

/** Answers from the world of its input. */
export type ReadHandler = (input: ReadInput) => Untimed;

/** Like a `ReadHandler`, in slices; problems come in the first one. */
export type SlicedHandler = (input: ReadInput) => Steps<Untimed>;

/** Answers by carrying out commands, at once or in steps. */
export type WriteHandler = (input: CallInput, work: Work) => Untimed | Steps<Untimed>;

/** How an operation is answered: those of the platform use all services of the host. */
export type Handler = HandlerOf<Snapshot, unknown, Services, Work>;

/** A handler that changes nothing. */
export type ReadingHandler = Exclude<Handler, { readonly write: WriteHandler }>;

/** The steps of a long read or of a plan. */
export function stepsOf(
  handler: Exclude<ReadingHandler, { readonly read: ReadHandler }>,
  input: ReadInput,
): Steps<Untimed> {
  return 'plan' in handler ? handler.plan(input) : handler.sliced(input);
}
