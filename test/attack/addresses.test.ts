import { connect, type Socket } from 'node:net';
import { RATE_LIMITS } from '@astrarium/http';
import { expect, onTestFinished, test } from 'vitest';
import { trustedProxies } from '../../packages/http/src/limits/trustedProxies.js';
import { testHost, testServer } from '../service/testHost.js';

/** The maximum of connections of an address. */
const MAX = 10;

/** The allowance of an address for account requests in a minute. */
const { quota: QUOTA } = RATE_LIMITS.account;

/** A server behind these proxies. */
async function served(...proxies: string[]) {
  const host = await testHost();
  const { close, metrics, url } = await testServer(host, {
    maxConnectionsPerAddress: MAX,
    proxies: trustedProxies(proxies),
  });
  const sockets: Socket[] = [];
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await close();
    await host.close();
  });
  /** Opens a connection; returns what the server sent and whether it was closed. */
  const open = (localAddress = '127.0.0.1') => {
    const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', localAddress });
    sockets.push(socket);
    const state = { socket, text: '', isClosed: false };
    socket.on('data', (part) => (state.text += String(part)));
    socket.on('error', () => undefined);
    socket.on('close', () => (state.isClosed = true));
    return new Promise<typeof state>((resolve) => socket.on('connect', () => resolve(state)));
  };
  return {
    host,
    url,
    metrics,
    open,
    opened: (count: number) => Promise.all(Array.from({ length: count }, () => open())),
    /** The statuses of requests for links with these values of `X-Forwarded-For`. */
    async links(...forwarded: string[]): Promise<number[]> {
      const all: number[] = [];
      for (const value of forwarded) {
        const headers = { 'content-type': 'application/json', 'x-forwarded-for': value };
        const body = '{"email":"nobody@example.org"}';
        const answer = await fetch(`${url}/v1/accounts/recover`, { method: 'POST', headers, body });
        await answer.arrayBuffer();
        all.push(answer.status);
      }
      return all;
    },
  };
}

/** The head of a request that never ends, so that its connection stays open. */
const UNFINISHED = 'GET /v1/time HTTP/1.1\r\nHost: a\r\n';

const until = (check: () => boolean): Promise<void> => expect.poll(check).toBe(true);

test('an address with many idle connections keeps only as many as are allowed', async () => {
  const { metrics, opened, url } = await served();
  const idle = await opened(MAX);
  for (const { socket } of idle) socket.write(UNFINISHED);
  // The newest ones wait for their request; the ones above twice the limit are closed at once.
  const excess = await opened(3 * MAX);
  await until(() => excess.filter(({ isClosed }) => isClosed).length >= 2 * MAX);
  const [asking] = excess.filter(({ isClosed }) => !isClosed);
  asking?.socket.write(`${UNFINISHED}\r\n`);
  await until(() => asking?.isClosed === true);
  expect(asking?.text).toContain('HTTP/1.1 429');
  expect(asking?.text).toContain('"rule":{"max_connections":10}');
  expect(asking?.text).toContain('Connection: close');
  await until(() => excess.every(({ isClosed }) => isClosed));
  expect(idle.some(({ isClosed }) => isClosed)).toBe(false);
  expect(await metrics.text()).toMatch(
    new RegExp(`^http_connections_refused_total ${3 * MAX}$`, 'm'),
  );
  for (const { socket } of idle) socket.destroy();
  await until(() => idle.every(({ isClosed }) => isClosed));
  expect((await fetch(`${url}/v1/time`)).status).toBe(200);
});

test('an address whose connections end by bytes that are no HTTP gets no more', async () => {
  const { open } = await served();
  const attack = async () => {
    const made = await open();
    made.socket.write('\u0000\r\n\r\n');
    await until(() => made.isClosed);
    return made.text;
  };
  expect(await attack()).toContain('"code":"malformed_request"');
  for (let n = 0; n < 3; n += 1) await attack();
  // Closed at once, without an answer.
  expect(await attack()).toBe('');
  const other = await open('127.0.0.2');
  other.socket.write(`${UNFINISHED}\r\n`);
  await until(() => other.text !== '');
  expect(other.text).toContain('HTTP/1.1 200');
});

test('behind a trusted proxy each client is limited, not the proxy', async () => {
  const { host, url } = await served('127.0.0.1');
  const { body } = await host.openAccount({ email: 'a@example.org', name: 'Ada', timezone: 'UTC' });
  const { token } = body as { readonly token: string };
  const stream = (client: string) =>
    fetch(`${url}/v1/events/stream`, {
      headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': client },
    });
  const streams: Response[] = [];
  for (let n = 0; n < MAX; n += 1) streams.push(await stream('203.0.113.5'));
  expect(streams.map(({ status }) => status)).toEqual(Array<number>(MAX).fill(200));
  const time = async (client: string) => {
    const headers = { 'x-forwarded-for': client };
    return (await fetch(`${url}/v1/time`, { headers })).status;
  };
  expect(await time('203.0.113.5')).toBe(429);
  expect(await time('203.0.113.6')).toBe(200);
  for (const one of streams) await one.body?.cancel();
  await expect.poll(() => time('203.0.113.5')).toBe(200);
});

test.each([
  ['without a proxy, forged addresses', [], (n: number) => `203.0.113.${n}`, []],
  [
    'behind a trusted proxy, addresses that the client wrote',
    ['127.0.0.0/8', '::1'],
    (n: number) => `203.0.113.${n}, 198.51.100.7`,
    ['198.51.100.8', '203.0.113.1'],
  ],
  [
    'the addresses of one IPv6 network',
    ['127.0.0.1'],
    (n: number) => `2001:db8:1:2::${n}`,
    ['2001:db8:1:3::1'],
  ],
])('%s have one allowance', async (_, proxies, addressOf, others) => {
  const { links } = await served(...proxies);
  const all = await links(...Array.from({ length: QUOTA + 5 }, (_none, n) => addressOf(n)));
  // On a slow machine it refills by a few meanwhile.
  expect(all.slice(0, QUOTA)).toEqual(Array<number>(QUOTA).fill(200));
  expect(all.slice(QUOTA)).toContain(429);
  expect(await links(...others)).toEqual(others.map(() => 200));
});
