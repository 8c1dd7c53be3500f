import { isPlain } from '../../kernel.js';
import { readMembers } from '../rules/readMembers.js';
import type { ReadBy, Readers } from '../rules/readMembers.js';
import { invalidField } from '../rules/refuse.js';
import type { Refused } from '../rules/refuse.js';

/** The parameters of a query, all of them optional; one that is undefined is omitted. */
export function readQuery<R extends Readers>(query: unknown, readers: R): ReadBy<R> | Refused {
  if (!isPlain(query)) return invalidField('query', 'object', {});
  const isOmitted = (field: string): boolean =>
    query[field] === undefined && Object.hasOwn(readers, field);
  if (!Object.keys(query).some(isOmitted)) return readMembers(query, readers, 'unknown_parameter');
  const given = Object.entries(query).filter(([field]) => !isOmitted(field));
  return readMembers(Object.fromEntries(given), readers, 'unknown_parameter');
}
