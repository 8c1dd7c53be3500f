import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type WireFault, wireFault } from '../requests/wireFault.js';
import { clientNetwork, type TrustedProxies } from './trustedProxies.js';

/** The default maximum of connections per client address. */
export const MAX_PER_ADDRESS = 256;

/** What a connection that was ended for its requests counts, and for how long. */
const PENALTY = 8;
const PENALTY_MS = 30_000;

/** The time in which a connection above the limit can send a request and get its answer. */
const EXCESS_MS = 2000;

/**
 * Limits the open connections of each client address. A connection above the limit gets a problem
 * as the answer to its first request and is closed after two seconds at most; connections above
 * twice the limit are closed at once. The connections of a trusted proxy have many clients: there,
 * the requests in progress of each client are limited instead. Calls `refused` for each refusal.
 */
export function connectionLimit(max: number, proxies: TrustedProxies, refused: () => void) {
  const open = new Map<string, number>();
  const excess = new WeakSet<Socket>();

  function enter(network: string, connections = 1): number {
    const count = (open.get(network) ?? 0) + connections;
    open.set(network, count);
    return count;
  }

  function leave(network: string, connections = 1): void {
    const count = (open.get(network) ?? 0) - connections;
    if (count > 0) open.set(network, count);
    else open.delete(network);
  }

  return {
    /** Counts a new connection. */
    connected(socket: Socket): void {
      const { remoteAddress } = socket;
      // A connection that was closed already has no address.
      if (remoteAddress === undefined || proxies.includes(remoteAddress)) return;
      const network = clientNetwork(remoteAddress);
      const count = enter(network);
      socket.once('close', () => leave(network));
      if (count <= max) return;
      refused();
      if (count > 2 * max) return void socket.destroy();
      excess.add(socket);
      const timer = setTimeout(() => socket.destroy(), EXCESS_MS);
      socket.once('close', () => clearTimeout(timer));
    },
    /** Counts a request through a trusted proxy. @throws WireFault above the limit */
    check(request: IncomingMessage, response: ServerResponse): void {
      if (excess.has(request.socket)) throw tooMany(max, ['Connection', 'close']);
      if (!proxies.includes(request.socket.remoteAddress)) return;
      const network = clientNetwork(proxies.clientAddress(request));
      const count = enter(network);
      response.once('close', () => leave(network));
      if (count <= max) return;
      refused();
      throw tooMany(max, []);
    },
    /** Counts a connection that was ended for its requests as further ones, for half a minute. */
    penalise({ remoteAddress }: Pick<Socket, 'remoteAddress'>): void {
      if (remoteAddress === undefined || proxies.includes(remoteAddress)) return;
      const network = clientNetwork(remoteAddress);
      // Its new connections are closed at once already.
      if ((open.get(network) ?? 0) > 2 * max) return;
      enter(network, PENALTY);
      setTimeout(() => leave(network, PENALTY), PENALTY_MS).unref();
    },
  };
}

function tooMany(max: number, headers: readonly string[]): WireFault {
  const detail = `Too many connections from your address: the limit is ${max}. Close some.`;
  return wireFault('rate_limited', detail, { rule: { max_connections: max }, headers });
}
