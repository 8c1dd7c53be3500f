import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Host, memoryStore, sqliteStore } from '@astrarium/host';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { mailer } from '../../packages/cli/src/service/delivery/mailer.js';
import { callHost } from '../../packages/host/src/hostTester.js';
import { ACCOUNT, httpTester, TOKEN } from '../../packages/http/test/httpTester.js';
import { FULL } from '../../packages/testkit/test/tier.js';
import { EPOCH_MS, testHost, testServer } from '../service/testHost.js';

test('reads at once do no more work than the allowance of their account pays for', async () => {
  const host = await testHost();
  const read = { quota: 500, windowSeconds: 3600 };
  const server = await testServer(host, { rateLimits: { read } });
  const { body } = await host.openAccount({ name: 'Ada', email: 'a@b.org', timezone: 'UTC' });
  const { token } = body as { readonly token: string };
  const headers = { authorization: `Bearer ${token}` };
  // Each would take 430 units.
  const ask = () => fetch(`${server.url}/v1/stars?near=G850000`, { headers });
  const answers = await Promise.all(Array.from({ length: 20 }, ask));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(429)]);
  const { rule } = (await (await ask()).json()) as { readonly rule: Record<string, number> };
  // A slice and the first unit of a request may be owed at most.
  expect(rule['wait_seconds']).toBeLessThan((5 * read.windowSeconds) / read.quota);
  await server.close();
  await host.close();
});

describe('answers on one thread', () => {
  let tester: Awaited<ReturnType<typeof httpTester>>;
  const sockets: Socket[] = [];
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await tester.close();
  });

  const REQUESTS = 400;
  const OTHER = 'GET /v1/time HTTP/1.1\r\nHost: a\r\n\r\n';
  const AS_PLAYER = `Authorization: Bearer ${TOKEN}\r\n`;
  const ATTACK = `GET /v1/accounts/me HTTP/1.1\r\nHost: a\r\n${AS_PLAYER}\r\n`;

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
});

const DAY_MS = 86_400_000;

/** Opens an account that is mailed about its devices; returns its number and a device. */
async function opened(host: Host, name: string): Promise<{ account: number; code: string }> {
  const email = `${name.toLowerCase()}@example.org`;
  const { body } = await host.openAccount({ email, name, timezone: 'UTC' });
  const account = host.authenticate((body as { token: string }).token).account;
  const settings = { message_notify: { email: true } };
  await callHost(host, 'accounts.update', { account, body: settings });
  const list = await callHost(host, 'devices.list', { account });
  const [device] = (list.body as { devices: [{ device_code: string }] }).devices;
  return { account, code: device.device_code };
}

/** Runs a batch of 50 commands that are each mailed; returns its milliseconds. */
async function tagMany(host: Host, account: number, code: string, round: number): Promise<number> {
  const commands = Array.from({ length: 50 }, (_, at) => ({
    device: code,
    command: 'set_tags',
    tags: [`tag${round * 50 + at}`],
  }));
  const startMs = performance.now();
  const answer = await callHost(host, 'batch.run', { account, body: { commands } });
  expect(answer.status).toBe(200);
  return performance.now() - startMs;
}

const median = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

/** Batches of 50 commands that are mailed. */
const BATCHES = FULL ? 400 : 40;

test('many notifications of one account delay no link of another, and no turn', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'astrarium-mails-'));
  const outbox = join(folder, 'outbox');
  const store = sqliteStore(join(folder, 'game.sqlite'), { nowMs: Date.now() });
  const host = await testHost({ store, ticksPerSecond: 1, nowMs: Date.now });
  const mails = mailer(outbox, {
    from: 'game@example.org',
    nowMs: Date.now,
    onFailure: (reason) => expect.unreachable(reason),
    onFile: () => undefined,
  });
  const send = (): void => void mails.send(host.outbox);
  host.outbox.onLink(send);
  const timer = setInterval(() => {
    host.runDue();
    send();
  }, 100);
  onTestFinished(async () => {
    clearInterval(timer);
    await mails.stop();
    await host.close();
    rmSync(folder, { recursive: true });
  });
  const { account, code } = await opened(host, 'Mallory');
  const times: number[] = [];
  for (let round = 0; round < BATCHES; round += 1) {
    times.push(await tagMany(host, account, code, round));
  }
  const linkMs = await linkTime(host, outbox);
  if (FULL) {
    const early = median(times.slice(50, 150));
    expect(linkMs).toBeLessThan(1000);
    expect(median(times.slice(300))).toBeLessThan(2 * early + 5);
  }
  await expect.poll(() => host.figures().mails).toEqual({ link: 0, devices: 1 });
  // The opening of the account, and the first commands.
  expect(mailsTo(outbox, 'mallory').length).toBeLessThanOrEqual(3);
});

