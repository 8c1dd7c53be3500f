import { problem, type Problem } from '@astrarium/contract';
import { accessProblem } from '@astrarium/host';
import type { FindContext, MethodResult, Method } from './method.js';
import type { OutputQueue } from './outputQueue.js';
import { rpcErrorOf } from './rpcError.js';
import type { Params } from './rpcRequest.js';
import { type Subscription, subscription } from './subscription.js';

/** How many subscriptions a session may have at once. */
const MAX_SUBSCRIPTIONS = 10;

/** Methods to follow events, and what ends them all. */
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
    const { account, host, authHint = 'a valid token is needed' } = context;
    const read = host.contract.readInput('events.stream', {
      path: {},
      query: context.params,
      body: undefined,
      form: 'json',
    });
    if ('code' in read) return refused(read);
    const denied = accessProblem('token', account, authHint);
    if (denied !== undefined) return refused(denied);
    if (open.size >= MAX_SUBSCRIPTIONS) {
      const rule = { max_subscriptions: MAX_SUBSCRIPTIONS };
      return refused(problem('rate_limited', 'the session has as many as it may', { rule }));
    }
    last += 1;
    const number = last;
    const { cursor } = read.query;
    const made = subscription(number, host.feed, account, cursor, out, () => open.delete(number));
    open.set(number, made);
    return {
      result: { subscription: number, cursor: made.cursor },
      after: made.begin,
    };
  }

  function unsubscribe({ subscription: number }: Params): MethodResult {
    const found = open.get(number as number);
    if (found === undefined) {
      return refused(problem('invalid_parameters', 'subscription is the number of none'));
    }
    found.end();
    return { result: { cursor: found.cursor } };
  }

  return {
    methods: [
      [
        'events.subscribe',
        {
          summary: 'Sends your events as notifications events.event, from now on or after a cursor',
          params: [{ name: 'cursor', required: false }],
          order: () => 'after',
          run: subscribe,
        },
      ],
      [
        'events.unsubscribe',
        {
          summary: 'Sends no more; the cursor is where to go on',
          params: [{ name: 'subscription', required: true }],
          order: () => 'after',
          run: unsubscribe,
        },
      ],
    ],
    end: () => {
      for (const each of open.values()) each.end();
    },
  };
}

function refused(found: Problem): MethodResult {
  return { error: rpcErrorOf(found) };
}
