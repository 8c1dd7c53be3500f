import type { IncomingMessage, ServerResponse } from 'node:http';
import { problem, type Problem } from '@astrarium/contract';
import type { Answer, Caller, Grant, Host } from '@astrarium/host';
import { finalFrame, HEARTBEAT_FRAME, retryLine, STREAM_LIMITS } from './stream.js';
import {
  disconnect,
  refuseStream,
  serverCloses,
  tooManyStreams,
  writeStreamHead,
} from './streamHead.js';

/** A read whose answers a stream sends. */
export interface PushedRead {
  readonly grant: Grant;
  /** The account, or the address of a client without one, whose streams are counted. */
  readonly caller: Caller;
  /** The operation, with the parameters as a request has them. */
  readonly operation: string;
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
}

/** Answers a request with the answers of a read, now and whenever they change. */
export interface ViewStreamHandler {
  (request: IncomingMessage, response: ServerResponse, read: PushedRead): void;
  /** Ends all streams and refuses new ones: a server that stops would wait for them. */
  close(): void;
}

/** The least time between two frames of a stream, and between two reads for it, in milliseconds. */
const FRAME_MS = 45;
const READ_MS = 10;

/** What a view stream needs of a host. */
type ViewHost = Pick<Host, 'call' | 'feed' | 'thread' | 'tick' | 'watchWorld'>;

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
    void readSafely(host, read).then((first) => {
      if (isClosing) return refuseStream(response, serverCloses());
      // What is wrong with the request itself is no state of the game.
      if (first.status >= 400 && first.status !== 409) {
        return refuseStream(response, first.body as Problem);
      }
      writeStreamHead(request, response);
      if (request.method === 'HEAD') return void response.end();
      response.write(retryLine(STREAM_LIMITS.retryMs));
      const end = pushAnswers(host, response, read, first);
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

/** The answer of a read; a view of a game may throw, which ends nothing but this answer. */
async function readSafely(
  { call, tick }: ViewHost,
  { grant: { account, scopes }, operation, path, query }: PushedRead,
): Promise<Answer> {
  try {
    const form = { body: undefined, form: 'text', asText: true } as const;
    return await call({ operation, path, query, account, scopes, ...form });
  } catch {
    return { status: 500, body: problem('internal', 'The view failed.'), tick };
  }
}

/** Sends the answers of a read, after the first one, until the returned function is called. */
function pushAnswers(
  host: ViewHost,
  response: ServerResponse,
  read: PushedRead,
  first: Answer,
): (last: string) => void {
  const { feed, thread, watchWorld } = host;
  const { account, token } = read.grant;
  let sent: string | undefined;
  let sentMs = -Infinity;
  let readMs = -Infinity;
  let timer: NodeJS.Timeout | undefined;
  /** Whether the world has changed since the last read began. */
  let isDue = false;
  let isReading = false;
  /** Runs while the reader has not taken all data. */
  let stalled: NodeJS.Timeout | undefined;
  let isOver = false;

  const show = ({ body, status, text, tick }: Answer): void => {
    const data = text ?? JSON.stringify(body);
    if (isOver || data === sent) return;
    sent = data;
    sentMs = performance.now();
    const event = status < 400 ? 'view' : 'problem';
    if (response.write(`id: ${tick}\nevent: ${event}\ndata: ${data}\n\n`)) return;
    stalled = setTimeout(() => end(''), STREAM_LIMITS.drainMs).unref();
    response.once('drain', () => {
      clearTimeout(stalled);
      stalled = undefined;
      next();
    });
  };
  const push = (): void => {
    timer = undefined;
    if (isOver) return;
    isReading = true;
    isDue = false;
    readMs = performance.now();
    thread.run(
      () => read.caller,
      () =>
        void readSafely(host, read).then((answer) => {
          isReading = false;
          show(answer);
          next();
        }),
    );
  };
  /** Waits until the next read may begin, if one is due. */
  const next = (): void => {
    const isBusy = isReading || timer !== undefined || stalled !== undefined;
    if (!isDue || isBusy || isOver) return;
    const waitMs = Math.max(sentMs + FRAME_MS, readMs + READ_MS) - performance.now();
    timer = setTimeout(push, Math.max(0, waitMs)).unref();
  };
  const heartbeat = setInterval(() => {
    if (stalled === undefined) response.write(HEARTBEAT_FRAME);
  }, STREAM_LIMITS.heartbeatMs).unref();
  const unwatch = watchWorld(() => {
    isDue = true;
    next();
  });
  const unwatchAccount = feed.watch(account, {
    published: () => undefined,
    revoked: (one) => void (one === token && end('the token was revoked')),
    closed: () => end('the server is stopping'),
  });
  const end = (last: string): void => {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    clearInterval(heartbeat);
    unwatch();
    unwatchAccount();
    if (stalled === undefined) response.end(finalFrame(last));
    else disconnect(response);
    clearTimeout(stalled);
  };
  show(first);
  return end;
}
