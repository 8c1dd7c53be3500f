import type { IncomingMessage } from 'node:http';
import { headerFault, wireFault } from './wireFault.js';

/** Maximum of header fields in a request. */
export const MAX_HEADER_FIELDS = 100;

/** Fields that may occur once: of two, one program reads the first and another the last. */
const SINGLE = new Set([
  'host',
  'authorization',
  'content-type',
  'content-encoding',
  'idempotency-key',
]);

const SIZES: ReadonlySet<number> = new Set([...SINGLE].map((name) => name.length));

/** Throws a fault for a head that Node accepts but that is ambiguous or too large. */
export function checkHead({ rawHeaders, headers, httpVersion }: IncomingMessage): void {
  if (rawHeaders.length > 2 * MAX_HEADER_FIELDS) {
    throw wireFault(
      'headers_too_large',
      `Too many header fields: the limit is ${MAX_HEADER_FIELDS}`,
      {
        rule: { max_fields: MAX_HEADER_FIELDS },
      },
    );
  }
  if (headers.host === undefined && httpVersion !== '1.0') {
    throw headerFault('malformed_request', 'Host', 'An HTTP/1.1 request needs a Host field');
  }
  if (headers.expect !== undefined && headers.expect.toLowerCase() !== '100-continue') {
    throw headerFault(
      'expectation_failed',
      'Expect',
      'The only supported expectation is 100-continue',
    );
  }
  const coding = headers['transfer-encoding'];
  if (coding !== undefined && coding.toLowerCase() !== 'chunked') {
    const fault = 'The only supported transfer encoding is chunked';
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
