import { expect, test } from 'vitest';
import { tester } from '../../tester.js';
import { eventEnvelopes } from '../../views/events/eventEnvelope.js';
import { dryRun } from '../../whatIf/dryRun.js';

const DAY = 86_400;
const WELCOME = 'Welcome to <b>Barnard</b> & "friends" 🚀';

/** Accounts with a hub and a vessel each, at Barnard's star and at the Sun in turn. */
function begin(...settings: readonly Readonly<Record<string, unknown>>[]) {
  const fleet = ['heaven_vessel', 'system_hub'] as const;
  const start = { starCodes: ['BARNARD', 'SOL'], place: '1-L4', fleet };
  const game = tester({ rules: { hubs: { commonsStarCodes: [] }, start } });
  for (const some of settings) game.command(game.open(), 'update_account', some);
  const greetings = (account: number) =>
    eventEnvelopes(game.world(), game.events).envelopes.flatMap((one) =>
      one.account === account && one.envelope.event === 'hub.greeting' ? [one.envelope] : [],
    );
  return {
    game,
    greetings,
    texts: (account: number) => greetings(account).map(({ payload }) => payload['greeting']),
    hub: (account: number, type: 'activate' | 'deactivate') =>
      game.command(account, type, { device: game.code(account, 'system_hub') }),
    /** Sends the vessel of an account somewhere, and waits for its arrival. */
    go(account: number, destination: string): void {
      const device = game.code(account, 'heaven_vessel');
      game.command(account, 'travel', { device, destination });
      game.run(DAY / 24);
    },
  };
}

test('a hub greets those who are in its system and those who come, once in a day', () => {
  const { game, go, greetings, hub, texts } = begin({ hub_greeting: WELCOME }, {}, {});
  const [ada, bo, cy] = [1, 2, 3];
  for (let n = 0; n < 5; n += 1) {
    hub(ada, 'activate');
    hub(ada, 'deactivate');
  }
  hub(ada, 'activate');
  // Cy began beside the hub, Bo in another system.
  expect([texts(bo), texts(cy)]).toEqual([[], [WELCOME]]);
  const lockedOut = game.events.filter(({ name }) => name === 'hub.locked_out');
  expect(lockedOut).toMatchObject([{ replicant: cy }]);
  go(bo, 'BARNARD-1');
  expect(greetings(bo)).toMatchObject([
    {
      category: 'hub',
      star: 'BARNARD',
      location: 'BARNARD-1',
      replicant_code: game.replicant(bo),
      payload: { greeting: WELCOME, location: 'BARNARD-1', sender_code: game.replicant(ada) },
    },
  ]);
  // The owner does not learn who comes.
  expect(texts(ada)).toEqual([]);
  for (const place of ['BARNARD-2', 'SOL-1', 'BARNARD-1']) go(bo, place);
  expect(texts(bo)).toEqual([WELCOME]);
  game.run(DAY);
  const before = game.events.length;
  game.command(ada, 'update_account', { hub_greeting: 'Hello again' });
  // A journey inside the system is no arrival.
  go(bo, 'BARNARD-2');
  const greeted = () => game.events.slice(before).filter(({ name }) => name === 'hub.greeting');
  expect(greeted()).toEqual([]);
  for (const place of ['SOL-1', 'BARNARD-1']) go(bo, place);
  expect(greeted()).toMatchObject([{ replicant: bo }]);
  expect(texts(bo).at(-1)).toBe('Hello again');
});

test('who blocks a replicant of the owner is not greeted, nor is the owner', () => {
  const { game, go, greetings, hub } = begin({ hub_greeting: WELCOME }, {});
  game.command(2, 'update_account', { blocked: [game.replicant(1)] });
  hub(1, 'activate');
  go(2, 'BARNARD-1');
  for (const place of ['SOL-1', 'BARNARD-1']) go(1, place);
  expect([greetings(1), greetings(2)]).toEqual([[], []]);
});

test('a fork does not show the greeting before the journey', () => {
  const { game, hub } = begin({ hub_greeting: WELCOME }, {});
  hub(1, 'activate');
  const args = { device: game.code(2, 'heaven_vessel'), destination: 'BARNARD-1' };
  const command = { id: '', account: 2, type: 'travel', args };
  const commands = [{ tick: game.snapshot.now, command }];
  const { events } = dryRun(game.snapshot, { account: 2, ticks: 600, commands });
  expect(events.map(({ event }) => event)).toContain('travel.arrived');
  expect(JSON.stringify(events)).not.toContain('greeting');
});
