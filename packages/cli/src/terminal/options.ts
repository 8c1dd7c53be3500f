import { jsonFault } from '@astrarium/contract';
import { TICK_MAX } from '@astrarium/core';
import { type TrustedProxies, trustedProxies } from '@astrarium/http';
import { InvalidArgumentError, Option } from 'commander';

/** Parses an option that is a decimal number from `min` to `max`. */
export function numberOption(min: number, max: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (/^\d+(?:\.\d+)?$/.test(text) && value >= min && value <= max) return value;
    throw new InvalidArgumentError(`It must be a number from ${min} to ${max}.`);
  };
}

/** Parses an option that is an integer from `min` to `max`. */
export function intOption(min: number, max: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= min && value <= max) return value;
    throw new InvalidArgumentError(`It must be an integer from ${min} to ${max}.`);
  };
}

/** An option that is a tick, or a number of ticks. */
export function tickOption(flags: string, description: string): Option {
  return new Option(flags, description).argParser(intOption(0, TICK_MAX));
}

/** The option of a seed. */
export function seedOption(description = 'seed of the game'): Option {
  return new Option('--seed <s>', description).argParser(intOption(0, Number.MAX_SAFE_INTEGER));
}

/** The option of a command that can print a report as JSON. See `printReport`. */
export const JSON_OPTION = ['--json', 'print one JSON object'] as const;

/** Parses an option that is the number of an account. */
export const accountNumber = intOption(1, Number.MAX_SAFE_INTEGER);

/** Parses an option that lists addresses and networks, separated by commas. */
export function proxiesOption(text: string): TrustedProxies {
  try {
    return trustedProxies(text.split(',').map((entry) => entry.trim()));
  } catch (error) {
    if (error instanceof RangeError) throw new InvalidArgumentError(`${error.message}.`);
    throw error;
  }
}

/** Parses an option that sets a member by its path, to JSON or a text, beside those `before`. */
export function memberOption(
  text: string,
  before: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> {
  const [, path, value] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
  if (path === undefined || value === undefined) {
    throw new InvalidArgumentError('It must be a path and a value, such as creeps.runner.hits=5.');
  }
  let parsed: unknown;
  try {
    parsed = JSON.parse(value);
  } catch {
    return { ...before, [path]: value };
  }
  const fault = jsonFault(value, 'It');
  if (fault !== undefined) throw new InvalidArgumentError(`${fault}.`);
  return { ...before, [path]: parsed };
}

/** Parses an option that names a site: its scheme and its host. It adds to those `before`. */
export function originOption(text: string, before: readonly string[] = []): readonly string[] {
  if (URL.canParse(text) && new URL(text).origin === text) return [...before, text];
  throw new InvalidArgumentError('It must be an origin, such as https://play.example.org.');
}
