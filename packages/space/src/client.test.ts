import { expect, expectTypeOf, test } from 'vitest';
import {
  CATEGORIES,
  createClient,
  type Device,
  type Event,
  itemsOf,
  ProblemError,
  type ResourceCategory,
  statusOf,
} from './client.js';

const baseUrl = 'http://localhost:8080';

const clientOf = (status: number, body: unknown) =>
  createClient({ baseUrl, fetch: async () => Response.json(body, { status }) });

test('the items of an operation have their type', async () => {
  const client = clientOf(200, { devices: [1, 2], next_cursor: null });
  const items: unknown[] = [];
  for await (const device of itemsOf(client, '/v1/devices', { query: { limit: 2 } })) {
    expectTypeOf(device).toEqualTypeOf<Device>();
    items.push(device);
  }
  expect(items).toEqual([1, 2]);
});

test('throws a refusal with the type of its problem', async () => {
  const client = clientOf(404, { code: 'not_found', detail: 'No' });
  const read = async () => {
    for await (const event of itemsOf(client, '/v1/events', { query: { cursor: '0-0' } })) {
      expectTypeOf(event).toEqualTypeOf<Event>();
    }
  };
  const error: unknown = await read().catch((thrown: unknown) => thrown);
  if (!(error instanceof ProblemError)) throw error;
  expect(error.message).toBe('No (not_found)');
  expect(error.problem.code).toBe('not_found');
  // @ts-expect-error There is no problem of this code.
  expect(error.problem.code === 'not_there').toBe(false);
});

test('each status has a kind, and mining and printing have a detail', () => {
  expect(statusOf('idle')).toEqual({ kind: 'idle', detail: null });
  for (const detail of CATEGORIES) {
    expect(statusOf(`mining (${detail})`)).toEqual({ kind: 'mining', detail });
  }
  expect(statusOf('printing (mining_drone)')).toEqual({ kind: 'printing', detail: 'mining_drone' });
  const status = statusOf('mining (carbon)');
  if (status.kind === 'mining') expectTypeOf(status.detail).toEqualTypeOf<ResourceCategory>();
});

test.each(['', 'mining', 'mining ()', 'idle (carbon)', 'idle ', 'mining (carbon) '])(
  'refuses "%s", which is no status',
  (status) => {
    expect(() => statusOf(status as 'idle')).toThrow(`Not a status of a device: ${status}`);
  },
);
