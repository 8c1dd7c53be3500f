import { problemFound } from '@astrarium/contract';
import type { Reply } from './call.js';
import type { Host } from '../host.js';
import { openAccount } from './accountHandlers.js';
import type { CallContext } from './answerCall.js';
import { problemAnswer } from './handler.js';

/** Opens an account for who runs the game, as if a mailed link had been followed. */
export function openByHand(
  { past, services, submit }: Pick<CallContext, 'past' | 'services' | 'submit'>,
  wanted: Parameters<Host['openAccount']>[0],
): Promise<Reply> {
  const raw = { path: {}, query: {}, body: wanted, form: 'json' } as const;
  const read = services.contract.readInput('accounts.create', raw);
  if (problemFound(read)) {
    return Promise.resolve({ ...problemAnswer(read), tick: past.latest.snapshot.now });
  }
  return new Promise((reply) => {
    submit({ reply, act: (work) => openAccount(work, wanted) });
  });
}
