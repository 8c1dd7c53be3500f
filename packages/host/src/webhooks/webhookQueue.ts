import type { StoredDelivery, StoredWebhook } from '../store/storedWebhook.js';
import { attemptOutcome, type AttemptResult, restMs } from './attemptOutcome.js';
import { newDelivery, type NewDeliveryOptions, type WebhookPosition } from './newDelivery.js';
import type { WebhookBook, WebhookWork } from './webhookBook.js';
import { webhookMessage, webhookSignature } from './webhookMessage.js';

/** Messages to webhooks, to be sent. */
export interface WebhookQueue {
  /**
   * Takes a message that is due; undefined when none is. The webhooks take turns; of each, at most
   * one message is taken at a time, and of an account two. Without `takesSlow`, only one whose
   * endpoint took its last message within a second.
   */
  next(takesSlow?: boolean): WebhookAttempt | undefined;
  /** Sets the function to call when a message may be due. */
  onDue(listener: () => void): void;
}

/** A message that was taken, to be sent with POST. */
export interface WebhookAttempt {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Whether its endpoint has not taken a message within a second yet, or not the last one. */
  readonly isSlow: boolean;
  /** Ends the attempt; resolves when its outcome was stored, or could not be. */
  done(result: AttemptResult): Promise<void>;
}

/** The dependencies of a queue. */
export interface WebhookQueueOptions extends NewDeliveryOptions {
  /** The name of the game. */
  readonly title: string;
  readonly book: WebhookBook;
  /** Whether an account is kept out: it gets nothing until it is admitted again. */
  readonly isBanned: (account: number) => boolean;
  readonly defer: (act: () => void) => void;
  /** Runs a job of an account in a turn; resolves when it is committed. */
  readonly submit: (account: number, act: (work: WebhookWork) => void) => Promise<void>;
}

/** What is known of a webhook since the start. */
interface Progress extends WebhookPosition {
  isTaken: boolean;
  isSlow: boolean;
  /** Failures since the last success. */
  failures: number;
  /** Until when it gets nothing. */
  restsUntilMs: number;
  /** Stops watching the events of its account. */
  readonly unwatch: () => void;
}

/** Maximum of messages of a webhook that wait for a retry; further events wait in the history. */
export const MAX_WAITING = 20;

/** Messages of an account that are sent at the same time. */
const MAX_OF_ACCOUNT = 2;

/** An endpoint that takes longer for a message, in milliseconds, is slow. */
const SLOW_MS = 1000;

/** The wait after an outcome that could not be stored. */
const STORE_RETRY_MS = 5000;

/** The messages to the webhooks of a book; call `wake` with each webhook that was changed. */
export function webhookQueue(
  options: WebhookQueueOptions,
): WebhookQueue & { wake(id: string): void } {
  const { book, defer, feed, nowMs } = options;
  const progress = new Map<string, Progress>();
  /** Webhooks that may have something to send, by whether they are slow. */
  const ready = { quick: new Set<string>(), slow: new Set<string>() };
  /** Webhooks that wait for a moment. */
  const timed = new Map<string, number>();
  let listener = (): void => undefined;
  let isCalling = false;
  const callLater = (): void => {
    if (isCalling) return;
    isCalling = true;
    defer(() => {
      isCalling = false;
      listener();
    });
  };

  const start = (id: string, { account, cursor }: StoredWebhook): void => {
    if (progress.has(id)) return;
    const none = (): void => undefined;
    const published = (): void => wake(id);
    const unwatch = feed.watch(account, { published, revoked: none, closed: none });
    const position = { cursor, gapAfter: undefined };
    const fresh = { isTaken: false, isSlow: true, failures: 0, restsUntilMs: 0 };
    progress.set(id, { ...fresh, ...position, unwatch });
  };
  const wake = (id: string): void => {
    const webhook = book.find(id);
    if (webhook === undefined) {
      progress.get(id)?.unwatch();
      for (const known of [progress, ready.quick, ready.slow, timed]) known.delete(id);
      return;
    }
    start(id, webhook);
    makeReady(id);
    callLater();
  };
  const makeReady = (id: string): void => {
    const isSlow = progress.get(id)?.isSlow !== false;
    ready[isSlow ? 'quick' : 'slow'].delete(id);
    ready[isSlow ? 'slow' : 'quick'].add(id);
  };
  const isAtLimit = (account: number): boolean =>
    book.ofAccount(account).filter(({ id }) => progress.get(id)?.isTaken).length >= MAX_OF_ACCOUNT;
  const schedule: Schedule = {
    wake,
    later: (id) => defer(() => wake(id)),
    at: (id, atMs) => void timed.set(id, atMs),
  };
  for (const { id } of book.all()) wake(id);
  return {
    wake,
    onDue: (called) => void (listener = called),
    next(takesSlow = true) {
      const now = nowMs();
      for (const [id, atMs] of timed) {
        if (atMs > now) continue;
        timed.delete(id);
        makeReady(id);
      }
      for (const id of takesSlow ? inTurns(ready) : ready.quick) {
        ready.quick.delete(id);
        ready.slow.delete(id);
        const webhook = book.find(id);
        const state = progress.get(id);
        // All of an account are woken when one of its messages was sent.
        if (webhook === undefined || state === undefined || isAtLimit(webhook.account)) continue;
        const taken = take(options, webhook, state, schedule);
        if (taken !== undefined) return taken;
      }
      return undefined;
    },
  };
}

