import { type Reader, readMembers } from '../../rules/readers.js';
import { refuse } from '../../rules/refuse.js';
import type { Refused } from '../../rules/refuse.js';
import type { Ruleset } from '../../ruleset/ruleset.js';
import type { Arguments, FollowUpCommand } from './argument.js';

type Readers = Readonly<Record<string, Reader<unknown>>>;

/**
 * Makes the reader of a command's arguments, whose values are `Values`: required ones must be
 * there, unknown ones must not.
 * The readers are made once for each ruleset, because making them costs more than reading.
 */
export function readArguments<Values>(
  args: Arguments,
  followUps: readonly FollowUpCommand[],
): (given: unknown, ruleset: Ruleset) => Values | Refused {
  const made = new WeakMap<Ruleset, Readers>();
  const readersFor = (ruleset: Ruleset): Readers => {
    const readers = Object.fromEntries(
      Object.entries(args).map(([name, { reader }]) => [name, reader({ ruleset, followUps })]),
    );
    made.set(ruleset, readers);
    return readers;
  };
  return (given, ruleset) => {
    if (typeof given !== 'object' || given === null || Array.isArray(given)) {
      return refuse('invalid_field', 'Invalid args: expected object', {
        field: 'args',
        rule: 'object',
      });
    }
    const readers = made.get(ruleset) ?? readersFor(ruleset);
    const members = given as Readonly<Record<string, unknown>>;
    return readMembers(members, readers, 'unknown_member') as Values | Refused;
  };
}
