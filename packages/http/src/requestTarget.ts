import { decodeText } from './decodeText.js';
import { type QueryParameters, queryParameters } from './queryParameters.js';
import { WireFault } from './wireFault.js';

/** Where a request goes: the decoded segments of its path, and what its query asks. */
export interface RequestTarget {
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
