import type { Server as HttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

/** A port that belongs to this process. Connections to it wait until a server takes them. */
export interface BoundPort {
  readonly port: number;
  /** Gives the port, with the connections that wait, to a server that listens from then on. */
  giveTo(server: Server): Promise<void>;
  /** Closes connections at once, from now on, until a server takes the port. */
  refuse(): void;
  /** Frees the port if no server has taken it. */
  close(): void;
}

/** Binds a port; port 0 is any free port. Rejects if it is in use. */
export function bindPort(port: number, address: string): Promise<BoundPort> {
  const waiting: Socket[] = [];
  let isRefusing = false;
  // A paused socket keeps the bytes that arrive before it is taken.
  const holder = createServer({ pauseOnConnect: true }, (socket) => {
    if (isRefusing) socket.destroy();
    else waiting.push(socket);
  });
  const refuse = (): void => {
    isRefusing = true;
    for (const socket of waiting.splice(0)) socket.destroy();
  };
  const giveTo = (server: Server): Promise<void> =>
    new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(holder, () => {
        server.off('error', reject);
        for (const socket of waiting.splice(0)) {
          server.emit('connection', socket);
          socket.resume();
        }
        resolve();
      });
    });
  const close = (): void => {
    for (const socket of waiting.splice(0)) socket.destroy();
    holder.close();
  };
  return new Promise((resolve, reject) => {
    holder.once('error', reject);
    holder.listen(port, address, () => {
      resolve({ port: (holder.address() as AddressInfo).port, giveTo, refuse, close });
    });
  });
}

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
export function listener(server: HttpServer, drainMs: number): Listener {
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
