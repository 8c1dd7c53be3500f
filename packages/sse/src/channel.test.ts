import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { follow } from '@astrarium/host';
import { expect, onTestFinished, test, vi } from 'vitest';
import { channel } from './channel.js';
import { feedTester } from './feedTester.js';
import { STREAM_LIMITS } from './stream.js';

test('gathers events after a turn, and sends at once after a quiet time', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const feed = feedTester();
  const written: string[] = [];
  const response = Object.assign(new EventEmitter(), {
    write: (text: string) => written.push(text) > 0,
  }) as unknown as ServerResponse;
  const open = channel(
    feed,
    1,
    { ...STREAM_LIMITS, gatherMs: 100 },
    (act) => act(),
    () => undefined,
  );
  open.join({
    token: 'main',
    response,
    follower: follow(feed, 1, '0-0'),
    unreported: 0,
    stalled: undefined,
    pay: undefined,
  });
  await vi.advanceTimersByTimeAsync(150);
  feed.publish(1, 'a.a');
  await vi.advanceTimersByTimeAsync(0);
  const sentEvents = (): string[][] =>
    written.map((text) => [...text.matchAll(/^event: (.*)$/gm)].map(([, name = '']) => name));
  expect(sentEvents()).toEqual([['a.a']]);
  for (const name of ['a.b', 'a.c', 'a.d']) {
    feed.publish(1, name);
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(sentEvents()).toEqual([['a.a']]);
  await vi.advanceTimersByTimeAsync(150);
  expect(sentEvents()).toEqual([['a.a'], ['a.b', 'a.c', 'a.d']]);
});
