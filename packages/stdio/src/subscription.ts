import { type EventFeed, follow, type FollowStep } from '@astrarium/host';
import type { OutputQueue } from './outputQueue.js';

/** An open subscription: a place in an account's history, from which it pulls. */
export interface Subscription {
  /** The id of the last event that was passed. */
  readonly cursor: string;
  /** Begins to send. */
  begin(): void;
  end(): void;
}

/** How many events are looked at before others have their turn. */
const MAX_EVENTS = 256;

/**
 * Opens a subscription that goes on after an id, or from now on when there is none. Events go out
 * as notifications `events.event`, without those that are muted as it opens; `events.gap` where
 * the history does not reach back far enough; `events.ended` when the token or the host is no more,
 * and then `ended` is called.
 */
export function subscription(
  number: number,
  feed: EventFeed,
  account: number,
  from: string | undefined,
  out: OutputQueue,
  ended: () => void,
): Subscription {
  const follower = follow(feed, account, from);
  let [begun, pulling, open] = [false, false, true];
  const unwatch = feed.watch(account, {
    published: () => void pull(),
    revoked: () => finish('revoked'),
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
    if (!begun || pulling) return;
    pulling = true;
    // Not at once: whoever publishes has answers to give.
    do await new Promise(setImmediate);
    while (await turn());
    pulling = false;
  }

  /** Sends what there is, but not for long; whether there is more. */
  async function turn(): Promise<boolean> {
    for (let seen = 0; seen < MAX_EVENTS; seen += 1) {
      const step = open && !out.closed ? follower.next() : undefined;
      if (step === undefined) return false;
      if (step !== 'muted') await out.send(told(number, step));
    }
    return true;
  }

  return {
    get cursor() {
      return follower.cursor;
    },
    begin: () => {
      begun = true;
      void pull();
    },
    end,
  };
}

function told(subscription: number, step: Exclude<FollowStep, 'muted'>): string {
  if ('after' in step) return notice('gap', JSON.stringify({ subscription, ...step }));
  // The envelope is JSON already.
  return notice('event', `{"subscription":${subscription},"event":${step.text}}`);
}

function notice(what: 'event' | 'gap' | 'ended', params: string): string {
  return `{"jsonrpc":"2.0","method":"events.${what}","params":${params}}`;
}
