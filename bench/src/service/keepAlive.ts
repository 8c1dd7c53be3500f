import { once } from 'node:events';
import { connect } from 'node:net';

/**
 * A client of HTTP/1.1 on one kept connection, as bare as can be: a client that does more would
 * take longer for an answer than a bare server does, and hide what is measured.
 */
export interface KeepAlive {
  /** Sends a whole request; gives the whole answer. The last answer must have come. */
  exchange(request: Buffer): Promise<Buffer>;
  close(): void;
}

const LENGTH = /\r\nContent-Length: *(\d+)\r\n/i;

/** Opens a connection to this machine. */
export async function keepAlive(port: number): Promise<KeepAlive> {
  const socket = connect(port, '127.0.0.1').setNoDelay(true);
  await once(socket, 'connect');
  let chunks: Buffer[] = [];
  let missing = -1;
  let answered: ((answer: Buffer) => void) | undefined;
  let failed: ((error: Error) => void) | undefined;
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
    answered?.(answer);
  });
  const fail = (): void => failed?.(new Error('the server closed the connection'));
  socket.on('error', fail).on('close', fail);
  return {
    exchange: (request) =>
      new Promise((done, failing) => {
        answered = done;
        failed = failing;
        socket.write(request);
      }),
    close() {
      failed = undefined;
      socket.destroy();
    },
  };
}

/** The bytes of a request with a token, and with a body of JSON when there is one. */
export function requestBytes(method: string, path: string, token: string, body?: unknown): Buffer {
  const text = body === undefined ? '' : JSON.stringify(body);
  const fields = [
    `${method} ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    `Authorization: Bearer ${token}`,
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
