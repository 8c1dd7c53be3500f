import { destination, type DestinationStream, type Logger, pino } from 'pino';
import type { Exchange } from '../requests/exchange.js';
import type { Sent } from '../responses/send.js';

/** Members that are redacted, down to the third level. */
const SECRET = ['authorization', 'cookie', 'email', 'key', 'password', 'token'];

/** Lines are written together, after so many bytes or milliseconds. */
const BATCH = { minLength: 16_000, periodicFlush: 100 };

/**
 * The log of a service: JSON lines, by default on stderr, with secrets and addresses redacted.
 * Lines are written in the background, the last ones when the process ends.
 */
export function serviceLog(to: DestinationStream = stderrLines()): Logger {
  const paths = SECRET.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  return pino({ base: null, redact: { paths, censor: '[redacted]' } }, to);
}

/** Buffers lines as bytes: appending to a buffered text would copy it for each line. */
function stderrLines(): DestinationStream {
  const stderr = destination({ fd: 2, sync: false, contentMode: 'buffer', ...BATCH });
  // The type of pino does not know this mode.
  const { write } = stderr as unknown as { write(bytes: Uint8Array): boolean };
  return { write: (line) => void write.call(stderr, Buffer.from(line)) };
}

/** A log for the lines of requests, without redaction: they contain no secrets. */
export function logRequestsOf(log: Logger): Logger {
  return log.child({}, { redact: [] });
}

/** Writes the line of a request. It contains nothing of the URL, other headers or the body. */
export function logRequest(
  log: Logger,
  exchange: Exchange,
  { status, bytes }: Sent,
  ms: number,
): void {
  const { id, request, route, account } = exchange;
  const line = {
    method: request.method,
    route,
    status,
    ms: Math.round(ms * 1000) / 1000,
    bytes,
    request_id: id,
    account,
  };
  log.info(line, 'request');
}
