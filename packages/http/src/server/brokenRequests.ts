import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { problem, type ProblemCode, PROBLEMS } from '@astrarium/contract';
import { requestId } from '../requests/exchange.js';
import { PROBLEM_TYPE } from '../responses/httpAnswer.js';

/** Ends connections that send bytes that Node cannot parse as a request. */
export interface BrokenRequests {
  /** Records that a request is to be answered. */
  begin(request: IncomingMessage, response: ServerResponse): void;
  /** Answers bytes that Node could not parse, after the requests before them. */
  broken(error: NodeJS.ErrnoException, socket: Duplex): void;
}

interface Connection {
  /** The responses in progress, in the order of their requests. */
  readonly answers: Set<ServerResponse>;
  /** The last answer, to be sent after the earlier ones. */
  finalAnswer: string | undefined;
  /** The last request that was answered: broken bytes belong to it until all of it has arrived. */
  answered: IncomingMessage | undefined;
}

/** The problems for errors of Node's parser and time limits. */
const CODES: Readonly<Record<string, ProblemCode>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'payload_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

/**
 * Answers requests that cannot be parsed, calls `note`, and closes the connection.
 *
 * @param hasLongUrl whether the URL of the last request takes most of what a head may have
 */
export function brokenRequests(
  note: (code: ProblemCode, id: string, socket: Duplex) => void,
  hasLongUrl: (socket: Duplex) => boolean,
): BrokenRequests {
  const connections = new WeakMap<Duplex, Connection>();

  function connectionOf(socket: Duplex): Connection {
    const known = connections.get(socket);
    if (known) return known;
    const connection = {
      answers: new Set<ServerResponse>(),
      finalAnswer: undefined,
      answered: undefined,
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
        connection.answered = request;
        sendFinalAnswer(socket, connection);
      });
    },
    broken(error, socket) {
      const connection = connectionOf(socket);
      const { answered } = connection;
      if (error.code === 'ECONNRESET' || answered?.complete === false) return void socket.destroy();
      if (connection.finalAnswer !== undefined) return;
      const found = CODES[error.code ?? ''] ?? 'malformed_request';
      const code = found === 'headers_too_large' && hasLongUrl(socket) ? 'url_too_long' : found;
      const id = requestId();
      note(code, id, socket);
      connection.finalAnswer = bareAnswer(code, id);
      sendFinalAnswer(socket, connection);
    },
  };
}

/** Sends the final answer as soon as the earlier ones are sent. */
function sendFinalAnswer(socket: Duplex, { answers, finalAnswer }: Connection): void {
  if (finalAnswer === undefined || !socket.writable) return;
  const all = [...answers];
  if (all.some((one) => one.headersSent && !one.writableEnded)) {
    // In the middle of an answer the client would take it for a part of that answer.
    socket.destroy();
  } else if (!all.some((one) => one.req.complete || one.headersSent)) {
    // A request that was answered early closes the connection itself.
    socket.end(finalAnswer, () => socket.destroy());
  }
}

/** A complete HTTP response as text, for bytes without a parsed request. */
function bareAnswer(code: ProblemCode, id: string): string {
  const { status, text, title } = PROBLEMS[code];
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
