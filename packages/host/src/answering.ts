import {
  type Contract,
  isProblem,
  ok,
  problemAnswer,
  type RuleFault,
  type ServedGame,
  type Steps,
  type Untimed,
  type WayIn,
} from '@astrarium/contract';
import type { Snapshot } from '@astrarium/core';
import { type Grant, NO_GRANT, admitCallers, callAdmitted } from './calls/admitCallers.js';
import type { AccountBook } from './accounts/accountBook.js';
import { keptAccounts } from './accounts/keptAccounts.js';
import { secretDigest, secretIsToken } from './accounts/secret.js';
import {
  answerCall,
  type CallContext,
  deprecationCounts,
  questionsOf,
} from './calls/answerCall.js';
import { keptPages } from './calls/reads/keptPages.js';
import { minTick, TICK_WAITS } from './calls/reads/minTick.js';
import { planQueue, sliceQueue } from './calls/reads/sliceQueue.js';
import { scopesOf } from './calls/accounts/tokenHandlers.js';
import type { Writes } from './calls/writes/writes.js';
import { waitingCalls } from './follow/waitingCalls.js';
import type { WriterProgress } from './follow/writerProgress.js';
import type { Host, HostFigures } from './host.js';
import type { LiveFeed } from './notifications/liveFeed.js';
import type { Past } from './turns/past.js';
import { readiness, type Readiness } from './turns/readiness.js';
import type { StoreFaults } from './turns/storeFaults.js';
import type { TurnServices } from './turns/turnServices.js';
import type { Work } from './turns/work.js';
import {
  banAccount,
  deleteAccount,
  listBans,
  openAccount,
  tokenOf,
  unbanAccount,
} from './calls/accounts/accountHandlers.js';
import type { Answer } from './calls/call.js';
import type { Turns } from './turns/turns.js';
import type { WebhookBook } from './webhooks/webhookBook.js';

/** What a host answers calls from. */
interface AnsweredGame {
  readonly past: Past;
  readonly own: TurnServices;
  readonly feed: LiveFeed;
  readonly faults: Pick<StoreFaults, 'failure' | 'refusal'>;
  /** What a follower knows of its writer; undefined for a writer. */
  readonly progress?: Pick<WriterProgress, 'catchUp' | 'isLate'> | undefined;
}

/** Options of each host. */
export interface AnswerOptions<State extends Snapshot = Snapshot> {
  /** The game, or the address of a module with the game as its default export. */
  readonly game: ServedGame<State> | URL;
  readonly version: string;
  /** The wall clock, in milliseconds since 1970-01-01T00:00:00Z. */
  readonly nowMs: () => number;
  /** Calls back later, for example `setImmediate`: all calls until then share one commit. */
  readonly defer: (act: () => void) => void;
  /** Called while the stored log is replayed, with the replayed ticks and all ticks to replay. */
  readonly onReplay?: ((ticks: number, total: number) => void) | undefined;
  /** Whether webhooks may have addresses that are not public, and http; false by default. */
  readonly allowPrivateWebhooks?: boolean | undefined;
  /**
   * Told of each rule that failed: in a command or a read, whose caller gets a problem, and nothing
   * has changed; as time passed, where that stops the world.
   */
  readonly onRuleFault?: ((fault: RuleFault) => void) | undefined;
  /** The address of the mailed link for a secret. */
  readonly linkOf: (secret: string) => string;
  /** How people get in, as the overview says; guests are refused by default. */
  readonly waysIn?: readonly WayIn[] | undefined;
}

const DEFAULT_WAYS_IN: readonly WayIn[] = ['mail', 'token'];

/** The members of a host that differ between a writer and a follower. */
type OwnMembers = Pick<
  Host,
  'advance' | 'authenticate' | 'close' | 'figures' | 'noteFor' | 'outbox' | 'runDue' | 'webhooks'
>;

/**
 * The part of a host that answers calls; a writer and a follower have the same. `writesFor` makes
 * the changes of the game.
 */
