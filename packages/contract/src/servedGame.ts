import type { EventList, Outcome, SecretKey, Snapshot } from '@astrarium/core';
import type { Replayable, Upgrade, Upgrades } from '@astrarium/core/log';
import type { GameContract } from './contract.js';
import type { GameRefusals } from './derived/derivedProblems.js';
import type { Envelope, GameWork, HistoryKind } from './handler.js';
import type { KeptAccounts } from './keptAccounts.js';
import type { RateLimits } from './operation.js';
import type { Problem } from './problems/problem.js';

type Members = Readonly<Record<string, unknown>>;

/** The rules of a game, as a host runs them. Every simulation of the engine is one. */
export interface ServedSimulation<State extends Snapshot, World> extends Replayable<State> {
  /** The world of a snapshot, for reading. */
  read(snapshot: State): World;
  /** The world one tick later. */
  tick(from: State): { readonly snapshot: State };
  /** Calls `f` with the snapshot, and takes everything back that it does. */
  probe<Result>(snapshot: State, f: (snapshot: State) => Result): Result;
  /** Makes the bytes of `encode` in short steps. */
  encodeInSteps(snapshot: State): Generator<unknown, Uint8Array, void>;
  /** The same world under another setting. */
  withSetting(snapshot: State, setting: State['setting']): State;
}

/** How the setting of a game follows from the options of its host. */
export interface GameSettings<State extends Snapshot> {
  /**
   * A new world with these options. The seed need not be secret. Without a key, chance follows
   * from the seed. The world begins at `nowMs`, in milliseconds since 1970-01-01T00:00:00Z.
   *
   * @throws Error naming an option that the game does not know, or the rule that one breaks.
   */
  start(
    options: Members,
    given: { readonly seed: number; readonly key?: SecretKey; readonly nowMs: number },
  ): State;
  /**
   * The setting that a stored world gets under these options; undefined when it stays.
   *
   * @throws Error as `start`
   */
  next(stored: State['setting'], options: Members): State['setting'] | undefined;
  /** The name of such a change in the log; `upgrades` must have an entry for it. */
  readonly upgradeName: string;
  /** What the interface of a world depends on: a follower stops when it changes. */
  interfaceKey(setting: State['setting']): string;
}

/** What happened to an account outside of the game. A game may have further words of its own. */
export type AccountChange =
  | 'address_change_requested'
  | 'address_changed'
  | 'token_created'
  | 'token_replaced'
  | 'token_revoked'
  | (string & {});

/**
 * The accounts of a game: who they are in its worlds. A host keeps addresses and tokens, and for
 * games whose worlds know no accounts also their numbers and names.
 */
export interface GameAccounts<World> {
  /** Whether its worlds know no accounts: then the host keeps their numbers and names. */
  readonly areKept: boolean;
  /** Who opens them: whoever gives a name, whoever has an address, or the operator alone. */
  readonly openedBy: 'name' | 'mail' | 'operator';
  /** Opens an account; its number was never used before. `account` is such a number. */
  open(
    work: GameWork<World>,
    wanted: { readonly account: number; readonly name: string; readonly timezone: string },
  ): { readonly account: number } | Problem;
  /** Deletes an account; undefined when that is done. */
  remove(work: GameWork<World>, account: number): Problem | undefined;
  exists(world: World, account: number, kept: KeptAccounts): boolean;
  /** All accounts, in ascending order. */
  ids(world: World, kept: KeptAccounts): readonly number[];
  /** The account as its owner sees it, with its `name`. The host adds the addresses. */
  show(world: World, account: number, kept: KeptAccounts): Members;
  /** What is shown as the address of an account that has none; null when undefined. */
  readonly noAddress?: (account: number) => string;
  /** The time zone in which an account reads times; `UTC` for nobody. */
  timeZone(world: World, account: number): string;
  /** The patterns of the names of events that the account does not want to see. */
  muted(world: World, account: number): readonly string[] | undefined;
  /**
   * Records what happened to an existing account outside of the game, as an event: one of the words
   * of the platform, or one of `PlanNotes`.
   */
  note(work: GameWork<World>, account: number, change: AccountChange): void;
}

/** By account, or another number that a game has for itself: how its next event is numbered. */
export type EventPlaces = ReadonlyMap<number, number>;

/** An event as a history keeps it. */
export interface HistoryRecord {
  /** `envelopes` for an account's events, `entries` for the log of something else. */
  readonly kind: HistoryKind;
  /** The account, or whose log it is; 0 for everybody, in a game that shares events. */
  readonly owner: number;
  /** The name of the event. */
  readonly event: string;
  readonly tick: number;
  readonly text: string;
}

