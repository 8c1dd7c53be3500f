import { expect, test } from 'vitest';
import { createClient, type Problem } from './index.js';
import { lampsCommand, lampsList, timeGet } from '../test/lamps.js';

/** A service with one answer for all requests, and the requests that it got. */
function service(status: number, body: unknown) {
  const requests: Request[] = [];
  const type = status < 400 ? 'application/json' : 'application/problem+json';
  const answer = async (...[input, init]: Parameters<typeof fetch>): Promise<Response> => {
    requests.push(new Request(input, init));
    return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': type } });
  };
  return { requests, fetch: answer };
}

const baseUrl = 'http://localhost:8080';

test('calls an operation with the token', async () => {
  const { requests, fetch } = service(200, { lamps: [], next_cursor: null });
  const client = createClient({ baseUrl, token: 'secret', fetch });
  const { data, error } = await lampsList({ client, query: { limit: 5, room: 'attic' } });
  expect(error).toBeUndefined();
  expect(data).toEqual({ lamps: [], next_cursor: null });
  expect(requests[0]?.url).toBe(`${baseUrl}/v1/lamps?limit=5&room=attic`);
  expect(requests[0]?.headers.get('authorization')).toBe('Bearer secret');
});

test('calls a public operation without a token', async () => {
  const { requests, fetch } = service(200, { tick: 7 });
  const { data } = await timeGet({ client: createClient({ baseUrl, fetch }) });
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
  const { data, error, response } = await lampsCommand({
    client: createClient({ baseUrl, token: 'secret', fetch }),
    path: { code: '1f3a92c4' },
    headers: { 'Idempotency-Key': 'k1' },
    body: { command: 'light', dry_run: true },
  });
  expect(data).toBeUndefined();
  expect(error?.code).toBe('lamp_broken');
  expect(response?.status).toBe(409);
  expect(requests[0]?.method).toBe('POST');
  expect(requests[0]?.headers.get('idempotency-key')).toBe('k1');
  expect(await requests[0]?.json()).toEqual({ command: 'light', dry_run: true });
});
