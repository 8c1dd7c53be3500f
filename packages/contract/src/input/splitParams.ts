import type { Operation } from '../operation.js';
import { type OperationName, OPERATIONS } from '../operations.js';
import type { RawInput } from './readInput.js';

/**
 * One flat object of parameters as a request: each goes where the operation has its name. What has
 * no place goes to the body, or where there is none to the query, to be refused there.
 */
export function splitParams(
  name: OperationName,
  params: Readonly<Record<string, unknown>>,
): RawInput {
  const { body, parameters, query }: Operation = OPERATIONS[name];
  const entries = Object.entries(params);
  const isIn = (shape: object | undefined, member: string): boolean =>
    shape !== undefined && Object.hasOwn(shape, member);
  const inPath = ([member]: [string, unknown]) => isIn(parameters?.shape, member);
  const inQuery = ([member]: [string, unknown]) => isIn(query?.shape, member);
  const rest = entries.filter((entry) => !inPath(entry) && !inQuery(entry));
  return {
    path: Object.fromEntries(entries.filter(inPath)),
    query: Object.fromEntries([...entries.filter(inQuery), ...(body === undefined ? rest : [])]),
    body: body === undefined ? undefined : Object.fromEntries(rest),
    form: 'json',
  };
}
