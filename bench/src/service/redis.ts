import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** A running Redis that syncs each write before it answers. */
export interface RedisServer {
  /** Connections that set a value; a client is named by its index. */
  open(clients: number): Promise<{
    readonly set: (client: number, value: Buffer) => Promise<void>;
    readonly get: (client: number) => Promise<string>;
    readonly close: () => void;
  }>;
  cpuMicros(): number;
  end(): Promise<void>;
}

/** The processor time of another process so far, in all its threads. It needs Linux. */
function cpuMicrosOf(pid: number): number {
  const folder = `/proc/${pid}/task`;
  const nanos = readdirSync(folder).map((task) =>
    Number(readFileSync(`${folder}/${task}/schedstat`, 'utf8').split(' ')[0]),
  );
  return nanos.reduce((sum, one) => sum + one, 0) / 1000;
}

/** Starts a Redis with its data in a folder; or returns why there is none. */
export async function startRedis(folder: string): Promise<RedisServer | string> {
  if (process.platform !== 'linux') return 'its processor time is read on Linux only';
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', ''];
  const durable = ['--appendonly', 'yes', '--appendfsync', 'always'];
  const child = spawn('redis-server', [...args, ...durable], { stdio: 'ignore' });
  const missing = await Promise.race([
    once(child, 'error').then(() => true),
    once(child, 'spawn').then(() => false),
  ]);
  const { pid } = child;
  if (missing || pid === undefined) return 'redis-server is not installed';
  const ended = once(child, 'exit');
  (await connected(port)).destroy();
  return {
    async open(clients) {
      const sockets: Socket[] = [];
      for (let n = 0; n < clients; n += 1) sockets.push(await connected(port));
      return {
        async set(client, value) {
          const socket = sockets[client] as Socket;
          socket.write(setCommand(`player:${client}`, value));
          const [answer] = (await once(socket, 'data')) as [Buffer];
          if (answer.toString() !== '+OK\r\n') throw new Error(answer.toString());
        },
        async get(client) {
          const socket = sockets[client] as Socket;
          socket.write(`GET player:${client}\r\n`);
          const [answer] = (await once(socket, 'data')) as [Buffer];
          return answer.toString().split('\r\n')[1] ?? '';
        },
        close: () => sockets.forEach((socket) => socket.destroy()),
      };
    },
    cpuMicros: () => cpuMicrosOf(pid),
    async end() {
      child.kill();
      await ended;
    },
  };
}

/** The command as the Redis protocol writes it. */
function setCommand(key: string, value: Buffer): Buffer {
  const head = `*3\r\n$3\r\nSET\r\n$${key.length}\r\n${key}\r\n$${value.length}\r\n`;
  return Buffer.concat([Buffer.from(head), value, Buffer.from('\r\n')]);
}

/** A port of this machine that nobody uses. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A connection, as soon as the server accepts one. */
async function connected(port: number): Promise<Socket> {
  for (let attempt = 1; ; attempt += 1) {
    const socket = connect(port, '127.0.0.1').setNoDelay(true);
    try {
      await once(socket, 'connect');
      return socket;
    } catch (error) {
      socket.destroy();
      if (attempt === 100) throw error;
      await delay(50);
    }
  }
}
