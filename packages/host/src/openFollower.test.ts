import { fc, test as fuzz } from '@fast-check/vitest';
import type { Operation } from '@astrarium/contract';
import { astrarium, type GameSnapshot } from '@astrarium/space';
import { afterEach, expect, test } from 'vitest';
import { runs } from '../../testkit/test/tier.js';
import { devicesOf, followTester, type FollowTester, turns, until } from './followTester.js';
import type { Host } from './host.js';
import { callHost } from './hostTester.js';
import { follow } from './notifications/follow.js';

let tester: FollowTester;

afterEach(() => tester.close());

async function opened(...options: Parameters<typeof followTester>) {
  tester = await followTester(...options);
  const players = [await tester.writer.account('Ada'), await tester.writer.account('Bo')];
  before = tester.last();
  const host = await tester.follow();
  return { accounts: players.map(({ account }) => account), host, players };
}

/** The operations that read without parameters in their path; the stars only if wanted. */
const readsOf = ({ contract }: Host, withStars: boolean): string[] =>
  Object.entries<Operation>(contract.operations)
    .filter(([, { method, path, stream }]) => method === 'GET' && !path.includes('{') && !stream)
    .flatMap(([name]) => (name === 'galaxy.get' && !withStars ? [] : name));

/** All answers of a host for an account, as texts. */
async function answersOf(
  host: Host,
  account: number,
  withStars: boolean,
): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  for (const operation of readsOf(host, withStars)) {
    const { body, status, text, tick } = await callHost(host, operation, { account, asText: true });
    answers[operation] = `${status} ${tick} ${text ?? JSON.stringify(body)}`;
  }
  return answers;
}

function streamOf({ feed }: Host, account: number): string[] {
  const follower = follow(feed, account, '0-0');
  const frames: string[] = [];
  for (let step = follower.next(); step !== undefined; step = follower.next()) {
    frames.push(JSON.stringify([step, follower.cursor]));
  }
  return frames;
}

async function expectSame(
  host: Host<GameSnapshot>,
  accounts: readonly number[],
  withStars = true,
): Promise<void> {
  const writer = tester.writer.host;
  await until(() => host.failure !== undefined || host.figures().commits >= commitsSince());
  expect(host.failure).toBe(undefined);
  expect(astrarium.hash(host.snapshot)).toBe(astrarium.hash(writer.snapshot));
  for (const account of [0, ...accounts]) {
    const own = await answersOf(host, account, withStars);
    const others = await answersOf(writer, account, withStars);
    expect(Object.keys(own).filter((name) => own[name] !== others[name])).toEqual([]);
    expect(streamOf(host, account)).toEqual(streamOf(writer, account));
  }
}

/** The commits of the writer before the follower was opened. */
let before = 0;
const commitsSince = (): number => tester.last() - before;

const device = async (host: Host, account: number, at: number) => {
  const devices = await devicesOf(host, account);
  return devices[at % devices.length] ?? { device_code: '', available_commands: [] };
};

/** Steps of a random game, by their names; `n` chooses what they are about. */
const STEPS = {
  pass: (n: number) => tester.writer.host.advance(1 + (n % 5000)),
  wait: async (n: number) => tester.writer.wait(n),
  tag: async (n: number, account: number, host: Host) => {
    const { device_code: code } = await device(host, account, n);
    const body = { command: 'set_tags', tags: [`t${n}`] };
    await callHost(host, 'devices.command', { account, path: { code }, body });
  },
  command: async (n: number, account: number, host: Host) => {
    const { available_commands: all, device_code: code } = await device(host, account, n);
    const body = { command: all[n % all.length], resource: 'carbon' };
    await callHost(host, 'devices.command', { account, path: { code }, body, key: `k${n % 9}` });
  },
  token: async (n: number, account: number, host: Host) => {
    // Tokens of one moment have another order after a start.
    tester.writer.wait(1);
    const body = { name: `n${n}`, scopes: ['read'] };
    await callHost(host, 'tokens.create', { account, body });
  },
  hook: async (n: number, account: number, host: Host) => {
    tester.writer.wait(1);
    const body = { url: `https://hooks.example.org/${n}` };
    await callHost(host, 'webhooks.create', { account, body });
  },
  mail: async (n: number, account: number, host: Host) => {
    await callHost(host, 'accounts.update', { account, body: { email: `a${n}@example.org` } });
  },
  recover: async (n: number, _account: number, host: Host) => {
    await callHost(host, 'accounts.recover', { body: { email: `ada${n % 2}@example.org` } });
  },
  say: async (n: number, account: number, host: Host) => {
    await callHost(host, 'messages.send', { account, body: { to: '#general', text: `${n}` } });
  },
} as const;

