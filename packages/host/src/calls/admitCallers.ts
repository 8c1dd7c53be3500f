import {
  type Contract,
  type Operation,
  type OperationName,
  problem,
  type Problem,
} from '@astrarium/contract';
import { type Answer, type Call, problemAnswer } from './call.js';

/** Answers a request of a caller who may call the operation. */
export type AdmittedCaller = (
  request: Omit<Call, 'account' | 'operation'>,
) => Answer | Promise<Answer>;

/**
 * Checks whether an account may call an operation. Returns the function that answers its requests,
 * or a problem, of which `hint` is a sentence that says how to authenticate.
 */
export type AdmitCaller = (
  operation: OperationName,
  account: number,
  hint?: string,
) => AdmittedCaller | Problem;

/** Makes the only check of access. `answer` gets the calls that it admits. */
export function admitCallers(
  { operations }: Pick<Contract, 'operations'>,
  answer: (call: Call) => Answer | Promise<Answer>,
): AdmitCaller {
  return (operation, account, hint = 'This operation needs a valid token.') => {
    const { access }: Operation = operations[operation];
    if (access === 'token' && account === 0) return problem('unauthorized', hint);
    return (request) => answer({ ...request, account, operation });
  };
}

/** Answers a call if its caller is admitted, else with the problem. */
export function callAdmitted(
  admit: AdmitCaller,
  call: Call,
  tick: number,
): Answer | Promise<Answer> {
  const admitted = admit(call.operation, call.account);
  return typeof admitted === 'function' ? admitted(call) : { ...problemAnswer(admitted), tick };
}
