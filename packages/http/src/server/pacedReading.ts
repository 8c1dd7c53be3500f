import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Caller, FairQueue } from '@astrarium/host';

/** Requests of a connection that may be without an answer: further ones are read after answers. */
export const MAX_UNANSWERED = 8;

/** The end of a head. A chunked body ends with it, too. */
const HEAD_END = '\r\n\r\n';

/** Gives the bytes of connections to Node's parser in turns. */
export interface PacedReading {
  /** Begins with a connection that the server has just got. */
  connected(socket: Socket): void;
  /** Notes a request whose head was parsed. */
  began(request: IncomingMessage, response: ServerResponse): void;
  /** Drops all further bytes of a connection. */
  stop(socket: object): void;
  /** The bytes of the first line of the last head, which has the URL, as far as they arrived. */
  firstLineBytes(socket: object): number;
}

/** The bytes of a connection that are not parsed yet. */
interface Reading {
  rest: Buffer | undefined;
  /** Whether the client will send nothing more. */
  isLast: boolean;
  /** The last request. */
  request: IncomingMessage | undefined;
  /** The bytes of its body that are not parsed yet, if it has told their number. */
  bodyBytes: number;
  unanswered: number;
  isStopped: boolean;
  /** The bytes of the first line of a head, and whether its end has arrived. */
  firstLineBytes: number;
  hasFirstLine: boolean;
  /** Parses the next piece in the caller's turn. */
  next(): void;
}

/**
 * Node parses everything that has arrived on a connection at once: hundreds of requests in 64 KB,
 * for each of hundreds of connections. Here each piece of bytes, which ends with a head, waits in
 * the queue of the client's address. A connection with `MAX_UNANSWERED` requests without an answer
 * is read no further: what its client sends waits in its own buffers.
 */
export function pacedReading(
  thread: Pick<FairQueue, 'run'>,
  callerOf: (socket: Socket) => Caller,
): PacedReading {
  const readings = new WeakMap<object, Reading>();
  return {
    connected(socket) {
      // Without a listener, Node's parser reads the connection itself.
      socket.on('data', () => undefined);
      if (!socket.destroyed) readings.set(socket, readingOf(socket, thread, callerOf));
    },
    began(request, response) {
      const reading = readings.get(request.socket);
      if (reading === undefined) return;
      reading.request = request;
      reading.firstLineBytes = 0;
      reading.hasFirstLine = false;
      reading.bodyBytes = Number(request.headers['content-length'] ?? 0);
      reading.unanswered += 1;
      response.once('close', () => {
        reading.unanswered -= 1;
        reading.next();
      });
    },
    stop(socket) {
      const reading = readings.get(socket);
      if (reading !== undefined) reading.isStopped = true;
    },
    firstLineBytes: (socket) => readings.get(socket)?.firstLineBytes ?? 0,
  };
}

/** Node reads a connection with `_read`, and passes on what it has read, or null, by `push`. */
function readingOf(
  socket: Socket,
  thread: Pick<FairQueue, 'run'>,
  callerOf: (socket: Socket) => Caller,
): Reading {
  const { push, _read: read } = socket;
  let isWaiting = false;
  /** Whether the stream has room for what would be read next. */
  let hasRoom = true;
  /** The bytes that the stream wants, once nothing waits. */
  let wanted = 0;
  const isEmpty = (): boolean => reading.rest === undefined && !reading.isLast;

  const parsePiece = (): void => {
    isWaiting = false;
    if (socket.destroyed || isEmpty()) return;
    const piece = takePiece(reading);
    if (piece === null) reading.isLast = false;
    hasRoom = push.call(socket, piece);
    next();
  };

  function next(): void {
    if (isWaiting || socket.destroyed) return;
    if (isEmpty()) {
      if (wanted > 0) read.call(socket, wanted);
      wanted = 0;
    } else if (mayParse(reading)) {
      isWaiting = true;
      thread.run(() => callerOf(socket), parsePiece);
    }
  }

  const reading: Reading = {
    rest: undefined,
    isLast: false,
    request: undefined,
    bodyBytes: 0,
    unanswered: 0,
    isStopped: false,
    firstLineBytes: 0,
    hasFirstLine: false,
    next,
  };
  socket.push = (bytes: Buffer | null) => {
    if (bytes === null) reading.isLast = true;
    else reading.rest = reading.rest ? Buffer.concat([reading.rest, bytes]) : bytes;
    next();
    return hasRoom && isEmpty();
  };
  socket._read = (size) => {
    wanted = size;
    next();
  };
  return reading;
}

/** Whether a connection may have another request, or the last one is not complete. */
function mayParse({ isStopped, request, rest, unanswered }: Reading): boolean {
  if (isStopped || rest === undefined || unanswered < MAX_UNANSWERED) return true;
  return request?.complete === false;
}

/** Takes the next piece: bytes of a body, or those up to the end of a head; null at the end. */
function takePiece(reading: Reading): Buffer | null {
  const { bodyBytes, isStopped, rest } = reading;
  reading.rest = undefined;
  if (rest === undefined) return null;
  if (isStopped) return rest.subarray(0, 0);
  const end = bodyBytes > 0 ? bodyBytes : headLength(rest);
  if (bodyBytes === 0 && !reading.hasFirstLine) readFirstLine(reading, rest.subarray(0, end));
  reading.bodyBytes = Math.max(0, bodyBytes - Math.min(end, rest.length));
  if (end >= rest.length) return rest;
  reading.rest = rest.subarray(end);
  return rest.subarray(0, end);
}

function readFirstLine(reading: Reading, bytes: Buffer): void {
  const end = bytes.indexOf('\n');
  reading.firstLineBytes += end < 0 ? bytes.length : end;
  reading.hasFirstLine = end >= 0;
}

function headLength(bytes: Buffer): number {
  const end = bytes.indexOf(HEAD_END);
  return end < 0 ? bytes.length : end + HEAD_END.length;
}
