import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BoundPort } from './boundPort.js';

/** A server that can be started once and stopped once. */
export interface Listener {
  /** Starts to listen and returns the port. Port 0 is any free port. Rejects if it is in use. */
  listen(port: number, address: string): Promise<number>;
  /** Starts to listen on a port that is bound already. */
  listenOn(bound: BoundPort): Promise<void>;
  /** Whether it is stopping. */
  isClosing(): boolean;
  /** Accepts no more connections, waits up to `drainMs` for open requests, closes the rest. */
  close(): Promise<void>;
}

/** Makes a listener of a Node server. */
export function listener(server: Server, drainMs: number): Listener {
  let closing: Promise<void> | undefined;

  function stop(): Promise<void> {
    return new Promise((resolve) => {
      const deadline = setTimeout(() => server.closeAllConnections(), drainMs);
      server.close(() => {
        clearTimeout(deadline);
        resolve();
      });
      server.closeIdleConnections();
    });
  }

  return {
    listen: (port, address) =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, address, () => {
          server.off('error', reject);
          resolve((server.address() as AddressInfo).port);
        });
      }),
    listenOn: (bound) => bound.giveTo(server),
    isClosing: () => closing !== undefined,
    close: () => (closing ??= stop()),
  };
}
