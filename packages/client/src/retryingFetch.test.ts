import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lampsClient } from '../test/lamps.js';
import { type ClientOptions, ServerUnreachable, type Wait } from './index.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const baseUrl = 'http://localhost:8080';

const refused = (): never => {
  throw new TypeError('fetch failed', {
    cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }),
  });
};

const json = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
  });

const limited = (seconds: number) =>
  json(429, { code: 'rate_limited', detail: 'no' }, { 'Retry-After': String(seconds) });

/** A client whose requests get these answers, one after the other, and then the last one. */
function tester(answers: readonly (() => Response)[], options: Partial<ClientOptions> = {}) {
  const sent: { readonly request: Request; readonly atMs: number }[] = [];
  const waits: Wait[] = [];
  const startMs = Date.now();
  const client = lampsClient({
    baseUrl,
    token: 'secret',
    fetch: async (input) => {
      sent.push({ request: input as Request, atMs: Date.now() - startMs });
      return (answers[sent.length - 1] ?? answers.at(-1) ?? refused)();
    },
    onWait: (wait) => void waits.push(wait),
    ...options,
  });
  return { client, sent, waits };
}

/** Awaits a call while the time of the test passes. */
async function settled<T>(call: PromiseLike<T>): Promise<T> {
  const ended = Promise.resolve(call);
  ended.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(600_000);
  return ended;
}

const command = (client: ReturnType<typeof lampsClient>) =>
  client.POST('/v1/lamps/{code}', {
    params: { path: { code: '1f3a92c4' } },
    body: { command: 'light' },
  });

test('a change is repeated with the same key and body until the server is reached', async () => {
  const { client, sent, waits } = tester([
    refused,
    refused,
    () => json(503, {}),
    () => json(200, {}),
  ]);
  const { response } = await settled(command(client));
  expect(response?.status).toBe(200);
  const keys = sent.map(({ request }) => request.headers.get('Idempotency-Key'));
  expect(keys).toHaveLength(4);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  for (const { request } of sent) {
    expect(await request.json()).toEqual({ command: 'light' });
  }
  expect(waits.map(({ reason }) => reason)).toEqual([
    'Cannot reach http://localhost:8080: no server listens there',
    'Cannot reach http://localhost:8080: no server listens there',
    'the server is not ready',
  ]);
});

test('two changes have two keys, and a key of the caller stays', async () => {
  const { client, sent } = tester([() => json(200, {})]);
  await settled(command(client));
  await settled(command(client));
  await settled(
    client.POST('/v1/lamps/{code}', {
      params: { path: { code: '1f3a92c4' }, header: { 'Idempotency-Key': 'mine' } },
      body: { command: 'douse' },
    }),
  );
  const [a, b, c] = sent.map(({ request }) => request.headers.get('Idempotency-Key'));
  expect(a).not.toBe(b);
  expect(c).toBe('mine');
});

test('waits grow, have a random part, and end with a clear message', async () => {
  const run = async () => {
    const { client, sent, waits } = tester([refused]);
    await expect(settled(client.GET('/v1/time'))).rejects.toThrow(
      /^Cannot reach http:\/\/localhost:8080: no server listens there\. Tried \d+ times\.$/,
    );
    expect(sent.length).toBe(waits.length + 1);
    return waits.map(({ waitMs }) => waitMs);
  };
  const [first, second] = [await run(), await run()];
  expect(first).not.toEqual(second);
  for (const [place, waitMs] of first.entries()) {
    const longest = Math.min(15_000, 250 * 2 ** place);
    expect(waitMs).toBeGreaterThanOrEqual(longest / 2);
    expect(waitMs).toBeLessThanOrEqual(longest);
  }
  const total = first.reduce((sum, waitMs) => sum + waitMs, 0);
  expect(total).toBeGreaterThan(40_000);
  expect(total).toBeLessThanOrEqual(60_000);
});

test('without time for retries it fails at once, also without a token', async () => {
  const { client, sent } = tester([refused], { retryMs: 0 });
  await expect(settled(client.GET('/v1/lamps'))).rejects.toThrow(ServerUnreachable);
  expect(sent).toHaveLength(1);
});

test('waits as long as the server asks for', async () => {
  const { client, sent } = tester([() => limited(7), () => json(200, { tick: 1 })]);
  const { data } = await settled(client.GET('/v1/time'));
  expect(data?.tick).toBe(1);
  expect(sent[1]?.atMs).toBeGreaterThanOrEqual(7_000);
  expect(sent[1]?.atMs).toBeLessThan(7_300);
});

test('returns the refusal when the server asks for a longer wait than allowed', async () => {
  const { client, sent } = tester([() => limited(90)]);
  const { error } = await settled(client.GET('/v1/time'));
  expect(error).toMatchObject({ code: 'rate_limited' });
  expect(sent).toHaveLength(1);
});

test('waits before a request that is above a known rate limit', async () => {
  const empty = {
    RateLimit: '"read";r=0;t=60',
    'RateLimit-Policy': '"read";q=6000;w=60',
  };
  const owing = { ...empty, RateLimit: '"read";r=0;t=63' };
  const { client, sent, waits } = tester([
    () => json(200, {}, empty),
    () => json(200, {}, owing),
    () => json(200, {}),
  ]);
  for (let n = 0; n < 3; n += 1) await listSoon(client);
  expect(waits.map(({ waitMs }) => waitMs)).toEqual([10, 3010]);
  expect(sent.map(({ atMs }) => atMs)).toEqual([0, 10, 3020]);
});

/** Reads a page; time passes only while the client waits. */
async function listSoon(client: ReturnType<typeof lampsClient>): Promise<void> {
  let isDone = false;
  const call = client.GET('/v1/lamps').then(() => void (isDone = true));
  while (!isDone) await vi.advanceTimersToNextTimerAsync();
  await call;
}

test('a change without a key is not repeated when it may have been carried out', async () => {
  const { client, sent } = tester([refused], {});
  const anonymous = lampsClient({ baseUrl, fetch: refused });
  await expect(
    settled(
      anonymous.POST('/v1/lamps/{code}', {
        params: { path: { code: 'a' } },
        body: { command: 'light' },
      }),
    ),
  ).rejects.toThrow('Tried once.');
  await expect(settled(command(client))).rejects.toThrow(/Tried \d+ times/);
  expect(sent.length).toBeGreaterThan(1);
});

test('stops waiting when the caller aborts', async () => {
  const { client } = tester([refused], { retryMs: Infinity });
  const controller = new AbortController();
  const call = client.GET('/v1/time', { signal: controller.signal });
  setTimeout(() => controller.abort(new Error('stop')), 5_000);
  await expect(settled(call)).rejects.toThrow('stop');
});
