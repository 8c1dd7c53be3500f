import { type Command, isPlain, ReadArgs, type Refusal } from '@astrarium/core';
import { readMembers } from '../../rules/readMembers.js';
import type { Fault, Readers } from '../../rules/readers.js';
import type { Reducer } from '../../rules/schema.js';
import { invalidField } from '../../rules/refuse.js';
import type { Refused } from '../../rules/refuse.js';
import type { Ruleset } from '../../ruleset/ruleset.js';
import type { Arguments, FollowUpCommand } from './argument.js';

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
  args: Arguments,
  followUps: readonly FollowUpCommand[],
  combine: Combine<Read, Values>,
): ArgumentsReader<Values> {
  const readersByRuleset = new WeakMap<Ruleset, Readers>();
  const readersFor = (ruleset: Ruleset): Readers => {
    const known = readersByRuleset.get(ruleset);
    if (known !== undefined) return known;
    const readers = Object.fromEntries(
      Object.entries(args).map(([name, { reader }]) => [name, reader({ ruleset, followUps })]),
    );
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
