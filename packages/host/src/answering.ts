import { type Contract, contractFor } from '@astrarium/contract';
import { type Grant, NO_GRANT } from './calls/grant.js';
import { secretDigest, secretIsToken } from './accounts/secret.js';
import { type AdmitCaller, admitCallers, callAdmitted } from './calls/admitCallers.js';
import { answerCall, type CallContext } from './calls/answerCall.js';
import { deprecationCounts } from './calls/deprecationCounts.js';
import type { Services } from './calls/handler.js';
import { historyIndexes } from './calls/reads/historyIndexes.js';
import { keptPages } from './calls/reads/keptPages.js';
import { minTick, TICK_WAITS } from './calls/reads/minTick.js';
import { operatorCalls } from './calls/operatorCalls.js';
import { planQueue } from './calls/reads/planQueue.js';
import { questionsOf } from './calls/reads/questions.js';
import { sliceQueue } from './calls/reads/sliceQueue.js';
import { scopesOf } from './calls/accounts/tokenHandlers.js';
import type { Writes } from './calls/writes/writes.js';
import { waitingCalls } from './follow/waitingCalls.js';
import type { WriterProgress } from './follow/writerProgress.js';
import type { Host } from './host.js';
import type { LiveFeed } from './notifications/liveFeed.js';
import type { Past } from './turns/past.js';
import { readiness } from './turns/readiness.js';
import type { StoreFaults } from './turns/storeFaults.js';
import type { TurnServices } from './turns/turnServices.js';

/** What a host answers calls from. */
export interface AnsweredGame {
  readonly past: Past;
  readonly own: TurnServices;
  readonly feed: LiveFeed;
  readonly faults: Pick<StoreFaults, 'failure' | 'refusal'>;
  /** What a follower knows of its writer; undefined for a writer. */
  readonly progress?: Pick<WriterProgress, 'catchUp' | 'isLate'> | undefined;
}

/** Options of the answers of a host. */
export interface AnswerOptions {
  readonly version: string;
  /** Whether webhooks may have addresses that are not public, and http; false by default. */
  readonly allowPrivateWebhooks?: boolean | undefined;
  /** The address of the mailed link for a secret. */
  readonly linkOf: (secret: string) => string;
}

/** The part of a host that answers calls; a writer and a follower have the same. */
export interface Answering {
  readonly context: CallContext;
  readonly ready: ReturnType<typeof readiness>;
  readonly admit: AdmitCaller;
  readonly call: Host['call'];
  /** What a secret allows. */
  readonly grantOf: (secret: string) => Grant;
  readonly operators: ReturnType<typeof operatorCalls>;
  /** Ends the calls that wait for a tick when it is reached, or when they have waited too long. */
  endWaits(): void;
  /** Answers the unfinished calls. */
  close(): void;
}

/** Answers calls from a game; `writesFor` makes its changes. */
export function answering(
  { own, past, progress, feed, faults }: AnsweredGame,
  { allowPrivateWebhooks = false, linkOf, version }: AnswerOptions,
  writesFor: (contract: Contract) => Writes,
): Answering {
  // The ruleset of the world itself: arguments that are read under it are not read again.
  const contract = contractFor(past.latest.snapshot.setting.ruleset);
  const indexes = historyIndexes(own.store, own.histories);
  const given = { allowPrivateWebhooks, linkOf, version };
  const services: Services = { ...own, ...given, contract, feed, indexes };
  const tick = (): number => past.latest.snapshot.now;
  const ticks = waitingCalls(TICK_WAITS, own.nowMs);
  const plans = planQueue({ ...own, latest: () => past.latest.snapshot });
  const slices = sliceQueue(own);
  const context: CallContext = {
    services,
    past,
    plans,
    slices,
    deprecations: deprecationCounts(contract),
    questions: questionsOf(contract),
    pages: keptPages(),
    writes: writesFor(contract),
    minTick: minTick(past, ticks, progress?.catchUp),
  };
  const admit = admitCallers(contract, (call) => answerCall(context, call));
  return {
    context,
    ready: readiness(own.clock, { faults }, { nowMs: own.nowMs, tick, isLate: progress?.isLate }),
    admit,
    call: (call) => callAdmitted(admit, call, tick()),
    grantOf(secret) {
      const token = secretIsToken(secret) ? own.book.token(secretDigest(secret)) : undefined;
      if (token === undefined) return NO_GRANT;
      const { account, digest, id } = token;
      return { account, digest, token: id, scopes: scopesOf(token) };
    },
    operators: operatorCalls(context),
    endWaits() {
      if (ticks.size === 0) return;
      ticks.reached(tick());
      ticks.expire();
    },
    close() {
      for (const queue of [plans, slices, ticks]) queue.close();
    },
  };
}
