import { decodeText } from './decodeText.js';

/** Query parameters as they stand in a URL: texts, and lists of texts for those given twice. */
export type QueryParameters = Readonly<Record<string, string | readonly string[]>>;

/** Makes objects that inherit nothing, so that `__proto__` is a name like any other. */
const Parameters = function () {} as unknown as new () => Record<string, string | string[]>;
Parameters.prototype = Object.create(null);

const NONE: QueryParameters = Object.freeze(new Parameters());

/**
 * Reads a query without its question mark, a plus being a space; throws `malformed_url`. What the
 * parameters mean, and whether they exist, is for the contract to say.
 */
export function queryParameters(query: string): QueryParameters {
  if (query === '') return NONE;
  const parameters = new Parameters();
  for (const part of query.split('&')) {
    if (part === '') continue;
    const mark = part.indexOf('=');
    const name = decoded(mark < 0 ? part : part.slice(0, mark));
    const value = mark < 0 ? '' : decoded(part.slice(mark + 1));
    const former = parameters[name];
    if (former === undefined) parameters[name] = value;
    else if (typeof former === 'string') parameters[name] = [former, value];
    else former.push(value);
  }
  return parameters;
}

function decoded(raw: string): string {
  const spaced = raw.includes('+') ? raw.replaceAll('+', ' ') : raw;
  return spaced.includes('%') ? decodeText(spaced, 'The query') : spaced;
}
