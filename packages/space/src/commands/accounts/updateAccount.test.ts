import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ACCOUNT_FIELDS } from '../../events/eventMembers.js';
import { ACCOUNT_DEFAULTS } from '../../state/account.js';
import { astrarium } from '../../game.js';
import { tester } from '../../tester.js';
import { accountView } from '../../views/accounts/accountView.js';
import { SETTINGS } from './settings.js';

const ALL = {
  ami: true,
  devices: true,
  location_events: true,
  mining: true,
  multiplayer: true,
  printing: true,
  progression: true,
  scanning: true,
  trade: true,
  travel: true,
  hub: true,
};

test('a new account has the defaults of the table', () => {
  const game = tester();
  const account = game.open();
  expect(accountView(game.world(), account)).toMatchObject({
    name: 'Ada',
    timezone: 'UTC',
    replicant_cooperation: 'individual',
    message_notify: { email: false, webhook: false, preferences: { email: ALL, webhook: ALL } },
    events: { ami_digest_interval: 1, muted: [] },
    messages: { email: true, subscribed: [] },
    bobnet_channels: [],
    hub_greeting: '',
    blocked: [],
    public_fleet: false,
  });
  expect(Object.keys(ACCOUNT_DEFAULTS)).toHaveLength(8);
});

test('keeps omitted members, merges objects, replaces lists', () => {
  const game = tester();
  const account = game.open();
  const change = (args: Record<string, unknown>) => game.command(account, 'update_account', args);
  change({ message_notify: { preferences: { webhook: { hub: false } } } });
  change({ message_notify: { email: true }, events: { muted: ['mining.*', 'travel.departed'] } });
  change({ events: { ami_digest_interval: 0.5 }, messages: { subscribed: ['social', 'alert'] } });
  change({ events: { muted: ['experience.*'] }, bobnet_channels: ['#trade'] });
  const answer = change({ name: 'Bo', timezone: 'America/Argentina/Buenos_Aires' });
  expect(answer).toEqual({
    name: 'Bo',
    timezone: 'America/Argentina/Buenos_Aires',
    replicant_cooperation: 'individual',
    message_notify: {
      email: true,
      webhook: false,
      preferences: { email: ALL, webhook: { ...ALL, hub: false } },
    },
    events: { ami_digest_interval: 0.5, muted: ['experience.*'] },
    messages: { email: true, subscribed: ['social', 'alert'] },
    bobnet_channels: ['#trade'],
    hub_greeting: '',
    blocked: [],
  });
  expect(accountView(game.world(), account)).toMatchObject(answer);
  expect(game.events.at(-1)).toMatchObject({ name: 'account.updated', account });
});

test('emits no event when nothing changes', () => {
  const game = tester();
  const account = game.open();
  const before = game.events.length;
  game.command(account, 'update_account', {});
  game.command(account, 'update_account', { name: 'Ada', events: {}, bobnet_channels: [] });
  expect(game.events).toHaveLength(before);
});

test('a world in which a fleet is hidden again is as it was before', () => {
  const game = tester();
  const account = game.open();
  const before = astrarium.hash(game.snapshot);
  const change = (public_fleet: boolean) => {
    game.command(account, 'update_account', { public_fleet });
    return accountView(game.world(), account)?.public_fleet;
  };
  const events = game.events.length;
  expect(change(false)).toBe(false);
  expect(game.events).toHaveLength(events);
  expect(change(true)).toBe(true);
  expect(game.events.at(-1)).toMatchObject({ name: 'account.updated', account });
  expect(astrarium.hash(game.snapshot)).not.toBe(before);
  expect(change(false)).toBe(false);
  expect(game.events).toHaveLength(events + 2);
  expect(astrarium.hash(game.snapshot)).toBe(before);
});

