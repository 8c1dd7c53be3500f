import { type ProblemKind, PROBLEMS } from '@astrarium/contract';

/** What the wire itself refuses, before the game is asked. */
export const WIRE_PROBLEMS = {
  malformed_request: {
    status: 400,
    title: 'Not a request that can be read',
    text: 'The head of the request breaks the rules of HTTP, or says one thing twice.',
  },
  malformed_url: {
    status: 400,
    title: 'Not a URL that can be read',
    text: 'The path or the query has a broken percent-encoding, a NUL, or bytes not in UTF-8.',
  },
  malformed_json: {
    status: 400,
    title: 'Not JSON that can be read',
    text:
      'The body is not one JSON text in UTF-8, or not all programs would read it alike: a name ' +
      'given twice, a number without end, half a character, or too many levels.',
  },
  unauthorized: PROBLEMS.unauthorized,
  not_found: {
    status: 404,
    title: 'Nothing is here',
    text: 'No operation has this path. The paths are in /openapi.json.',
  },
  method_not_allowed: {
    status: 405,
    title: 'Not with this method',
    text: 'The path exists, but not for this method. The header Allow names those that it has.',
  },
  not_acceptable: {
    status: 406,
    title: 'Not in the form asked for',
    text: 'The header Accept leaves out every form that the answer has.',
  },
  request_timeout: {
    status: 408,
    title: 'The request took too long',
    text: 'The head or the body of the request was not whole in time. The connection is closed.',
  },
  precondition_failed: {
    status: 412,
    title: 'A precondition that cannot be kept',
    text: 'A change is never made under If-Match or If-Unmodified-Since. Leave them out.',
  },
  payload_too_large: {
    status: 413,
    title: 'The body is too large',
    text: 'The body has more bytes than a request may have.',
  },
  unsupported_media_type: {
    status: 415,
    title: 'Not a form of body that is read',
    text: 'Bodies are JSON in UTF-8, not compressed. A PATCH may also call it a merge patch.',
  },
  expectation_failed: {
    status: 417,
    title: 'An expectation that is not known',
    text: 'The header Expect asks for something else than 100-continue.',
  },
  rate_limited: {
    status: 429,
    title: 'Too many requests',
    text:
      'The allowance is used up. Wait as long as Retry-After says; the headers RateLimit and ' +
      'RateLimit-Policy on every answer tell what is left.',
  },
  headers_too_large: {
    status: 431,
    title: 'The head of the request is too large',
    text: 'The header fields have more bytes, or are more, than a request may have.',
  },
  internal: {
    status: 500,
    title: 'The server failed',
    text: 'This is a fault of the server. Its log has the request id.',
  },
  unavailable: {
    status: 503,
    title: 'Not at work now',
    text: 'The server starts, stops, or cannot write to its store. Ask again later.',
  },
} as const satisfies Readonly<Record<string, ProblemKind>>;

/** The code of a problem of the wire. */
export type WireCode = keyof typeof WIRE_PROBLEMS;
