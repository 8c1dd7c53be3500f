import type { ServedGame } from '@astrarium/contract';
import type { SecretKey, Snapshot } from '@astrarium/core';
import { accountBook } from './accounts/accountBook.js';
import { keptAccounts } from './accounts/keptAccounts.js';
import { answering, type AnswerOptions, hostFigures } from './answering.js';
import { unusedAccounts } from './calls/accounts/unusedAccounts.js';
import { turnWrites } from './calls/writes/writes.js';
import type { Host } from './host.js';
import { loadGame } from './loadGame.js';
import { accountMails } from './notifications/accountMails.js';
import { digestsOf } from './notifications/digests.js';
import { startCursors } from './notifications/feedCursors.js';
import { liveFeed } from './notifications/liveFeed.js';
import { outbox } from './notifications/outbox.js';
import { seatUse } from './accounts/seatUse.js';
import { idleSeats } from './calls/accounts/idleSeats.js';
import { keepingVersion } from './store/keepingVersion.js';
import { histories } from './store/histories.js';
import { BANNED, type Store, type StoreContents } from './store/store.js';
import { type Clock, clockAt, endingClock, type OnRestart } from './time/clock.js';
import { fairQueue } from './turns/queue/fairQueue.js';
import { endOf } from './turns/executeAllowed.js';
import { type Past, pastOf, type Published } from './turns/past.js';
import { openStored } from './turns/stored/openStored.js';
import { requireKey } from './turns/stored/requireKey.js';
import { gameTurns, type Turns } from './turns/turns.js';
import { LATE_MS, type SlowTicks, type TurnServices } from './turns/turnServices.js';
import { upkeep } from './turns/upkeep.js';
import { webhookBook } from './webhooks/webhookBook.js';
import { webhookQueue } from './webhooks/webhookQueue.js';
import { LOCK_RETRY_MS } from './turns/storeFaults.js';
import { randomInt } from 'node:crypto';

/** Options of a host. */
export interface HostOptions<State extends Snapshot = Snapshot> extends AnswerOptions<State> {
  readonly store: Store;
  /** The text of a module with the rules of the game, which the store keeps for later versions. */
  readonly bundle?: string | undefined;
  /**
   * Ticks per second; with 0, time passes only through `advance`. By default that of the stored
   * game; a new game then stands still. Time before the start counts at the stored speed.
   */
  readonly ticksPerSecond?: number | undefined;
  /** Whether time while the game was not running counts; by default as its game says. */
  readonly onRestart?: OnRestart | undefined;
  /** The seed of a new game, which need not be secret; random by default. */
  readonly seed?: number | undefined;
  /**
   * The secret key of chance of a new game. By default it is random; only with a seed alone it
   * follows from the seed, so that whoever knows the seed can foresee the game.
   */
  readonly key?: SecretKey | undefined;
  /**
   * The options of the game, which it checks. A stored game is upgraded to the setting that they
   * give.
   */
  readonly options?: Readonly<Record<string, unknown>> | undefined;
  /** Maximum of mails about events of one kind in an hour, per account; 4 by default. */
  readonly digestsPerHour?: number | undefined;
  /** Told of ticks that took at least 50 ms each: nobody is served while rules run. */
  readonly onSlowTicks?: ((slow: SlowTicks) => void) | undefined;
  /** The most seats that accounts of one address may take; no limit by default. */
  readonly seatsPerAddress?: number | undefined;
  /** Accounts that were never used are deleted after so many milliseconds; never by default. */
  readonly unusedAccountMs?: number | undefined;
}

/** The names of all options. */
const OPTIONS: Readonly<Record<keyof HostOptions, true>> = {
  allowPrivateWebhooks: true,
  bundle: true,
  defer: true,
  digestsPerHour: true,
  game: true,
  key: true,
  linkOf: true,
  nowMs: true,
  onReplay: true,
  onRestart: true,
  onRuleFault: true,
  onSlowTicks: true,
  options: true,
  seatsPerAddress: true,
  seed: true,
  store: true,
  ticksPerSecond: true,
  unusedAccountMs: true,
  version: true,
  waysIn: true,
};

