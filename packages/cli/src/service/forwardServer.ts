import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deserialize, serialize } from 'node:v8';
import type { AccountNote, Call, ForwardedAnswer, Host, PostgresStore } from '@astrarium/host';
import { UsageError } from '../terminal/usageError.js';

/** What a follower sends to the writer. */
export type ForwardRequest =
  | { readonly kind: 'call'; readonly call: Call }
  /** Asks for the last commit. */
  | { readonly kind: 'last' }
  | { readonly kind: 'note'; readonly account: number; readonly note: AccountNote };

/** Takes the calls of followers, on a port of its own that players cannot reach. */
export interface ForwardServer {
  readonly url: string;
  /** From now on answers for a game; before, all calls are refused. */
  serve(host: Pick<Host, 'call' | 'noteFor'>, store: PostgresStore): void;
  close(): void;
}

/** Maximum of bytes in a request: a call has a body of at most 64 KiB. */
const MAX_BYTES = 262_144;

/** Starts to listen; port 0 is any free port. @throws UsageError when the port is in use */
export function forwardServer(address: string, port: number): Promise<ForwardServer> {
  let answer: ((request: ForwardRequest) => Promise<ForwardedAnswer>) | undefined;
  let key = '';
  const server = createServer((request, response) => {
    void (async () => {
      if (answer === undefined || !isKey(request.headers.authorization, key)) {
        return end(response, 403);
      }
      try {
        const bytes = await bodyOf(request);
        end(response, 200, serialize(await answer(deserialize(bytes) as ForwardRequest)));
      } catch {
        end(response, 400);
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
          answer = async (request) => {
            if (request.kind === 'note') host.noteFor(request.account, request.note);
            const made = request.kind === 'call' ? await host.call(request.call) : NOTED;
            return { answer: made, commit: store.commits };
          };
        },
        close() {
          server.close();
          server.closeAllConnections();
        },
      });
    });
  });
}

/** The answer to what is no call. */
const NOTED = { status: 204, body: undefined, tick: 0 };

function end(response: ServerResponse, status: number, body?: Buffer): void {
  response.writeHead(status, { 'content-type': 'application/octet-stream' }).end(body);
}

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
