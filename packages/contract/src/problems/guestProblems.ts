import { forbidden, problemKind } from './problemKind.js';

/** What can be wrong with a call that opens an account at once, by where it comes from. */
export const ORIGIN_PROBLEMS = {
  foreign_origin: forbidden(
    'Foreign origin',
    'A page of another site may not make this call. The operator of the server can allow it.',
  ),
  unknown_host: problemKind(
    421,
    'Unknown host',
    'The server was called by a name that it does not know: a site may have let it lead here.',
  ),
} as const;

/** What can be wrong with a guest, besides that; documents of other operations lack it. */
export const GUEST_PROBLEMS = {
  guests_refused: forbidden(
    'No guests',
    'This server opens no account by a name alone. ways_in in /v1/overview lists what it allows.',
  ),
} as const;
