import { once } from 'node:events';
import { connect } from 'node:net';

/**
 * A minimal HTTP/1.1 client on one connection. A full client would take longer for a request than
 * a bare server does, and so hide what is measured.
 */
export interface KeepAlive {
  /** Sends a request and returns its answer. Only one request may be open at a time. */
  exchange(request: Buffer): Promise<Buffer>;
  close(): void;
}

/** The milliseconds that a server of the bench keeps a connection between two of its loads. */
export const IDLE_MS = 600_000;

const LENGTH = /\r\nContent-Length: *(\d+)\r\n/i;

/** Opens a connection to a port of this machine, from another of its addresses if one is given. */
export async function keepAlive(port: number, localAddress?: string): Promise<KeepAlive> {
  const options = { port, host: '127.0.0.1', localAddress };
  const socket = connect(options).setNoDelay(true);
  await once(socket, 'connect');
  let chunks: Buffer[] = [];
  let missing = -1;
  let onAnswer: ((answer: Buffer) => void) | undefined;
  let onFailure: ((error: Error) => void) | undefined;
  socket.on('data', (chunk) => {
    chunks.push(chunk);
    if (missing < 0) {
      const head = Buffer.concat(chunks);
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      const length = Number(LENGTH.exec(head.toString('latin1', 0, end + 4))?.[1] ?? 0);
      missing = end + 4 + length - head.length;
    } else missing -= chunk.length;
    if (missing > 0) return;
    const answer = chunks.length === 1 ? chunk : Buffer.concat(chunks);
    chunks = [];
    missing = -1;
    onAnswer?.(answer);
  });
  const fail = (): void => onFailure?.(new Error('the server closed the connection'));
  socket.on('error', fail).on('close', fail);
  return {
    exchange: (request) =>
      new Promise((resolve, reject) => {
        onAnswer = resolve;
        onFailure = reject;
        if (socket.destroyed) return fail();
        socket.write(request);
      }),
    close() {
      onFailure = undefined;
      socket.destroy();
    },
  };
}

/** The bytes of a request with a token, an optional JSON body and further header fields. */
export function requestBytes(
  method: string,
  path: string,
  token: string,
  body?: unknown,
  more: readonly string[] = [],
): Buffer {
  const text = body === undefined ? '' : JSON.stringify(body);
  const fields = [
    `${method} ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    ...(token === '' ? [] : [`Authorization: Bearer ${token}`]),
    ...more,
    ...(body === undefined
      ? []
      : ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(text)}`]),
  ];
  return Buffer.from(`${fields.join('\r\n')}\r\n\r\n${text}`);
}

/** The status of an answer. */
export function statusOf(answer: Buffer): number {
  return Number(answer.toString('latin1', 9, 12));
}

/** The body of an answer, which is JSON. */
export function bodyOf(answer: Buffer): object {
  return JSON.parse(answer.toString('utf8', answer.indexOf('\r\n\r\n') + 4)) as object;
}
