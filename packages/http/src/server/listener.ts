import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that can be started once and stopped once. */
export interface Listener {
  /** Starts to listen; port 0 is any free one. Gives the port. Rejects when it is taken. */
  listen(port: number, address: string): Promise<number>;
  /** Whether it is stopping. */
  isClosing(): boolean;
  /** Takes no more connections, lets what is under way end for a while, then closes the rest. */
  close(): Promise<void>;
}

/** Starts and stops a server. */
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
    isClosing: () => closing !== undefined,
    close: () => (closing ??= stop()),
  };
}