/** The milliseconds from a registration to its mailed link. */
async function linkTime(host: Host, outbox: string): Promise<number> {
  const startMs = performance.now();
  const body = { email: 'ada@example.org', name: 'Ada' };
  await callHost(host, 'accounts.create', { body });
  while (mailsTo(outbox, 'ada').length === 0) await wait(5);
  return performance.now() - startMs;
}

/** The texts of the mails to a name. */
function mailsTo(outbox: string, name: string): string[] {
  if (!existsSync(outbox)) return [];
  return readdirSync(outbox)
    .filter((file) => file.endsWith('.eml'))
    .map((file) => readFileSync(join(outbox, file), 'utf8'))
    .filter((text) => text.includes(`To: ${name}@`));
}

test('a stop of 60 days is one mail for each account, written in short slices', async () => {
  const longest = [await longestSlice()];
  if (!FULL) return;
  for (let time = 0; time < 2; time += 1) longest.push(await longestSlice());
  // Other programs, and code that is not compiled yet, only add to the time.
  expect(Math.min(...longest)).toBeLessThan(20);
});

/** Checks the mails after a stop of 60 days; returns the milliseconds of the longest slice. */
async function longestSlice(): Promise<number> {
  let nowMs = EPOCH_MS;
  const host = await testHost({ store: memoryStore(nowMs), ticksPerSecond: 1, nowMs: () => nowMs });
  const accounts = FULL ? 50 : 10;
  for (let number = 0; number < accounts; number += 1) await opened(host, `Player${number}`);
  const { account, code } = await opened(host, 'Mallory');
  for (let round = 0; round < (FULL ? 100 : 20); round += 1)
    await tagMany(host, account, code, round);
  // Before the stop, every account had its mails.
  await takeAll(host);
  nowMs += 60 * DAY_MS;
  const due = host.tick + (60 * DAY_MS) / 1000;
  expect((await takeAll(host)).mails).toEqual([]);
  while (host.tick < due) {
    host.runDue();
    await new Promise(setImmediate);
  }
  const { longestMs, mails } = await takeAll(host);
  const subjects = mails.map(({ subject }) => subject.replace(/[\d,]+ events?/, 'N events'));
  expect(new Set(subjects)).toEqual(new Set(['Astrarium: N events while the server caught up']));
  expect(mails).toHaveLength(accounts + 1);
  expect(new Set(mails.map(({ to }) => to)).size).toBe(accounts + 1);
  await host.close();
  return longestMs;
}

/**
 * Takes all digests that may be sent; also returns the longest time that the thread was held, in
 * processor time: the machine may run other programs meanwhile.
 */
async function takeAll(host: Host) {
  const mails: { to: string; subject: string; text: string }[] = [];
  const slices: number[] = [];
  let isDone = false;
  const watch = async (): Promise<void> => {
    while (!isDone) {
      const before = process.cpuUsage();
      await new Promise(setImmediate);
      const { system, user } = process.cpuUsage(before);
      slices.push((system + user) / 1000);
    }
  };
  const watching = watch();
  for (;;) {
    const mail = await host.outbox.next('digests');
    if (mail === undefined) break;
    mails.push(mail);
    await mail.sent();
    await new Promise(setImmediate);
  }
  isDone = true;
  await watching;
  slices.sort((a, b) => a - b);
  return { mails, longestMs: slices.at(-1) ?? 0, slices };
}

const LINKS = 50_000;
const REGISTRATIONS = 500;

test.runIf(FULL)(
  'the cost of a registration does not grow with the number of unused links',
  async () => {
    const host = await testHost();
    const register = async (name: string) => {
      const body = { email: `${name}@example.org`, name };
      const { status } = await callHost(host, 'accounts.create', { body });
      expect(status).toBe(200);
    };
    const timed = async (prefix: string, count: number): Promise<number> => {
      const startMs = performance.now();
      for (let n = 0; n < count; n += 1) await register(`${prefix}${n}`);
      return performance.now() - startMs;
    };
    await timed('first', REGISTRATIONS);
    const fewMs = await timed('few', REGISTRATIONS);
    await Promise.all(Array.from({ length: LINKS }, (_, n) => register(`many${n}`)));
    const manyMs = await timed('late', REGISTRATIONS);
    expect(host.outbox.unsent().length).toBe(LINKS + 3 * REGISTRATIONS);
    // Searching 50,000 links takes longer than the rest of a registration a hundred times.
    expect(manyMs).toBeLessThan(10 * fewMs + 200);
    await host.close();
  },
);
