import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Problem } from '@astrarium/contract';
import {
  type Answer,
  type Caller,
  type Host,
  pushAnswers,
  type PushedRead,
  type PushingHost,
  readPushed,
} from '@astrarium/host';
import { finalFrame, frame, HEARTBEAT_FRAME, retryLine, STREAM_LIMITS } from './stream.js';
import {
  disconnect,
  ENDED,
  refuseStream,
  serverCloses,
  tooManyStreams,
  writeStreamHead,
} from './streamHead.js';

/** Answers a request with the answers of a read, now and whenever they change. */
export interface ViewStreamHandler {
  (request: IncomingMessage, response: ServerResponse, read: PushedRead): void;
  /** Ends all streams and refuses new ones: a server that stops would wait for them. */
  close(): void;
}

/** What a view stream needs of a host. */
type ViewHost = PushingHost & Pick<Host, 'feed'>;

/**
 * The answers of a read as server-sent events: first at once, then when the world has changed and
 * with it the answer, at most every 45 ms. The id of a frame is the tick of its world; an answer
 * with a problem is the event `problem`, others are `view`. A reader that is slow gets the newest
 * answer only. Problems in place of a stream: those of the read itself, 429 `rate_limited` for too
 * many streams of a caller, 503 `draining`.
 */
export function viewStream(
  host: ViewHost,
  maxStreams: number = STREAM_LIMITS.maxStreams,
): ViewStreamHandler {
  const open = new Set<(last: string) => void>();
  const counts = new Map<Caller, number>();
  let isClosing = false;
  const handle = (request: IncomingMessage, response: ServerResponse, read: PushedRead): void => {
    const { caller } = read;
    if (isClosing) return refuseStream(response, serverCloses());
    const count = counts.get(caller) ?? 0;
    if (count >= maxStreams) return refuseStream(response, tooManyStreams(maxStreams));
    counts.set(caller, count + 1);
    response.once('close', () => {
      const left = (counts.get(caller) ?? 1) - 1;
      if (left > 0) counts.set(caller, left);
      else counts.delete(caller);
    });
    void readPushed(host, read).then((first) => {
      if (isClosing) return refuseStream(response, serverCloses());
      // What is wrong with the request itself is no state of the game.
      if (first.status >= 400 && first.status !== 409) {
        return refuseStream(response, first.body as Problem);
      }
      writeStreamHead(request, response);
      if (request.method === 'HEAD') return void response.end();
      response.write(retryLine(STREAM_LIMITS.retryMs));
      const end = streamAnswers(host, response, read, first);
      open.add(end);
      response.once('close', () => {
        open.delete(end);
        end('');
      });
    });
  };
  return Object.assign(handle, {
    close() {
      isClosing = true;
      for (const end of open) end('the server is stopping');
    },
  });
}

/** Sends the answers of a read, after the first one, until the returned function is called. */
function streamAnswers(
  host: ViewHost,
  response: ServerResponse,
  read: PushedRead,
  first: Answer,
): (last: string) => void {
  const { account, token } = read.grant;
  /** Runs while the reader has not taken all data. */
  let stalled: NodeJS.Timeout | undefined;
  let isOver = false;
  const stop = pushAnswers(host, read, first, async ({ status, tick }, data) => {
    const event = status < 400 ? 'view' : 'problem';
    if (response.write(frame(tick, event, data))) return;
    stalled = setTimeout(() => end(''), STREAM_LIMITS.drainMs).unref();
    await new Promise<void>((resolve) => response.once('drain', resolve));
    clearTimeout(stalled);
    stalled = undefined;
  });
  const heartbeat = setInterval(() => {
    if (stalled === undefined) response.write(HEARTBEAT_FRAME);
  }, STREAM_LIMITS.heartbeatMs).unref();
  const unwatch = host.feed.watch(account, {
    published: () => undefined,
    revoked: (one, why) => void (one === token && end(ENDED[why])),
    closed: () => end('the server is stopping'),
  });
  const end = (last: string): void => {
    if (isOver) return;
    isOver = true;
    stop();
    clearInterval(heartbeat);
    unwatch();
    if (stalled === undefined) response.end(finalFrame(last));
    else disconnect(response);
    clearTimeout(stalled);
  };
  return end;
}
