import { type TrustedProxies, trustedProxies } from '@astrarium/http';
import { InvalidArgumentError } from 'commander';

/** Parses an option that lists addresses and networks, separated by commas. */
export function proxiesOption(text: string): TrustedProxies {
  try {
    return trustedProxies(text.split(',').map((entry) => entry.trim()));
  } catch (error) {
    if (error instanceof RangeError) throw new InvalidArgumentError(`${error.message}.`);
    throw error;
  }
}
