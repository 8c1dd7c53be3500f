import { contractFor } from '@astrarium/contract';
import { astrarium, type Ruleset, rulesetHash, STANDARD_RULESET } from '@astrarium/core';
import type { SecretKey } from '@astrarium/core/kernel';
import { accountBook } from './accounts/accountBook.js';
import { type Grant, NO_GRANT } from './calls/grant.js';
import { secretDigest, secretIsToken } from './accounts/secret.js';
import { admitCallers, callAdmitted } from './calls/admitCallers.js';
import { answerCall } from './calls/answerCall.js';
import { deprecationCounts } from './calls/deprecationCounts.js';
import { fairQueue } from './turns/fairQueue.js';
import type { Services } from './calls/handler.js';
import { historyIndexes } from './calls/historyIndexes.js';
import { keptPages } from './calls/keptPages.js';
import { operatorCalls } from './calls/operatorCalls.js';
import { planQueue } from './calls/planQueue.js';
import { questionsOf } from './calls/questions.js';
import { sliceQueue } from './calls/sliceQueue.js';
import { scopesOf } from './calls/tokenHandlers.js';
import { unusedAccounts } from './calls/unusedAccounts.js';
import type { Host } from './host.js';
import { hostFigures } from './hostFigures.js';
import { accountMails } from './notifications/accountMails.js';
import { digestsOf } from './notifications/digests.js';
import { startCursors } from './notifications/feedCursors.js';
import { liveFeed } from './notifications/liveFeed.js';
import { outbox } from './notifications/outbox.js';
import { readiness } from './turns/readiness.js';
import { startGame } from './startGame.js';
import { histories } from './store/histories.js';
import type { Store, StoreContents } from './store/store.js';
import { type Clock, clockAt, type OnRestart } from './time/clock.js';
import { pastOf } from './turns/past.js';
import type { Published } from './turns/published.js';
import { resume } from './turns/resume.js';
import { LATE_MS, type TurnServices } from './turns/turnServices.js';
import { upkeep } from './turns/upkeep.js';
import { webhookBook } from './webhooks/webhookBook.js';
import { webhookQueue } from './webhooks/webhookQueue.js';
import { wakeWhenDue } from './turns/wakeWhenDue.js';
import { gameTurns, type Turns } from './turns/turns.js';

/** Options of a host. */
export interface HostOptions {
  readonly store: Store;
  /**
   * Ticks per second; with 0, time passes only through `advance`. By default that of the stored
   * game; a new game then stands still. Time before the start counts at the stored speed.
   */
  readonly speed?: number | undefined;
  /** Whether time while the game was not running counts; by default, the game catches up. */
  readonly onRestart?: OnRestart | undefined;
  /** Called while the stored log is replayed, with the replayed ticks and all ticks to replay. */
  readonly onReplay?: ((ticks: number, total: number) => void) | undefined;
  /** The seed of the galaxy of a new game; random by default. */
  readonly seed?: number | undefined;
  /**
   * The secret key of chance of a new game. By default it is random; only with a seed alone it
   * follows from the seed, so that whoever knows the seed can foresee the game.
   */
  readonly key?: SecretKey | undefined;
  /** The standard ruleset by default. A stored game with another ruleset is upgraded to it. */
  readonly ruleset?: Ruleset | undefined;
  /** The wall clock, in milliseconds since 1970-01-01T00:00:00Z. */
  readonly nowMs: () => number;
  /** Calls back later, for example `setImmediate`: all calls until then share one commit. */
  readonly defer: (act: () => void) => void;
  readonly version: string;
  /** Maximum of mails about events of one kind in an hour, per account; 4 by default. */
  readonly digestsPerHour?: number | undefined;
  /** Whether webhooks may have addresses that are not public, and http; false by default. */
  readonly allowPrivateWebhooks?: boolean | undefined;
  /** Accounts that were never used are deleted after so many milliseconds; never by default. */
  readonly unusedAccountMs?: number | undefined;
  /** The address of the mailed link for a secret. */
  readonly linkOf: (secret: string) => string;
}

/**
 * Opens a game: continues the one in the store, or starts a new one in an empty store.
 *
 * @throws ResumeFailure when the replay of the stored log differs from it
 * @throws StoreFailure when the start, or the change to a new ruleset, cannot be written
 */
