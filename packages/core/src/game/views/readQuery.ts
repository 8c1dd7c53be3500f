import { isPlain } from '../../kernel.js';
import { readMembers } from '../rules/readMembers.js';
import type { Fault, ReadBy, Readers } from '../rules/readers.js';

/**
 * The parameters of a view with their defaults; one that is undefined is omitted. A server refuses
 * wrong parameters before it asks a view: here they are a mistake of the program.
 *
 * @throws TypeError naming the parameter and the rule that it breaks
 */
export function readQuery<R extends Readers>(query: object, readers: R): ReadBy<R> {
  if (!isPlain(query)) throw new TypeError('The parameters of a view must be a plain object.');
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const faults: Fault[] = [];
  const args = readMembers(Object.fromEntries(given), readers, 'unknown_parameter', faults);
  const [fault] = faults;
  if (fault === undefined) return args;
  const { field, numbers, rule } = fault;
  throw new TypeError(
    `Parameter ${field} of a view is invalid: ${JSON.stringify({ rule, ...numbers })}`,
  );
}