/** @throws TypeError naming an option that there is not: a misspelt one would have no effect */
function refuseUnknown(options: object): void {
  const other = Object.keys(options).find((name) => !Object.hasOwn(OPTIONS, name));
  if (other === undefined) return;
  throw new TypeError(
    `openHost has no option ${other}. Options of the game are members of options.`,
  );
}

/**
 * Opens a game: continues the one in the store, or starts a new one in an empty store.
 *
 * @throws TypeError naming an option that there is not
 * @throws ResumeFailure when the replay of the stored log differs from it
 * @throws StoreFailure when the start, or the change to a new version or setting, cannot be written
 */
export async function openHost<State extends Snapshot = Snapshot>(
  given: HostOptions<State>,
): Promise<Host<State>> {
  refuseUnknown(given);
  const game: ServedGame = await loadGame(given.game);
  const options = { ...given, store: keepingVersion(given.store, game, given.bundle) };
  const { defer, nowMs, store } = options;
  const { feed, onPublished, own, past, turns } = await startTurns(game, options);
  const answers = answering({ past, own, feed, faults: turns.faults }, options, (contract) =>
    turnWrites(game, contract, past, turns),
  );
  const { context, endWaits, ready } = answers;
  onPublished(endWaits);
  const unused = unusedAccounts(game, own.book, turns, options.unusedAccountMs ?? Infinity);
  const leaveIdle =
    game.seats === undefined ? [] : [idleSeats(game.seats, own.seats, own.book, turns)];
  const runUpkeep = upkeep(context.services, turns, [unused.expire, ...leaveIdle]);
  const { submit } = turns;
  const latest = (): Snapshot => past.latest.snapshot;
  const world = (): unknown => game.simulation.read(latest());
  const { title } = context.services.contract;
  const webhooks = webhookQueue({
    book: own.webhooks,
    defer,
    feed,
    game,
    isBanned: (account) => own.book.byAccount(account)?.seated === BANNED,
    kept: keptAccounts(own.book),
    nowMs,
    submit,
    title,
    world,
  });
  own.webhooks.onChange(webhooks.wake);
  const host: Host = answers.host({
    outbox: outbox({
      ...context.services,
      defer,
      latest,
      isBehind: () => host.tick < own.clock.dueTick(nowMs() - LATE_MS),
      // When that fails, a later turn saves it.
      save: () => void turns.submit(0, () => undefined).catch(() => undefined),
    }),
    webhooks,
    authenticate(token) {
      const grant = answers.grantOf(token);
      if (grant.account !== 0) unused.use(grant.account);
      return grant;
    },
    noteFor(account, change) {
      if (change === 'used') {
        unused.use(account);
        own.seats.called(account);
      } else context.writes.record(account, change);
    },
    runDue() {
      runUpkeep(nowMs());
      turns.watchStore();
      endWaits();
      ready.note();
      const [now, { tick }] = [nowMs(), host];
      const { refusal } = turns.faults;
      if (own.clock.dueTick(now) > tick || refusal !== undefined) turns.wake();
      if (refusal?.reason === 'locked') return LOCK_RETRY_MS;
      return own.clock.speed === 0 ? Infinity : Math.max(0, own.clock.wallMs(tick + 1) - now);
    },
    advance: (ticks) => turns.passTo(host.tick + ticks),
    figures: () => hostFigures(context, turns, ready),
    async close() {
      answers.close();
      await turns.close();
      feed.closed();
      await store.close();
    },
  });
  return host as Host<State>;
}

