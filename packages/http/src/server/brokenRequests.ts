import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { problem, type ProblemCode, PROBLEMS } from '@astrarium/contract';
import { PROBLEM_TYPE } from '../responses/httpAnswer.js';

/** What becomes of bytes that are no request. */
export interface BrokenRequests {
  /** Notes that a request is under way on its connection. */
  begin(request: IncomingMessage, response: ServerResponse): void;
  /** Answers bytes of which Node could make nothing, after all that came before them. */
  broken(error: NodeJS.ErrnoException, socket: Duplex): void;
}

interface Connection {
  /** What is under way, in the order in which it came. */
  readonly answers: Set<ServerResponse>;
  /** What is said to the broken bytes when their turn comes. */
  lastWords: string | undefined;
  /** Whether a request was answered before all of it was there: its rest has had its answer. */
  answeredEarly: boolean;
}

/** Which problem an error of Node's parser or of its time limits is. */
const CODES: Readonly<Record<string, ProblemCode>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'payload_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

/** Answers what cannot be parsed, tells `note` of it, and closes the connection. */
export function brokenRequests(
  newId: () => string,
  note: (code: ProblemCode, id: string) => void,
): BrokenRequests {
  const connections = new WeakMap<Duplex, Connection>();

  function connectionOf(socket: Duplex): Connection {
    const known = connections.get(socket);
    if (known) return known;
    const connection = {
      answers: new Set<ServerResponse>(),
      lastWords: undefined,
      answeredEarly: false,
    };
    connections.set(socket, connection);
    return connection;
  }

  return {
    begin(request, response) {
      const { socket } = request;
      const connection = connectionOf(socket);
      connection.answers.add(response);
      response.once('close', () => {
        connection.answers.delete(response);
        connection.answeredEarly ||= !request.complete;
        speak(socket, connection);
      });
    },
    broken(error, socket) {
      const connection = connectionOf(socket);
      if (error.code === 'ECONNRESET' || connection.answeredEarly) return void socket.destroy();
      if (connection.lastWords !== undefined) return;
      const code = CODES[error.code ?? ''] ?? 'malformed_request';
      const id = newId();
      note(code, id);
      connection.lastWords = bareAnswer(code, id);
      speak(socket, connection);
    },
  };
}

/** Says the last words as soon as what came before them is said. */
function speak(socket: Duplex, { answers, lastWords }: Connection): void {
  if (lastWords === undefined || !socket.writable) return;
  const all = [...answers];
  if (all.some((one) => one.headersSent && !one.writableEnded)) {
    // In the middle of an answer everything would be taken for a part of it.
    socket.destroy();
  } else if (!all.some((one) => one.req.complete || one.headersSent)) {
    // What was answered before all of it was there closes the connection itself.
    socket.end(lastWords, () => socket.destroy());
  }
}

/** A whole answer as bytes on the wire, for where there is no request to answer. */
function bareAnswer(code: ProblemCode, id: string): string {
  const { status, title, text } = PROBLEMS[code];
  const body = JSON.stringify({ ...problem(code, text), request_id: id });
  return [
    `HTTP/1.1 ${status} ${title}`,
    `Content-Type: ${PROBLEM_TYPE}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Access-Control-Allow-Origin: *',
    'Cache-Control: no-store',
    `X-Request-Id: ${id}`,
    'Connection: close',
    '',
    body,
  ].join('\r\n');
}
