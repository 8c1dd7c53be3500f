import type { EventFeed } from '@astrarium/host';
import { farewellFrame, HEARTBEAT_FRAME, retryLine } from './frame.js';
import { pace } from './pace.js';
import { dismiss, drained, send } from './send.js';
import type { StreamLimits } from './streamLimits.js';
import { nextFrames, type Stream, positionText } from './stream.js';

/** The open streams of one account. */
export interface Channel {
  readonly size: number;
  /** Adds a stream whose head has been written, and sends its waiting events. */
  join(stream: Stream): void;
  /** Sends a heartbeat or the position to each quiet reader. */
  heartbeat(): void;
  /** Ends all streams, with a time after which to reconnect. */
  close(): void;
}

/**
 * Opens the channel of an account: it listens while it has a stream, and calls `empty` after the
 * last one. Streams read from the history in turns. The first turn after a quiet time is at once;
 * later ones gather events, because a write to a socket costs more than its data. A stream with a
 * slow reader skips its turns until the socket has room.
 */
export function channel(
  feed: EventFeed,
  account: number,
  limits: StreamLimits,
  empty: () => void,
): Channel {
  const streams = new Set<Stream>();
  const { end: stop, gather, wake } = pace(turn, limits.gatherMs);
  const unwatch = feed.watch(account, {
    published: gather,
    revoked: () => end(farewellFrame('the token was revoked')),
    closed: close,
  });

  function close(): void {
    end(retryLine(jitterMs()) + farewellFrame('the server is stopping'));
  }

  function turn(): void {
    for (const stream of streams) {
      if (stream.stalled !== undefined) continue;
      const { more, text } = nextFrames(stream);
      send(stream, text, limits);
      if (more && stream.stalled === undefined) wake();
    }
  }

  function leave(stream: Stream): void {
    drained(stream);
    if (!streams.delete(stream) || streams.size > 0) return;
    stop();
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
    close,
    heartbeat: () => {
      for (const stream of streams) sendHeartbeat(stream, limits);
    },
  };
}

function sendHeartbeat(stream: Stream, limits: StreamLimits): void {
  if (stream.stalled !== undefined) return;
  send(stream, stream.unreported > 0 ? positionText(stream) : HEARTBEAT_FRAME, limits);
}

/** A random wait, so that readers do not reconnect in the same moment. */
function jitterMs(): number {
  return 1000 + Math.floor(Math.random() * 4000);
}
