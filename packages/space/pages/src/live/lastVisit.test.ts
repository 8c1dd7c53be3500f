import type { Event } from '@astrarium/space/client';
import { expect, test, vi } from 'vitest';
import { recentEvents } from './eventFeed.js';
import { lastVisit, rememberVisit, tellVisit } from './lastVisit.js';

vi.useFakeTimers();

const KEY = 'astrarium.seen.7';
const remembered = (): unknown => JSON.parse(localStorage.getItem(KEY) ?? 'null');

test('a visit is remembered with its last event, and the former one until it was told', () => {
  const hour = 3_600_000;
  vi.setSystemTime(hour + 3);
  localStorage.setItem(KEY, JSON.stringify({ id: '5-0', atMs: 3 }));
  const away = { id: '5-0', awayMs: hour };
  let end = rememberVisit(7);
  expect(remembered()).toEqual({ id: '5-0', atMs: hour + 3, untold: away });
  // As after the page was loaded again: it was not told.
  end();
  end = rememberVisit(7);
  expect(lastVisit(7)).toEqual(away);
  const forget = tellVisit(7, '8-1');
  expect(lastVisit(7)).toEqual(away);
  forget();
  expect(lastVisit(7)).toBeUndefined();
  vi.advanceTimersByTime(15_000);
  expect(remembered()).toEqual({ id: '8-1', atMs: hour + 15_003 });
  recentEvents.value = [{ id: '9-0' } as Event];
  vi.advanceTimersByTime(15_000);
  recentEvents.value = [];
  vi.advanceTimersByTime(15_000);
  expect(remembered()).toEqual({ id: '9-0', atMs: hour + 45_003 });
  end();
  vi.advanceTimersByTime(hour);
  expect(remembered()).toEqual({ id: '9-0', atMs: hour + 45_003 });
  rememberVisit(7)();
  expect(remembered()).toMatchObject({ untold: { id: '9-0', awayMs: hour } });
});

test('a first visit is remembered from before all events', () => {
  recentEvents.value = [];
  rememberVisit(8)();
  expect(lastVisit(8)).toBeUndefined();
  expect(JSON.parse(localStorage.getItem('astrarium.seen.8') ?? '')).toMatchObject({ id: '0-0' });
  localStorage.setItem('astrarium.seen.9', '{broken');
  expect(lastVisit(9)).toBeUndefined();
});
