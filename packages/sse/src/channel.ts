import type { EventFeed } from '@astrarium/host';
import { disconnect, ENDED } from './streamHead.js';
import {
  finalFrame,
  HEARTBEAT_FRAME,
  nextFrames,
  positionText,
  retryLine,
  type Stream,
  type StreamLimits,
} from './stream.js';

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
 * later ones gather events, because a write to a socket costs more than its data. Each stream is
 * served in a call of `run`, which shares the thread among accounts. A stream with a slow reader
 * skips its turns until the socket has room.
 */
export function channel(
  feed: EventFeed,
  account: number,
  limits: StreamLimits,
  run: (act: () => void) => void,
  empty: () => void,
): Channel {
  const streams = new Set<Stream>();
  const waiting = servedInTurns(serve, run);
  const { end: stop, gather, wake } = turnScheduler(turn, limits.gatherMs);
  const unwatch = feed.watch(account, {
    published: gather,
    revoked: (token, why) => end(finalFrame(ENDED[why]), token),
    closed: close,
  });

  function close(): void {
    end(retryLine(jitterMs()) + finalFrame('the server is stopping'));
  }

  function turn(): void {
    for (const stream of streams) waiting.add(stream);
  }

  function serve(stream: Stream): void {
    if (stream.stalled !== undefined || stream.paused !== undefined) return;
    const { more, seen, text } = nextFrames(stream);
    send(stream, text, limits);
    const stopped = stream.pay?.(seen);
    if (!more) stream.pay = undefined;
    else if (stopped !== undefined) {
      stream.paused ??= setTimeout(resume, UNPAID_MS, stream).unref();
    } else if (stream.stalled === undefined) wake();
  }

  function resume(stream: Stream): void {
    stream.paused = undefined;
    wake();
  }

  function leave(stream: Stream): void {
    drained(stream);
    clearTimeout(stream.paused);
    waiting.delete(stream);
    if (!streams.delete(stream) || streams.size > 0) return;
    stop();
    unwatch();
    empty();
  }

  /** Ends all streams, or those of one token. */
  function end(last: string, token?: string): void {
    for (const stream of streams) {
      if (token !== undefined && stream.token !== token) continue;
      endStream(stream, last);
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

/** How long a stream pauses whose reader has used up its allowance, in milliseconds. */
const UNPAID_MS = 1000;

/** The streams that wait to be served. Each is served in a call of `run`. */
function servedInTurns(serve: (stream: Stream) => void, run: (act: () => void) => void) {
  const waiting = new Set<Stream>();
  let isScheduled = false;

  function schedule(): void {
    if (isScheduled || waiting.size === 0) return;
    isScheduled = true;
    run(() => {
      for (const stream of waiting) {
        waiting.delete(stream);
        serve(stream);
        break;
      }
      isScheduled = false;
      schedule();
    });
  }

  return {
    add(stream: Stream): void {
      waiting.add(stream);
      schedule();
    },
    delete: (stream: Stream): void => void waiting.delete(stream),
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

/**
 * Sends frames to a stream's reader and drops a reader that does not take them in time. Until it
 * does, nothing more is sent, so at most one text is buffered for it.
 */
function send(stream: Stream, text: string, { drainMs }: StreamLimits): void {
  const { response } = stream;
  if (text === '' || response.destroyed || response.write(text)) return;
  stream.stalled = setTimeout(disconnect, drainMs, stream.response);
}

/** Called when the reader has taken everything. */
function drained(stream: Stream): void {
  clearTimeout(stream.stalled);
  stream.stalled = undefined;
}

/** Sends the last frame and ends the stream; drops a reader that is stalled. */
function endStream(stream: Stream, last: string): void {
  if (stream.stalled === undefined) stream.response.end(last);
  else disconnect(stream.response);
}

/** Schedules turns; requests until a turn starts share it. */
function turnScheduler(turn: () => void, gatherMs: number) {
  let waiting = false;
  let gathering: NodeJS.Timeout | undefined;
  let turnedMs = -Infinity;

  function startTurn(): void {
    waiting = false;
    end();
    turnedMs = performance.now();
    turn();
  }

  function wake(): void {
    if (waiting) return;
    waiting = true;
    // Not at once: the publishing turn answers its calls first.
    setImmediate(startTurn);
  }

  function end(): void {
    clearTimeout(gathering);
    gathering = undefined;
  }

  return {
    /** Requests a turn as soon as possible. */
    wake,
    /** Requests a turn no sooner than `gatherMs` after the last one, so that requests share it. */
    gather(): void {
      const leftMs = turnedMs + gatherMs - performance.now();
      if (leftMs <= 0) wake();
      else gathering ??= setTimeout(wake, leftMs);
    },
    /** Cancels a gathered turn. */
    end,
  };
}
