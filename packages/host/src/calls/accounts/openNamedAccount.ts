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
import type { WriteHandler } from '../handler.js';
import { addToken, MAIN_NAME } from './tokenHandlers.js';

type Members = Readonly<Record<string, unknown>>;

const problem = problemMaker(DERIVED_PROBLEMS);

/**
 * `accounts.open`: opens an account at once. With `join` it performs the command that takes a seat
 * in the same turn: when that is refused, there is neither an account nor a line in the log.
 */
export const openNamedAccount: WriteHandler = ({ body, services }, work) => {
  const { join, scopes = SCOPES } = body as {
    readonly join?: Members;
    readonly scopes?: readonly Scope[];
  };
  const { book } = work;
  const named = nameOf(body, join);
  if ('problem' in named) return problemAnswer(named.problem);
  const { name } = named;
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
  const { secret } = addToken(work, { account, name: MAIN_NAME, scopes });
  const shown = { account, name, seated: isSeated, token: secret, tick: work.tick() };
  return { ...ok({ ...shown, ...(isSeated && { answer }) }, 201), secret: 'token' };
};

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
