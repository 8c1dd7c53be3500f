import { gunzipSync } from 'node:zlib';
import { problem } from '@astrarium/space/service';
import { describe, expect, test } from 'vitest';
import { type HttpTester, post, startTester } from '../../test/httpTester.js';

let tester: HttpTester;

describe('answers of the host', () => {
  test('sends a problem unchanged, with the id of the request', async () => {
    const refusal = problem('unknown_device', 'There is no device 0.', { rule: { max: 1 } });
    tester = await startTester(() => ({ status: 404, body: refusal, tick: 5 }));
    const response = await tester.fetch('/v1/devices/0');
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-tick')).toBe('5');
    expect(response.headers.get('etag')).toBeNull();
    const request_id = response.headers.get('x-request-id');
    expect(await response.json()).toEqual({ ...refusal, request_id });
  });

  test('sends a stored problem unchanged, with the id of its first request', async () => {
    const refusal = { ...problem('device_busy', 'It is busy.'), request_id: 'first' };
    tester = await startTester(() => ({ status: 409, body: refusal, tick: 5, replayed: true }));
    const response = await tester.fetch('/v1/devices/0', post('{}'));
    expect(await response.text()).toBe(JSON.stringify(refusal));
    expect(response.headers.get('idempotent-replayed')).toBe('true');
  });

  test('adds the challenge to 401 and Retry-After to 503 and 429', async () => {
    let refusal = problem('internal', 'No.');
    tester = await startTester(() => ({ status: refusal.status, body: refusal, tick: 1 }));
    for (const [code, name, value] of [
      ['unauthorized', 'www-authenticate', /^Bearer /],
      ['unavailable', 'retry-after', /^\d+$/],
      ['rate_limited', 'retry-after', /^\d+$/],
    ] as const) {
      refusal = problem(code, 'No.');
      const response = await tester.fetch('/v1/time');
      expect(response.headers.get(name)).toMatch(value);
    }
  });

  const fail = () => {
    throw new Error('secret place');
  };
  test.each([
    ['at once', fail],
    ['later', async () => fail()],
  ])('answers 500 without details when the host throws %s', async (_when, answer) => {
    tester = await startTester(answer);
    const response = await tester.fetch('/v1/time');
    expect(response.status).toBe(500);
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({ code: 'internal', type: '/problems/internal' });
    expect(text).not.toContain('secret');
    expect(tester.lines.join()).toContain('secret place');
  });
});

describe('conditional and compressed answers', () => {
  test('the tag of a GET depends on its bytes, not on the tick', async () => {
    let tick = 0;
    let body = { a: 1 };
    tester = await startTester(() => ({ status: 200, body, tick: (tick += 1) }));
    const first = await tester.fetch('/v1/devices');
    const tag = first.headers.get('etag') ?? '';
    expect(tag).toMatch(/^"[\w-]{22}"$/);
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    expect(first.headers.get('vary')).toBe('Authorization, Accept, Accept-Encoding, Origin');
    const second = await tester.fetch('/v1/devices', {
      headers: { 'if-none-match': `W/"b", ${tag}` },
    });
    expect(second.status).toBe(304);
    expect(second.headers.get('etag')).toBe(tag);
    expect(second.headers.get('x-tick')).toBe('2');
    expect(await second.text()).toBe('');
    body = { a: 2 };
    const changed = await tester.fetch('/v1/devices', { headers: { 'if-none-match': tag } });
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(tag);
  });

  test('only successful answers to GET have a tag', async () => {
    tester = await startTester(({ operation }) =>
      operation === 'devices.list'
        ? { status: 404, body: problem('not_found', 'No.'), tick: 1 }
        : { status: 200, body: {}, tick: 1 },
    );
    expect((await tester.fetch('/v1/devices')).headers.get('etag')).toBeNull();
    const { headers } = await tester.fetch('/v1/accounts', post('{}'));
    expect([headers.get('etag'), headers.get('cache-control')]).toEqual([null, 'no-store']);
  });

  test('compresses a long answer on request, with its own tag', async () => {
    const long = { long: 'ä'.repeat(600) };
    tester = await startTester(({ operation }) => {
      return { status: 200, body: operation === 'time.get' ? long : {}, tick: 1 };
    });
    const head = 'GET /v1/time HTTP/1.1\r\nHost: a\r\nConnection: close\r\n';
    const zipped = await tester.fetch('/v1/time', { headers: { 'accept-encoding': 'br, gzip' } });
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    expect(await zipped.json()).toEqual(long);
    const tag = zipped.headers.get('etag') ?? '';
    expect(tag).toMatch(/-gzip"$/);
    for (const [accepted, expected] of [
      ['gzip', 'gzip'],
      ['gzip;q=0.5', 'gzip'],
      ['gzip;q=0', undefined],
      ['identity', undefined],
      ['x-gzip', undefined],
    ] as const) {
      const [reply] = await tester.raw(`${head}Accept-Encoding: ${accepted}\r\n\r\n`);
      expect([accepted, reply?.headers['content-encoding']]).toEqual([accepted, expected]);
      const bytes = Buffer.from(reply?.body ?? '', 'latin1');
      const plain = expected === 'gzip' ? gunzipSync(bytes) : bytes;
      expect(JSON.parse(plain.toString())).toEqual(long);
    }
    const headers = { 'accept-encoding': 'gzip', 'if-none-match': tag };
    expect((await tester.fetch('/v1/time', { headers })).status).toBe(304);
    const short = await tester.fetch('/v1/devices', { headers });
    expect(short.headers.get('content-encoding')).toBeNull();
    const plain = { 'accept-encoding': 'identity', 'if-none-match': tag };
    expect((await tester.fetch('/v1/time', { headers: plain })).status).toBe(200);
  });
});