/** Quick and slow webhooks in turn. */
function* inTurns({ quick, slow }: Record<'quick' | 'slow', ReadonlySet<string>>) {
  while (quick.size + slow.size > 0) {
    for (const id of slow) {
      yield id;
      break;
    }
    for (const id of quick) {
      yield id;
      break;
    }
  }
}

/** When a webhook is looked at again. */
interface Schedule {
  wake(id: string): void;
  later(id: string): void;
  at(id: string, atMs: number): void;
}

/** Takes a message of a webhook, if one is due. */
function take(
  options: WebhookQueueOptions,
  webhook: StoredWebhook,
  state: Progress,
  schedule: Schedule,
): WebhookAttempt | undefined {
  const { account, id } = webhook;
  const now = options.nowMs();
  if (webhook.status !== 'active' || state.isTaken) return undefined;
  // Its webhooks are woken when it is admitted.
  if (options.isBanned(account)) return undefined;
  if (state.restsUntilMs > now) return void schedule.at(id, state.restsUntilMs);
  const waiting = [...options.book.waiting(id)].sort((a, b) => a.next_ms - b.next_ms);
  const [first] = waiting;
  if (first !== undefined && first.next_ms <= now) {
    return startAttempt(options, webhook, first, state, schedule);
  }
  if (first !== undefined) schedule.at(id, first.next_ms);
  if (waiting.length >= MAX_WAITING) return undefined;
  const delivery = newDelivery(options, webhook, state);
  if (delivery === 'more') schedule.later(id);
  return typeof delivery === 'string'
    ? undefined
    : startAttempt(options, webhook, delivery, state, schedule);
}

/** Starts an attempt; undefined when its event is not kept any more. */
function startAttempt(
  options: WebhookQueueOptions,
  webhook: StoredWebhook,
  delivery: StoredDelivery,
  state: Progress,
  { wake }: Schedule,
): WebhookAttempt | undefined {
  const { book, feed, nowMs } = options;
  const { id } = webhook;
  state.isTaken = true;
  const startedMs = nowMs();
  const done = async (result: AttemptResult): Promise<void> => {
    const isStored = await storeOutcome(options, webhook, delivery, state.cursor, result);
    state.isTaken = false;
    state.isSlow = nowMs() - startedMs > SLOW_MS;
    const after = book.find(id);
    // A disabled webhook starts afresh when its owner sets it active again.
    const isOver = isSuccess(result) || after?.status !== 'active';
    state.failures = isOver ? 0 : state.failures + 1;
    const pauseMs = state.failures === 0 ? 0 : restMs(state.failures);
    state.restsUntilMs = nowMs() + (isStored ? pauseMs : STORE_RETRY_MS);
    // What was not stored is sent again, as after a restart.
    if (!isStored && after) Object.assign(state, { cursor: after.cursor, gapAfter: undefined });
    wake(id);
    for (const one of book.ofAccount(webhook.account)) wake(one.id);
  };
  const body = webhookMessage(feed, webhook.account, delivery);
  if (body !== undefined)
    return attemptOf(webhook, delivery.message, body, startedMs, state.isSlow, done);
  void done({ status: 0, reason: 'the event is not kept any more', isFinal: true });
  return undefined;
}

function isSuccess({ isFinal, status }: AttemptResult): boolean {
  return isFinal === true || (status >= 200 && status < 300);
}

/** The request of a message that is sent at a moment. */
function attemptOf(
  { former_secret, former_until_ms, secret, url }: StoredWebhook,
  id: string,
  body: string,
  nowMs: number,
  isSlow: boolean,
  done: WebhookAttempt['done'],
): WebhookAttempt {
  const secrets = [secret];
  if (former_secret !== null && nowMs < former_until_ms) secrets.push(former_secret);
  const seconds = Math.floor(nowMs / 1000);
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': webhookSignature(secrets, { id, seconds, body }),
  };
  return { url, headers, body, isSlow, done };
}

/** Stores the outcome of an attempt; returns whether that was possible. */
async function storeOutcome(
  { nowMs, submit, title }: WebhookQueueOptions,
  { account }: StoredWebhook,
  delivery: StoredDelivery,
  cursor: string,
  result: AttemptResult,
): Promise<boolean> {
  try {
    await submit(account, (work) => {
      const webhook = work.webhooks.find(delivery.webhook);
      // The owner may have deleted it meanwhile.
      if (webhook === undefined) return;
      const { status, ...outcome } = attemptOutcome(webhook, delivery, result, nowMs());
      const n = delivery.n || webhook.messages + 1;
      work.webhooks.putDelivery({ ...outcome.delivery, n });
      const messages = Math.max(webhook.messages, n);
      work.webhooks.put({ ...webhook, status, cursor, messages });
      if (status !== webhook.status) mailDisabled(title, work, webhook, outcome.delivery);
    });
    return true;
  } catch {
    return false;
  }
}

/** Mails to the owner that a webhook was disabled. */
function mailDisabled(
  title: string,
  { book, nowMs }: WebhookWork,
  { account, url }: StoredWebhook,
  { reason }: StoredDelivery,
): void {
  const to = book.byAccount(account)?.email ?? '';
  if (to === '') return;
  const text =
    `Your webhook ${url} gets no messages any more: ${reason}. Events since then are kept. ` +
    'When the endpoint works again, set its status to active.\n';
  const subject = `Your ${title} webhook was disabled`;
  book.mail({ account, to, subject, text, created_ms: nowMs });
}
