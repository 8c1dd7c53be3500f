import type { Event } from '@astrarium/space/client';
import { expect, test, vi } from 'vitest';

const stored = new Map<string, string>();
vi.useFakeTimers();
vi.stubGlobal('sessionStorage', { getItem: () => 'astrarium_test' });
vi.stubGlobal('location', new URL('http://game.test/'));
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => void stored.set(key, text),
});
const { recentEvents } = await import('./eventFeed.js');
const { lastVisit, rememberVisit, tellVisit } = await import('./lastVisit.js');

const KEY = 'astrarium.seen.7';
const remembered = (): unknown => JSON.parse(stored.get(KEY) ?? 'null');

test('a visit is remembered with its last event, and the former one until it was told', () => {
  const hour = 3_600_000;
  vi.setSystemTime(hour + 3);
  stored.set(KEY, JSON.stringify({ id: '5-0', atMs: 3 }));
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
  expect(JSON.parse(stored.get('astrarium.seen.8') ?? '')).toMatchObject({ id: '0-0' });
  stored.set('astrarium.seen.9', '{broken');
  expect(lastVisit(9)).toBeUndefined();
});