export async function openHost(options: HostOptions): Promise<Host> {
  const { allowPrivateWebhooks = false, defer, linkOf, nowMs, store, version } = options;
  const { feed, own, past, turns, world } = await startTurns(options);
  // The ruleset of the world itself: arguments that are read under it are not read again.
  const contract = contractFor(past.latest.snapshot.setting.ruleset);
  const indexes = historyIndexes(store, own.histories);
  const given = { allowPrivateWebhooks, linkOf, version };
  const services: Services = { ...own, ...given, contract, feed, indexes };
  const unused = unusedAccounts(own.book, turns, options.unusedAccountMs ?? Infinity);
  const runUpkeep = upkeep(services, turns, unused);
  const plans = planQueue({ ...own, latest: () => past.latest.snapshot });
  const slices = sliceQueue(own);
  const ready = readiness(own.clock, turns, { nowMs, tick: () => past.latest.snapshot.now });
  const deprecations = deprecationCounts(contract);
  const questions = questionsOf(contract);
  const pages = keptPages();
  const context = { services, past, plans, slices, deprecations, turns, questions, pages };
  const admit = admitCallers(contract, (call) => answerCall(context, call));
  const { submit } = turns;
  const webhooks = webhookQueue({ book: own.webhooks, feed, world, nowMs, defer, submit });
  own.webhooks.onChange(webhooks.wake);
  const host: Host = {
    get tick() {
      return past.latest.snapshot.now;
    },
    get snapshot() {
      return past.latest.snapshot;
    },
    get failure() {
      return turns.faults.failure;
    },
    get unready() {
      return ready.reason;
    },
    contract: services.contract,
    feed,
    thread: own.thread,
    outbox: outbox({
      ...services,
      defer,
      world,
      isBehind: () => host.tick < services.clock.dueTick(nowMs() - LATE_MS),
      // When that fails, a later turn saves it.
      save: () => void turns.submit(0, () => undefined).catch(() => undefined),
    }),
    webhooks,
    authenticate(token) {
      const grant = grantOf(services, token);
      if (grant.account !== 0) unused.use(grant.account);
      return grant;
    },
    admit,
    call: (call) => callAdmitted(admit, call, host.tick),
    ...operatorCalls(context),
    runDue() {
      runUpkeep(nowMs());
      return wakeWhenDue(own.clock, turns, ready, { now: nowMs(), tick: host.tick });
    },
    advance: (ticks) => turns.passTo(host.tick + ticks),
    figures: () => hostFigures(context, turns, ready),
    async close() {
      for (const queue of [plans, slices]) queue.close();
      await turns.close();
      feed.closed();
      await store.close();
    },
  };
  return host;
}

/** Starts the turns of the stored game, or of a new one. @throws ResumeFailure, StoreFailure */
async function startTurns(options: HostOptions) {
  const { defer, nowMs, ruleset = STANDARD_RULESET, store } = options;
  const contents = store.load();
  const isNew = contents.clock === undefined;
  const first = isNew ? startGame(options) : resume(store, contents, options.onReplay);
  const { onRestart = 'catch-up', speed = contents.clock?.speed ?? 0 } = options;
  const stored = contents.clock ?? { tick: 0, wall_ms: nowMs(), speed };
  const own = await turnServices(
    options,
    contents,
    first,
    clockAt(stored, speed, nowMs(), onRestart),
  );
  const past = pastOf(first);
  const world = () => astrarium.read(past.latest.snapshot);
  const feed = liveFeed(own, world);
  const turns = gameTurns({ first, services: own, feed, defer, published: past.add });
  const isOtherRuleset = rulesetHash(first.snapshot.setting.ruleset) !== rulesetHash(ruleset);
  // Another clock is stored at once: after a crash, only time since now must count, at its speed.
  if (isNew || isOtherRuleset || speed !== stored.speed || onRestart === 'pause') {
    await storeChange(turns, isOtherRuleset && !isNew ? ruleset : undefined);
  }
  return { feed, own, past, turns, world };
}

/** Stores the world with its clock, changed to a ruleset if one is given. @throws StoreFailure */
async function storeChange(turns: Turns, ruleset?: Ruleset): Promise<void> {
  const failed = await turns.checkpoint(ruleset);
  if (failed !== undefined) throw failed;
}

/** The dependencies of the turns of a game with these stored contents. */
async function turnServices(
  { digestsPerHour = 4, nowMs, store }: HostOptions,
  contents: StoreContents,
  first: Published,
  clock: Clock,
): Promise<TurnServices> {
  return {
    store,
    histories: histories(store),
    cursors: await startCursors(store, contents.starts, first),
    book: accountBook(contents),
    webhooks: webhookBook(contents),
    digests: digestsOf(contents.digests, HOUR_MS / digestsPerHour),
    accountMails: accountMails(store),
    thread: fairQueue({ defer: setImmediate, nowMs: () => performance.now() }),
    clock,
    nowMs,
  };
}

/** What a secret allows. */
function grantOf({ book }: Services, secret: string): Grant {
  const token = secretIsToken(secret) ? book.token(secretDigest(secret)) : undefined;
  if (token === undefined) return NO_GRANT;
  return { account: token.account, token: token.id, scopes: scopesOf(token) };
}

const HOUR_MS = 3_600_000;
