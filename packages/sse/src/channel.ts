import type { EventFeed, FeedEvent } from '@astrarium/host';
import { farewellFrame, HEARTBEAT_FRAME, retryLine } from './frame.js';
import { dismiss, drained, send } from './send.js';
import type { StreamLimits } from './streamLimits.js';
import { type EventAt, nextFrames, type Stream, tellPosition } from './stream.js';

/** The open streams of one account. */
export interface Channel {
  readonly size: number;
  /** Takes a stream whose head has been written, and sends what there is for it. */
  join(stream: Stream): void;
  /** Says to each quiet reader that the stream lives, and where it stands. */
  beat(): void;
}

/**
 * Opens the channel of an account: it listens while it has a stream, and calls `empty` after its
 * last one. Streams pull from the history in turns, one for all that was published meanwhile; one
 * whose reader does not keep up misses its turns until the socket has room again.
 */
export function channel(
  feed: EventFeed,
  account: number,
  limits: StreamLimits,
  empty: () => void,
): Channel {
  const streams = new Set<Stream>();
  let waiting = false;
  const unwatch = feed.watch(account, {
    published: wake,
    revoked: () => end(farewellFrame('the token is not good any more')),
    closed: () => end(retryLine(jitterMs()) + farewellFrame('the server closes')),
  });

  function wake(): void {
    if (waiting) return;
    waiting = true;
    // Not at once: whoever publishes has answers to give.
    setImmediate(turn);
  }

  function turn(): void {
    waiting = false;
    if (streams.size === 0) return;
    const range = feed.range(account);
    const at = remembered((place) => feed.at(account, place));
    for (const stream of streams) {
      if (stream.stalled !== undefined || stream.place >= range.end) continue;
      const { place } = stream;
      send(stream, nextFrames(stream, range, at), limits);
      if (stream.place > place && stream.stalled === undefined) wake();
    }
  }

  function leave(stream: Stream): void {
    drained(stream);
    if (!streams.delete(stream) || streams.size > 0) return;
    unwatch();
    empty();
  }

  function end(last: string): void {
    for (const stream of streams) {
      dismiss(stream, last);
      leave(stream);
    }
  }

  return {
    get size() {
      return streams.size;
    },
    join: (stream) => {
      streams.add(stream);
      stream.response.on('drain', () => {
        drained(stream);
        wake();
      });
      stream.response.on('close', () => leave(stream));
      wake();
    },
    beat: () => {
      for (const stream of streams) {
        if (stream.stalled !== undefined) continue;
        send(stream, stream.untold > 0 ? tellPosition(stream) : HEARTBEAT_FRAME, limits);
      }
    },
  };
}

/** An account's streams mostly stand at the same place: each event is asked for once in a turn. */
function remembered(at: EventAt): EventAt {
  const known = new Map<number, FeedEvent | undefined>();
  return (place) => {
    const event = known.get(place) ?? at(place);
    known.set(place, event);
    return event;
  };
}

/** Not all readers should come back in the same moment. */
function jitterMs(): number {
  return 1000 + Math.floor(Math.random() * 4000);
}
