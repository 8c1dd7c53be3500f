import { problemKind as kind } from './problemKind.js';

/** What can be wrong with a request before the game is asked. */
export const REQUEST_PROBLEMS = {
  malformed_request: kind(
    400,
    'Not a request that can be read',
    'The head of the request breaks the rules of HTTP, or says one thing twice.',
  ),
  malformed_url: kind(
    400,
    'The URL cannot be read',
    'It is not in origin form, or a percent sign is not followed by two hex digits of UTF-8.',
  ),
  malformed_json: kind(
    400,
    'The body is no JSON',
    'It must be one JSON value in UTF-8 that all programs read alike: no name twice, no half ' +
      'characters, not nested deeper than 32 levels.',
  ),
  invalid_parameters: kind(
    400,
    'Parameters break a rule',
    'Parameters of the path or the query are unknown, missing, repeated, malformed or out of ' +
      'range. Each of them is in errors, with its rule. Nothing is bent to fit.',
  ),
  conflicting_parameters: kind(
    400,
    'Parameters exclude each other',
    'At most one of the parameters that errors names may be given. A flag that is false counts ' +
      'as not given.',
  ),
  invalid_cursor: kind(
    400,
    'The cursor is malformed',
    'A cursor is the next_cursor of an earlier page. What it names need not exist any more, but ' +
      'its form must be right.',
  ),
  unknown_command: kind(
    400,
    'No such command',
    'The member command of the body is none of the commands that rule names.',
  ),
  unauthorized: kind(
    401,
    'No valid token',
    'The request bears no token, or one that is not good any more. Send it in the header ' +
      'Authorization, after the word Bearer. A lost one is replaced by /v1/accounts/recover.',
  ),
  not_found: kind(404, 'Nothing is here', 'No operation has this path. See /openapi.json.'),
  unknown_link: kind(
    404,
    'No such link',
    'The link was never sent, was used, is older than 20 minutes, or is not the newest of its ' +
      'address. The newest mail has the link that is good; a new one can be asked for.',
  ),
  unknown_operation: kind(
    404,
    'No such operation',
    'None of your devices is at an operation of this id; it may be over.',
  ),
  unknown_season: kind(404, 'No season', 'The rules of this game know no seasons.'),
  method_not_allowed: kind(
    405,
    'The path does not take this method',
    'The header Allow names the methods that it takes.',
  ),
  not_acceptable: kind(
    406,
    'Nothing that you accept',
    'Answers are application/json, problems application/problem+json, streams text/event-stream.',
  ),
  request_timeout: kind(
    408,
    'The request took too long',
    'The head or the body of the request was not whole in time. The connection is closed.',
  ),
  tick_not_reached: kind(
    404,
    'That tick has not come yet',
    'What will be is not known before it is: ask again when the game is there, or ask a forecast ' +
      'or a fork. rule names the last tick that can be read.',
  ),
  tick_not_retained: kind(
    410,
    'That tick is not kept any more',
    'The last 600 worlds that were shown are held, and the 600 ticks after one can be read too; ' +
      'rule names the first tick and the last, and the two worlds around a longer leap, such as ' +
      'one over the time in which the server was down.',
  ),
  precondition_failed: kind(
    412,
    'A precondition that cannot be kept',
    'A change is never made under If-Match or If-Unmodified-Since. Leave them out.',
  ),
  payload_too_large: kind(413, 'The body is too large', 'A body has at most 65,536 bytes.'),
  unsupported_media_type: kind(
    415,
    'Not this media type',
    'Bodies are application/json; a PATCH may also be application/merge-patch+json. They are not ' +
      'compressed.',
  ),
  expectation_failed: kind(
    417,
    'An expectation that is not known',
    'The header Expect asks for something else than 100-continue.',
  ),
  invalid_field: kind(
    422,
    'Members of the body break a rule',
    'The body was read, but members are unknown, missing, of another type or out of range. Each ' +
      'of them is in errors, with a pointer and its rule.',
  ),
  idempotency_key_reused: kind(
    422,
    'The key was used for another request',
    'An Idempotency-Key belongs to one method, path and body for 24 hours; the order of members ' +
      'does not matter. Make a new one.',
  ),
  rate_limited: kind(
    429,
    'Too many requests',
    'The allowance is used up. The header Retry-After says in how many seconds to ask again.',
  ),
  headers_too_large: kind(431, 'The headers are too large', 'They have at most 8,192 bytes.'),
} as const;
