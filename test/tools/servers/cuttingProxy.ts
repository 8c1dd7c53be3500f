import { connect, createServer, type Socket } from 'node:net';

/** A TCP proxy in front of a server, which can cut connections. */
export interface CuttingProxy {
  readonly port: number;
  /** The pieces of bytes that clients have sent: one for each statement or group of statements. */
  readonly sent: number;
  /** Cuts all connections. What has arrived goes on to the server, its answers are lost. */
  cut(): void;
  /** Cuts all connections and refuses new ones, or accepts them again. */
  refuse(isRefusing: boolean): void;
  /** Holds all bytes back, like a network that is down, or passes them on again. */
  hold(isHolding: boolean): void;
  close(): Promise<void>;
}

/** The time after which the server notices that a connection was cut, in milliseconds. */
const NOTICED_MS = 150;

/** Starts a proxy on a free port of loopback. */
export async function cuttingProxy(serverPort: number): Promise<CuttingProxy> {
  const pairs = new Map<Socket, Socket>();
  let isRefusing = false;
  let isHolding = false;
  let sent = 0;
  const server = createServer((client) => {
    if (isRefusing) return void client.destroy();
    const behind = connect(serverPort, '127.0.0.1');
    pairs.set(client, behind);
    for (const socket of [client, behind]) socket.on('error', () => undefined);
    client.on('data', (bytes) => {
      sent += 1;
      behind.write(bytes);
    });
    behind.on('data', (bytes) => client.write(bytes));
    if (isHolding) for (const socket of [client, behind]) socket.pause();
    client.on('close', () => {
      pairs.delete(client);
      setTimeout(() => behind.destroy(), NOTICED_MS).unref();
    });
    behind.on('close', () => client.destroy());
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const cut = (): void => pairs.forEach((_behind, client) => client.destroy());
  return {
    port,
    get sent() {
      return sent;
    },
    cut,
    refuse(now) {
      isRefusing = now;
      if (now) cut();
    },
    hold(now) {
      isHolding = now;
      for (const socket of [...pairs].flat()) {
        if (now) socket.pause();
        else socket.resume();
      }
    },
    async close() {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
