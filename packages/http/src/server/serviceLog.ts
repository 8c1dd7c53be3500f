import { destination, type DestinationStream, type Logger, pino } from 'pino';
import type { Exchange } from '../requests/exchange.js';
import type { Sent } from '../responses/send.js';

/** Members that no line shows, at whatever depth they come. */
const SECRET = ['authorization', 'cookie', 'email', 'key', 'password', 'token'];

/** Lines are written together: when there are so many bytes, or after so long. */
const BATCH = { minLength: 16_000, periodicFlush: 100 };

/**
 * The log of a service: JSON lines, on stderr unless told otherwise, with secrets and addresses
 * struck out. Lines are written in the background, the last ones when the process ends.
 */
export function serviceLog(to: DestinationStream = stderrLines()): Logger {
  const paths = SECRET.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  return pino({ base: null, redact: { paths, censor: '[redacted]' } }, to);
}

/** Takes lines as bytes: of texts that wait together, each new line would copy all. */
function stderrLines(): DestinationStream {
  const stderr = destination({ fd: 2, sync: false, contentMode: 'buffer', ...BATCH });
  // Its type knows nothing of this mode.
  const { write } = stderr as unknown as { write(bytes: Uint8Array): boolean };
  return { write: (line) => void write.call(stderr, Buffer.from(line)) };
}

/** A log for the lines of requests: nobody looks for secrets in them, since there are none. */
export function logRequestsOf(log: Logger): Logger {
  return log.child({}, { redact: [] });
}

/** Writes the line of a request: nothing in it comes from the URL, a header or a body. */
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
