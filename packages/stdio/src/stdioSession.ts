import type { Readable, Writable } from 'node:stream';
import { problem } from '@astrarium/contract';
import type { Host, PushingHost } from '@astrarium/host';
import { discoveryMethods } from './discoveryMethods.js';
import { eventMethods } from './eventMethods.js';
import type { Method } from './method.js';
import { operationMethods } from './operationMethods.js';
import { outputQueue } from './outputQueue.js';
import { rpcErrorOf } from './rpcError.js';
import { rpcSession } from './rpcSession.js';
import { viewMethods } from './viewMethods.js';

/** The streams, the host and the caller of a session. */
export interface StdioOptions {
  readonly input: Readable;
  readonly output: Writable;
  readonly host: PushingHost & Pick<Host, 'admit' | 'authenticate' | 'contract' | 'feed'>;
  /** The token of the caller, until `session.authenticate` gives another. */
  readonly token?: string | undefined;
}

/**
 * Runs a session of JSON-RPC 2.0, one message per line, with a method for each operation of the
 * contract. Resolves when the input has ended and everything is answered, or when the output is
 * closed.
 */
export async function stdioSession({ host, input, output, ...options }: StdioOptions) {
  let token = options.token ?? '';
  const out = outputQueue(output, () => input.destroy());
  const events = eventMethods(find, out);
  const views = viewMethods(host, () => host.authenticate(token), out);

  // Checks the token on each request: it may have been revoked.
  function find(params: Readonly<Record<string, unknown>>) {
    return { host, grant: host.authenticate(token), params };
  }

  const authenticate: Method = {
    summary: 'Authenticates all later requests with a token',
    params: [{ name: 'token', required: true }],
    order: () => 'after',
    run: ({ token: given }) => {
      if (typeof given !== 'string' || host.authenticate(given).account === 0) {
        return { error: rpcErrorOf(problem('unauthorized', 'The token is not valid.')) };
      }
      token = given;
      return { result: { authenticated: true } };
    },
  };
  const methods = discoveryMethods(host.contract, [
    ['session.authenticate', authenticate],
    ...operationMethods(host.contract, find),
    ...events.methods,
    ...views.methods,
  ]);
  await rpcSession(input, out, new Map(methods));
  events.end();
  views.end();
}
