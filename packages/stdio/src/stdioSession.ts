import type { Readable, Writable } from 'node:stream';
import { problem } from '@astrarium/contract';
import type { Host } from '@astrarium/host';
import { discoveryMethods } from './discoveryMethods.js';
import { eventMethods } from './eventMethods.js';
import type { Method } from './method.js';
import { operationMethods } from './operationMethods.js';
import { outputQueue } from './outputQueue.js';
import { rpcErrorOf } from './rpcError.js';
import { rpcSession } from './rpcSession.js';

/** What a session is held on. */
export interface StdioOptions {
  readonly input: Readable;
  readonly output: Writable;
  readonly host: Pick<Host, 'authenticate' | 'call' | 'contract' | 'feed'>;
  /** Who asks, until `session.authenticate` says otherwise. */
  readonly token?: string | undefined;
}

/**
 * Holds a session: JSON-RPC 2.0, a message a line, with a method for each operation of the
 * contract. Fulfilled when the input has ended and all is answered, or nobody takes answers.
 */
export async function stdioSession({ host, input, output, ...options }: StdioOptions) {
  let token = options.token ?? '';
  const out = outputQueue(output, () => input.destroy());
  // Each time anew: a token may be revoked meanwhile.
  const events = eventMethods(find, out);

  function find(params: Readonly<Record<string, unknown>>) {
    return { host, account: host.authenticate(token), params };
  }

  const authenticate: Method = {
    summary: 'Says who asks from now on',
    params: [{ name: 'token', required: true }],
    order: () => 'after',
    run: ({ token: given }) => {
      if (typeof given !== 'string' || host.authenticate(given) === 0) {
        return { error: rpcErrorOf(problem('unauthorized', 'the token is not good')) };
      }
      token = given;
      return { result: { authenticated: true } };
    },
  };
  const methods = discoveryMethods([
    ['session.authenticate', authenticate],
    ...operationMethods(host.contract, find),
    ...events.methods,
  ]);
  await rpcSession(input, out, new Map(methods));
  events.end();
}
