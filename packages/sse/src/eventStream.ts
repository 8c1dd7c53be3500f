import type { IncomingMessage, ServerResponse } from 'node:http';
import { follow, type Host } from '@astrarium/host';
import { type Channel, channel } from './channel.js';
import { positionFrame, retryLine } from './frame.js';
import { invalidLastId, refuse, serverCloses, tooManyStreams } from './refuse.js';
import { STREAM_LIMITS, type StreamLimits } from './streamLimits.js';

/** Who opens a stream, and what they ask for. */
export interface StreamCaller {
  /** That of the request's token; the caller has asked `Host.authenticate`. */
  readonly account: number;
  /** The id of the event after which to begin. The header `Last-Event-ID` comes first. */
  readonly cursor?: string | undefined;
}

/** Answers a request for the event stream, and goes on answering. */
export interface StreamHandler {
  (request: IncomingMessage, response: ServerResponse, caller: StreamCaller): void;
  /** Ends all streams and opens no more: a server that stops would wait for them. */
  close(): void;
}

/**
 * The event stream (server-sent events, WHATWG HTML 9.2) of each account: first a frame
 * `stream.position` with the id to come back with, then each event that the account has not muted
 * as the stream opens, once and in order, from the stored history; `stream.gap` where that does not
 * reach back far enough. A malformed id is refused with 400 `invalid_cursor`, a stream too many
 * with 429 `rate_limited`, one of a server that stops with 503 `draining`.
 */
export function eventStream(
  { feed }: Pick<Host, 'feed'>,
  options: Partial<StreamLimits> = {},
): StreamHandler {
  const limits = { ...STREAM_LIMITS, ...options };
  const channels = new Map<number, Channel>();
  let beats: NodeJS.Timeout | undefined;
  let closing = false;

  function channelOf(account: number): Channel {
    const open = channels.get(account) ?? channel(feed, account, limits, () => close(account));
    channels.set(account, open);
    beats ??= setInterval(beat, limits.heartbeatMs).unref();
    return open;
  }

  function close(account: number): void {
    channels.delete(account);
    if (channels.size > 0) return;
    clearInterval(beats);
    beats = undefined;
  }

  function beat(): void {
    for (const open of channels.values()) open.beat();
  }

  const handle = (
    request: IncomingMessage,
    response: ServerResponse,
    { account, cursor }: StreamCaller,
  ): void => {
    if (closing) return refuse(response, serverCloses());
    // A client that comes back has the first cursor in its URL still: the header is newer.
    const lastId = String(request.headers['last-event-id'] ?? '');
    if (!/^(?:\d{1,20}-\d)?$/.test(lastId)) return refuse(response, invalidLastId(lastId));
    const open = channels.get(account)?.size ?? 0;
    if (open >= limits.streamsMost) return refuse(response, tooManyStreams(limits.streamsMost));
    const follower = follow(feed, account, lastId || cursor);
    writeHead(request, response, follower.cursor);
    if (request.method === 'HEAD') return void response.end();
    response.write(retryLine(limits.retryMs) + positionFrame(follower.cursor));
    channelOf(account).join({ response, follower, untold: 0, stalled: undefined });
  };
  return Object.assign(handle, {
    close: () => {
      closing = true;
      for (const open of channels.values()) open.close();
    },
  });
}

function writeHead(request: IncomingMessage, response: ServerResponse, cursor: string): void {
  // A stream is quiet for as long as nothing happens.
  request.socket.setTimeout(0);
  request.socket.setNoDelay(true);
  response.writeHead(200, {
    'Content-Type': 'text/event-stream',
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
    'Last-Event-ID': cursor,
    // The connection ends with the stream.
    Connection: 'close',
  });
}
