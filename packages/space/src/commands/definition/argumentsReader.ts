import { type Command, type Fields, INT_MAX, invariant, isPlain } from '@astrarium/core';
import { ReadArgs, type Refusal, round } from '@astrarium/core';
import { placeCode } from '../../rules/placeCode.js';
import { object, readMembers } from '../../rules/readMembers.js';
import {
  amounts,
  channel,
  codeOrText,
  codes,
  distinct,
  type Fault,
  FLAG,
  hexCode,
  integer,
  listOf,
  MILLIONTHS,
  name,
  oneOf,
  orNull,
  type Reader,
  type Readers,
  recipient,
  shaped,
  timezone,
  word,
} from '../../rules/readers.js';
import type { Reducer } from '../../rules/schema.js';
import { invalidField, type Refused } from '../../rules/refuse.js';
import { limitOf } from '../../ruleset/limitOf.js';
import type { Ruleset } from '../../ruleset/ruleset.js';
import { TAG_CHARACTERS, tagPlace } from '../../state/tagged.js';
import { type ArgumentFacts, argumentFacts } from './argument.js';

/** The values of arguments together, or what is wrong with them together. */
export type Combine<Read, Values> = (
  read: Read,
  ruleset: Ruleset,
) => { readonly values: Values } | { readonly fault: Fault };

/** The only reader of the arguments of a command. */
export interface ArgumentsReader<Values> {
  /** The arguments, copied and read, or a refusal for everything that is wrong with them. */
  read(given: Readonly<Record<string, unknown>>, ruleset: Ruleset): ReadArgs | readonly Refusal[];
  /** The values of a command's arguments. Those that were read before are not read again. */
  valuesOf(command: Command, ruleset: Ruleset): Values | Refused;
}

/** The reader of a command's arguments, and its reducer. */
export interface BuiltCommand {
  readonly read: ArgumentsReader<unknown>['read'];
  readonly reducer: Reducer;
}

/**
 * Makes the reader of a command's arguments: required ones must be there, unknown ones must not.
 * The readers of arguments are made once for each ruleset, because making them costs more than
 * reading.
 */
export function argumentsReader<Read, Values>(
  args: Fields,
  combine: Combine<Read, Values>,
): ArgumentsReader<Values> {
  const readersByRuleset = new WeakMap<Ruleset, Readers>();
  const readersFor = (ruleset: Ruleset): Readers => {
    const known = readersByRuleset.get(ruleset);
    if (known !== undefined) return known;
    const readers = readersOf(args, ruleset);
    readersByRuleset.set(ruleset, readers);
    return readers;
  };
  /** The values; undefined when there are faults. */
  const readPlain = (
    given: Readonly<Record<string, unknown>>,
    ruleset: Ruleset,
    faults: Fault[],
  ): Values | undefined => {
    const read = readMembers(given, readersFor(ruleset), 'unknown_member', faults) as Read;
    if (faults.length > 0) return undefined;
    const combined = combine(read, ruleset);
    if ('values' in combined) return combined.values;
    faults.push(combined.fault);
    return undefined;
  };
  return {
    read(given, ruleset) {
      const faults: Fault[] = [];
      const values = (copy: typeof given) => readPlain(copy, ruleset, faults);
      const read = ReadArgs.of(given, values, readersFor(ruleset));
      if ('why' in read)
        faults.push({ field: 'args', rule: 'json', numbers: {}, message: read.why });
      if (faults.length === 0) return read as ReadArgs;
      return faults.map((fault) => refusalOf(fault).refusal);
    },
    valuesOf({ args: given, read }, ruleset) {
      // The readers are those of this command under this ruleset, and known to nobody else.
      const isRead = read?.args === given && read.isReadBy(readersFor(ruleset));
      if (isRead) return read.values as Values;
      const faults: Fault[] = [];
      if (!isPlain(given)) return invalidField('args', 'object', {});
      const values = readPlain(given, ruleset, faults);
      const [fault] = faults;
      return fault === undefined ? (values as Values) : refusalOf(fault);
    },
  };
}

function refusalOf({ field, message, numbers, rule }: Fault): Refused {
  return invalidField(field, rule, numbers, message);
}

/** What an argument is under a ruleset: its bounds are numbers. */
interface Known extends ArgumentFacts {
  readonly min: number;
  readonly max: number;
  readonly maxItem: number;
}

type MakeReader = (known: Known, ruleset: Ruleset) => Reader<unknown>;

const number: MakeReader = ({ max, min }) => integer(min, max);
const numberOfWord: MakeReader = ({ words }) => oneOf(words);
const oneWord: MakeReader = ({ words }) => word(words);
const shortCode: MakeReader = () => hexCode(8);
const writtenName: MakeReader = ({ max, min }) => name(max, min);

