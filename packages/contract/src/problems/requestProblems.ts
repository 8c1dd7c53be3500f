import { badRequest, conflict, forbidden, unknown, problemKind as kind } from './problemKind.js';

/** What can be wrong with a request before the game sees it. */
export const REQUEST_PROBLEMS = {
  malformed_request: badRequest(
    'Malformed request',
    'The head of the request breaks the rules of HTTP, or has a field twice that may occur once.',
  ),
  malformed_url: badRequest(
    'Malformed URL',
    'The URL has neither a path nor a host, or a percent-encoding that is not UTF-8.',
  ),
  malformed_json: badRequest(
    'Malformed JSON',
    'The body must be one JSON value in UTF-8 that all programs read alike: no name twice in one ' +
      'object, no half of a surrogate pair, at most 32 levels.',
  ),
  invalid_parameters: badRequest(
    'Invalid parameters',
    'Parameters of the path or the query are unknown, missing, repeated, malformed or out of ' +
      'range. errors lists each of them with the rule that it breaks.',
  ),
  conflicting_parameters: badRequest(
    'Conflicting parameters',
    'At most one of the parameters in errors may be given. A flag that is false counts as not ' +
      'given.',
  ),
  invalid_cursor: badRequest(
    'Invalid cursor',
    'A cursor is the next_cursor of an earlier page. The entry that it names need not exist any ' +
      'more, but its form must be valid.',
  ),
  unknown_command: badRequest(
    'Unknown command',
    'The member command of the body is none of the commands in rule.',
  ),
  unauthorized: kind(
    401,
    'Unauthorized',
    'The request has no token, or one that is not valid any more. Send the token in the header ' +
      'Authorization, after the word Bearer. Replace a lost token with /v1/accounts/recover.',
  ),
  insufficient_scope: forbidden(
    'Insufficient scope',
    'The token is valid, but not for this operation: rule names the scope that it lacks. Use ' +
      'another token, or create one with this scope.',
  ),
  not_found: unknown('Not found', 'No operation has this path. See /openapi.json.'),
  unknown_link: unknown(
    'Unknown link',
    'The link was never sent, was used, has expired, or is not the newest one of its address. ' +
      'Use the link in the newest mail, or ask for a new one.',
  ),
  unknown_webhook: unknown('Unknown webhook', 'You have no webhook with this id.'),
  unknown_delivery: unknown(
    'Unknown message',
    'The webhook has no message with this id. The last 100 are kept. The event of a message may ' +
      'have been pruned: then it cannot be sent again.',
  ),
  webhook_limit: conflict('Webhook limit', 'You have as many webhooks as an account may have.'),
  unknown_token: unknown('Unknown token', 'You have no token with this id. It may be revoked.'),
  token_limit: conflict(
    'Token limit',
    'You have as many tokens as an account may have. Revoke one that is not used.',
  ),
  token_name_taken: conflict(
    'Name taken',
    'Another token of yours has this name. rule has its id: revoke it, or replace its secret.',
  ),
  delivery_limit: conflict(
    'Too many messages',
    'As many messages of the webhook wait as may. Try again when some were delivered.',
  ),
  unknown_event: unknown(
    'Unknown event',
    'Your account has no event with this id, or it is no longer kept.',
  ),
  method_not_allowed: kind(
    405,
    'Method not allowed',
    'The header Allow lists the methods of this path.',
  ),
  not_acceptable: kind(
    406,
    'Not acceptable',
    'Answers are application/json, problems application/problem+json, streams text/event-stream.',
  ),
  request_timeout: kind(
    408,
    'Request timeout',
    'The head or the body of the request took too long to arrive. The connection is closed.',
  ),
  tick_not_reached: unknown(
    'Tick not reached',
    'The game has not reached this tick. Ask again later, or ask for a forecast or a fork. rule ' +
      'has the last tick that can be read.',
  ),
  tick_not_retained: kind(
    410,
    'Tick not retained',
    'The last 600 published snapshots are retained, and up to 60 ticks after each of them can ' +
      'be recomputed. rule has the first and the last tick. For a tick in a longer leap, such ' +
      'as one while the server was down, it also has the snapshots before and after it.',
  ),
  precondition_failed: kind(
    412,
    'Precondition failed',
    'Changes do not support If-Match and If-Unmodified-Since. Leave these headers out.',
  ),
  payload_too_large: kind(413, 'Payload too large', 'A body has at most 65,536 bytes.'),
  url_too_long: kind(414, 'URL too long', 'A URL and the headers have at most 8,192 bytes.'),
  unsupported_media_type: kind(
    415,
    'Unsupported media type',
    'Bodies are application/json; a PATCH may also be application/merge-patch+json. They are not ' +
      'compressed.',
  ),
  expectation_failed: kind(
    417,
    'Expectation failed',
    'The header Expect has a value other than 100-continue.',
  ),
  invalid_field: kind(
    422,
    'Invalid members of the body',
    'Members of the body are unknown, missing, of the wrong type or out of range. errors lists ' +
      'each of them with a pointer and the rule that it breaks.',
  ),
  idempotency_key_reused: kind(
    422,
    'Idempotency key reused',
    'An Idempotency-Key belongs to one method, path and body for 24 hours. The order of members ' +
      'does not matter. Use a new key.',
  ),
  rate_limited: kind(
    429,
    'Too many requests',
    'The rate limit is reached. The header Retry-After says in how many seconds to try again.',
  ),
  headers_too_large: kind(
    431,
    'Headers too large',
    'A URL and the headers have at most 8,192 bytes.',
  ),
} as const;
