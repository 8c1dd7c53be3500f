import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClient, waitFor } from '../client.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A game with an operation that ends at a tick, and how often it was looked at. */
function tester({ speed, endTick }: { readonly speed: number; readonly endTick: number }) {
  const startMs = Date.now();
  const tick = (): number => Math.floor(((Date.now() - startMs) * speed) / 1000);
  const looks: number[] = [];
  const client = createClient({
    baseUrl: 'http://localhost:8080',
    fetch: async (input) => {
      if ((input as Request).url.endsWith('/v1/time'))
        return Response.json({ tick: tick(), speed });
      looks.push(Date.now() - startMs);
      const state = tick() < endTick ? 'running' : 'done';
      return Response.json({ id: '1f3a92c4-7', state, completes_tick: endTick });
    },
  });
  return { client, looks };
}

async function ended<T>(call: Promise<T>): Promise<{ readonly value: T; readonly ms: number }> {
  const startMs = Date.now();
  let value: { readonly of: T } | undefined;
  void call.then((of) => (value = { of }));
  while (value === undefined) await vi.advanceTimersByTimeAsync(10);
  return { value: value.of, ms: Date.now() - startMs };
}

test.each([
  [1, 20],
  [60, 600],
  [0.5, 9],
])('returns when the operation has ended, at speed %d', async (speed, endTick) => {
  const { client, looks } = tester({ speed, endTick });
  const { ms, value } = await ended(waitFor({ client, operation: { id: '1f3a92c4-7' } }));
  expect(value).toMatchObject({ state: 'done' });
  expect(ms).toBeGreaterThanOrEqual((endTick * 1000) / speed);
  expect(ms).toBeLessThan((endTick * 1000) / speed + 1_000);
  expect(looks.length).toBeLessThan(5);
});

test('waits also while a print waits for resources', async () => {
  const states = ['waiting', 'waiting', 'running', 'cancelled'];
  const client = createClient({
    baseUrl: 'http://localhost:8080',
    fetch: async (input) => {
      const isTime = (input as Request).url.endsWith('/v1/time');
      if (isTime) return Response.json({ tick: 1, speed: 1 });
      const state = states.shift();
      const completes_tick = state === 'running' ? 4 : null;
      return Response.json({ id: '1f3a92c4-7', state, completes_tick });
    },
  });
  const { ms, value } = await ended(waitFor({ client, operation: '1f3a92c4-7' }));
  expect(value).toMatchObject({ state: 'cancelled' });
  expect(states).toEqual([]);
  expect(ms).toBeLessThan(10_000);
});

test('returns nothing for an operation that the service does not know any more', async () => {
  const client = createClient({
    baseUrl: 'http://localhost:8080',
    fetch: async () => Response.json({ code: 'unknown_operation', detail: 'no' }, { status: 404 }),
  });
  const { value } = await ended(waitFor({ client, operation: '1f3a92c4-7' }));
  expect(value).toBeUndefined();
});

test('throws other problems', async () => {
  const client = createClient({
    baseUrl: 'http://localhost:8080',
    fetch: async () => Response.json({ code: 'unauthorized', detail: 'no' }, { status: 401 }),
  });
  await expect(waitFor({ client, operation: '1f3a92c4-7' })).rejects.toThrow('unauthorized');
});