const someSteps = fc.array(
  fc.record({
    kind: fc.constantFrom(...(Object.keys(STEPS) as (keyof typeof STEPS)[])),
    n: fc.nat(10_000),
    player: fc.nat(1),
    isForwarded: fc.boolean(),
  }),
  { minLength: 5, maxLength: 25 },
);

fuzz.prop([someSteps], runs(3, 2000))(
  'a follower answers as its writer does after each commit',
  async (steps) => {
    const { accounts, host } = await opened();
    const { host: writer } = tester.writer;
    for (const { isForwarded, kind, n, player } of steps) {
      await STEPS[kind](n, accounts[player] ?? 1, isForwarded ? host : writer);
      await expectSame(host, accounts, false);
    }
    await tester.writer.host.close();
    // The last commit has a hash line.
    await expectSame(host, accounts);
    expect(tester.writer.disk.lines.at(-1)).toContain('{"kind":"hash"');
    await tester.close();
  },
);

test.each([
  ['a command', /"tags":\["t1"\]/, '"tags":["t2"]', /line \d+, tick 0/],
  [
    'the hash of a table',
    /("tables":\{"\w+":")[0-9a-f]+/,
    '$1' + '0123456789abcdef',
    /tick 0, tables \w+ \(/,
  ],
  ['the number of a line', /"n":\d+/, '"n":999', /\(order\)/],
])('a line with another text in %s ends the follower', async (_what, found, text, message) => {
  const { accounts, host } = await opened(({ batch, number }) => {
    const lines = batch.lines.map((line) => ({ ...line, text: line.text.replace(found, text) }));
    return { number, batch: { ...batch, lines } };
  });
  const [account = 1] = accounts;
  const { snapshot } = host;
  await STEPS.tag(1, account, tester.writer.host);
  await tester.writer.host.close();
  await until(() => host.failure !== undefined);
  expect(host.failure?.message).toMatch(message);
  expect(host.unready).toBe('failed');
  // It still answers, from the last world that was right.
  expect(host.snapshot.now).toBe(snapshot.now);
  expect((await callHost(host, 'accounts.get', { account })).status).toBe(200);
  expect(tester.writer.host.failure).toBe(undefined);
});

test('a missing event ends the follower', async () => {
  const { accounts, host } = await opened(({ batch, number }) => ({
    number,
    batch: number === before + 1 ? { ...batch, envelopes: [] } : batch,
  }));
  for (const n of [1, 2]) await STEPS.token(n, accounts[0] ?? 1, tester.writer.host);
  await until(() => host.failure !== undefined);
  expect(host.failure?.message).toMatch(/^Place \d+ of the envelopes of 1 came instead of \d+/);
});

test('a change through a follower is read there at once, and counted once', async () => {
  const { accounts, host } = await opened();
  const [account = 1] = accounts;
  tester.link.delay = turns;
  for (let n = 0; n < 5; n += 1) {
    const { device_code: code } = await device(host, account, 0);
    const body = { command: 'set_tags', tags: [`tag${n}`] };
    const asked = { account, path: { code }, body, key: `key${n}` };
    const first = await callHost(host, 'devices.command', asked);
    expect(first.status).toBe(200);
    const read = await callHost(host, 'devices.get', { account, path: { code } });
    expect(JSON.stringify(read.body)).toContain(`tag${n}`);
    const again = await callHost(host, 'devices.command', asked);
    expect(again).toEqual({ ...first, cost: again.cost, replayed: true });
  }
});

test('dry runs, plans and audits are answered without the writer', async () => {
  const { accounts, host } = await opened();
  const [account = 1] = accounts;
  const { device_code: code } = await device(host, account, 0);
  const body = { command: 'set_tags', tags: ['dry'], dry_run: true };
  const dry = await callHost(host, 'devices.command', { account, path: { code }, body });
  expect(dry.status).toBe(200);
  for (const operation of ['audit.get', 'forecast.get'] as const) {
    expect((await callHost(host, operation, { account })).status).toBe(200);
  }
  expect(tester.forwarded).toEqual([]);
});

test('an answer says when the writer cannot be reached', async () => {
  const { accounts, host } = await opened();
  tester.link.isThere = false;
  const body = { name: 'n', scopes: ['read'] };
  const answer = await callHost(host, 'tokens.create', { account: accounts[0] ?? 1, body });
  expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
});

test('a read waits for the tick that it names, for two seconds at most', async () => {
  const { accounts, host } = await opened();
  const [account = 1] = accounts;
  const at = (minTick: number, reader = account) =>
    callHost(host, 'time.get', { account: reader, minTick });
  const waiting = at(10);
  await tester.writer.host.advance(10);
  expect(await waiting).toMatchObject({ status: 200, tick: 10 });
  const late = at(11);
  tester.writer.wait(2001);
  host.runDue();
  expect(await late).toMatchObject({
    status: 503,
    body: { code: 'unavailable', rule: { min_tick: 11, tick: 10 } },
  });
  const many = Array.from({ length: 9 }, () => at(12));
  expect(await many.pop()).toMatchObject({ status: 429, body: { rule: { max_waiting: 8 } } });
  // Other accounts have waits of their own.
  const other = at(12, 2);
  await tester.writer.host.advance(2);
  for (const one of [...many, other]) expect((await one).status).toBe(200);
});

test('a follower tells the writer of the first use of an account, again if that was lost, and of long forks', async () => {
  const { accounts, host } = await opened();
  const { disk, host: writer } = tester.writer;
  const wanted = { email: 'new@example.org', name: 'New', timezone: 'UTC' };
  const { token } = (await writer.openAccount(wanted)).body as { readonly token: string };
  const account = accounts.length + 1;
  const isUsed = (): boolean => disk.credentials.get(account)?.is_used === 1;
  await until(() => astrarium.read(host.snapshot).accounts.get(account) !== undefined);
  const { noteFor } = writer;
  const lost: number[] = [];
  writer.noteFor = (one) => void lost.push(one);
  expect(host.authenticate(token).account).toBe(account);
  writer.noteFor = noteFor;
  host.authenticate(token);
  await new Promise((resolve) => setImmediate(resolve));
  expect([lost, isUsed()]).toEqual([[account], false]);
  tester.writer.wait(60_000);
  host.authenticate(token);
  await until(isUsed);
  host.noteFor(account, 'fork_started');
  await until(() => streamOf(host, account).some((one) => one.includes('account.fork_started')));
});

test('a follower is not ready while it is behind the clock of its writer', async () => {
  const { host } = await opened(undefined, 1);
  tester.link.delay = () => new Promise(() => undefined);
  tester.writer.wait(11_500);
  tester.writer.host.runDue();
  await until(() => tester.writer.host.tick === 11);
  expect([host.unready, host.lagTicks]).toEqual(['behind', 11]);
  expect(tester.writer.host.unready).toBe(undefined);
});

test('a follower refuses banned accounts, and ends their streams', async () => {
  const { accounts, host } = await opened();
  const [ada = 0, bo = 0] = accounts;
  let ended = 0;
  const nothing = (): void => undefined;
  host.feed.watch(ada, { published: nothing, revoked: () => void (ended += 1), closed: nothing });
  const { banAccount, unbanAccount } = tester.writer.host;
  expect(await banAccount(ada)).toMatchObject({ status: 200 });
  await until(() => ended > 0);
  const get = (account: number) => callHost(host, 'accounts.get', { account });
  expect(await get(ada)).toMatchObject({ status: 403, body: { code: 'banned' } });
  expect(await get(bo)).toMatchObject({ status: 200 });
  await unbanAccount(ada);
  const isBack = async (): Promise<boolean> => (await get(ada)).status === 200;
  while (!(await isBack())) await turns();
});

test('a follower deletes old data of its copy once an hour', async () => {
  const { accounts } = await opened();
  const [account = 1] = accounts;
  const tag = async (key: string): Promise<void> => {
    const { device_code: code } = await device(tester.writer.host, account, 0);
    const body = { command: 'set_tags', tags: [key] };
    const { status } = await tester.writer.command(account, code, body, key);
    expect(status).toBe(200);
  };
  const keys = () => [...(tester.disks[0]?.outcomes.values() ?? [])].map(({ key }) => key);
  await tag('first');
  await until(() => keys().includes('first'));
  tester.writer.wait(24 * 3_600_000 + 1);
  await tag('second');
  await until(() => keys().includes('second'));
  await until(() => !keys().includes('first'));
  expect(keys()).toEqual(['second']);
});
