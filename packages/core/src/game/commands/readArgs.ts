import type { Command } from '../../kernel.js';
import { readMembers } from '../rules/readMembers.js';
import type { ReadBy, Readers } from '../rules/readMembers.js';
import { refuse } from '../rules/refuse.js';
import type { Refused } from '../rules/refuse.js';

/** The arguments of a command: what is not optional must be there, nothing else may be. */
export function readArgs<R extends Readers>(command: Command, readers: R): ReadBy<R> | Refused {
  const args: unknown = command.args;
  if (typeof args !== 'object' || args === null || Array.isArray(args)) {
    return refuse('invalid_field', 'args must be an object', { field: 'args', rule: 'object' });
  }
  return readMembers(args as Readonly<Record<string, unknown>>, readers, 'unknown_member');
}
