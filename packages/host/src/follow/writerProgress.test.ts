import { afterEach, expect, test } from 'vitest';
import { devicesOf, followTester, type FollowTester, turns, until } from '../followTester.js';
import { callHost } from '../hostTester.js';
import type { Host } from '../host.js';

let tester: FollowTester;

afterEach(() => tester.close());

/** A follower of a game with a player; `hold` keeps commits from it until `release` is called. */
async function opened() {
  tester = await followTester();
  const { account } = await tester.writer.account('Ada');
  const host = await tester.follow();
  const [device] = await devicesOf(host, account);
  let release = (): void => undefined;
  const hold = (): void => {
    const released = new Promise<void>((resolve) => (release = resolve));
    tester.link.delay = () => released;
  };
  return { account, code: device?.device_code ?? '', hold, host, release: () => release() };
}

const tag = (host: Host, account: number, code: string, name: string) =>
  callHost(host, 'devices.command', {
    account,
    path: { code },
    body: { command: 'set_tags', tags: [name] },
  });

const readAt = (host: Host, account: number, code: string, minTick: number) =>
  callHost(host, 'devices.get', { account, path: { code }, minTick });

test('a read that names the tick of a change shows it, also within this tick', async () => {
  const { account, code, hold, host, release } = await opened();
  for (const round of ['a', 'b', 'c']) {
    hold();
    const made = await tag(tester.writer.host, account, code, round);
    expect([made.status, made.tick]).toEqual([200, host.tick]);
    const early = await callHost(host, 'devices.get', { account, path: { code } });
    expect(JSON.stringify(early.body)).not.toContain(`"${round}"`);
    const read = readAt(host, account, code, made.tick);
    await turns();
    release();
    expect(JSON.stringify((await read).body)).toContain(`"${round}"`);
  }
});

test('a read of an earlier tick asks nothing, and many reads share a question', async () => {
  const { account, code, hold, host, release } = await opened();
  await tester.writer.host.advance(10);
  await until(() => host.tick === 10);
  tester.link.questions = 0;
  expect((await readAt(host, account, code, 9)).status).toBe(200);
  expect(tester.link.questions).toBe(0);
  hold();
  await tag(tester.writer.host, account, code, 'd');
  const reads = Array.from({ length: 50 }, () => readAt(host, account, code, 10));
  await until(() => tester.link.questions > 1);
  release();
  for (const read of reads) expect(JSON.stringify((await read).body)).toContain('"d"');
  expect(tester.link.questions).toBe(2);
});

test('a read is refused when its changes do not arrive, or nobody knows of them', async () => {
  const { account, code, hold, host, release } = await opened();
  hold();
  await tag(tester.writer.host, account, code, 'late');
  const late = readAt(host, account, code, 0);
  await turns();
  tester.writer.wait(2001);
  host.runDue();
  const rule = { min_tick: 0, tick: 0 };
  expect(await late).toMatchObject({ status: 503, body: { code: 'unavailable', rule } });
  release();
  tester.link.isThere = false;
  const unknown = readAt(host, account, code, 0);
  await turns();
  tester.writer.wait(2001);
  host.runDue();
  expect(await unknown).toMatchObject({ status: 503, body: { code: 'unavailable', rule } });
  const many = Array.from({ length: 65 }, () => readAt(host, account, code, 0));
  expect(await many.pop()).toMatchObject({ status: 429, body: { rule: { max_waiting: 64 } } });
  // The next answer of the writer answers all of them.
  await turns();
  tester.link.isThere = true;
  tester.writer.wait(1000);
  host.runDue();
  for (const read of many) expect((await read).status).toBe(200);
});

/** Lets time pass as in a server, which calls `runDue` often. */
async function pass(host: Host, seconds: number): Promise<void> {
  for (let n = 0; n < seconds; n += 1) {
    tester.writer.wait(1000);
    host.runDue();
    await turns();
  }
}

test('a follower that lacks commits is not ready, also when no time passes', async () => {
  const { account, code, hold, host, release } = await opened();
  await pass(host, 30);
  expect(host.unready).toBe(undefined);
  hold();
  await tag(tester.writer.host, account, code, 'missing');
  await pass(host, 9);
  expect(host.unready).toBe(undefined);
  await pass(host, 3);
  expect([host.unready, host.lagTicks]).toEqual(['behind', 0]);
  release();
  await until(() => host.unready === undefined);
});

test('a follower without a writer is not ready when no time passes', async () => {
  const { host } = await opened();
  tester.link.isThere = false;
  await pass(host, 12);
  expect(host.unready).toBe('behind');
  tester.link.isThere = true;
  await pass(host, 1);
  expect(host.unready).toBe(undefined);
});

test('a call that is passed on is refused when its token was revoked meanwhile', async () => {
  const { account, code, hold, host, release } = await opened();
  const { writer } = tester;
  const old = await writer.host.issueToken({ account, email: 'ada@example.org' });
  const { token } = old.body as { token: string };
  await until(() => host.authenticate(token).account === account);
  hold();
  await writer.host.issueToken({ account, email: 'ada@example.org' });
  const grant = host.authenticate(token);
  expect([grant.account, writer.host.authenticate(token).account]).toEqual([account, 0]);
  const admitted = host.admit('devices.command', grant);
  if (typeof admitted !== 'function') throw new Error('it was not admitted');
  const body = { command: 'set_tags', tags: ['stolen'] };
  const answered = admitted({ path: { code }, query: {}, body, form: 'json' });
  await turns();
  release();
  expect(await answered).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
  const { body: shown } = await callHost(writer.host, 'devices.get', { account, path: { code } });
  expect(JSON.stringify(shown)).not.toContain('stolen');
});
