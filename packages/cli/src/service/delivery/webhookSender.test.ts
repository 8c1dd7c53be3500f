import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import type { AttemptResult, WebhookQueue } from '@astrarium/host';
import { expect, onTestFinished, test } from 'vitest';
import { isPublicAddress } from './isPublicAddress.js';
import { webhookSender, type WebhookSenderOptions } from './webhookSender.js';

async function listen(server: Server | ReturnType<typeof createTcpServer>): Promise<number> {
  onTestFinished(() => void server.close());
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return (server.address() as AddressInfo).port;
}

/** Sends one message; resolves with the result of the attempt. */
async function sendTo(
  url: string,
  options: Partial<WebhookSenderOptions> = {},
): Promise<AttemptResult> {
  const sender = webhookSender({ allowPrivate: false, ...options });
  const result = await new Promise<AttemptResult>((resolve) => {
    let isTaken = false;
    const queue: WebhookQueue = {
      onDue: () => undefined,
      next() {
        if (isTaken) return undefined;
        isTaken = true;
        const done = async (attempt: AttemptResult) => resolve(attempt);
        return { url, headers: { 'webhook-id': 'm' }, body: '{"é":1}', isSlow: false, done };
      },
    };
    sender.send(queue);
  });
  await sender.stop();
  return result;
}

/** A receiver that counts connections, and answers all requests alike. */
async function receiver(status = 204, headers: IncomingHttpHeaders = {}) {
  const bodies: string[] = [];
  let connections = 0;
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      bodies.push(body);
      response.writeHead(status, headers).end('x'.repeat(100_000));
    });
  });
  server.on('connection', () => (connections += 1));
  const port = await listen(server);
  return { port, bodies, connections: () => connections };
}

test('posts a message and reports the status', async () => {
  const { bodies, port } = await receiver();
  const result = await sendTo(`http://127.0.0.1:${port}/`, { allowPrivate: true });
  expect(result).toEqual({ status: 204, reason: '' });
  expect(bodies).toEqual(['{"é":1}']);
});

test('slow endpoints have half of the places, and quick ones the others', async () => {
  const given = { slow: 0, quick: 0 };
  const ends: (() => void)[] = [];
  const queue: WebhookQueue = {
    onDue: () => undefined,
    next(takesSlow = true) {
      const isSlow = takesSlow;
      given[isSlow ? 'slow' : 'quick'] += 1;
      const done = (): Promise<void> => new Promise((resolve) => ends.push(resolve));
      return { url: 'no address', headers: {}, body: '', isSlow, done };
    },
  };
  const sender = webhookSender({ allowPrivate: true });
  sender.send(queue);
  expect(given).toEqual({ slow: 32, quick: 32 });
  await expect.poll(() => ends).toHaveLength(64);
  const stopped = sender.stop();
  for (const end of ends) end();
  await stopped;
});

test('does not follow redirects', async () => {
  const target = await receiver();
  const { port } = await receiver(307, { location: `http://127.0.0.1:${target.port}/` });
  const result = await sendTo(`http://127.0.0.1:${port}/`, { allowPrivate: true });
  expect(result.status).toBe(307);
  expect(target.connections()).toBe(0);
});

test('reports the wait that an endpoint asks for', async () => {
  const { port } = await receiver(429, { 'retry-after': '7' });
  const result = await sendTo(`http://127.0.0.1:${port}/`, { allowPrivate: true });
  expect(result).toEqual({ status: 429, reason: '', retryAfterMs: 7000 });
});

test('gives up an endpoint that does not answer', async () => {
  const port = await listen(createTcpServer(() => undefined));
  const url = `http://127.0.0.1:${port}/`;
  const result = await sendTo(url, { allowPrivate: true, limitMs: 200 });
  expect(result).toEqual({ status: 0, reason: 'no answer within 200 ms' });
});

/** Forms of addresses that lead to the machine itself or to its network. */
const HOSTILE_HOSTS = `
  127.0.0.1 127.1 127.0.1 2130706433 0x7f000001 0x7f.0.0.1 017700000001 0177.0.0.1
  127.255.255.254 0 0.0.0.0 0x0 10.0.0.1 10.255.255.255 012.0.0.1 0xa.1 100.64.0.1
  100.127.255.255 169.254.169.254 2852039166 0xa9fea9fe 0251.0376.0251.0376 172.16.0.1
  172.31.255.255 192.0.0.8 192.168.0.1 192.168.1 0xc0a80001 3232235521 198.18.0.1
  198.19.255.255 192.0.2.1 198.51.100.1 203.0.113.1 224.0.0.1 239.255.255.255 240.0.0.1
  255.255.255.255 127.0.0.1. [::1] [::] [0:0:0:0:0:0:0:1] [::127.0.0.1] [::ffff:127.0.0.1]
  [::ffff:7f00:1] [::ffff:10.0.0.1] [::ffff:169.254.169.254] [64:ff9b::7f00:1]
  [64:ff9b:1::a00:1] [2002:7f00:1::] [2001::7f00:1] [fc00::1] [fd12:3456::1] [fe80::1]
  [fec0::1] [ff02::1] [2001:db8::1] １２７.0.0.1 127。0。0。1 ①②⑦.0.0.1
`
  .trim()
  .split(/\s+/);

test('connects to none of 60 and more hostile addresses', async () => {
  expect(HOSTILE_HOSTS.length).toBeGreaterThanOrEqual(60);
  const { connections, port } = await receiver();
  for (const host of HOSTILE_HOSTS) {
    for (const url of [`http://${host}:${port}/`, `https://${host}:8443/`]) {
      const { reason, status } = await sendTo(url, { limitMs: 2000 });
      const why = expect.stringContaining('is not a public host');
      expect([url, status, reason]).toEqual([url, 0, why]);
    }
  }
  expect(connections()).toBe(0);
});

test('a name with one private address among public ones is refused', async () => {
  const { connections, port } = await receiver();
  const found = ['93.184.216.34', '127.0.0.1'].map((address) => ({ address, family: 4 }));
  const result = await sendTo(`http://mixed.example:${port}/`, { resolve: async () => found });
  expect(result.reason).toBe('mixed.example is not a public host');
  expect(connections()).toBe(0);
});

test('a name is resolved once, and the address that was checked is connected to', async () => {
  const { connections, port } = await receiver();
  const requests: string[] = [];
  // A name server of an attacker gives another address each time.
  const resolve = async (host: string) => [
    { address: `127.0.0.${requests.push(host)}`, family: 4 },
  ];
  const url = `http://changes.example:${port}/`;
  expect(await sendTo(url, { allowPrivate: true, resolve })).toEqual({ status: 204, reason: '' });
  expect(requests).toEqual(['changes.example']);
  expect(connections()).toBe(1);
});

test('addresses of public hosts are public', () => {
  const some = ['93.184.216.34', '8.8.8.8', '2606:4700::1111', '172.32.0.1', '100.128.0.1'];
  expect(some.filter((address) => !isPublicAddress(address))).toEqual([]);
  expect(isPublicAddress('no address')).toBe(false);
});
