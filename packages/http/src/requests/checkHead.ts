import type { IncomingMessage } from 'node:http';
import { headerFault, WireFault } from './wireFault.js';

/** How many header fields a request may have. */
export const MAX_HEADER_FIELDS = 100;

/** Fields of which one program would read the first and another the last. */
const SINGLE = new Set([
  'host',
  'authorization',
  'content-type',
  'content-encoding',
  'idempotency-key',
]);

const SIZES: ReadonlySet<number> = new Set([...SINGLE].map((name) => name.length));

/** Throws for a head that Node lets pass and that could be read in two ways. */
export function checkHead({ rawHeaders, headers, httpVersion }: IncomingMessage): void {
  if (rawHeaders.length > 2 * MAX_HEADER_FIELDS) {
    throw new WireFault(
      'headers_too_large',
      `A request has at most ${MAX_HEADER_FIELDS} header fields`,
      {
        rule: { max_fields: MAX_HEADER_FIELDS },
      },
    );
  }
  if (headers.host === undefined && httpVersion !== '1.0') {
    throw headerFault('malformed_request', 'Host', 'A request of HTTP/1.1 names its host');
  }
  if (headers.expect !== undefined && headers.expect.toLowerCase() !== '100-continue') {
    throw headerFault('expectation_failed', 'Expect', 'Nothing but 100-continue can be expected');
  }
  const coding = headers['transfer-encoding'];
  if (coding !== undefined && coding.toLowerCase() !== 'chunked') {
    const fault = 'A body is chunked or has a length';
    throw headerFault('malformed_request', 'Transfer-Encoding', fault, ['Connection', 'close']);
  }
  const seen = new Set<string>();
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const raw = rawHeaders[at] ?? '';
    if (!SIZES.has(raw.length)) continue;
    const name = raw.toLowerCase();
    if (!SINGLE.has(name)) continue;
    if (seen.has(name)) throw headerFault('malformed_request', raw, `${raw} is given twice`);
    seen.add(name);
  }
}
