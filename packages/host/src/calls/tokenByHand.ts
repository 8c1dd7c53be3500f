import { problemFound } from '@astrarium/contract';
import type { Reply } from './call.js';
import type { Host } from '../host.js';
import { tokenOf } from './accountHandlers.js';
import type { CallContext } from './answerCall.js';
import { problemAnswer } from './handler.js';

/** Makes a new token of an account for who runs the game. */
export function tokenByHand(
  { past, services, submit }: Pick<CallContext, 'past' | 'services' | 'submit'>,
  wanted: Parameters<Host['issueToken']>[0],
): Promise<Reply> {
  const body = { email: wanted.email };
  const read = services.contract.readInput('accounts.recover', {
    path: {},
    query: {},
    body,
    form: 'json',
  });
  if (problemFound(read)) {
    return Promise.resolve({ ...problemAnswer(read), tick: past.latest.snapshot.now });
  }
  return new Promise((reply) => {
    submit({ reply, act: (work) => tokenOf(work, wanted) });
  });
}
