import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseJson } from './parseJson.js';
import { hasBody, readBody } from './readBody.js';
import { headerFault } from './wireFault.js';

const MERGE_PATCH = 'application/merge-patch+json';

/**
 * Reads the JSON of a request's body, undefined when there is none; throws faults of its type, its
 * size and its form.
 */
export function readJson(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<unknown> | undefined {
  if (!hasBody(request)) return undefined;
  checkCoding(request);
  checkType(request);
  return readBody(request, response).then((bytes) =>
    bytes.length === 0 ? undefined : parseJson(bytes),
  );
}

function checkCoding({ headers }: IncomingMessage): void {
  const coding = headers['content-encoding'];
  if (coding === undefined || coding.toLowerCase() === 'identity') return;
  const fault = 'A body is not compressed';
  throw headerFault('unsupported_media_type', 'Content-Encoding', fault, [
    'Accept-Encoding',
    'identity',
  ]);
}

function checkType({ method, headers }: IncomingMessage): void {
  const [type = '', ...parameters] = (headers['content-type'] ?? '')
    .split(';')
    .map((part) => part.trim().toLowerCase());
  const patches = method === 'PATCH';
  const isJson = type === 'application/json' || (patches && type === MERGE_PATCH);
  // JSON has no parameters; a charset is forgiven when it says what is true.
  if (isJson && parameters.every((part) => part === '' || /^charset="?utf-8"?$/.test(part))) return;
  const types = patches ? `application/json, ${MERGE_PATCH}` : 'application/json';
  throw headerFault('unsupported_media_type', 'Content-Type', `A body is ${types}, in UTF-8`, [
    patches ? 'Accept-Patch' : 'Accept',
    types,
  ]);
}
