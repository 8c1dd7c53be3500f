import { jsonFault } from './jsonFault.js';
import { WireFault } from './wireFault.js';

const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Reads bytes as one JSON text that all programs read alike; throws `malformed_json`. */
export function parseJson(bytes: Uint8Array): unknown {
  let text;
  try {
    text = UTF8.decode(bytes);
  } catch {
    throw new WireFault('malformed_json', 'The body is not UTF-8');
  }
  if (text.startsWith('\uFEFF')) {
    throw new WireFault('malformed_json', 'The body begins with a byte order mark');
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new WireFault('malformed_json', 'The body is not one JSON text');
  }
  const fault = jsonFault(text);
  if (fault !== undefined) throw new WireFault('malformed_json', fault);
  return value;
}