/** The only readers of arguments, by their kind. */
const READERS: Readonly<Record<string, MakeReader>> = {
  amounts: ({ max }) => amounts(max),
  category: numberOfWord,
  channels: ({ max, maxItem }) => distinct(channel(maxItem), max),
  device_code: shortCode,
  device_codes: ({ max }) => codes(max),
  device_name: ({ max, min }) => orNull(name(max, min)),
  device_type: numberOfWord,
  direction: numberOfWord,
  directive: oneWord,
  // The command checks it, because it depends on the name of the directive.
  directive_config: () => ({ rule: 'object', numbers: {}, read: (value) => value }),
  flag: () => FLAG,
  follow_up: ({ cases }, ruleset) => followUp(cases, ruleset),
  greeting: writtenName,
  id: number,
  integer: number,
  location_code: placeCode,
  location_codes: ({ max }) => listOf(placeCode(), 0, max),
  members: ({ members }, ruleset) => object(readersOf(members, ruleset)),
  message: writtenName,
  name: writtenName,
  patterns: ({ max, maxItem }) => distinct(shaped('event_pattern', EVENT_PATTERN, maxItem), max),
  recipient: ({ max }) => recipient(max),
  replicant_code: shortCode,
  replicant_codes: ({ max }) => distinct(hexCode(8), max),
  share: () => MILLIONTHS,
  site_code: placeCode,
  tags: ({ max, maxItem }) => tagList(max, maxItem),
  // The command checks the texts one by one; codes of devices are read as lower case.
  texts: ({ max, min }) => listOf(codeOrText(64), min, max),
  thousandths: ({ max, min }) => thousandths(min, max),
  timezone: ({ max }) => timezone(max),
  word: oneWord,
  words: ({ max, words }) => distinct(word(words), max),
};

/** The readers of arguments, or of the members of an object. */
function readersOf(shapes: Fields, ruleset: Ruleset): Readers {
  const readers = Object.entries(shapes).map(([member, shape]) => {
    const facts = argumentFacts(shape);
    const make = READERS[facts.kind];
    invariant(make !== undefined, `there is no reader of ${facts.kind}, which ${member} is`);
    const known = {
      ...facts,
      min: limitOf(ruleset, facts.min ?? 0),
      max: limitOf(ruleset, facts.max ?? INT_MAX),
      maxItem: limitOf(ruleset, facts.maxItem ?? INT_MAX),
    };
    const reader = make(known, ruleset);
    return [member, facts.optional ? { ...reader, fallback: facts.default } : reader] as const;
  });
  return Object.fromEntries(readers);
}

/** Segments with full stops between; a `*` stands for one of them. */
const EVENT_PATTERN = /^(?:\*|[A-Za-z0-9_]+)(?:\.(?:\*|[A-Za-z0-9_]+))*$/;

/** A list of tags: lower case letters, digits, `:`, `_`, `-` and `.`. */
function tagList(max: number, length: number): Reader<unknown> {
  const isTag = (value: unknown): boolean =>
    typeof value === 'string' && value.length > 0 && value.length <= length && isWritten(value);
  return {
    rule: 'tags',
    numbers: { max, length, characters: TAG_CHARACTERS },
    read: (value) =>
      Array.isArray(value) && value.length <= max && value.every(isTag) ? value : undefined,
  };
}

function isWritten(tag: string): boolean {
  for (let at = 0; at < tag.length; at += 1) {
    if (tagPlace(tag.charCodeAt(at)) === 0) return false;
  }
  return true;
}

/** A number with at most three decimals; it is kept in thousandths, as its bounds are. */
function thousandths(min: number, max: number): Reader<number> {
  return {
    rule: 'number',
    numbers: { min: min / 1000, max: max / 1000, step: 0.001 },
    as: 'ami_digest_per_mille',
    read: (value) => {
      if (typeof value !== 'number') return undefined;
      const read = round(value * 1000);
      return read / 1000 === value && read >= min && read <= max ? read : undefined;
    },
  };
}

/** `{command, …}`: one of these commands with its arguments. */
function followUp(cases: ArgumentFacts['cases'], ruleset: Ruleset): Reader<unknown> {
  const commands = Object.entries(cases).map(([one, args]) => [one, readersOf(args, ruleset)]);
  const readers = new Map(commands as [unknown, Readers][]);
  return {
    rule: 'command',
    numbers: { allowed: Object.keys(cases).join(' ') },
    read: (value) => {
      if (!isPlain(value)) return undefined;
      const { command, ...args } = value;
      const own = readers.get(command);
      if (own === undefined) return undefined;
      const faults: Fault[] = [];
      readMembers(args, own, 'unknown_member', faults);
      // It stays as it was given: its arguments are read again when its time comes.
      return faults.length > 0 ? undefined : { command, args };
    },
  };
}
