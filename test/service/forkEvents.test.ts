import { STANDARD_RULESET as RULES, type Ruleset } from '@astrarium/space';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Members } from './jsonCall.js';
import { servedGame, type TestAccount } from './servedGame.js';

/** Everybody starts at a planet with a device that changes it in each tick. */
const RULESET: Ruleset = {
  ...RULES,
  start: {
    ...RULES.start,
    starCodes: ['SOL'],
    place: '4',
    fleet: ['heaven_vessel', 'aquifer_tap'],
  },
};

let game: Awaited<ReturnType<typeof servedGame>>;
let ada: TestAccount;
let bo: TestAccount;

beforeEach(async () => {
  game = await servedGame({}, RULESET);
  ada = await game.join('Ada');
  bo = await game.join('Bo');
});

afterEach(() => game.close());

/** What events say of the forks of an account. */
async function forksOf(account: TestAccount): Promise<readonly string[]> {
  const { events } = await game.ask(account, 'GET', '/v1/events');
  const names = (events as readonly { readonly event: string }[]).map(({ event }) => event);
  return names.filter((name) => name.startsWith('account.fork_'));
}

/** Lets a planet change, so that each tick of a fork is work; returns such a fork. */
async function longFork(ticks: number): Promise<{ ticks: number; commands: object[] }> {
  const { devices } = await game.ask(ada, 'GET', '/v1/devices?device_type=aquifer_tap');
  const [tap] = devices as readonly Members[];
  const path = `/v1/devices/${String(tap?.['device_code'])}`;
  await game.ask(ada, 'POST', path, { command: 'activate' });
  return { ticks, commands: [] };
}

/** Orders the mails about forks. */
const subscribe = (): Promise<Members> =>
  game.ask(ada, 'PATCH', '/v1/accounts/me', { messages: { subscribed: ['simulation'] } });

test('a fork that takes some time is an event when it starts, and when it ends', async () => {
  await subscribe();
  const body = await longFork(3000);
  await game.ask(ada, 'POST', '/v1/forks', body);
  const expected = ['account.fork_started', 'account.fork_completed'];
  await expect.poll(() => forksOf(ada)).toEqual(expected);
  expect(await forksOf(bo)).toEqual([]);
  expect(await game.digests(ada)).toContain('A fork is completed.');
});

test('a fork of an account without mails about forks is no event', async () => {
  await game.ask(ada, 'POST', '/v1/forks', await longFork(3000));
  const { tick } = game.host;
  await game.host.advance(1);
  expect(game.host.tick).toBe(tick + 1);
  expect(await forksOf(ada)).toEqual([]);
});

test('a fork for which nobody waits any more has timed out', async () => {
  await subscribe();
  const body = await longFork(86_400);
  const stop = new AbortController();
  const made = game.ask(ada, 'POST', '/v1/forks', body, stop.signal);
  made.catch(() => undefined);
  await expect.poll(() => forksOf(ada)).toEqual(['account.fork_started']);
  stop.abort();
  const expected = ['account.fork_started', 'account.fork_timed_out'];
  await expect.poll(() => forksOf(ada)).toEqual(expected);
});

test('a fork that is answered at once is no event', async () => {
  await game.ask(ada, 'POST', '/v1/forks', { ticks: 1, commands: [] });
  expect(await forksOf(ada)).toEqual([]);
});
