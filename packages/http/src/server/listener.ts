import type { Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { BoundPort } from './boundPort.js';

/** A server that can be started once and stopped once. */
export interface Listener {
  /** Starts to listen and returns the port. Port 0 is any free port. Rejects if it is in use. */
  listen(port: number, address: string): Promise<number>;
  /** Starts to listen on a port that is bound already. */
  listenOn(bound: BoundPort): Promise<void>;
  /** Whether it is stopping. */
  isClosing(): boolean;
  /**
   * Accepts no more connections, closes those without a request at once, waits up to `drainMs` for
   * open requests, and closes the rest.
   */
  close(): Promise<void>;
}

/** Makes a listener of a Node server. */
export function listener(server: Server, drainMs: number): Listener {
  let closing: Promise<void> | undefined;
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });

  function stop(): Promise<void> {
    return new Promise((resolve) => {
      const deadline = setTimeout(() => server.closeAllConnections(), drainMs);
      server.close(() => {
        clearTimeout(deadline);
        resolve();
      });
      server.closeIdleConnections();
      // For Node, a connection that has sent nothing yet is not idle.
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
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