/** What events are recorded with. */
export interface RecordingHost {
  readonly accounts: KeptAccounts;
  readonly nowMs: number;
}

/** How histories of accounts are merged with that of everybody. */
export interface SharedEvents {
  tickOf(record: string): number;
  /** Grows from event to event of all accounts within a tick. */
  orderOf(record: string): number;
  /** The tick of an id, and which of its account's events in that tick it is; -1 before all. */
  momentOf(id: string): { readonly tick: number; readonly nth: number };
}

/** How the events of a game are recorded, and read. Ids grow from event to event of an account. */
export interface GameEvents<State extends Snapshot, World> {
  /**
   * The records of events, for the accounts that get them, and of those for everybody, where the
   * game shares them; it increases `places`.
   *
   * @param latest the world after the turn; `after` gives the one right after the events
   */
  record(
    latest: World,
    events: EventList,
    places: Map<number, number>,
    after: () => World,
    host: RecordingHost,
  ): readonly HistoryRecord[];
  /**
   * The records of the end of the game, in the first world in which it is over; it increases
   * `places`.
   */
  ended(snapshot: State, places: Map<number, number>, nowMs: number): readonly HistoryRecord[];
  /** Forgets the places that lie behind the running tick of a world. */
  forget(world: World, places: Map<number, number>): void;
  /** The places to continue with; `newestOf` gives the records of an owner, the newest first. */
  placesAfter(
    world: World,
    newestOf: (owner: number) => Iterable<string>,
    accounts: KeptAccounts,
  ): EventPlaces;
  /**
   * Whether an account was given an id before a moment: a tick with its places. The id is text of a
   * caller, of 1 to 20 digits, a hyphen and a digit.
   */
  isKnown(
    setting: State['setting'],
    id: string,
    account: number,
    moment: { readonly places: EventPlaces; readonly tick: number },
  ): boolean;
  /**
   * Which of two ids comes first: negative, 0 or positive. They can be texts of callers, as for
   * `isKnown`. `0-0` is before all events: none may have it.
   */
  compareIds(a: string, b: string): number;
  /**
   * Undefined where each account has all its events in its own history. Else an account also reads
   * the history of owner 0, and its ids count what it reads: `nth` of the functions below is which
   * of the account's events in the tick of the record it is, from 0.
   */
  readonly shared: SharedEvents | undefined;
  /** The id of a record, as `envelope` has it; many records are searched by it. */
  id(setting: State['setting'], record: string, nth: number): string;
  /** The name of a record's event, as `envelope` has it; many records are searched by it. */
  event(record: string): string;
  envelope(setting: State['setting'], record: string, nth: number): Envelope;
  /** A test for the events that a page or a stream with these filters shows. */
  filter(
    filters: Members & { readonly muted?: readonly string[] | undefined },
  ): (event: Envelope) => boolean;
  /** Returns a function that writes envelopes as an account reads them. */
  wire(world: World, account: number, zone: string): (event: Envelope) => Members;
}

/** How accounts are told of events outside of the list of events. */
export interface GameNotifications<World> {
  /** The kind of the mail about an event, null for none; and whether webhooks get it. */
  of(
    world: World,
    account: number,
    event: string,
  ): { readonly mail: string | null; readonly webhook: boolean };
  /** The words of a mail about an event: what happened, where, and further lines. */
  describe(event: Envelope): {
    readonly sentence: string;
    readonly place: string | null;
    readonly lines: readonly string[];
  };
}

/** The seats of a game whose accounts its host opens: who has one takes part, the others look. */
export interface GameSeats {
  /** The command that takes a seat, and the one that gives it back, if there is one. */
  readonly join: string;
  readonly leave: string | undefined;
  /** With fewer the game has not begun: only shown. */
  readonly fewest: number;
  readonly most: number;
  /** After so many seconds without a call, an account leaves; never when undefined. */
  readonly idle: number | undefined;
}

/** What is stored for a command that was carried out. */
export interface StoredCommand {
  readonly type: string;
  readonly account: number;
  readonly outcome: Outcome;
  /** The characters of its line in the log, without those of the line's number. */
  readonly lineLength: number;
  readonly events: Pick<EventList, 'audienceAt' | 'length'>;
}

/**
 * A game with all that a service needs of it. Make it with `servedGame`. A host does not know the
 * types of its worlds: it hands a game only what the game has made. When a function of a game
 * throws while something is changed, the host stops writing, and nothing of that turn is stored.
 */
