import { BANNED } from '../store/store.js';
import {
  bannedProblem,
  type Contract,
  GUEST_PROBLEMS,
  hasScope,
  operationOf,
  problem,
  type Problem,
  problemMaker,
  type Scope,
  SCOPES,
  problemAnswer,
  type WayIn,
} from '@astrarium/contract';
import type { AccountBook } from '../accounts/accountBook.js';
import type { Answer, Call } from './call.js';

/** What a caller may do, and with which token. */
export interface Grant {
  /** The account of the token; 0 for nobody. */
  readonly account: number;
  /** The id of the token; '' without one. */
  readonly token: string;
  readonly scopes: readonly Scope[];
  /** The digest of the secret of the token; undefined without one. */
  readonly digest?: string | undefined;
}

/** The grant of a caller without a valid token. */
export const NO_GRANT: Grant = { account: 0, token: '', scopes: [] };

/** All scopes of an account, for a caller in this process, who needs no token. */
export function fullGrant(account: number): Grant {
  return { account, token: '', scopes: SCOPES };
}

/** Answers a request of a caller who may call the operation. */
export type AdmittedCaller = (
  request: Omit<Call, 'account' | 'digest' | 'operation' | 'scopes'>,
) => Answer | Promise<Answer>;

/**
 * Checks whether a caller may call an operation. Returns the function that answers its requests, or
 * a problem. For a caller without a token, `hint` is a sentence that says how to authenticate.
 */
export type AdmitCaller = (
  operation: string,
  grant: Grant,
  hint?: string,
) => AdmittedCaller | Problem;

/** The problem of a token without a scope. */
export function scopeProblem(scope: Scope, sentence: string): Problem {
  return problem('insufficient_scope', `${sentence}: ${scope}.`, { rule: { scope } });
}

/** The problem of a caller without a valid token, with the world in which it is not valid. */
export function unauthorized({ world }: Pick<Contract, 'world'>, detail: string): Problem {
  return { ...problem('unauthorized', detail), ...(world !== '' && { world }) };
}

const guestProblem = problemMaker(GUEST_PROBLEMS);

/** Makes the only check of access. `answer` gets the calls that it admits. */
export function admitCallers(
  contract: Pick<Contract, 'operations' | 'world'>,
  { byAccount }: Pick<AccountBook, 'byAccount'>,
  answer: (call: Call) => Answer | Promise<Answer>,
  waysIn: readonly WayIn[] = [],
): AdmitCaller {
  return (operation, { account, digest, scopes }, hint = 'This operation needs a valid token.') => {
    const { access } = operationOf(contract.operations, operation);
    if (byAccount(account)?.seated === BANNED) return bannedProblem(account);
    if (operation === 'accounts.guest' && !waysIn.includes('guest')) {
      return guestProblem('guests_refused', 'This server opens no account by a name alone.');
    }
    if (access !== 'public') {
      if (account === 0) return unauthorized(contract, hint);
      if (!hasScope(scopes, access))
        return scopeProblem(access, 'This operation needs a token with the scope');
    }
    return (request) => answer({ ...request, account, digest, operation, scopes });
  };
}

/** Answers a call if its caller is admitted, else with the problem. */
export function callAdmitted(
  admit: AdmitCaller,
  call: Call,
  tick: number,
): Answer | Promise<Answer> {
  const admitted = admit(call.operation, { ...fullGrant(call.account), ...call });
  return typeof admitted === 'function' ? admitted(call) : { ...problemAnswer(admitted), tick };
}
