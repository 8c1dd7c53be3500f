import {
  type EventFeed,
  type FeedFilters,
  follow,
  type FollowStep,
  type Grant,
} from '@astrarium/host';
import type { OutputQueue } from './outputQueue.js';

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
    revoked: (id) => void (id === token && finish('revoked')),
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