test.each([
  [{ name: '' }, 'name', 'name'],
  [{ public_fleet: 'yes' }, 'public_fleet', 'boolean'],
  [{ timezone: '+01:00' }, 'timezone', 'timezone'],
  [{ timezone: `Area/${'x'.repeat(64)}` }, 'timezone', 'timezone'],
  [{ replicant_cooperation: 'both' }, 'replicant_cooperation', 'one_of'],
  [{ email: 'a@example.org' }, 'email', 'unknown_member'],
  [{ message_notify: true }, 'message_notify', 'object'],
  [{ message_notify: [] }, 'message_notify', 'object'],
  [{ message_notify: { email: 1 } }, 'message_notify.email', 'boolean'],
  [
    { message_notify: { preferences: { email: { mail: true } } } },
    'message_notify.preferences.email.mail',
    'unknown_member',
  ],
  [{ events: { muted: ['a..b'] } }, 'events.muted', 'list'],
  [{ events: { muted: ['min*'] } }, 'events.muted', 'list'],
  [{ events: { muted: Array(51).fill('a.*') } }, 'events.muted', 'list'],
  [{ events: { muted: ['a', 'a'] } }, 'events.muted', 'list'],
  [{ events: { muted: ['a'.repeat(65)] } }, 'events.muted', 'list'],
  [{ events: { ami_digest_interval: 0 } }, 'events.ami_digest_interval', 'number'],
  [{ events: { ami_digest_interval: 60.001 } }, 'events.ami_digest_interval', 'number'],
  [{ events: { ami_digest_interval: 0.5001 } }, 'events.ami_digest_interval', 'number'],
  [{ events: { ami_digest_per_mille: 1 } }, 'events.ami_digest_per_mille', 'unknown_member'],
  [{ messages: { subscribed: ['story'] } }, 'messages.subscribed', 'list'],
  [{ bobnet_channels: ['trade'] }, 'bobnet_channels', 'list'],
  [{ bobnet_channels: '#trade' }, 'bobnet_channels', 'list'],
  [{ replicants: [] }, 'replicants', 'unknown_member'],
  [{ z: 1, a: 1, name: 'Bo' }, 'a', 'unknown_member'],
  [JSON.parse('{"__proto__": {"name": "Bo"}}'), '__proto__', 'unknown_member'],
  [JSON.parse('{"events": {"__proto__": []}}'), 'events.__proto__', 'unknown_member'],
  [{ events: { constructor: 1 } }, 'events.constructor', 'unknown_member'],
])('refuses %j', (args: Record<string, unknown>, field, rule) => {
  const game = tester();
  const outcome = game.execute(game.open(), 'update_account', args);
  expect(outcome).toMatchObject({
    refusal: { code: 'invalid_field', numbers: { field, rule } },
  });
});

test('every setting has a name in the event', () => {
  expect([...ACCOUNT_FIELDS]).toEqual(Object.keys(SETTINGS));
});

test('refuses an unknown account', () => {
  expect(tester().refusal(3, 'update_account', { name: 'Bo' })).toBe('unknown_account');
});

/** Whatever is asked for: it is refused, or it is there afterwards and fits the limits. */
test('refuses extreme values', () => {
  const game = tester();
  const account = game.open();
  const words = 'name events muted message_notify preferences email messages subscribed webhook';
  const more = 'bobnet_channels ami_digest_interval __proto__ constructor ';
  const names = fc.constantFrom(...words.split(' '), ...more.split(' '));
  const leaf = fc.oneof(
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.string({ unit: 'binary', maxLength: 8 }),
    fc.integer({ min: 0, max: 5 }).map((size) => 'ab.*'.repeat(8 ** size)),
    fc.array(fc.constantFrom('mining.*', '#a', 'alert', 1), { maxLength: 9 }),
    fc.integer({ min: 0, max: 5 }).map((size) => Array<string>(8 ** size).fill('a')),
  );
  const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
    tree: fc.oneof({ maxDepth: 4 }, leaf, fc.array(fc.tuple(names, tie('tree')), { maxLength: 3 })),
  }));
  const asJson = (value: unknown): unknown => {
    const pairs = Array.isArray(value) && value.every((each) => Array.isArray(each));
    if (!pairs) return value;
    const members = (value as [string, unknown][]).map(
      ([member, inner]) => `${JSON.stringify(member)}:${JSON.stringify(asJson(inner))}`,
    );
    return JSON.parse(`{${members.join(',')}}`);
  };
  const seen = { done: 0, refused: 0 };
  fc.assert(
    fc.property(fc.array(fc.tuple(names, tree), { maxLength: 3 }), (members) => {
      const args = asJson(members) as Record<string, unknown>;
      const outcome = game.execute(account, 'update_account', args);
      seen[outcome.done ? 'done' : 'refused'] += 1;
      const view = accountView(game.world(), account);
      expect(JSON.stringify(view).length).toBeLessThan(12_000);
      if (!outcome.done) expect(outcome.refusal.code).toBe('invalid_field');
    }),
    { numRuns: 200 },
  );
  expect(seen.done).toBeGreaterThan(0);
  expect(seen.refused).toBeGreaterThan(0);
  let deep: Record<string, unknown> = {};
  for (let depth = 0; depth < 50_000; depth += 1) deep = { preferences: deep };
  expect(game.refusal(account, 'update_account', { message_notify: deep })).toBe('invalid_field');
  expect(game.refusal(account, 'update_account', { name: 'x'.repeat(1e6) })).toBe('invalid_field');
  expect(game.refusal(account, 'update_account', { ['y'.repeat(1e6)]: 1 })).toBe('invalid_field');
});
