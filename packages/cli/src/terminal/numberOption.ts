import { InvalidArgumentError } from 'commander';

/** Reads an option that is a decimal number from `least` to `most`. */
export function numberOption(least: number, most: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (/^\d+(?:\.\d+)?$/.test(text) && value >= least && value <= most) return value;
    throw new InvalidArgumentError(`It must be a number from ${least} to ${most}.`);
  };
}
