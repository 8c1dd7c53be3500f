import { WireFault } from './wireFault.js';

/** Decodes percent-encoded UTF-8; throws `malformed_url` for what is not, and for NUL. */
export function decodeText(raw: string, where: string): string {
  let text;
  try {
    text = decodeURIComponent(raw);
  } catch {
    throw new WireFault('malformed_url', `${where} has a percent-encoding that is not UTF-8`);
  }
  if (text.includes('\0')) throw new WireFault('malformed_url', `${where} has a NUL`);
  return text;
}
