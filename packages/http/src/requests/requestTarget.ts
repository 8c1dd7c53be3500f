import { wireFault } from './wireFault.js';

/** The decoded segments of a request's path, and its query parameters. */
interface RequestTarget {
  /** `/a/b` has two; a trailing slash adds an empty one. */
  readonly segments: readonly string[];
  readonly query: QueryParameters;
  /** The host and the port that a target in absolute form names; undefined in origin form. */
  readonly authority?: string;
}

/** The characters allowed in a request target; others must be percent-encoded. */
const VISIBLE = /^[!-"$-~]+$/;

/** The beginning of a target in absolute form, with its host and port; a user is not allowed. */
const ABSOLUTE = /^https?:\/\/([^/?@#]+)(?=[/?]|$)/i;

/** Reads a request target in origin form or in absolute form; throws `malformed_url`. */
export function requestTarget(target: string): RequestTarget {
  const [beginning = '', authority] = ABSOLUTE.exec(target) ?? [];
  if (authority !== undefined) {
    const rest = target.slice(beginning.length);
    return { ...requestTarget(rest.startsWith('/') ? rest : `/${rest}`), authority };
  }
  if (target[0] !== '/') {
    throw wireFault('malformed_url', 'A request target must start with a slash, or with a host');
  }
  if (!VISIBLE.test(target)) {
    throw wireFault(
      'malformed_url',
      'A URL must have only bytes from 0x21 to 0x7E, and no fragment',
    );
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

/** Decoded query parameters; a parameter that is given several times has a list of values. */
export type QueryParameters = Readonly<Record<string, string | readonly string[]>>;

/** Makes objects without a prototype, so that `__proto__` is an ordinary name. */
const Parameters = function () {} as unknown as new () => Record<string, string | string[]>;
Parameters.prototype = Object.create(null);

const NONE: QueryParameters = Object.freeze(new Parameters());

/**
 * Parses a query without its question mark; a plus is a space. Throws `malformed_url`. The contract
 * checks names and values.
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

/** Decodes percent-encoded UTF-8; throws `malformed_url` for other bytes and for NUL. */
function decodeText(raw: string, where: string): string {
  let text;
  try {
    text = decodeURIComponent(raw);
  } catch {
    throw wireFault('malformed_url', `${where} contains percent-encoding that is not UTF-8`);
  }
  if (text.includes('\0')) throw wireFault('malformed_url', `${where} contains NUL`);
  return text;
}
