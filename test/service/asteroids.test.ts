import { STANDARD_RULESET as RULES, type Ruleset } from '@astrarium/space';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Members } from './jsonCall.js';
import { servedGame, type TestAccount } from './servedGame.js';

/** An asteroid strikes each belt and planet in each hour, and is seen half an hour before. */
const RULESET: Ruleset = {
  ...RULES,
  asteroids: { ...RULES.asteroids, periodSeconds: 3600, noticeSeconds: 1800 },
};

let game: Awaited<ReturnType<typeof servedGame>>;
let ada: TestAccount;

beforeEach(async () => {
  game = await servedGame({}, RULESET);
  ada = await game.join('Ada');
});

afterEach(() => game.close());

const call = (method: string, path: string, body?: object) => game.ask(ada, method, path, body);

const events = (name: string) => game.events(ada, name);

/** Advances until an asteroid was sighted; returns its place and its tick. */
async function sighting(): Promise<{ location: string; strikes: number }> {
  for (let minute = 0; minute < 120; minute += 1) {
    await game.host.advance(60);
    const [first] = await events('asteroid.sighted');
    if (first === undefined) continue;
    const { location, strikes_tick } = first['payload'] as Record<'location', string> & {
      strikes_tick: number;
    };
    return { location, strikes: strikes_tick };
  }
  throw new Error('no asteroid was sighted in two hours');
}

test('an asteroid is mailed as an alert, is forecast, and hits devices in the open', async () => {
  await call('PATCH', '/v1/accounts/me', { messages: { subscribed: ['alert'] } });
  const { location, strikes } = await sighting();
  expect(await call('GET', `/v1/locations/${location}`)).toMatchObject({
    asteroid: { strikes_tick: strikes },
  });
  const { due } = await call('GET', '/v1/forecast?limit=100');
  const foreseen = (due as readonly Members[]).filter(({ kind }) => kind === 'asteroid_strikes');
  expect(foreseen[0]).toMatchObject({ tick: strikes, location });
  const explained = await call('GET', `/v1/explain?about=asteroid&location=${location}`);
  expect(explained).toMatchObject({ value: strikes, parts: foreseen.map(() => ({ unit: 'ppm' })) });
  // One of the drones is safe in the vessel.
  const { devices } = await call('GET', '/v1/devices?device_type=mining_drone');
  const [drone] = devices as readonly Members[];
  await call('POST', `/v1/devices/${String(drone?.['device_code'])}`, { command: 'stow' });
  await game.host.advance(strikes - game.host.tick);
  const hit = (await events('asteroid.struck')).map(({ device_code }) => device_code);
  expect(hit.sort()).toEqual(
    foreseen
      .map(({ device_code }) => device_code)
      .filter((code) => code !== drone?.['device_code'])
      .sort(),
  );
  const struck = await call('GET', `/v1/devices/${String(hit[0])}`);
  expect(struck['operational_capacity']).toBe(80);
  expect(await game.digests(ada)).toContain(`An asteroid strikes ${location} at tick ${strikes}.`);
});

test('a fork knows a sighted asteroid and no other one', async () => {
  const { strikes } = await sighting();
  const ticks = 7200;
  const told = JSON.stringify(await call('POST', '/v1/forks', { commands: [], ticks }));
  expect(told).toContain('asteroid.struck');
  expect(told).not.toContain('asteroid.sighted');
  await game.host.advance(strikes - game.host.tick);
  const after = JSON.stringify(await call('POST', '/v1/forks', { commands: [], ticks }));
  expect(after).not.toContain('asteroid.');
});
