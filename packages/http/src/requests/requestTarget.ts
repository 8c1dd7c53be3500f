import { WireFault } from './wireFault.js';

/** Where a request goes: the decoded segments of its path, and what its query asks. */
interface RequestTarget {
  /** `/a/b` is two; a trailing slash is an empty one more. */
  readonly segments: readonly string[];
  readonly query: QueryParameters;
}

/** What may stand in a request target; everything else has to be percent-encoded. */
const VISIBLE = /^[!-"$-~]+$/;

/** Reads a request target in origin form; throws `malformed_url`. */
export function requestTarget(target: string): RequestTarget {
  if (target[0] !== '/') {
    throw new WireFault('malformed_url', 'A request target begins with a slash');
  }
  if (!VISIBLE.test(target)) {
    throw new WireFault('malformed_url', 'A URL has bytes from 0x21 to 0x7E only, and no fragment');
  }
  const mark = target.indexOf('?');
  const path = mark < 0 ? target : target.slice(0, mark);
  const segments = path.slice(1).split('/');
  return {
    segments: path.includes('%') ? segments.map(decodedSegment) : segments,
    query: queryParameters(mark < 0 ? '' : target.slice(mark + 1)),
  };
}

function decodedSegment(raw: string): string {
  return decodeText(raw, 'The path');
}

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
function queryParameters(query: string): QueryParameters {
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

/** Decodes percent-encoded UTF-8; throws `malformed_url` for what is not, and for NUL. */
function decodeText(raw: string, where: string): string {
  let text;
  try {
    text = decodeURIComponent(raw);
  } catch {
    throw new WireFault('malformed_url', `${where} has a percent-encoding that is not UTF-8`);
  }
  if (text.includes('\0')) throw new WireFault('malformed_url', `${where} has a NUL`);
  return text;
}
