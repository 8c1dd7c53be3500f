import { roll } from '../../../kernel.js';
import { codeOf, codeToId } from '../code.js';

/** The domain of the key under which replicants get their codes: another than the devices'. */
const REPLICANT_KEY = 0x6b01;

/** The code of a replicant. */
export function replicantCode(seed: number, replicant: number): string {
  return codeOf(roll(seed, REPLICANT_KEY, 0, 0), replicant);
}

/** The id behind a replicant code: any 32-bit number; 0 for what is no code. */
export function replicantCodeToId(seed: number, code: string): number {
  return codeToId(roll(seed, REPLICANT_KEY, 0, 0), code);
}
