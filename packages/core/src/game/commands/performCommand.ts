import type { Perform } from '../rules/printing/perform.js';
import { refuse } from '../rules/refuse.js';
import { COMMANDS } from './commands.js';
import type { CommandName } from './commands.js';

/** Carries out any command by its type, for systems that were left one to give. */
export const performCommand: Perform = (draft, command) => {
  const reducer = Object.hasOwn(COMMANDS, command.type)
    ? COMMANDS[command.type as CommandName]
    : undefined;
  if (reducer !== undefined) return reducer(draft, command);
  return refuse('unknown_command', `there is no command ${command.type}`, {});
};
