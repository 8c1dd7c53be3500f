import { INT_MAX } from '@astrarium/core';
import { placeCode } from '../../rules/placeCode.js';
import {
  amounts,
  codeOrText,
  codes,
  FLAG,
  hexCode,
  integer,
  listOf,
  MILLIONTHS,
  name,
  oneOf,
  type Reader,
  recipient as recipientReader,
  timezone as timezoneReader,
  word,
} from '../../rules/readers.js';
import type { Feature } from '../../ruleset/blueprint.js';
import { CATEGORIES } from '../../ruleset/categories.js';
import { DEVICE_TYPES } from '../../ruleset/deviceTypes.js';
import type { Ruleset } from '../../ruleset/ruleset.js';
import { type DirectiveName, DIRECTIVES } from '../../state/controllers.js';
import { DIRECTIONS } from '../../state/planets.js';
import { limitOf } from '../../ruleset/rulePath.js';
import type { Limit, RulePath } from '../../ruleset/rulePath.js';
import type { ArgumentKind } from './argumentKind.js';
import { tagList } from './tagList.js';

/** What an `oncomplete` needs to know of the command that it names. */
export interface FollowUpCommand {
  readonly name: string;
  readonly features: readonly Feature[];
  readonly args: Arguments;
}

/**
 * Devices that make sense as the value of an argument: those that the commanded device has adopted
 * or attached, or others of the account.
 */
export type DeviceGroup = 'adopted' | 'attached' | 'carriers' | 'controllers' | 'drones' | 'here';

/** What readers of arguments are made for. */
export interface ReadContext {
  readonly ruleset: Ruleset;
  /** The commands that an `oncomplete` may name. */
  readonly followUps: readonly FollowUpCommand[];
}

/** An argument of a command as data; `T` is the type of the value that is read. */
export interface Argument<T> {
  /** Documentation, random games and tests go by the kind. */
  readonly kind: ArgumentKind;
  /** A sentence for documentation. */
  readonly about: string;
  readonly optional: boolean;
  readonly deprecated?: true;
  /** The documented value of an omitted argument. */
  readonly default?: number | string;
  /** The bounds of its value, or of its length for text and lists. */
  readonly min?: Limit;
  readonly max?: Limit;
  /** The bound of each item of a list, where it has one of its own. */
  readonly maxItem?: Limit;
  /** The words of which it is one. */
  readonly words?: readonly string[];
  /** The members of an object. */
  readonly members?: Arguments;
  /** Of codes of devices. */
  readonly among?: DeviceGroup;
  /** The only reader of the value. */
  readonly reader: (context: ReadContext) => Reader<T>;
}

/** The arguments of a command besides its device, in the order in which they are checked. */
export type Arguments = Readonly<Record<string, Argument<unknown>>>;

/** The values of arguments. */
export type ArgumentValues<A extends Arguments> = {
  readonly [Name in keyof A]: A[Name] extends Argument<infer T> ? T : never;
};

/** The same argument, which may be omitted. */
export function optional<T>(argument: Argument<T>): Argument<T | undefined>;
/** The same argument with a default. */
export function optional<T extends number | string>(argument: Argument<T>, value: T): Argument<T>;
export function optional<T>(argument: Argument<T>, value?: T): Argument<T | undefined> {
  const reader = (context: ReadContext) => ({ ...argument.reader(context), fallback: value });
  const more = typeof value === 'number' || typeof value === 'string' ? { default: value } : {};
  return { ...argument, ...more, optional: true, reader };
}

/** The code of a place. */
const CODE = placeCode();

/** The code of a device or a replicant has 8 characters. */
const SHORT_CODE = hexCode(8);

/** An argument that is read in the same way under every ruleset. */
function fixed<T>(kind: ArgumentKind, about: string, reader: Reader<T>): Argument<T> {
  return { kind, about, optional: false, reader: () => reader };
}

/** An argument with a limit, of which its reader is made. */
function limited<T>(
  kind: ArgumentKind,
  about: string,
  limits: { readonly min?: Limit; readonly max: Limit },
  readerOf: (max: number) => Reader<T>,
): Argument<T> {
  const reader = ({ ruleset }: ReadContext) => readerOf(limitOf(ruleset, limits.max));
  return { kind, about, optional: false, ...limits, reader };
}

/** The code of a second device. */
export function device(about: string, among: DeviceGroup = 'here'): Argument<string> {
  return { ...fixed('device_code', about, SHORT_CODE), among };
}

