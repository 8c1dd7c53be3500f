import { isPlain } from '../../../kernel.js';
import { listOf, text } from '../../rules/readers.js';
import type { Feature } from '../../ruleset/blueprint.js';
import type { PrintFollowUp } from '../../state/printers.js';
import type { Argument, FollowUpCommand } from './argument.js';

/** A command to come, and the features that a device must have for it, any of them. */
export interface FollowUpOrder {
  readonly order: PrintFollowUp;
  readonly features: readonly Feature[];
}

/** `{command, …}`: a command that may follow a print, with its arguments. */
export function followUp(about: string): Argument<FollowUpOrder> {
  return {
    kind: 'follow_up',
    about,
    optional: false,
    reader: ({ followUps }) => ({
      rule: 'command',
      numbers: { allowed: followUps.map((command) => command.name).join(' ') },
      read: (value) => readFollowUp(followUps, value),
    }),
  };
}

/** Only the names of the arguments are checked: the command checks the rest when its time comes. */
function readFollowUp(
  followUps: readonly FollowUpCommand[],
  value: unknown,
): FollowUpOrder | undefined {
  if (!isPlain(value)) return undefined;
  const command = followUps.find((each) => each.name === value['command']);
  if (command === undefined) return undefined;
  const args: Record<string, string | string[]> = {};
  for (const member of Object.keys(value)) {
    if (member === 'command') continue;
    const read = Object.hasOwn(command.args, member) ? readMember(value[member]) : undefined;
    if (read === undefined) return undefined;
    args[member] = read;
  }
  return { order: { command: command.name, args }, features: command.features };
}

const CODE = text(1, 64);
const CODES = listOf(CODE, 0, 16);

function readMember(value: unknown): string | string[] | undefined {
  return Array.isArray(value) ? CODES.read(value) : CODE.read(value);
}
