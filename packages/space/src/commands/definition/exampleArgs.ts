import { itemAt } from '../../state/itemAt.js';
import type { Argument, Arguments } from './argument.js';
import type { ArgumentKind } from './argumentKind.js';

/** Values for arguments by their kind. */
export type ArgumentExamples = Readonly<Partial<Record<ArgumentKind, unknown>>>;

const CODE = '1f3a92c4';

const EXAMPLES: Readonly<Record<Exclude<ArgumentKind, 'word' | 'words'>, unknown>> = {
  amounts: { carbon: 1 },
  category: 'carbon',
  channels: ['#general'],
  device_code: CODE,
  device_codes: [CODE],
  device_type: 'survey_drone',
  direction: 'decrease',
  directive: 'gather_evenly',
  directive_config: {},
  flag: true,
  follow_up: { command: 'search' },
  greeting: 'Welcome',
  id: 1,
  integer: 1,
  location_code: 'SOL-4',
  location_codes: ['SOL-2', 'SOL-3'],
  members: {},
  message: 'Hello',
  name: 'Ada',
  patterns: ['mining.*'],
  recipient: '7be0410d',
  replicant_code: '7be0410d',
  replicant_codes: ['7be0410d'],
  share: 0.5,
  site_code: 'SOL-BELT-1-SITE-0',
  tags: ['ore'],
  texts: [CODE],
  thousandths: 1,
  timezone: 'Europe/Paris',
};

/**
 * Well-formed arguments of a command besides its device, for documentation and tests.
 *
 * @param known values to use instead of the examples
 * @param isGiven whether to give an optional argument; by default none is given
 */
export function exampleArgs(
  command: { readonly args: Arguments; readonly oneOf?: readonly string[] },
  known: ArgumentExamples = {},
  isGiven: (argument: Argument<unknown>, name: string) => boolean = () => false,
): Readonly<Record<string, unknown>> {
  const given = Object.entries(command.args).filter(
    ([name, argument]) =>
      !argument.optional || name === command.oneOf?.[0] || isGiven(argument, name),
  );
  return Object.fromEntries(
    given.map(([name, argument]) => {
      const { kind, words = [] } = argument;
      const example =
        kind === 'word' ? itemAt(words, 0) : kind === 'words' ? words : EXAMPLES[kind];
      return [name, known[kind] ?? example];
    }),
  );
}
