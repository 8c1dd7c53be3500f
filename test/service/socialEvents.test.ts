import { STANDARD_RULESET as RULES, type Ruleset } from '@astrarium/space';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Members } from './jsonCall.js';
import { servedGame, type TestAccount, type TestPlayer } from './servedGame.js';

const DAY = 86_400;

/** Everybody has a hub and a vessel; accounts begin at Barnard's star and at the Sun, in turn. */
const RULESET: Ruleset = {
  ...RULES,
  hubs: { ...RULES.hubs, commonsStarCodes: [] },
  start: {
    ...RULES.start,
    starCodes: ['BARNARD', 'SOL'],
    place: '1-L4',
    fleet: ['heaven_vessel', 'system_hub', 'mining_drone'],
  },
};

let game: Awaited<ReturnType<typeof servedGame>>;

beforeEach(async () => {
  game = await servedGame({}, RULESET);
});

afterEach(() => game.close());

const order = (player: TestPlayer, type: string, body: object) =>
  game.ask(player, 'POST', `/v1/devices/${player.codes[type]}`, body);

/** Sends the vessel of a player somewhere, and waits for its arrival. */
async function go(player: TestPlayer, destination: string): Promise<void> {
  await order(player, 'heaven_vessel', { command: 'travel', destination });
  await game.host.advance(DAY / 24);
}

const greetings = async (player: TestAccount) =>
  (await game.events(player, 'hub.greeting')).map(
    ({ payload }) => (payload as Members)['greeting'],
  );

const WELCOME = 'Welcome to <b>Barnard</b> & "friends" 🚀';
const SOCIAL = { messages: { subscribed: ['social'] } };

test('a hub greets those who are in its system and those who come, once in a day', async () => {
  const ada = await game.play('Ada', { hub_greeting: WELCOME });
  const bo = await game.play('Bo', SOCIAL);
  const cy = await game.play('Cy', SOCIAL);
  await order(ada, 'system_hub', { command: 'activate' });
  // Cy began beside the hub, Bo in another system.
  expect(await greetings(cy)).toEqual([WELCOME]);
  expect(await game.events(cy, 'hub.locked_out')).toHaveLength(1);
  expect(await greetings(bo)).toEqual([]);
  await go(bo, 'BARNARD-1');
  expect(await game.events(bo, 'hub.greeting')).toMatchObject([
    {
      category: 'hub',
      star: 'BARNARD',
      location: 'BARNARD-1',
      replicant_code: bo.replicant,
      payload: { greeting: WELCOME, location: 'BARNARD-1', sender_code: ada.replicant },
    },
  ]);
  // The owner does not learn who comes.
  expect(await greetings(ada)).toEqual([]);
  for (const place of ['BARNARD-2', 'SOL-1', 'BARNARD-1']) await go(bo, place);
  expect(await greetings(bo)).toEqual([WELCOME]);
  await game.host.advance(DAY);
  await game.call(ada, 'PATCH', '/v1/accounts/me', { hub_greeting: 'Hello again' });
  // A journey inside the system is no arrival.
  await go(bo, 'BARNARD-2');
  expect(await greetings(bo)).toEqual([WELCOME]);
  for (const place of ['SOL-1', 'BARNARD-1']) await go(bo, place);
  expect(await greetings(bo)).toEqual([WELCOME, 'Hello again']);
  const greeting = `${ada.replicant} greets you at BARNARD-1: “${WELCOME}”.`;
  expect(await game.digests(bo)).toContain(greeting);
});

test('who blocks a replicant of the owner is not greeted, nor is the owner', async () => {
  const ada = await game.play('Ada', { hub_greeting: WELCOME });
  const bo = await game.play('Bo', { blocked: [ada.replicant] });
  await order(ada, 'system_hub', { command: 'activate' });
  await go(bo, 'BARNARD-1');
  await go(ada, 'SOL-1');
  await go(ada, 'BARNARD-1');
  expect(await greetings(bo)).toEqual([]);
  expect(await greetings(ada)).toEqual([]);
});

test('a hub that is switched on and off greets nobody twice in a day', async () => {
  const ada = await game.play('Ada', { hub_greeting: WELCOME });
  await game.play('Bo');
  const cy = await game.play('Cy');
  for (let n = 0; n < 5; n += 1) {
    await order(ada, 'system_hub', { command: 'activate' });
    await order(ada, 'system_hub', { command: 'deactivate' });
  }
  expect(await greetings(cy)).toHaveLength(1);
  expect(await game.events(cy, 'hub.locked_out')).toHaveLength(1);
});

test('a fork does not show the greeting before the journey', async () => {
  const ada = await game.play('Ada', { hub_greeting: WELCOME });
  const bo = await game.play('Bo');
  await order(ada, 'system_hub', { command: 'activate' });
  const args = { command: 'travel', destination: 'BARNARD-1' };
  const commands = [{ at: 0, device: bo.codes['heaven_vessel'], ...args }];
  const { body, status } = await game.call(bo, 'POST', '/v1/forks', { ticks: 600, commands });
  expect([status, body['errors']]).toEqual([200, undefined]);
  expect(JSON.stringify(body)).toContain('travel.arrived');
  expect(JSON.stringify(body)).not.toContain('greeting');
});

test.each([
  ['x'.repeat(200), 200],
  ['', 200],
  ['x'.repeat(201), 422],
  ['two\nlines', 422],
  [' spaces ', 422],
  [null, 422],
])('a greeting of one line has at most 200 characters: %j', async (hub_greeting, expected) => {
  const ada = await game.play('Ada');
  const { body, status } = await game.call(ada, 'PATCH', '/v1/accounts/me', { hub_greeting });
  expect(status).toBe(expected);
  if (status === 200) expect(body['hub_greeting']).toBe(hub_greeting);
});

test('an achievement is earned once, mailed as progression, and shown to its account', async () => {
  const ada = await game.play('Ada', { messages: { subscribed: ['progression'] } });
  const bo = await game.play('Bo');
  for (let n = 0; n < 2; n += 1) {
    await order(ada, 'system_hub', { command: 'activate' });
    await order(ada, 'system_hub', { command: 'deactivate' });
  }
  expect((await game.call(ada, 'GET', '/v1/accounts/me')).body['achievements']).toEqual([
    'first_hub',
  ]);
  expect((await game.call(bo, 'GET', '/v1/accounts/me')).body['achievements']).toEqual([]);
  expect(await game.events(ada, 'achievement.earned')).toMatchObject([
    { replicant_code: ada.replicant, payload: { achievement: 'first_hub' } },
  ]);
  expect(await game.events(bo, 'achievement.earned')).toEqual([]);
  expect(await game.digests(ada)).toContain('Achieved: first hub.');
});
