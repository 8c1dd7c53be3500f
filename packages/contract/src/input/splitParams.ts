import type { Operation } from '../operation.js';
import type { RawInput } from './inputReader.js';

/** One flat object of parameters as a request of an operation. */
export function splitParams(
  { body, parameters, query }: Operation,
  params: Readonly<Record<string, unknown>>,
): RawInput {
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
