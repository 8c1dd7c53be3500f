import { once } from 'node:events';
import { createServer, get, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { EventFeed } from '@astrarium/host';
import { eventStream } from './eventStream.js';
import type { StreamLimits } from './streamLimits.js';

/** A server on the loopback that streams a feed at `/<account>?cursor=…`, for tests. */
export async function streamTester(feed: EventFeed, options: Partial<StreamLimits> = {}) {
  const handler = eventStream({ feed }, options);
  let maximum = 0;
  const server = createServer((request, response) => {
    const { write } = response;
    response.write = (...parts: unknown[]) => {
      const room = Reflect.apply(write, response, parts) as boolean;
      maximum = Math.max(maximum, response.writableLength);
      return room;
    };
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const cursor = searchParams.get('cursor') ?? undefined;
    response.setHeader('X-Request-Id', 'r-1');
    handler(request, response, { account: Number(pathname.slice(1)), cursor });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    server,
    handler,
    /** The most bytes that ever waited for one reader. */
    mostWaiting: () => maximum,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** One frame as the standard reads it. */
export interface Frame {
  readonly id: string | undefined;
  readonly event: string;
  readonly data: string;
}

/** A reader of a stream for tests: everything that it was sent. */
export interface StreamReader {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly frames: readonly Frame[];
  readonly comments: readonly string[];
  readonly retryMs: number;
  /** The id to come back with. */
  readonly lastId: string;
  /** All that came that was no frame: the body of a problem. */
  readonly text: string;
  readonly ended: Promise<void>;
  /** Waits until it has so many frames besides `stream.position`. */
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
      let look = (): void => undefined;
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        all += chunk;
        const blocks = (text + chunk).split('\n\n');
        text = blocks.pop() ?? '';
        for (const block of blocks) readBlock(block, seen);
        look();
      });
      const ended = new Promise<void>((done) => void response.on('close', done));
      response.on('error', () => undefined);
      const told = () => seen.frames.filter(({ event }) => event !== 'stream.position').length;
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
            look = () => told() >= frames && done();
            look();
          }),
        pause: () => void response.pause(),
        resume: () => void response.resume(),
        leave: () => void request.destroy(),
      });
    });
    request.on('error', reject);
  });
}

/** Reads one block of a stream as WHATWG HTML 9.2.6 says, but for carriage returns. */
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
