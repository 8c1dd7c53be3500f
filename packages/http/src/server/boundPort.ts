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
