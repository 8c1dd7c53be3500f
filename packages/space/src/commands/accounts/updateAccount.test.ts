import { expect, test } from 'vitest';
import { ACCOUNT_FIELDS } from '../../events/eventMembers.js';
import { NOTIFY_CATEGORIES } from '../../state/account.js';
import { astrarium } from '../../game.js';
import { soloTester } from '../../tester.js';
import { accountView } from '../../views/accounts/accountView.js';
import { SETTINGS } from './settings.js';

const ALL = Object.fromEntries(NOTIFY_CATEGORIES.map((category) => [category, true]));

test('a new account has the defaults of the table', () => {
  const { game, account } = soloTester();
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
});

test('keeps omitted members, merges objects, replaces lists', () => {
  const { game, account } = soloTester();
  const change = (args: Record<string, unknown>) => game.command(account, 'update_account', args);
  change({ message_notify: { preferences: { webhook: { hub: false } } } });
  change({ message_notify: { email: true }, events: { muted: ['mining.*', 'travel.departed'] } });
  change({ events: { ami_digest_interval: 0.5 }, messages: { subscribed: ['social', 'alert'] } });
  change({ events: { muted: ['experience.*'] }, bobnet_channels: ['#trade'] });
  change({ hub_greeting: 'x'.repeat(200) });
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
    hub_greeting: 'x'.repeat(200),
    blocked: [],
  });
  expect(accountView(game.world(), account)).toMatchObject(answer);
  expect(game.events.at(-1)).toMatchObject({ name: 'account.updated', account });
  const before = game.events.length;
  change({});
  change({ name: 'Bo', events: {}, bobnet_channels: ['#trade'] });
  expect(game.events).toHaveLength(before);
  expect(change({ hub_greeting: '' })['hub_greeting']).toBe('');
});

test('a world in which a fleet is hidden again is as it was before', () => {
  const { game, account } = soloTester();
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
  [{ hub_greeting: 'x'.repeat(201) }, 'hub_greeting', 'name'],
  [{ hub_greeting: 'two\nlines' }, 'hub_greeting', 'name'],
  [{ hub_greeting: ' spaces ' }, 'hub_greeting', 'name'],
  [{ timezone: `Area/${'x'.repeat(64)}` }, 'timezone', 'timezone'],
  [{ message_notify: [] }, 'message_notify', 'object'],
  [{ message_notify: { email: 1 } }, 'message_notify.email', 'boolean'],
  [{ events: { muted: ['a..b'] } }, 'events.muted', 'list'],
  [{ events: { muted: ['min*'] } }, 'events.muted', 'list'],
  [{ events: { ami_digest_interval: 0.5001 } }, 'events.ami_digest_interval', 'number'],
  [{ events: { ami_digest_per_mille: 1 } }, 'events.ami_digest_per_mille', 'unknown_member'],
  [{ z: 1, a: 1, name: 'Bo' }, 'a', 'unknown_member'],
  [JSON.parse('{"events": {"__proto__": []}}'), 'events.__proto__', 'unknown_member'],
  [{ events: { constructor: 1 } }, 'events.constructor', 'unknown_member'],
])('names the member and the rule that it breaks: %j', (args: object, field, rule) => {
  const { game, account } = soloTester();
  expect(game.execute(account, 'update_account', { ...args })).toMatchObject({
    refusal: { code: 'invalid_field', numbers: { field, rule } },
  });
});

test('every setting has a name in the event', () => {
  expect([...ACCOUNT_FIELDS]).toEqual(Object.keys(SETTINGS));
});
