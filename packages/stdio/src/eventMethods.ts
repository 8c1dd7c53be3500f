import { problem, type Problem } from '@astrarium/contract';
import type { FindContext, MethodResult, Method } from './method.js';
import type { OutputQueue } from './outputQueue.js';
import { rpcErrorOf } from './rpcError.js';
import type { Params } from './rpcRequest.js';
import { type Subscription, subscription } from './subscription.js';

/** Maximum of open subscriptions per session. */
const MAX_SUBSCRIPTIONS = 10;

/** The methods to follow events, and a function that ends all subscriptions. */
interface EventMethods {
  readonly methods: [string, Method][];
  /** Ends all subscriptions. */
  end(): void;
}

/** The methods `events.subscribe` and `events.unsubscribe`. */
export function eventMethods(find: FindContext, out: OutputQueue): EventMethods {
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

  return {
    methods: [
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
    ],
    end: () => {
      for (const one of open.values()) one.end();
    },
  };
}

function refused(found: Problem): MethodResult {
  return { error: rpcErrorOf(found) };
}
