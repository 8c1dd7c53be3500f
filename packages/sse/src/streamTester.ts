import { once } from 'node:events';
import { createServer, get, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SCOPES } from '@astrarium/contract';
import { type EventFeed, fairQueue } from '@astrarium/host';
import { eventStream } from './eventStream.js';
import type { StreamLimits } from './stream.js';

/** A server on the loopback that streams a feed at `/<account>/<token>?cursor=…`, for tests. */
export async function streamTester(feed: EventFeed, options: Partial<StreamLimits> = {}) {
  const thread = fairQueue({ defer: setImmediate, nowMs: () => performance.now() });
  const handler = eventStream({ feed, thread }, options);
  let maximum = 0;
  let drains = 0;
  const served = await serveStreams((request, response) => {
    const { write } = response;
    response.on('drain', () => (drains += 1));
    response.write = (...parts: unknown[]) => {
      const accepted = Reflect.apply(write, response, parts) as boolean;
      maximum = Math.max(maximum, response.writableLength);
      return accepted;
    };
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const cursor = searchParams.get('cursor') ?? undefined;
    response.setHeader('X-Request-Id', 'r-1');
    const [, account, token = 'main'] = pathname.split('/');
    const grant = { account: Number(account), token, scopes: SCOPES };
    const category = searchParams.get('category') ?? undefined;
    handler(request, response, { grant, cursor, filters: { category } });
  });
  return {
    ...served,
    handler,
    /** The maximum of buffered bytes of one reader. */
    maxBuffered: () => maximum,
    /** How often a reader has taken everything that was buffered for it. */
    drains: () => drains,
  };
}

/** A server on the loopback, for tests. */
export async function serveStreams(listener: RequestListener) {
  const server = createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    if (!server.listening) return;
    server.close();
    await once(server, 'close');
  };
  return { port, url: `http://127.0.0.1:${port}`, server, close };
}

/** One parsed frame. */
export interface Frame {
  readonly id: string | undefined;
  readonly event: string;
  readonly data: string;
}

/** A reader of a stream, with everything that it received, for tests. */
export interface StreamReader {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly frames: readonly Frame[];
  readonly comments: readonly string[];
  readonly retryMs: number;
  /** The id to reconnect with. */
  readonly lastId: string;
  /** The whole body, such as that of a problem. */
  readonly text: string;
  readonly ended: Promise<void>;
  /** Waits until it has `frames` frames other than `stream.position`. */
  until(frames: number): Promise<void>;
  pause(): void;
  resume(): void;
  leave(): void;
}

/** Opens a stream. */
export function read(url: string, lastId?: string): Promise<StreamReader> {
  const headers = lastId === undefined ? {} : { 'Last-Event-ID': lastId };
  return new Promise((resolve, reject) => {
    const request = get(url, { headers, agent: false }, (response) => {
      const seen = { frames: [] as Frame[], comments: [] as string[], retryMs: 0, lastId: '' };
      let [text, all] = ['', ''];
      let onData = (): void => undefined;
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        all += chunk;
        const blocks = (text + chunk).split('\n\n');
        text = blocks.pop() ?? '';
        for (const block of blocks) readBlock(block, seen);
        onData();
      });
      const ended = new Promise<void>((done) => void response.on('close', done));
      response.on('error', () => undefined);
      const eventCount = () =>
        seen.frames.filter(({ event }) => event !== 'stream.position').length;
      resolve({
        ...seen,
        status: response.statusCode ?? 0,
        headers: response.headers,
        get retryMs() {
          return seen.retryMs;
        },
        get lastId() {
          return seen.lastId;
        },
        get text() {
          return all;
        },
        ended,
        until: (frames) =>
          new Promise((done) => {
            onData = () => eventCount() >= frames && done();
            onData();
          }),
        pause: () => void response.pause(),
        resume: () => void response.resume(),
        leave: () => void request.destroy(),
      });
    });
    request.on('error', reject);
  });
}

/** Parses one block of a stream as in WHATWG HTML 9.2.6, without carriage returns. */
function readBlock(
  block: string,
  seen: { frames: Frame[]; comments: string[]; retryMs: number; lastId: string },
): void {
  const frame = { id: undefined as string | undefined, event: 'message', data: [] as string[] };
  for (const line of block.split('\n')) {
    const { 1: field = '', 2: value = '' } = /^([^:]*):? ?(.*)$/s.exec(line) ?? [];
    if (field === '') seen.comments.push(value);
    else if (field === 'id') frame.id = seen.lastId = value;
    else if (field === 'event') frame.event = value;
    else if (field === 'data') frame.data.push(value);
    else if (field === 'retry') seen.retryMs = Number(value);
  }
  if (frame.data.length > 0) seen.frames.push({ ...frame, data: frame.data.join('\n') });
}
