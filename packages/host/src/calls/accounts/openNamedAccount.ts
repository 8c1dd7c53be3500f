import {
  ACCOUNT_NAME,
  ok,
  type Problem,
  problemAnswer,
  problemMaker,
  pointerOf,
  DERIVED_PROBLEMS,
  type Scope,
  SCOPES,
} from '@astrarium/contract';
import type { SecretKey } from '@astrarium/core';
import { secretDigest, tokenOfKey } from '../../accounts/secret.js';
import type { Work } from '../../turns/work.js';
import type { Services, WriteHandler } from '../handler.js';
import { addToken, MAIN_NAME } from './tokenHandlers.js';

type Members = Readonly<Record<string, unknown>>;

const problem = problemMaker(DERIVED_PROBLEMS);

/**
 * `accounts.open`: opens an account at once. With `join` it performs the command that takes a seat
 * in the same turn: when that is refused, there is neither an account nor a line in the log.
 */
export const openNamedAccount: WriteHandler = ({ body, idempotencyKey, services }, work) => {
  const { join, scopes = SCOPES } = body as {
    readonly join?: Members;
    readonly scopes?: readonly Scope[];
  };
  const { book } = work;
  const secret = secretFor(idempotencyKey, work);
  if (typeof secret === 'object') return problemAnswer(secret);
  const named = nameOf(body, join);
  if ('problem' in named) return problemAnswer(named.problem);
  const { name } = named;
  const known = secret === undefined ? undefined : openedBefore(services, work, secret);
  if (known !== undefined) {
    const { name: shown = '', seated = 0 } = book.byAccount(known) ?? {};
    const body = { account: known, name: shown, seated: seated === 1, token: secret };
    return { ...ok({ ...body, tick: work.tick() }, 201), secret: 'token' };
  }
  if (book.byName(name) !== undefined) return problemAnswer(nameTaken(name));
  const account = book.lastAccount() + 1;
  const { contract, game } = services;
  let answer: object | undefined;
  if (join !== undefined && game.seats !== undefined) {
    const takeBack = work.savepoint();
    const args = join as Record<string, never>;
    const outcome = work.execute(account, { type: game.seats.join, args });
    if (!outcome.done) {
      takeBack();
      return problemAnswer(contract.problemOf(outcome.refusal, { in: 'body', under: ['join'] }));
    }
    ({ answer } = outcome);
  }
  const isSeated = answer !== undefined;
  book.put({
    account,
    email: '',
    pending_email: null,
    issued_ms: work.nowMs,
    is_used: 0,
    name,
    seated: isSeated ? 1 : 0,
  });
  const { secret: token } = addToken(work, { account, name: MAIN_NAME, scopes }, secret);
  const shown = { account, name, seated: isSeated, token, tick: work.tick() };
  return { ...ok({ ...shown, ...(isSeated && { answer }) }, 201), secret: 'token' };
};

/** The least length of a key by which an account is opened: whoever guesses it has the token. */
const MIN_KEY = 22;

/** The token of a key; a problem for one that could be guessed; undefined without a key. */
export function secretFor(key: string | undefined, work: Work): string | Problem | undefined {
  if (key === undefined) return undefined;
  const { setting } = work.world() as { readonly setting: { readonly key?: SecretKey } };
  if (key.length >= MIN_KEY) return tokenOfKey(setting.key ?? [], key);
  const detail = `Idempotency-Key must have at least ${MIN_KEY} random characters here.`;
  const expected = { min: MIN_KEY };
  const error = { in: 'header', name: 'Idempotency-Key', code: 'too_small', detail, expected };
  return problem('invalid_parameters', detail, { errors: [{ ...error, in: 'header' }] });
}

/** The account that has the token of a key, if the call is repeated. */
export function openedBefore(
  { book: published }: Pick<Services, 'book'>,
  { book }: Work,
  token: string,
): number | undefined {
  const digest = secretDigest(token);
  const has = (account: number): boolean =>
    book.tokensOf(account).some((one) => one.digest === digest);
  const known = published.token(digest)?.account;
  if (known !== undefined) return has(known) ? known : undefined;
  // Accounts of the same turn are not published yet.
  for (let account = book.lastAccount(); account > published.lastAccount(); account -= 1) {
    if (has(account)) return account;
  }
  return undefined;
}

/** The problem of a name that another account has. */
export function nameTaken(name: string): Problem {
  const detail = `Another account has the name ${name}, or one that is the same to readers.`;
  return problem('name_taken', detail);
}

/** The name of the account: that of the body, or a text `name` of `join`; '' without either. */
function nameOf(
  body: Members,
  join: Members | undefined,
): { readonly name: string } | { readonly problem: Problem } {
  const given = body['name'] ?? join?.['name'];
  if (typeof given !== 'string' || given === '') return { name: '' };
  if (ACCOUNT_NAME.safeParse(given).success) return { name: given };
  const pointer = pointerOf(['join', 'name']);
  const detail = `${pointer} must be a name of an account, or name must be given.`;
  const error = { in: 'body', pointer, code: 'name', detail } as const;
  return { problem: problem('invalid_field', detail, { errors: [error] }) };
}