/** Codes of at most `max` devices, each once. */
export function devices(
  max: RulePath,
  about: string,
  among: DeviceGroup = 'here',
): Argument<readonly string[]> {
  return { ...limited('device_codes', about, { min: 1, max }, codes), among };
}

/** The code of a replicant. */
export function replicant(about: string): Argument<string> {
  return fixed('replicant_code', about, SHORT_CODE);
}

/** The code of a place. */
export function location(about: string): Argument<string> {
  return fixed('location_code', about, CODE);
}

/** Codes of at most `max` places, in their order. */
export function locations(max: RulePath, about: string): Argument<readonly string[]> {
  return limited('location_codes', about, { max }, (maximum) => listOf(CODE, 0, maximum));
}

/** The code of a mining site or of salvage. */
export function site(about: string): Argument<string> {
  return fixed('site_code', about, CODE);
}

/** A resource category, as its number from 1. */
export function category(about: string): Argument<number> {
  return { ...fixed('category', about, oneOf(CATEGORIES)), words: CATEGORIES };
}

/** A type of devices, as its number from 1. */
export function deviceType(about: string): Argument<number> {
  return { ...fixed('device_type', about, oneOf(DEVICE_TYPES)), words: DEVICE_TYPES };
}

/** A direction of a terraformer, as its number from 1. */
export function direction(about: string): Argument<number> {
  return { ...fixed('direction', about, oneOf(DIRECTIONS)), words: DIRECTIONS };
}

/** The name of a directive. */
export function directive(about: string): Argument<DirectiveName> {
  return { ...fixed('directive', about, word(DIRECTIVES)), words: DIRECTIVES };
}

/** The configuration of a directive; the command checks it, because it depends on the name. */
export function directiveConfig(about: string): Argument<unknown> {
  return fixed('directive_config', about, { rule: 'object', numbers: {}, read: (value) => value });
}

/** The name of an account or of a replicant. */
export function personName(max: RulePath, about: string): Argument<string> {
  return limited('name', about, { min: 1, max }, name);
}

/** Where a message goes. */
export function recipient(max: RulePath, about: string): Argument<string> {
  return limited('recipient', about, { max }, recipientReader);
}

/** The text of a message: one line, as a name is. */
export function message(max: RulePath, about: string): Argument<string> {
  return limited('message', about, { min: 1, max }, name);
}

/** The text of a greeting: one line, or nothing. */
export function greeting(max: RulePath, about: string): Argument<string> {
  return limited('greeting', about, { max }, (maximum) => name(maximum, 0));
}

/** An integer from 1. */
export function count(max: RulePath, about: string): Argument<number> {
  return limited('integer', about, { min: 1, max }, (maximum) => integer(1, maximum));
}

/** The number of a print job, of a batch or of an account. */
export function id(about: string): Argument<number> {
  return { ...fixed('id', about, integer(1, INT_MAX)), min: 1 };
}

/** Whole units by category, of one category at least, as six numbers. */
export function units(max: RulePath, about: string): Argument<readonly number[]> {
  return limited('amounts', about, { min: 1, max }, amounts);
}

/** A list of tags. */
export function tags(about: string): Argument<readonly string[]> {
  const limits = { max: 'limits.tagsPerDevice', maxItem: 'limits.tagLength' } as const;
  const reader = ({ ruleset }: ReadContext) => tagList(ruleset.limits);
  return { kind: 'tags', about, optional: false, ...limits, reader };
}

/** A number from 0 to 1, as millionths, to the nearest. */
export function share(about: string): Argument<number> {
  return { ...fixed('share', about, MILLIONTHS), min: 0, max: 1 };
}

/** One of a few words. */
export function choice<const Word extends string>(
  words: readonly Word[],
  about: string,
): Argument<Word> {
  return { ...fixed('word', about, word(words)), words };
}

/** `true` or `false`. */
export function flag(about: string): Argument<boolean> {
  return fixed('flag', about, FLAG);
}

/** A list of texts which the command checks one by one; device codes are read as lower case. */
export function texts(max: RulePath, about: string): Argument<readonly string[]> {
  return limited('texts', about, { min: 1, max }, (maximum) => listOf(codeOrText(64), 1, maximum));
}

/** The name of a time zone, by its shape: `Europe/Stockholm`, `CET`; an offset has another. */
export function timezone(max: RulePath, about: string): Argument<string> {
  return limited('timezone', about, { max }, timezoneReader);
}