/** Starts the turns of the stored game, or of a new one. @throws ResumeFailure, StoreFailure */
async function startTurns(game: ServedGame, options: HostOptions) {
  const { defer, nowMs, store } = options;
  const contents = store.load();
  const isNew = contents.clock === undefined;
  const first = isNew
    ? startGame(game, options)
    : await openStored(game, store, contents, nowMs, options.onReplay);
  const { onRestart = game.onRestart, ticksPerSecond: speed = contents.clock?.speed ?? 0 } =
    options;
  const stored = contents.clock ?? { tick: 0, wall_ms: nowMs(), speed };
  const past = pastOf(first, game);
  const endedAt = (): number | undefined => {
    const { fault, snapshot } = past.latest;
    return endOf(game, snapshot, fault);
  };
  const own = await turnServices(
    game,
    options,
    contents,
    first,
    endingClock(clockAt(stored, speed, nowMs(), onRestart), endedAt),
    past,
  );
  const feed = liveFeed(own, () => past.latest.snapshot);
  let listener = (): void => undefined;
  const published = (next: Published): void => {
    past.add(next);
    listener();
  };
  const turns = gameTurns({ first, services: own, feed, defer, published });
  const setting = isNew
    ? undefined
    : game.settings.next(first.snapshot.setting, options.options ?? {});
  if (setting !== undefined) requireUpgrade(game);
  // Another clock is stored at once: after a crash, only time since now must count, at its speed.
  if (isNew || setting !== undefined || speed !== stored.speed || onRestart === 'pause') {
    await storeChange(turns, setting);
  }
  const onPublished = (called: () => void): void => void (listener = called);
  return { feed, onPublished, own, past, turns };
}

/** @throws TypeError when the log of a game could not be replayed after a change of its setting */
function requireUpgrade({ settings: { upgradeName }, upgrades }: ServedGame): void {
  if (Object.hasOwn(upgrades, upgradeName)) return;
  throw new TypeError(`The game has no upgrade ${upgradeName}, so its setting must not change.`);
}

/** Stores the world with its clock, changed to a setting if one is given. @throws StoreFailure */
async function storeChange(turns: Turns, setting?: Snapshot['setting']): Promise<void> {
  const failed = await turns.checkpoint(setting);
  if (failed !== undefined) throw failed;
}

/** The dependencies of the turns of a game with these stored contents. */
async function turnServices(
  game: ServedGame,
  options: HostOptions,
  contents: StoreContents,
  first: Published,
  clock: Clock,
  past: Past,
): Promise<TurnServices> {
  const { digestsPerHour = 4, nowMs, onRuleFault = () => undefined, store } = options;
  return {
    game,
    store,
    histories: histories(store),
    cursors: await startCursors(game, store, contents.starts, first),
    book: accountBook(contents),
    seats: seatUse(game.seats, options.seatsPerAddress ?? Infinity, nowMs),
    webhooks: webhookBook(contents),
    digests: digestsOf(game.notifications, contents.digests, HOUR_MS / digestsPerHour),
    accountMails: accountMails(store),
    thread: fairQueue({ defer: setImmediate, nowMs: () => performance.now() }),
    clock,
    stop: {
      get fault() {
        return past.latest.fault;
      },
    },
    nowMs,
    onRuleFault,
    onSlowTicks: options.onSlowTicks ?? (() => undefined),
  };
}

const HOUR_MS = 3_600_000;

/** A new game that is not stored yet. */
function startGame(
  { settings }: Pick<ServedGame, 'settings'>,
  { key, nowMs, options = {}, seed }: HostOptions,
): Published {
  const drawn = key ?? (seed === undefined ? randomKey() : undefined);
  const snapshot = settings.start(options, {
    seed: seed ?? randomInt(2 ** 48 - 1),
    ...(drawn !== undefined && { key: drawn }),
    nowMs: nowMs(),
  });
  requireKey(snapshot);
  return { snapshot, position: undefined, places: new Map(), hashedTick: 0 };
}

/** A secret key that nobody can guess. */
export function randomKey(): SecretKey {
  const word = (): number => randomInt(2 ** 32);
  return [word(), word(), word(), word()];
}
