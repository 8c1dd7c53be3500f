import type { Perform } from '../rules/printing/perform.js';
import { refuse } from '../rules/refuse.js';
import { REDUCERS } from './commands.js';
import type { CommandName } from './commands.js';

/** Carries out any command by its type, for systems that were left one to give. */
export const performCommand: Perform = (draft, command) => {
  const reducer = Object.hasOwn(REDUCERS, command.type)
    ? REDUCERS[command.type as CommandName]
    : undefined;
  if (reducer !== undefined) return reducer(draft, command);
  return refuse('unknown_command', `There is no command ${command.type}`, {});
};
