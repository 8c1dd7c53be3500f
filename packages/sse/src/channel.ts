import type { EventFeed } from '@astrarium/host';
import { farewellFrame, HEARTBEAT_FRAME, retryLine } from './frame.js';
import { pace } from './pace.js';
import { dismiss, drained, send } from './send.js';
import type { StreamLimits } from './streamLimits.js';
import { nextFrames, type Stream, tellPosition } from './stream.js';

/** The open streams of one account. */
export interface Channel {
  readonly size: number;
  /** Takes a stream whose head has been written, and sends what there is for it. */
  join(stream: Stream): void;
  /** Says to each quiet reader that the stream lives, and where it stands. */
  beat(): void;
  /** Ends all streams, with a word on when to come back. */
  close(): void;
}

/**
 * Opens the channel of an account: it listens while it has a stream, and calls `empty` after its
 * last one. Streams pull from the history in turns, one for all that was published meanwhile; it
 * comes at once after a quiet while, and is gathered for otherwise, since a socket that is given
 * something costs more than what it is given. A stream whose reader does not keep up misses its
 * turns until the socket has room again.
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
    revoked: () => end(farewellFrame('the token is not good any more')),
    closed: close,
  });

  function close(): void {
    end(retryLine(jitterMs()) + farewellFrame('the server closes'));
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
    beat: () => {
      for (const stream of streams) showLife(stream, limits);
    },
  };
}

function showLife(stream: Stream, limits: StreamLimits): void {
  if (stream.stalled !== undefined) return;
  send(stream, stream.untold > 0 ? tellPosition(stream) : HEARTBEAT_FRAME, limits);
}

/** Not all readers should come back in the same moment. */
function jitterMs(): number {
  return 1000 + Math.floor(Math.random() * 4000);
}
