import { problem, type Problem } from '@astrarium/contract';
import {
  type EventFeed,
  type FeedFilters,
  follow,
  type FollowStep,
  type Grant,
} from '@astrarium/host';
import type { FindContext, Method, MethodResult } from './method.js';
import type { OutputQueue } from './outputQueue.js';
import { rpcErrorOf } from './rpcError.js';
import type { Params } from './rpcRequest.js';

/** Maximum of open subscriptions per session. */
const MAX_SUBSCRIPTIONS = 10;

/** The methods `events.subscribe` and `events.unsubscribe`, and what ends all subscriptions. */
export function eventMethods(find: FindContext, out: OutputQueue) {
  const open = new Map<number, Subscription>();
  let last = 0;

  function subscribe(given: Params): MethodResult {
    const context = find(given);
    if ('error' in context) return context;
    const { authHint, grant, host } = context;
    const admitted = host.admit('events.stream', grant, authHint);
    if (typeof admitted !== 'function') return refused(admitted);
    const read = host.contract.readInput('events.stream', {
      path: {},
      query: context.params,
      body: undefined,
      form: 'json',
    });
    if ('code' in read) return refused(read);
    if (open.size >= MAX_SUBSCRIPTIONS) {
      const rule = { max_subscriptions: MAX_SUBSCRIPTIONS };
      const detail = `The session has ${MAX_SUBSCRIPTIONS} open subscriptions, which is the limit.`;
      return refused(problem('rate_limited', detail, { rule }));
    }
    last += 1;
    const number = last;
    const subscribed = subscription(number, host.feed, grant, read.query, out, () =>
      open.delete(number),
    );
    open.set(number, subscribed);
    return {
      result: { subscription: number, cursor: subscribed.cursor },
      after: subscribed.start,
    };
  }

  function unsubscribe({ subscription: number }: Params): MethodResult {
    const found = open.get(number as number);
    if (found === undefined) {
      return refused(problem('invalid_parameters', 'This session has no such subscription.'));
    }
    found.end();
    return { result: { cursor: found.cursor } };
  }

  const methods: [string, Method][] = [
    [
      'events.subscribe',
      {
        summary: 'Sends your events as events.event notifications, from now on or after a cursor',
        params: [{ name: 'cursor', required: false }],
        order: () => 'after',
        run: subscribe,
      },
    ],
    [
      'events.unsubscribe',
      {
        summary: 'Ends a subscription and returns the cursor to continue after',
        params: [{ name: 'subscription', required: true }],
        order: () => 'after',
        run: unsubscribe,
      },
    ],
  ];
  return {
    methods,
    end(): void {
      for (const one of open.values()) one.end();
    },
  };
}

function refused(found: Problem): MethodResult {
  return { error: rpcErrorOf(found) };
}

/** An open subscription: a position in an account's history, from which it reads on. */
export interface Subscription {
  /** The id of the last event that it read. */
  readonly cursor: string;
  /** Starts to send. */
  start(): void;
  end(): void;
}

/** Maximum of events that are read in one turn, while other subscriptions wait. */
const MAX_EVENTS = 256;

/**
 * Opens a subscription to the events after an id, or from now on when there is none. It sends
 * `events.event` for each event that the filters and the patterns muted at its opening let pass,
 * `events.gap` for pruned events, and `events.ended` when the token is revoked or the host closes.
 * Then it calls `ended`.
 */
export function subscription(
  number: number,
  feed: EventFeed,
  { account, token }: Pick<Grant, 'account' | 'token'>,
  { cursor: from, ...filters }: { readonly cursor?: string | undefined } & FeedFilters,
  out: OutputQueue,
  ended: () => void,
): Subscription {
  const follower = follow(feed, account, from, filters);
  let [started, pulling, open] = [false, false, true];
  const unwatch = feed.watch(account, {
    published: () => void pull(),
    revoked: (id, why) => void (id === token && finish(why)),
    closed: () => finish('closed'),
  });

  function end(): void {
    if (!open) return;
    open = false;
    unwatch();
    ended();
  }

  function finish(reason: string): void {
    const { cursor } = follower;
    void out.send(notice('ended', JSON.stringify({ subscription: number, cursor, reason })));
    end();
  }

  async function pull(): Promise<void> {
    if (!started || pulling) return;
    pulling = true;
    // Not at once: the publishing turn answers its calls first.
    do await new Promise(setImmediate);
    while (await turn());
    pulling = false;
  }

  /** Sends the events of one turn; returns whether there are more. */
  async function turn(): Promise<boolean> {
    for (let seen = 0; seen < MAX_EVENTS; seen += 1) {
      const step = open && !out.closed ? follower.next() : undefined;
      if (step === undefined) return false;
      if (step !== 'skipped') await out.send(stepNotice(number, step));
    }
    return true;
  }

  return {
    get cursor() {
      return follower.cursor;
    },
    start: () => {
      started = true;
      void pull();
    },
    end,
  };
}

function stepNotice(subscription: number, step: Exclude<FollowStep, 'skipped'>): string {
  if ('after' in step) return notice('gap', JSON.stringify({ subscription, ...step }));
  // The text of the event is JSON already.
  return notice('event', `{"subscription":${subscription},"event":${step.text}}`);
}

function notice(what: 'event' | 'gap' | 'ended', params: string): string {
  return `{"jsonrpc":"2.0","method":"events.${what}","params":${params}}`;
}
