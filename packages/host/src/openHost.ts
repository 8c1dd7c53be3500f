import { randomInt } from 'node:crypto';
import { contractFor } from '@astrarium/contract';
import { astrarium, newGame, type Ruleset, rulesetHash, STANDARD_RULESET } from '@astrarium/core';
import { accountBook } from './accounts/accountBook.js';
import { secretDigest, secretIsToken } from './accounts/secret.js';
import { answerCall } from './calls/answerCall.js';
import { deprecationCounts } from './calls/deprecationCounts.js';
import { operatorCalls } from './calls/operatorCalls.js';
import type { Services } from './calls/handler.js';
import type { Host } from './host.js';
import { histories } from './store/histories.js';
import { liveFeed } from './notifications/liveFeed.js';
import { pastOf } from './turns/past.js';
import { planQueue } from './calls/planQueue.js';
import type { Published } from './turns/published.js';
import { resume } from './turns/resume.js';
import { gameTurns } from './turns/turns.js';
import { upkeep } from './turns/upkeep.js';
import type { Store } from './store/store.js';
import { gameClock } from './time/clock.js';

/** What a host is told. */
export interface HostOptions {
  readonly store: Store;
  /** Ticks a second; 0: time only passes when `advance` is called. */
  readonly speed: number;
  /** Of a new game; a secret random one when missing. */
  readonly seed?: number | undefined;
  /** The standard when missing. A game under other rules goes on under these: an upgrade. */
  readonly ruleset?: Ruleset | undefined;
  /** The wall clock, in milliseconds since 1970-01-01T00:00:00Z. */
  readonly nowMs: () => number;
  /** Calls back after what is at hand: all calls that come in until then share one commit. */
  readonly defer: (act: () => void) => void;
  readonly version: string;
  /** The address of the mailed link that bears a secret. */
  readonly linkOf: (secret: string) => string;
}

/**
 * Opens the game of a store: goes on with the one that is there, or begins a new one.
 *
 * @throws ResumeFailure when the stored game does not come out as it was written
 * @throws StoreFailure when its beginning, or its new rules, cannot be written
 */
export function openHost(options: HostOptions): Host {
  const { defer, linkOf, nowMs, ruleset = STANDARD_RULESET, speed, store, version } = options;
  const contents = store.load();
  const isNew = contents.clock === undefined;
  const first = isNew ? begin(options) : resume(store, contents);
  const services: Services = {
    contract: contractFor(ruleset),
    store,
    histories: histories(store),
    book: accountBook(contents),
    clock: gameClock(contents.clock ?? { tick: 0, wall_ms: nowMs() }, speed),
    speed,
    nowMs,
    version,
    linkOf,
  };
  const past = pastOf(first);
  const feed = liveFeed(store, services.histories, () => astrarium.read(past.latest.snapshot));
  const turns = gameTurns({ first, services, feed, defer, published: past.add });
  const isOther = isNew || rulesetHash(first.snapshot.setting.ruleset) !== rulesetHash(ruleset);
  const failed = isOther ? turns.checkpoint(isNew ? undefined : ruleset) : undefined;
  if (failed !== undefined) throw failed;
  const keepUp = upkeep(services);
  const deprecations = deprecationCounts(services.contract);
  const plans = planQueue({ defer, nowMs, latest: () => past.latest.snapshot });
  const context = { services, past, plans, deprecations, turns };
  const host: Host = {
    get tick() {
      return past.latest.snapshot.now;
    },
    get snapshot() {
      return past.latest.snapshot;
    },
    get failure() {
      return turns.failure;
    },
    contract: services.contract,
    feed,
    outbox: { unsent: () => store.unsentMails(), sent: (ids) => store.mailsSent(ids) },
    authenticate: (token) => accountOfToken(services, token),
    call: (call) => answerCall(context, call),
    ...operatorCalls(context),
    beat() {
      const now = nowMs();
      try {
        keepUp(now);
      } catch (error) {
        turns.fail(error as Error);
      }
      if (services.clock.dueTick(now) > host.tick) turns.wake();
      return speed === 0 ? Infinity : Math.max(0, services.clock.wallMs(host.tick + 1) - now);
    },
    advance: (ticks) => turns.passTo(host.tick + ticks),
    figures: () => ({
      ...turns.tally,
      tick: host.tick,
      accounts: services.book.size,
      pending: turns.pending,
      deprecated_uses: { ...deprecations.uses },
    }),
    close() {
      plans.close();
      turns.checkpoint();
      feed.closed();
      store.close();
    },
  };
  return host;
}

function accountOfToken({ book }: Services, token: string): number {
  return secretIsToken(token) ? book.byToken(secretDigest(token)) : 0;
}

/** A new game, of which nothing is stored yet. */
function begin({ ruleset, seed, nowMs }: HostOptions): Published {
  const snapshot = newGame({
    seed: seed ?? randomInt(2 ** 48 - 1),
    epoch_seconds: Math.floor(nowMs() / 1000),
    ...(ruleset === undefined ? {} : { ruleset }),
  });
  return { snapshot, position: undefined, counters: new Map(), hashedTick: 0 };
}
