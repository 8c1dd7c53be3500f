import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { ACCOUNT, httpTester, TOKEN } from '../../packages/http/test/httpTester.js';

let tester: Awaited<ReturnType<typeof httpTester>>;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await tester.close();
});

const REQUESTS = 400;
const OTHER = 'GET /v1/time HTTP/1.1\r\nHost: a\r\n\r\n';
const ATTACK = `GET /v1/accounts/me HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${TOKEN}\r\n\r\n`;

/** Opens a connection; resolves when the server has accepted it. */
async function connection(): Promise<Socket> {
  const socket = connect(tester.port, '127.0.0.1').setNoDelay(true);
  sockets.push(socket);
  socket.write('GET /livez HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(socket, 'data');
  return socket;
}

/** A server whose answers take a millisecond each on its clock. */
async function slowServer(): Promise<void> {
  tester = await httpTester(() => {
    tester.passMs(1);
    return { status: 200, body: {}, tick: 1 };
  });
}

/** How many of the attacker's requests were answered before the first request of another. */
async function answeredBefore(): Promise<number> {
  const isOther = ({ account }: { readonly account: number }): boolean => account !== ACCOUNT;
  await expect.poll(() => tester.calls.some(isOther)).toBe(true);
  return tester.calls.findIndex(isOther);
}

test.each([
  ['pipelined on one connection', 1, 32],
  ['on 200 connections', 200, 2],
])('requests of an account, %s, delay no other caller', async (_, connections, each) => {
  await slowServer();
  const other = await connection();
  const attackers = await Promise.all(Array.from({ length: connections }, connection));
  const total = connections * each;
  for (const socket of attackers) socket.write(ATTACK.repeat(each));
  other.write(OTHER);
  // One slice is used before the other request is read, and another one at most before its turn.
  expect(await answeredBefore()).toBeLessThan(total / 4);
  await expect.poll(() => tester.calls.length).toBe(total + 1);
});

test('livez and readyz are answered before the waiting requests of players', async () => {
  await slowServer();
  const attackers = await Promise.all(Array.from({ length: 100 }, connection));
  const operators = await Promise.all([connection(), connection()]);
  for (const socket of attackers) socket.write(ATTACK.repeat(REQUESTS / 100));
  const callsThen = ['/livez', '/readyz'].map(async (path, at) => {
    operators[at]?.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
    const [answer] = (await once(operators[at] as Socket, 'data')) as [Buffer];
    expect(answer.toString()).toContain('HTTP/1.1 200');
    return tester.calls.length;
  });
  for (const calls of await Promise.all(callsThen)) expect(calls).toBeLessThan(REQUESTS / 2);
});

test('answers that are ready at the same time are written in several turns', async () => {
  const ready: (() => void)[] = [];
  const written: number[] = [];
  tester = await httpTester(({ account }) => {
    // Other calls of the test are answered at once.
    if (account !== ACCOUNT) return { status: 200, body: {}, tick: 1 };
    const body = {
      toJSON() {
        tester.passMs(1);
        return written.push(ready.length);
      },
    };
    return new Promise((resolve) => {
      ready.push(() => resolve({ status: 200, body, tick: 1 }));
    });
  });
  const attackers = await Promise.all(Array.from({ length: 20 }, connection));
  for (const socket of attackers) socket.write(ATTACK);
  await expect.poll(() => ready.length).toBe(20);
  for (const answer of ready) answer();
  // All promises are settled now, and no further turn of the event loop has begun.
  await new Promise<void>((done) => void process.nextTick(done));
  await new Promise<void>((done) => void queueMicrotask(done));
  await new Promise((done) => void setImmediate(done));
  expect(written.length).toBeLessThan(10);
  await expect.poll(() => written.length).toBe(20);
});
