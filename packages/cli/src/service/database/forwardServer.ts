import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deserialize, serialize } from 'node:v8';
import type { AccountNote, Call, ForwardedAnswer, Host, PostgresStore } from '@astrarium/host';
import { UsageError } from '../../terminal/usageError.js';

/** What a follower sends to the writer. */
export type ForwardRequest =
  | { readonly kind: 'call'; readonly call: Call }
  | { readonly kind: 'note'; readonly account: number; readonly note: AccountNote };

/** Takes the calls of followers, on a port of its own that players cannot reach. */
export interface ForwardServer {
  readonly url: string;
  /** From now on answers for a game; before, all calls are refused. */
  serve(
    host: Pick<Host, 'call' | 'noteFor' | 'unready'>,
    store: Pick<PostgresStore, 'commits' | 'life'>,
  ): void;
  /** Refuses further calls with 503, and accepts no connections; those under way are answered. */
  drain(): void;
  /** Ends the answers that are not sent yet. Call it when the host is closed. */
  close(): Promise<void>;
}

/** For how long answers may be on their way when the host is closed, in milliseconds. */
const SENT_MS = 1_000;

/** Why this process cannot make changes: it may not be the writer any more. */
const LOST: ReadonlySet<Host['unready']> = new Set(['failed', 'store_locked']);

/** Maximum of bytes in a request: a call has a body of at most 64 KiB. */
const MAX_BYTES = 262_144;

/** Starts to listen; port 0 is any free port. @throws UsageError when the port is in use */
export function forwardServer(address: string, port: number): Promise<ForwardServer> {
  let answer: ((request: ForwardRequest) => Promise<ForwardedAnswer>) | undefined;
  let mayChange = (): boolean => true;
  let key = '';
  const server = createServer((request, response) => {
    const end = (status: number, body?: Buffer): void => {
      // No further request comes on a connection of a server that stops.
      response.shouldKeepAlive = server.listening;
      response.writeHead(status, { 'content-type': 'application/octet-stream' }).end(body);
    };
    void (async () => {
      if (answer === undefined || !isKey(request.headers.authorization, key)) {
        return end(403);
      }
      if (!mayChange()) return end(503);
      try {
        const bytes = await bodyOf(request);
        const made = await answer(deserialize(bytes) as ForwardRequest);
        // The follower finds out with the key of the call.
        if (made.answer.isUnknown === true) return end(504);
        // Nothing was changed: the next writer can make it.
        if (made.answer.status === 503 && !mayChange()) return end(503);
        end(200, serialize(made));
      } catch {
        end(400);
      }
    })();
  });
  return new Promise((resolve, reject) => {
    server.once('error', ({ message }) =>
      reject(new UsageError(`Cannot listen on ${address}, port ${port}: ${message}`)),
    );
    server.listen(port, address, () => {
      const used = (server.address() as AddressInfo).port;
      resolve({
        url: `http://${address.includes(':') ? `[${address}]` : address}:${used}`,
        serve(host, store) {
          key = store.life;
          mayChange = () => server.listening && !LOST.has(host.unready);
          answer = async (request) => {
            if (request.kind === 'note') host.noteFor(request.account, request.note);
            const made = request.kind === 'call' ? await host.call(request.call) : NOTED;
            return { answer: made, commit: store.commits };
          };
        },
        drain() {
          server.close();
          server.closeIdleConnections();
        },
        close: () =>
          new Promise((closed) => {
            const timer = setTimeout(() => server.closeAllConnections(), SENT_MS);
            server.once('close', () => {
              clearTimeout(timer);
              closed();
            });
            server.close();
            server.closeIdleConnections();
          }),
      });
    });
  });
}

/** The answer to what is no call. */
const NOTED = { status: 204, body: undefined, tick: 0 };

/** Whether a request knows the key. Digests have one length, and are compared in equal time. */
function isKey(given: string | undefined, key: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given ?? ''), digest(`Bearer ${key}`));
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of request as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes > MAX_BYTES) throw new RangeError('The request is too large.');
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