export function answering(
  { own, past, progress, feed, faults }: AnsweredGame,
  { allowPrivateWebhooks = false, linkOf, version, waysIn = DEFAULT_WAYS_IN }: AnswerOptions,
  writesFor: (contract: Contract) => Writes,
) {
  // The setting of the world itself: arguments that are read under it are not read again.
  const contract = own.game.contract(past.latest.snapshot.setting);
  const accounts = keptAccounts(own.book);
  const server = {
    waysIn,
    get firstTick() {
      return past.firstTick;
    },
  };
  const rest = { allowPrivateWebhooks, linkOf, version, contract, feed };
  const services = { ...own, accounts, server, ...rest };
  const latest = () => past.latest.snapshot;
  const tick = (): number => latest().now;
  const ticks = waitingCalls(TICK_WAITS, own.nowMs);
  const plans = planQueue({ ...own, latest });
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
  const watchers = new Set<() => void>();
  let shown = latest();
  /** The contract remembers of the newest world what it wants; when it throws, the game goes on. */
  function* rememberSteps(): Steps<Untimed> {
    const snapshot = latest();
    try {
      const steps = contract.onWorld(own.game.simulation.read(snapshot));
      if (steps !== undefined) yield* steps;
    } catch (error) {
      own.onRuleFault({ tick: snapshot.now, error });
    }
    return ok(undefined);
  }
  const remember = (): void =>
    void slices.run({ caller: NOBODY, isAborted: () => false, begin: rememberSteps });
  remember();
  const admit = admitCallers(contract, own.book, (call) => answerCall(context, call), waysIn);
  const ready = readiness(own.clock, faults, { ...own, tick, isLate: progress?.isLate });
  return {
    context,
    ready,
    /** What a secret allows. */
    grantOf: (secret: string): Grant => grantOf(own.book, secret),
    /**
     * Ends the calls that wait for a tick when it is reached, or when they waited too long, and
     * tells watchers of a new world.
     */
    endWaits(): void {
      if (ticks.size > 0) {
        ticks.reached(tick());
        ticks.expire();
      }
      if (shown === latest()) return;
      shown = latest();
      // Later: what a watcher does is no part of a commit.
      for (const published of [remember, ...watchers]) setImmediate(published);
    },
    /** Answers the unfinished calls. */
    close: (): void => [plans, slices, ticks].forEach((queue) => queue.close()),
    /** The host whose calls are answered. */
    host: (members: OwnMembers): Host => ({
      get tick() {
        return tick();
      },
      get firstTick() {
        return past.firstTick;
      },
      get snapshot() {
        return latest();
      },
      get failure() {
        return faults.failure;
      },
      get unready() {
        return ready.reason;
      },
      get unreadyDetail() {
        return ready.detail;
      },
      get isBehind() {
        return ready.isBehind;
      },
      get lagTicks() {
        return ready.lagTicks;
      },
      game: own.game,
      hasAccount: (account) =>
        own.game.accounts.exists(own.game.simulation.read(latest()), account, accounts),
      contract,
      feed,
      watchWorld(listener) {
        // A function may watch twice.
        const own = (): void => listener();
        watchers.add(own);
        return () => void watchers.delete(own);
      },
      thread: own.thread,
      admit,
      call: (call) => callAdmitted(admit, call, tick()),
      ...operatorCalls(context),
      ...members,
    }),
  };
}

/** For whom the queue of long reads works when nobody asked: no account has this number. */
const NOBODY = -1;

function grantOf(book: Pick<AccountBook, 'token'>, secret: string): Grant {
  const token = secretIsToken(secret) ? book.token(secretDigest(secret)) : undefined;
  if (token === undefined) return NO_GRANT;
  const { account, digest, id } = token;
  return { account, digest, token: id, scopes: scopesOf(token) };
}

/** The calls of the operator, who needs no mailed link. */
function operatorCalls({
  past,
  services,
  writes,
}: Pick<CallContext, 'past' | 'services' | 'writes'>): Pick<
  Host,
  'banAccount' | 'deleteAccount' | 'issueToken' | 'listBans' | 'openAccount' | 'unbanAccount'
> {
  /** Writes if the body is one that the operation takes. */
  const call = async (
    operation: string,
    body: object,
    write: (work: Work) => Untimed,
  ): Promise<Answer> => {
    const { contract } = services;
    // Games whose accounts their host opens have no such operation: only the operator calls it.
    if (!Object.hasOwn(contract.operations, operation)) return writes.answer(undefined, write);
    const read = contract.readInput(operation, { path: {}, query: {}, body, form: 'json' });
    if (!isProblem(read)) return writes.answer(undefined, write);
    return { ...problemAnswer(read), tick: past.latest.snapshot.now };
  };
  return {
    openAccount({ email, name, timezone }) {
      // Not every game has time zones.
      const wanted = { name, ...(timezone !== undefined && { timezone }) };
      const body = { ...wanted, ...(email !== undefined && { email }) };
      return call('accounts.create', body, (work) =>
        openAccount(services, work, { ...wanted, email: email ?? '' }),
      );
    },
    issueToken: ({ account, email }) =>
      call('accounts.recover', email === undefined ? {} : { email }, (work) =>
        tokenOf(services, work, { account, email: email ?? '' }),
      ),
    listBans() {
      const { snapshot } = past.latest;
      const world = services.game.simulation.read(snapshot);
      return { ...listBans(services, world), tick: snapshot.now };
    },
    banAccount: (account) =>
      writes.answer(undefined, (work) => banAccount(services, work, account)),
    unbanAccount: (account) =>
      writes.answer(undefined, (work) => unbanAccount(services, work, account)),
    deleteAccount: (account) =>
      writes.answer(undefined, (work) => deleteAccount(services, work, account)),
  };
}

/** The counters of a host. */
export function hostFigures(
  context: CallContext,
  turns: Pick<Turns, 'pending' | 'totals'>,
  ready: Readiness,
): HostFigures {
  const { deprecations, past, services } = context;
  const { accountMails, book, clock, digests, nowMs } = services;
  const { now: tick } = past.latest.snapshot;
  const aheadMs = clock.speed === 0 ? 0 : Math.max(0, clock.wallMs(tick) - nowMs());
  return {
    ...turns.totals(),
    tick,
    clock_ahead_seconds: aheadMs / 1000,
    ready: ready.reason === undefined ? 1 : 0,
    readiness_changes: ready.changes,
    lag_ticks: ready.lagTicks,
    accounts: book.size,
    mails: { link: accountMails.unsent().length, ...digests.waiting() },
    ...webhookFigures(services.webhooks),
    pending: turns.pending,
    deprecated_uses: { ...deprecations.uses },
  };
}

function webhookFigures(book: WebhookBook): Pick<HostFigures, 'webhooks' | 'webhook_retries'> {
  const webhooks: Record<string, number> = {};
  let webhook_retries = 0;
  for (const { id, status } of book.all()) {
    webhooks[status] = (webhooks[status] ?? 0) + 1;
    webhook_retries += book.waiting(id).length;
  }
  return { webhooks, webhook_retries };
}