export interface ServedGame<State extends Snapshot = Snapshot, World = unknown> {
  readonly simulation: ServedSimulation<State, World>;
  readonly upgrades: Upgrades;
  /**
   * The upgrade that turns worlds of a former version of this game, of which the whole game is
   * there, into worlds of this one.
   *
   * @throws Error naming what the migration forgets
   */
  upgradesFrom(former: ServedGame): Upgrades;
  readonly settings: GameSettings<State>;
  /** Milliseconds of a tick in real time. */
  readonly tickMs: number;
  /** Whether the time counts in which the server was down; an operator may say otherwise. */
  readonly onRestart: 'catch-up' | 'pause';
  /** The tick of a moment, in seconds since 1970-01-01T00:00:00Z: the last one not after it. */
  tickAt(setting: State['setting'], seconds: number): number;
  readonly accounts: GameAccounts<World>;
  readonly events: GameEvents<State, World>;
  readonly notifications: GameNotifications<World>;
  /** Its own limits of requests; the others are those of the server. */
  readonly limits: Partial<RateLimits>;
  /** How accounts take part; undefined where the game itself opens accounts. */
  readonly seats: GameSeats | undefined;
  /**
   * The interface of a world with this setting. Make a new one at each call when its handlers keep
   * something: each host asks once.
   */
  contract(setting: State['setting']): GameContract<State, World>;
  /**
   * Makes `contract` anew, with the refusals that were found in the source of the rules; undefined
   * where the interface is not derived, and says them itself.
   *
   * @throws Error naming a code that the platform has
   */
  readonly contractWith:
    | ((refusals: GameRefusals) => ServedGame<State, World>['contract'])
    | undefined;
  /**
   * What a rule does that throws as time passes: the world stops before that tick, takes no more
   * commands and can be read, or the host ends writing.
   */
  readonly onTimeFault: 'stop' | 'end';
  /** Whether the game is over in a world: its clock stands, and it takes no more commands. */
  hasEnded(snapshot: State): boolean;
  /**
   * The bytes that a command takes in the store, by which its account is charged. The account sees
   * the charge: it must not depend on what the account may not know.
   */
  storedBytes(command: StoredCommand): number;
  /** What rollouts and replays tell of a world: plain data. */
  measure(snapshot: State): unknown;
}

/** What a game must say of itself; the rest has defaults. */
export type GameDescription<State extends Snapshot, World> = Omit<
  ServedGame<State, World>,
  | 'contractWith'
  | 'hasEnded'
  | 'limits'
  | 'measure'
  | 'notifications'
  | 'onRestart'
  | 'onTimeFault'
  | 'seats'
  | 'storedBytes'
  | 'upgrades'
  | 'upgradesFrom'
> &
  Partial<ServedGame<State, World>>;

/** What is stored for an event, in the histories of its owners. */
export const EVENT_BYTES = 256;

/**
 * Makes a game for a service of the members of an object. By default it has no upgrades and no
 * seats, never ends, makes up for the time in which its server was down, and nobody is mailed; each
 * event takes the same space, and rollouts measure the hash of the world.
 */
export function servedGame<State extends Snapshot, World>(
  described: GameDescription<State, World>,
): ServedGame<State, World> {
  return {
    upgrades: {},
    contractWith: undefined,
    upgradesFrom: () => ({}),
    seats: undefined,
    limits: {},
    onTimeFault: 'end',
    hasEnded: () => false,
    onRestart: 'catch-up',
    notifications: {
      of: () => ({ mail: null, webhook: false }),
      describe: ({ event }) => ({ sentence: event, place: null, lines: [] }),
    },
    storedBytes: (command) => command.lineLength + eventsOf(command) * EVENT_BYTES,
    measure: (snapshot) => described.simulation.hash(snapshot),
    ...described,
  };
}

/** How many events of a command its own account gets: those of others would tell of them. */
function eventsOf({ account, events }: StoredCommand): number {
  let count = 0;
  for (let index = 0; index < events.length; index += 1) {
    const audience = events.audienceAt(index);
    if (audience === 'everybody' || audience.includes(account)) count += 1;
  }
  return count;
}

/**
 * The upgrades of worlds of a former version of a game to the next one, by their names in a log.
 * Changed rules of one version are told apart by the hashes of both.
 *
 * @throws Error naming what the migration forgets
 */
export function upgradesBetween(
  former: ServedGame,
  next: ServedGame,
): Readonly<Record<string, Upgrade>> {
  const { simulation } = next;
  const { definition, rules } = former.simulation;
  const isDev = definition.version === simulation.definition.version;
  return Object.fromEntries(
    Object.entries(next.upgradesFrom(former)).map(([version, upgrade]) => [
      isDev ? `rules ${rules} to ${simulation.rules}` : version,
      { ...upgrade, simulation },
    ]),
  );
}
