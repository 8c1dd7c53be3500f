import {
  hasScope,
  problem,
  type Scope,
  SCOPES,
  zonedText,
  ok,
  problemAnswer,
  type ServedGame,
  type Untimed,
} from '@astrarium/contract';
import { randomText, secretDigest, secretToken } from '../../accounts/secret.js';
import type { StoredToken } from '../../store/storedToken.js';
import type { Work } from '../../turns/work.js';
import { scopeProblem } from '../admitCallers.js';
import type { CallInput, ReadHandler, WriteHandler } from '../handler.js';

/** Maximum of tokens of an account. */
const MAX_TOKENS = 10;

/** The length of the random part of an id. */
const ID_LENGTH = 22;

/** The name of the token that an account begins with. */
export const MAIN_NAME = 'main';

/** Adds a token to an account; returns it with its secret. */
export function addToken(
  work: Work,
  { account, name, scopes }: Pick<StoredToken, 'account' | 'name'> & WithScopes,
  secret = secretToken(),
): { readonly token: StoredToken; readonly secret: string } {
  const token: StoredToken = {
    id: `tok_${randomText(ID_LENGTH)}`,
    account,
    name,
    scopes: scopes.join(' '),
    digest: secretDigest(secret),
    created_ms: creationMs(work.nowMs, work.book.tokensOf(account)),
  };
  work.book.putToken(token);
  return { token, secret };
}

/** Revokes all tokens of an account. */
export function revokeTokens({ book }: Pick<Work, 'book'>, account: number): void {
  for (const { id } of book.tokensOf(account)) book.revokeToken(id);
}

/**
 * Revokes all tokens of an account, and makes one with all scopes. Returns its secret, which is
 * random by default.
 */
export function replaceTokens(work: Work, account: number, secret?: string): string {
  revokeTokens(work, account);
  return addToken(work, { account, name: MAIN_NAME, scopes: SCOPES }, secret).secret;
}

/** The scopes of a token. */
export function scopesOf({ scopes }: Pick<StoredToken, 'scopes'>): readonly Scope[] {
  return SCOPES.filter((one) => scopes.split(' ').includes(one));
}

/** `tokens.create` */
const createToken: WriteHandler = ({ account, body, scopes: own, services }, work) => {
  const name = String(body['name']);
  const scopes = SCOPES.filter((one) => (body['scopes'] as readonly Scope[]).includes(one));
  const refused = escalation(own, scopes);
  if (refused !== undefined) return refused;
  const tokens = work.book.tokensOf(account);
  const other = tokens.find((one) => one.name.toLowerCase() === name.toLowerCase());
  if (other !== undefined) {
    const detail = `your token ${other.id} has the name ${other.name}`;
    const rule = { token_id: other.id };
    return problemAnswer(problem('token_name_taken', detail, { rule }));
  }
  if (tokens.length >= MAX_TOKENS) {
    const rule = { tokens: tokens.length, max_tokens: MAX_TOKENS };
    return problemAnswer(problem('token_limit', `you have ${tokens.length} tokens`, { rule }));
  }
  const { secret, token } = addToken(work, { account, name, scopes });
  const { game } = services;
  game.accounts.note(work, account, 'token_created');
  return { ...ok({ secret, ...tokenView(game, work.world(), token) }, 201), secret: 'secret' };
};

/** `tokens.list` */
const listTokens: ReadHandler = ({ account, present, services: { book, game } }) =>
  ok({ tokens: book.tokensOf(account).map((one) => tokenView(game, present, one)) });

/** `tokens.delete` */
const deleteToken: WriteHandler = (input, work) =>
  withToken(input, work, ({ account, id }) => {
    work.book.revokeToken(id);
    input.services.game.accounts.note(work, account, 'token_revoked');
    return ok({ token_id: id, revoked: true });
  });

/** `tokens.secret` */
const replaceSecret: WriteHandler = (input, work) =>
  withToken(input, work, (token) => {
    const refused = escalation(input.scopes, scopesOf(token));
    if (refused !== undefined) return refused;
    const secret = secretToken();
    work.book.putToken({ ...token, digest: secretDigest(secret) });
    const { game } = input.services;
    game.accounts.note(work, token.account, 'token_replaced');
    return { ...ok({ secret, ...tokenView(game, work.world(), token) }), secret: 'secret' };
  });

interface WithScopes {
  readonly scopes: readonly Scope[];
}

/** The problem of a caller who asks for the secret of a token that may do more than its own. */
function escalation(own: readonly Scope[], wanted: readonly Scope[]): Untimed | undefined {
  const missing = wanted.find((scope) => !hasScope(own, scope));
  return (
    missing &&
    problemAnswer(
      scopeProblem(missing, 'A token gives only scopes that it has, and this one lacks'),
    )
  );
}

/** Runs a function with the token that a call names, if its account has it. */
function withToken(
  { account, path }: Pick<CallInput, 'account' | 'path'>,
  { book }: Pick<Work, 'book'>,
  answer: (token: StoredToken) => Untimed,
): Untimed {
  const id = path['token_id'] ?? '';
  const token = book.tokensOf(account).find((one) => one.id === id);
  if (token !== undefined) return answer(token);
  return problemAnswer(problem('unknown_token', `you have no token ${id}`));
}

function tokenView({ accounts }: Pick<ServedGame, 'accounts'>, world: unknown, token: StoredToken) {
  return {
    token_id: token.id,
    name: token.name,
    scopes: scopesOf(token),
    created_at: zonedText(
      Math.floor(token.created_ms / 1000),
      accounts.timeZone(world, token.account),
    ),
  };
}

/** Handlers of the operations on tokens. */
export const tokenHandlers = {
  'tokens.create': { write: createToken },
  'tokens.list': { read: listTokens, bound: 'the tokens of one account, at most 20' },
  'tokens.delete': { write: deleteToken },
  'tokens.secret': { write: replaceSecret },
} as const;

/**
 * When a thing of an account is created: now, and at least a millisecond after the others of its
 * kind. So the times tell the order of creation, also after a restart and on followers.
 */
export function creationMs(
  nowMs: number,
  others: readonly { readonly created_ms: number }[],
): number {
  return others.reduce((latest, { created_ms }) => Math.max(latest, created_ms + 1), nowMs);
}
