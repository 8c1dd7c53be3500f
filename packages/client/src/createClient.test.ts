import { expect, expectTypeOf, test } from 'vitest';
import { type Lamp, lampsClient } from '../test/lamps.js';
import { createClient, itemsOf, type Problem } from './index.js';

/** A service with one answer for all requests, or one for each path; and what it was asked. */
function service(status: number, body: unknown, pages?: Readonly<Record<string, unknown>>) {
  const requests: Request[] = [];
  const type = status < 400 ? 'application/json' : 'application/problem+json';
  const answer = async (...[input, init]: Parameters<typeof fetch>): Promise<Response> => {
    const request = new Request(input, init);
    requests.push(request);
    const page = pages?.[request.url.slice(baseUrl.length)] ?? body;
    return new Response(JSON.stringify(page), { status, headers: { 'Content-Type': type } });
  };
  return { requests, fetch: answer };
}

const baseUrl = 'http://localhost:8080';

test('calls an operation with the token', async () => {
  const { requests, fetch } = service(200, { lamps: [], next_cursor: null });
  const client = lampsClient({ baseUrl, token: 'secret', fetch });
  const { data, error } = await client.GET('/v1/lamps', {
    params: { query: { limit: 5, room: 'attic' } },
  });
  expect(error).toBeUndefined();
  expect(data).toEqual({ lamps: [], next_cursor: null });
  expect(requests[0]?.url).toBe(`${baseUrl}/v1/lamps?limit=5&room=attic`);
  expect(requests[0]?.headers.get('authorization')).toBe('Bearer secret');
});

test('calls a public operation without a token', async () => {
  const { requests, fetch } = service(200, { tick: 7 });
  const { data } = await lampsClient({ baseUrl, fetch }).GET('/v1/time');
  expect(data?.tick).toBe(7);
  expect(requests[0]?.headers.get('authorization')).toBeNull();
});

test('sends a command as the body and returns a refusal as a problem', async () => {
  const refusal: Problem = {
    type: '/problems/lamp_broken',
    title: 'The lamp is broken',
    status: 409,
    detail: 'no',
    code: 'lamp_broken',
  };
  const { requests, fetch } = service(409, refusal);
  const client = lampsClient({ baseUrl, token: 'secret', fetch });
  const { data, error, response } = await client.POST('/v1/lamps/{code}', {
    params: { path: { code: '1f3a92c4' }, header: { 'Idempotency-Key': 'k1' } },
    body: { command: 'light', dry_run: true },
  });
  expect(data).toBeUndefined();
  expect(error?.code).toBe('lamp_broken');
  expect(response?.status).toBe(409);
  expect(requests[0]?.method).toBe('POST');
  expect(requests[0]?.headers.get('idempotency-key')).toBe('k1');
  expect(await requests[0]?.json()).toEqual({ command: 'light', dry_run: true });
});

test('a call has the types of its operation, or none', async () => {
  const { requests, fetch } = service(200, { lamps: [], next_cursor: null });
  const client = lampsClient({ baseUrl, fetch });
  const read = () => client.GET('/v1/lamps', { params: { query: { limit: 5 } } });
  expectTypeOf((await read()).data?.lamps).toEqualTypeOf<Lamp[] | undefined>();
  // @ts-expect-error There is no such path.
  await client.GET('/v1/lanterns');
  // @ts-expect-error There is no such parameter.
  await client.GET('/v1/lamps', { params: { query: { limit: 5, romo: 'attic' } } });
  // @ts-expect-error The body and the code are missing.
  await client.POST('/v1/lamps/{code}', {});
  await createClient({ baseUrl, fetch }).POST('/v1/lanterns', { body: {} });
  expect(requests.at(-1)?.url).toBe(`${baseUrl}/v1/lanterns`);
});

test('encodes parameters: those of paths once, arrays as several', async () => {
  const { requests, fetch } = service(200, {});
  const client = createClient({ baseUrl: `${baseUrl}/`, fetch });
  const query = { tag: ['a b', 'c&d'], none: undefined, nothing: null, at: 7 };
  await client.GET('/v1/lamps/{code}', { params: { path: { code: 'ä/?' }, query } });
  expect(requests[0]?.url).toBe(`${baseUrl}/v1/lamps/%C3%A4%2F%3F?tag=a+b&tag=c%26d&at=7`);
});

test('an error of a proxy is its text, and an answer that is not JSON its bytes', async () => {
  const json = { 'Content-Type': 'application/json' };
  const answers = [
    new Response('<h1>', { status: 502 }),
    new Response('', { status: 502, headers: json }),
    new Response('{"tick":7}\n'),
  ];
  const fetch = async (): Promise<Response> => answers.shift()!;
  const client = createClient({ baseUrl, fetch, retryMs: 0 });
  expect((await client.GET('/v1/time')).error).toBe('<h1>');
  expect((await client.GET('/v1/time')).error).toBe('');
  const { data } = await client.GET('/v1/log');
  expect(await new Response(data as ReadableStream).text()).toBe('{"tick":7}\n');
});

test('items are read page by page, and only as many pages as needed', async () => {
  const { fetch, requests } = service(200, undefined, {
    '/v1/lamps?limit=2': { lamps: [1, 2], next_cursor: 7 },
    '/v1/lamps?limit=2&cursor=7': { lamps: [3], next_cursor: null },
  });
  const client = lampsClient({ baseUrl, fetch });
  const items: unknown[] = [];
  for await (const lamp of itemsOf(client, '/v1/lamps', { query: { limit: 2 } })) {
    expectTypeOf(lamp).toEqualTypeOf<Lamp>();
    items.push(lamp);
  }
  expect(items).toEqual([1, 2, 3]);
  expect(requests).toHaveLength(2);
  for await (const _first of itemsOf(client, '/v1/lamps', { query: { limit: 2 } })) break;
  expect(requests).toHaveLength(3);
});

test('items throw the problem of a page', async () => {
  const { fetch } = service(404, { code: 'not_found', detail: 'No' });
  const read = async () => {
    for await (const _lamp of itemsOf(lampsClient({ baseUrl, fetch }), '/v1/lamps', {}));
  };
  await expect(read()).rejects.toThrow('No (not_found)');
});
