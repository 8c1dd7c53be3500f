import type { Event } from '@astrarium/space/client';
import { expect, test } from 'vitest';
import { recentEvents } from '../live/eventFeed.js';
import { noticedEvents, seeEvents, unseenCount } from './eventsBell.js';

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
