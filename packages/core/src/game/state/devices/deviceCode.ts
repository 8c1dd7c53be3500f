import { codeOf, codeToId } from '../code.js';

/** The code of a device; a code is never used again. */
export function deviceCode(seed: number, device: number): string {
  return codeOf(seed, device);
}

/** The id behind a device code: any 32-bit number, so ask the table whether it lives. */
export function deviceCodeToId(seed: number, code: string): number {
  return codeToId(seed, code);
}
