import { InvalidArgumentError } from 'commander';

/** Reads an option that is an integer from `least` to `most`. */
export function intOption(least: number, most: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= least && value <= most) return value;
    throw new InvalidArgumentError(`It must be an integer from ${least} to ${most}.`);
  };
}
