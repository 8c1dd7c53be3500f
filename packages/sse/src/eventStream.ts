import type { IncomingMessage, ServerResponse } from 'node:http';
import { problem, type Problem } from '@astrarium/contract';
import { type FeedFilters, follow, type Grant, type Host, type Pay } from '@astrarium/host';
import { type Channel, channel } from './channel.js';
import { refuseStream, serverCloses, tooManyStreams, writeStreamHead } from './streamHead.js';
import { positionFrame, retryLine, STREAM_LIMITS, type StreamLimits } from './stream.js';

/** The caller of a stream and its parameters. */
export interface StreamCaller {
  /** What the token of the request allows, as `Host.authenticate` returned it. */
  readonly grant: Grant;
  /** The id of the event after which to begin. The header `Last-Event-ID` comes first. */
  readonly cursor?: string | undefined;
  /** Which events to send; all that are not muted by default. */
  readonly filters?: FeedFilters | undefined;
  /** Charges the caller for the events of the past that it is sent. */
  readonly pay?: Pay | undefined;
}

/** Answers a request with an event stream. */
export interface StreamHandler {
  (request: IncomingMessage, response: ServerResponse, caller: StreamCaller): void;
  /** Ends all streams and refuses new ones: a server that stops would wait for them. */
  close(): void;
}

/**
 * The event stream (server-sent events, WHATWG HTML 9.2) of each account. It starts with a frame
 * `stream.position`, whose id is the one to reconnect with. Then come the events that the account
 * had not muted when the stream opened, each once and in order, from the stored history;
 * `stream.gap` stands for pruned events. Problems: 400 `invalid_cursor` for a malformed id, 429
 * `rate_limited` for too many streams, 503 `draining` for a server that is stopping.
 */
export function eventStream(
  { feed, thread }: Pick<Host, 'feed' | 'thread'>,
  options: Partial<StreamLimits> = {},
): StreamHandler {
  const limits = { ...STREAM_LIMITS, ...options };
  const channels = new Map<number, Channel>();
  let heartbeats: NodeJS.Timeout | undefined;
  let closing = false;

  function channelOf(account: number): Channel {
    const run = (act: () => void): void => thread.run(() => account, act);
    const open = channels.get(account) ?? channel(feed, account, limits, run, () => close(account));
    channels.set(account, open);
    heartbeats ??= setInterval(sendHeartbeats, limits.heartbeatMs).unref();
    return open;
  }

  function close(account: number): void {
    channels.delete(account);
    if (channels.size > 0) return;
    clearInterval(heartbeats);
    heartbeats = undefined;
  }

  function sendHeartbeats(): void {
    for (const open of channels.values()) open.heartbeat();
  }

  const handle = (
    request: IncomingMessage,
    response: ServerResponse,
    { cursor, filters, grant: { account, token }, pay }: StreamCaller,
  ): void => {
    if (closing) return refuseStream(response, serverCloses());
    // A client that reconnects still has its first cursor in the URL: the header is newer.
    const lastId = String(request.headers['last-event-id'] ?? '');
    if (!/^(?:\d{1,20}-\d(?:\.[0-9a-z]{1,16})?)?$/.test(lastId))
      return refuseStream(response, invalidLastId(lastId));
    const open = channels.get(account)?.size ?? 0;
    if (open >= limits.maxStreams) return refuseStream(response, tooManyStreams(limits.maxStreams));
    const follower = follow(feed, account, lastId || cursor, filters);
    writeStreamHead(request, response, follower.cursor);
    if (request.method === 'HEAD') return void response.end();
    response.write(retryLine(limits.retryMs) + positionFrame(follower.cursor));
    const idle = { unreported: 0, stalled: undefined, paused: undefined };
    channelOf(account).join({ token, response, follower, pay, ...idle });
  };
  return Object.assign(handle, {
    close: () => {
      closing = true;
      for (const open of channels.values()) open.close();
    },
  });
}

/** The problem of a malformed `Last-Event-ID`. */
function invalidLastId(id: string): Problem {
  const shown = JSON.stringify(id.slice(0, 64));
  const detail = `Last-Event-ID ${shown} is no id of a stream.`;
  return problem('invalid_cursor', detail, {
    errors: [{ in: 'header', name: 'Last-Event-ID', code: 'invalid_cursor', detail }],
  });
}
