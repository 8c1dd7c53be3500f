import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Server, serverFolder } from '../service/processes/server.js';

const MAX = 10;

let folder: ReturnType<typeof serverFolder>;
let sockets: Socket[];

beforeEach(() => {
  folder = serverFolder();
  sockets = [];
});

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await folder.close();
});

/** A connection, with what the server sent and whether it was closed. */
function open(server: Server) {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  sockets.push(socket);
  const state = { socket, text: '', isClosed: false };
  socket.on('data', (part) => (state.text += String(part)));
  socket.on('error', () => undefined);
  socket.on('close', () => (state.isClosed = true));
  return new Promise<typeof state>((resolve) => socket.on('connect', () => resolve(state)));
}

const opened = async (server: Server, count: number) =>
  Promise.all(Array.from({ length: count }, () => open(server)));

/** The head of a request that never ends, so that its connection stays open. */
const UNFINISHED = 'GET /v1/time HTTP/1.1\r\nHost: a\r\n';

const until = (check: () => boolean): Promise<void> => expect.poll(check).toBe(true);

test('an address with many idle connections keeps only as many as are allowed', async () => {
  const server = await folder.start(
    '--max-connections-per-address',
    String(MAX),
    '--metrics-port',
    '0',
  );
  const metrics = /metrics +(\S+)/.exec(server.greeting)?.[1] ?? '';
  const idle = await opened(server, MAX);
  for (const { socket } of idle) socket.write(UNFINISHED);
  // The newest ones wait for their request; the ones above twice the limit are closed at once.
  const excess = await opened(server, 3 * MAX);
  await until(() => excess.filter(({ isClosed }) => isClosed).length >= 2 * MAX);
  const [asking] = excess.filter(({ isClosed }) => !isClosed);
  asking?.socket.write(`${UNFINISHED}\r\n`);
  await until(() => asking?.isClosed === true);
  expect(asking?.text).toContain('HTTP/1.1 429');
  expect(asking?.text).toContain('"rule":{"max_connections":10}');
  expect(asking?.text).toContain('Connection: close');
  await until(() => excess.every(({ isClosed }) => isClosed));
  expect(idle.some(({ isClosed }) => isClosed)).toBe(false);
  const refused = async () =>
    /^http_connections_refused_total (\d+)/m.exec(await textOf(metrics))?.[1];
  await expect.poll(refused).toBe(String(3 * MAX));
  for (const { socket } of idle) socket.destroy();
  await until(() => idle.every(({ isClosed }) => isClosed));
  expect((await fetch(`${server.url}/v1/time`)).status).toBe(200);
});

test('behind a trusted proxy each client is limited, not the proxy', async () => {
  const server = await folder.start(
    '--max-connections-per-address',
    String(MAX),
    '--trusted-proxies',
    '127.0.0.1',
  );
  const { token } = await folder.open('Ada');
  const stream = (client: string) =>
    fetch(`${server.url}/v1/events/stream`, {
      headers: {
        accept: 'text/event-stream',
        authorization: `Bearer ${token}`,
        'x-forwarded-for': client,
      },
    });
  const streams: Response[] = [];
  for (let n = 0; n < MAX; n += 1) streams.push(await stream('203.0.113.5'));
  expect(streams.map(({ status }) => status)).toEqual(Array<number>(MAX).fill(200));
  const time = async (client: string) => {
    const headers = { 'x-forwarded-for': client };
    return (await fetch(`${server.url}/v1/time`, { headers })).status;
  };
  expect(await time('203.0.113.5')).toBe(429);
  expect(await time('203.0.113.6')).toBe(200);
  for (const { body } of streams) await body?.cancel();
  await expect.poll(() => time('203.0.113.5')).toBe(200);
});

test('an address that ends its connections by bytes that are no HTTP soon gets no more', async () => {
  const server = await folder.start('--max-connections-per-address', String(MAX));
  const attack = async () => {
    const made = await open(server);
    made.socket.write('\u0000\r\n\r\n');
    await until(() => made.isClosed);
    return made.text;
  };
  expect(await attack()).toContain('"code":"malformed_request"');
  for (let n = 0; n < 3; n += 1) await attack();
  // Closed at once, without an answer.
  expect(await attack()).toBe('');
  const others = { port: Number(new URL(server.url).port), host: '127.0.0.1' };
  const other = connect({ ...others, localAddress: '127.0.0.2' });
  sockets.push(other);
  let text = '';
  other.on('data', (part) => (text += String(part)));
  other.write(`${UNFINISHED}\r\n`);
  await until(() => text !== '');
  expect(text).toContain('HTTP/1.1 200');
});

async function textOf(url: string): Promise<string> {
  return (await fetch(url)).text();
}
