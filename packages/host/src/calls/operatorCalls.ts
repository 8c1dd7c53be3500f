import { type OperationName, isProblem } from '@astrarium/contract';
import type { Host } from '../host.js';
import type { Work } from '../turns/work.js';
import { deleteAccount, openAccount, tokenOf } from './accounts/accountHandlers.js';
import type { CallContext } from './answerCall.js';
import { type Answer, problemAnswer, type Untimed } from './call.js';

/** The calls of the operator, who needs no mailed link. */
export function operatorCalls({
  past,
  services,
  writes,
}: Pick<CallContext, 'past' | 'services' | 'writes'>): Pick<
  Host,
  'deleteAccount' | 'openAccount' | 'issueToken'
> {
  /** Writes if the body is one that the operation takes. */
  const call = async (
    operation: OperationName,
    body: object,
    write: (work: Work) => Untimed,
  ): Promise<Answer> => {
    const { contract } = services;
    const read = contract.readInput(operation, { path: {}, query: {}, body, form: 'json' });
    if (!isProblem(read)) return writes.answer(undefined, write);
    return { ...problemAnswer(read), tick: past.latest.snapshot.now };
  };
  return {
    openAccount: (wanted) => call('accounts.create', wanted, (work) => openAccount(work, wanted)),
    issueToken: (wanted) =>
      call('accounts.recover', { email: wanted.email }, (work) => tokenOf(work, wanted)),
    deleteAccount: (account) => writes.answer(undefined, (work) => deleteAccount(work, account)),
  };
}
