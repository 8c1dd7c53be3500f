import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { problem } from '@astrarium/contract';
import { follow, type Pay } from '@astrarium/host';
import { expect, onTestFinished, test, vi } from 'vitest';
import { channel } from './channel.js';
import { type FeedTester, feedTester } from './feedTester.js';
import { HEARTBEAT_FRAME, STREAM_LIMITS, type StreamLimits } from './stream.js';

/** A stream from the beginning in a channel of its own, and what its reader gets. */
function openStream(
  feed: FeedTester,
  pay: Pay | undefined,
  limits: Partial<StreamLimits> = {},
  isFull = false,
) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const written: string[] = [];
  const response = Object.assign(new EventEmitter(), {
    write: (text: string) => written.push(text) > 0 && !isFull,
    end: (text: string) => void written.push(text, 'end'),
    destroy: () => void written.push('destroyed'),
  }) as unknown as ServerResponse;
  const open = channel(
    feed,
    1,
    { ...STREAM_LIMITS, ...limits },
    (act) => act(),
    () => undefined,
  );
  const idle = { unreported: 0, stalled: undefined, paused: undefined };
  open.join({ token: 'main', response, follower: follow(feed, 1, '0-0'), pay, ...idle });
  return { open, response, written };
}

test('ends a stream that pauses for its allowance with the last frame', async () => {
  const feed = feedTester();
  feed.publish(1, ...Array<string>(600).fill('a.a'));
  let isAllowed = false;
  const { open, written } = openStream(feed, () =>
    isAllowed ? undefined : problem('rate_limited', 'Retry in 9 seconds'),
  );
  await vi.advanceTimersByTimeAsync(900);
  expect(written).toHaveLength(1);
  open.heartbeat();
  expect(written.pop()).toBe(HEARTBEAT_FRAME);
  open.close();
  expect(written.slice(1)).toEqual([
    expect.stringContaining(': the server is stopping\n\n'),
    'end',
  ]);
  isAllowed = true;
  await vi.advanceTimersByTimeAsync(5000);
  expect(written).toHaveLength(3);
});

test.each([false, true])(
  'goes on with a stream after its pause; full buffer: %s',
  async (isFull) => {
    const feed = feedTester();
    feed.publish(1, ...Array<string>(600).fill('a.a'));
    const refuse = () => problem('rate_limited', 'Retry in 9 seconds');
    const { response, written } = openStream(feed, refuse, {}, isFull);
    await vi.advanceTimersByTimeAsync(100);
    response.emit('drain');
    await vi.advanceTimersByTimeAsync(800);
    expect(written).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1100);
    expect(written.join('').match(/^event: a\.a$/gm)).toHaveLength(600);
  },
);

test('gathers events after a turn, and sends at once after a quiet time', async () => {
  const feed = feedTester();
  const { written } = openStream(feed, undefined, { gatherMs: 100 });
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
