import { expect, test, vi } from 'vitest';
import { latestEvents } from './eventsPage.js';
import type { Event } from '@astrarium/space/client';
import { recentEvents } from '../live/eventFeed.js';
import { noticedEvents, seeEvents, unseenCount } from './eventsBell.js';
import { recipientOf } from './recipientOf.js';

/** All events of the account, the oldest first: one each second, most of them about its plans. */
const EVENTS = Array.from({ length: 300 }, (_, n) => ({
  id: String(n),
  event: n % 100 === 0 ? 'scan.started' : 'account.fork_completed',
  created_at: new Date(n * 1000).toISOString(),
}));

vi.mocked(fetch as (request: Request) => Promise<Response>).mockImplementation(
  async ({ url }: Request) => {
    const before = new URL(url).searchParams.get('before') ?? '9999';
    const events = EVENTS.filter(({ created_at }) => Date.parse(created_at) < Date.parse(before));
    return Response.json({ events: events.slice(-100), next_cursor: null });
  },
);

test('the events of plans do not take the place of those of the game', async () => {
  expect((await latestEvents()).map(({ id }) => id)).toEqual(['200', '100', '0']);
});

const events = ['travel.arrived', 'mining.started', 'site.depleted', 'travel.departed'].map(
  (event, place) => ({ event, id: String(4 - place) }) as Event,
);

test('the bell counts what came after the page of events was shown', () => {
  recentEvents.value = events.slice(1);
  expect(unseenCount.value).toBe(3);
  seeEvents();
  expect(unseenCount.value).toBe(0);
  recentEvents.value = events;
  expect(unseenCount.value).toBe(1);
});

test('a notice tells what ended or went wrong, not what a command began', () => {
  const names = (since: string) => noticedEvents(events, since).map(({ event }) => event);
  expect(names('')).toEqual(['travel.arrived', 'site.depleted']);
  expect(names('2')).toEqual(['travel.arrived']);
  expect(names('4')).toEqual([]);
});

test('a message goes to a channel, a name that is known, or a code', () => {
  const known = new Map([
    ['7be0410d', 'Ada'],
    ['00000001', 'Bo Vega'],
    ['00000002', 'cafebabe'],
  ]);
  expect(recipientOf('#General ', known)).toBe('#general');
  expect(recipientOf(' ada', known)).toBe('7be0410d');
  expect(recipientOf('Bo Vega', known)).toBe('00000001');
  expect(recipientOf('12345678', known)).toBe('12345678');
  expect(recipientOf('cafebabe', known)).toBe('00000002');
  expect(recipientOf('Cy', known)).toBeUndefined();
  expect(recipientOf('ada', new Map([...known, ['00000003', 'ADA']]))).toBeUndefined();
});
