import { expect, expectTypeOf, test } from 'vitest';
import {
  CATEGORIES,
  createClient,
  type Device,
  type Event,
  type EventOf,
  itemsOf,
  ProblemError,
  type ResourceCategory,
} from './client.js';

const baseUrl = 'http://localhost:8080';

/** A client of a service with one answer for all requests, and the requests that it got. */
function tester(status: number, body: unknown) {
  const requests: Request[] = [];
  const client = createClient({
    baseUrl,
    token: 'secret',
    fetch: async (input, init) => {
      requests.push(new Request(input, init));
      return Response.json(body, { status });
    },
  });
  return { client, requests };
}

test('calls an operation with the token', async () => {
  const { client, requests } = tester(200, { devices: [], next_cursor: null });
  const { data, error } = await client.GET('/v1/devices', {
    params: { query: { limit: 5, location: 'SOL-3' } },
  });
  expect(error).toBeUndefined();
  expect(data).toEqual({ devices: [], next_cursor: null });
  expect(requests[0]?.url).toBe(`${baseUrl}/v1/devices?limit=5&location=SOL-3`);
  expect(requests[0]?.headers.get('authorization')).toBe('Bearer secret');
});

test('sends a command as the body and returns a refusal as a problem', async () => {
  const { client, requests } = tester(409, { code: 'device_busy', detail: 'no' });
  const { error } = await client.POST('/v1/devices/{code}', {
    params: { path: { code: '1f3a92c4' } },
    body: { command: 'start_mining', resource: 'carbon', dry_run: true },
  });
  expect(error?.code).toBe('device_busy');
  const body = { command: 'start_mining', resource: 'carbon', dry_run: true };
  expect(await requests[0]?.json()).toEqual(body);
});

test('the items of an operation have their type', async () => {
  const { client } = tester(200, { devices: [1, 2], next_cursor: null });
  const items: unknown[] = [];
  for await (const device of itemsOf(client, '/v1/devices', { query: { limit: 2 } })) {
    expectTypeOf(device).toEqualTypeOf<Device>();
    items.push(device);
  }
  expect(items).toEqual([1, 2]);
});

test('throws a refusal with the type of its problem', async () => {
  const { client } = tester(404, { code: 'not_found', detail: 'No' });
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

test('an event has the payload of its name', () => {
  const started: unknown = { event: 'mining.started', payload: { belt: 'SOL-BELT-1' } };
  const read = ({ payload }: EventOf<'mining.started'>): string => payload.belt;
  expect(read(started as EventOf<'mining.started'>)).toBe('SOL-BELT-1');
  // @ts-expect-error There is no event of this name.
  const wrong: EventOf<'mining.begun'> | undefined = undefined;
  expect(wrong).toBeUndefined();
});

test('the categories are those of the interface', () => {
  expectTypeOf<(typeof CATEGORIES)[number]>().toEqualTypeOf<ResourceCategory>();
});
