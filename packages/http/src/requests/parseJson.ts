import { jsonFault } from '@astrarium/contract';
import { wireFault } from './wireFault.js';

const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Parses bytes as JSON; throws `malformed_json` also for JSON that parsers read differently. */
export function parseJson(bytes: Uint8Array): unknown {
  let text;
  try {
    text = UTF8.decode(bytes);
  } catch {
    throw wireFault('malformed_json', 'The body is not UTF-8');
  }
  if (text.startsWith('\uFEFF')) {
    throw wireFault('malformed_json', 'The body starts with a byte order mark');
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw wireFault('malformed_json', 'The body is not JSON');
  }
  const fault = jsonFault(text);
  if (fault !== undefined) throw wireFault('malformed_json', fault);
  return value;
}
