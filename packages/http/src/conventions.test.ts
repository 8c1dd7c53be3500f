import { gunzipSync } from 'node:zlib';
import { OPERATIONS, type Operation, problem } from '@astrarium/contract';
import { afterEach, describe, expect, test } from 'vitest';
import { httpTester } from './httpTester.js';

type Tester = Awaited<ReturnType<typeof httpTester>>;

let tester: Tester;

async function start(...given: Parameters<typeof httpTester>): Promise<Tester> {
  tester = await httpTester(...given);
  return tester;
}

afterEach(() => tester.close());

const operations = Object.values<Operation>(OPERATIONS);
const paths = [...new Set(operations.map(({ path }) => path))];
const pathOf = (template: string): string => template.replace(/[{}]/g, '');

const JSON_BODY = { 'content-type': 'application/json' };
const post = (body: string | Uint8Array, headers: Record<string, string> = JSON_BODY) => ({
  method: 'POST',
  body,
  headers,
});

describe('paths and methods', () => {
  test.each(paths)('%s takes its methods and no other', async (template) => {
    await start();
    const own = operations.filter(({ path }) => path === template).map(({ method }) => method);
    const allow = [...own.flatMap((one) => (one === 'GET' ? ['GET', 'HEAD'] : [one])), 'OPTIONS'];
    const preflight = await tester.fetch(pathOf(template), { method: 'OPTIONS' });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('allow')?.split(', ').sort()).toEqual([...allow].sort());
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND']) {
      if (allow.includes(method)) continue;
      const response = await tester.fetch(pathOf(template), { method });
      expect([method, response.status]).toEqual([method, 405]);
      expect(response.headers.get('allow')).toBe(preflight.headers.get('allow'));
    }
    expect(tester.calls).toEqual([]);
  });

  test('HEAD is GET without its body', async () => {
    await start(() => ({ status: 200, body: { time: 'x'.repeat(2000) }, tick: 3 }));
    const get = await tester.fetch('/v1/time');
    const head = await tester.fetch('/v1/time', { method: 'HEAD' });
    expect(await head.text()).toBe('');
    const kept = (response: Response) =>
      [...response.headers].filter(
        ([name]) => !/^(date|x-request-id|ratelimit|connection|keep-alive)$/.test(name),
      );
    expect(kept(head)).toEqual(kept(get));
  });

  test('a browser is told what a page may ask', async () => {
    await start();
    const { status, headers } = await tester.fetch('/v1/devices/00000000', {
      method: 'OPTIONS',
      headers: { origin: 'https://example.org', 'access-control-request-method': 'PATCH' },
    });
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    expect(headers.get('access-control-allow-methods')).toContain('PATCH');
    expect(headers.get('access-control-allow-headers')).toContain('Idempotency-Key');
    expect(headers.get('access-control-max-age')).toBe('86400');
  });

  test('a page of any origin may read what concerns it, and needs no cookie', async () => {
    await start();
    const { headers } = await tester.fetch('/v1/time', { headers: { origin: 'https://a.b' } });
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    for (const name of ['ETag', 'RateLimit', 'Retry-After', 'X-Request-Id', 'X-Tick', 'Link']) {
      expect(headers.get('access-control-expose-headers')?.split(', ')).toContain(name);
    }
    expect((await tester.fetch('/v1/time')).headers.get('access-control-allow-origin')).toBeNull();
  });

  test('OPTIONS of the server as a whole', async () => {
    await start();
    const [reply] = await tester.raw('OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    expect(reply?.status).toBe(204);
  });
});

describe('who asks', () => {
  const guarded = operations.filter(({ access }) => access === 'token');

  test.each([
    undefined,
    'Bearer',
    'Bearer nobody',
    'Basic YTpi',
    'Bearer a b',
    'astr_live_canary7f3e',
  ])('Authorization: %s opens nothing', async (authorization) => {
    await start();
    for (const { path, method } of guarded) {
      const response = await fetch(tester.origin + pathOf(path), {
        method,
        headers: authorization === undefined ? {} : { authorization },
      });
      expect([path, response.status]).toEqual([path, 401]);
      expect(response.headers.get('www-authenticate')).toBe(
        authorization === undefined
          ? 'Bearer realm="astrarium"'
          : 'Bearer realm="astrarium", error="invalid_token"',
      );
      expect(await response.json()).toMatchObject({ code: 'unauthorized' });
    }
    expect(tester.calls).toEqual([]);
  });

  test('a token in the URL is a parameter like any other', async () => {
    await start();
    const response = await fetch(`${tester.origin}/v1/devices?token=astr_live_canary7f3e`);
    expect(response.status).toBe(401);
  });
});

describe('request ids', () => {
  test.each(['abc', 'A-1._z', 'x'.repeat(64)])('%s is kept', async (id) => {
    await start();
    const { headers } = await tester.fetch('/v1/time', { headers: { 'x-request-id': id } });
    expect(headers.get('x-request-id')).toBe(id);
  });

  test.each(['', 'x'.repeat(65), 'a b', 'a/b', '<script>'])('%j is replaced', async (id) => {
    await start();
    const response = await tester.fetch('/v1/nothing', { headers: { 'x-request-id': id } });
    const own = response.headers.get('x-request-id');
    expect(own).toMatch(/^[0-9a-f]{12}-1$/);
    expect(await response.json()).toMatchObject({ request_id: own });
  });
});

describe('answers of the host', () => {
  test('a problem is sent as it is, with the id of the request', async () => {
    const refusal = problem('unknown_device', 'There is no device 0.', { rule: { most: 1 } });
    await start(() => ({ status: 404, body: refusal, tick: 5 }));
    const response = await tester.fetch('/v1/devices/0');
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-tick')).toBe('5');
    expect(response.headers.get('etag')).toBeNull();
    const request_id = response.headers.get('x-request-id');
    expect(await response.json()).toEqual({ ...refusal, request_id });
  });

  test('401 has its challenge, 503 and 429 say when to come back', async () => {
    for (const [code, name, value] of [
      ['unauthorized', 'www-authenticate', /^Bearer /],
      ['unavailable', 'retry-after', /^\d+$/],
      ['rate_limited', 'retry-after', /^\d+$/],
    ] as const) {
      const refusal = problem(code, 'No.');
      await start(() => ({ status: refusal.status, body: refusal, tick: 1 }));
      const response = await tester.fetch('/v1/time');
      expect(response.headers.get(name)).toMatch(value);
      await tester.close();
    }
  });

  test('a host that throws all the same is a 500 that tells nothing', async () => {
    await start(() => {
      throw new Error('secret place');
    });
    const response = await tester.fetch('/v1/time');
    expect(response.status).toBe(500);
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({ code: 'internal', type: '/problems/internal' });
    expect(text).not.toContain('secret');
    expect(tester.lines.join()).toContain('secret place');
  });

  test('an answer that was kept says so', async () => {
    await start(() => ({ status: 200, body: {}, tick: 1, replayed: true }));
    const response = await tester.fetch('/v1/accounts', post('{}'));
    expect(response.headers.get('idempotent-replayed')).toBe('true');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});

describe('what need not be sent again', () => {
  test('a GET has a tag of its bytes, whatever the tick', async () => {
    let tick = 0;
    let body = { a: 1 };
    await start(() => ({ status: 200, body, tick: (tick += 1) }));
    const first = await tester.fetch('/v1/devices');
    const tag = first.headers.get('etag') ?? '';
    expect(tag).toMatch(/^"[\w-]{22}"$/);
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    expect(first.headers.get('vary')).toBe('Authorization, Accept, Accept-Encoding, Origin');
    const again = await tester.fetch('/v1/devices', {
      headers: { 'if-none-match': `W/"b", ${tag}` },
    });
    expect(again.status).toBe(304);
    expect(again.headers.get('etag')).toBe(tag);
    expect(again.headers.get('x-tick')).toBe('2');
    expect(await again.text()).toBe('');
    body = { a: 2 };
    const changed = await tester.fetch('/v1/devices', { headers: { 'if-none-match': tag } });
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(tag);
  });

  test('only good answers to GET have one', async () => {
    await start(({ operation }) =>
      operation === 'devices.list'
        ? { status: 404, body: problem('not_found', 'No.'), tick: 1 }
        : { status: 200, body: {}, tick: 1 },
    );
    expect((await tester.fetch('/v1/devices')).headers.get('etag')).toBeNull();
    expect((await tester.fetch('/v1/accounts', post('{}'))).headers.get('etag')).toBeNull();
  });

  test('a long answer is compressed for who asks, under a tag of its own', async () => {
    await start(() => ({ status: 200, body: { long: 'ä'.repeat(600) }, tick: 1 }));
    const head = 'GET /v1/time HTTP/1.1\r\nHost: a\r\nConnection: close\r\n';
    const zipped = await tester.fetch('/v1/time', { headers: { 'accept-encoding': 'br, gzip' } });
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    expect(await zipped.json()).toEqual({ long: 'ä'.repeat(600) });
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
      expect(JSON.parse(plain.toString())).toEqual({ long: 'ä'.repeat(600) });
    }
    const again = { 'accept-encoding': 'gzip', 'if-none-match': tag };
    expect((await tester.fetch('/v1/time', { headers: again })).status).toBe(304);
    const plain = { 'accept-encoding': 'identity', 'if-none-match': tag };
    expect((await tester.fetch('/v1/time', { headers: plain })).status).toBe(200);
  });

  test('a short answer is not compressed', async () => {
    await start();
    const short = await tester.fetch('/v1/time', { headers: { 'accept-encoding': 'gzip' } });
    expect(short.headers.get('content-encoding')).toBeNull();
  });
});

describe('bodies', () => {
  const send = async (...given: Parameters<typeof post>) => {
    const response = await tester.fetch('/v1/accounts', post(...given));
    const { status, headers } = response;
    const code = status === 200 ? 'fine' : ((await response.json()) as { code: string }).code;
    return { outcome: `${status} ${code}`, headers };
  };

  test.each([
    ['application/json', '200 fine'],
    ['application/json; charset=utf-8', '200 fine'],
    ['Application/JSON;charset="UTF-8"', '200 fine'],
    ['application/json; charset=latin1', '415 unsupported_media_type'],
    ['application/merge-patch+json', '415 unsupported_media_type'],
    ['application/x-www-form-urlencoded', '415 unsupported_media_type'],
    ['text/plain', '415 unsupported_media_type'],
    ['', '415 unsupported_media_type'],
  ])('Content-Type: %s', async (type, expected) => {
    await start();
    const { outcome, headers } = await send(Buffer.from('{"a":1}'), { 'content-type': type });
    expect(outcome).toBe(expected);
    if (outcome !== '200 fine') expect(headers.get('accept')).toBe('application/json');
  });

  test('a PATCH may be a merge patch', async () => {
    await start();
    const patch = (type: string) =>
      tester.fetch('/v1/accounts/me', {
        method: 'PATCH',
        body: '{"name":"a"}',
        headers: { 'content-type': type },
      });
    expect((await patch('application/merge-patch+json')).status).toBe(200);
    expect(tester.calls[0]?.body).toEqual({ name: 'a' });
    const other = await patch('application/json-patch+json');
    expect(other.status).toBe(415);
    expect(other.headers.get('accept-patch')).toContain('application/merge-patch+json');
  });

  test('nothing compressed is taken', async () => {
    await start();
    const { outcome, headers } = await send('x', { ...JSON_BODY, 'content-encoding': 'gzip' });
    expect(outcome).toBe('415 unsupported_media_type');
    expect(headers.get('accept-encoding')).toBe('identity');
  });

  test.each([
    [65_536, '200 fine'],
    [65_537, '413 payload_too_large'],
    [1_000_000, '413 payload_too_large'],
    [1_500_000, '413 payload_too_large'],
  ])('%i bytes', async (bytes, expected) => {
    await start();
    const { outcome } = await send(JSON.stringify('x'.repeat(bytes - 2)));
    expect(outcome).toBe(expected);
    expect(tester.calls).toHaveLength(expected === '200 fine' ? 1 : 0);
  });

  test('a body without an end', async () => {
    await start();
    const chunk = `10000\r\n${'x'.repeat(65_536)}\r\n`;
    const head =
      'POST /v1/accounts HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n' +
      'Transfer-Encoding: chunked\r\n\r\n';
    const replies = await tester.raw(head, ...Array.from({ length: 24 }, () => chunk));
    expect(replies.map(({ status }) => status)).toEqual([413]);
  });

  test('who asks first is told to go on, or not', async () => {
    await start();
    const head = (bytes: number) =>
      `POST /v1/accounts HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${bytes}\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n`;
    const good = await tester.raw(head(2), '{}');
    expect(good.map(({ status }) => status)).toEqual([100, 200]);
    const large = await tester.raw(head(100_000));
    expect(large.map(({ status }) => status)).toEqual([413]);
  });

  test('an empty body is none, of whatever type', async () => {
    await start();
    expect((await send('', {})).outcome).toBe('200 fine');
    expect((await send('', { 'content-type': 'text/plain' })).outcome).toBe('200 fine');
    expect(tester.calls.map(({ body }) => body)).toEqual([undefined, undefined]);
  });

  test('a GET with a body is answered without it', async () => {
    await start();
    const replies = await tester.raw(
      'GET /v1/time HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhello',
      'GET /v1/time HTTP/1.1\r\nHost: a\r\nContent-Length: 2000000\r\n\r\nhello',
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(replies[1]?.headers['connection']).toBe('close');
    expect(tester.calls.map(({ body }) => body)).toEqual([undefined, undefined]);
  });
});

describe('what is asked of the answer', () => {
  test('another form is refused, before anything is done', async () => {
    await start();
    const headers = { ...JSON_BODY, accept: 'text/csv' };
    const response = await tester.fetch('/v1/accounts', post('{}', headers));
    expect(response.status).toBe(406);
    expect(await response.json()).toMatchObject({ code: 'not_acceptable' });
    expect(tester.calls).toEqual([]);
  });

  test.each(['if-match', 'if-unmodified-since'])('no change under %s', async (name) => {
    await start();
    const response = await tester.fetch(
      '/v1/accounts',
      post('{}', { ...JSON_BODY, [name]: '"a"' }),
    );
    expect(response.status).toBe(412);
    expect(tester.calls).toEqual([]);
  });

  test('a key is handed on with a change, quoted or bare, and with nothing else', async () => {
    await start();
    for (const key of ['"a b"', 'a']) {
      await tester.fetch('/v1/accounts', post('{}', { ...JSON_BODY, 'idempotency-key': key }));
    }
    await tester.fetch('/v1/time', { headers: { 'idempotency-key': 'a' } });
    expect(tester.calls.map(({ idempotencyKey }) => idempotencyKey)).toEqual([
      'a b',
      'a',
      undefined,
    ]);
    const bad = await tester.fetch(
      '/v1/accounts',
      post('{}', { ...JSON_BODY, 'idempotency-key': 'a b' }),
    );
    expect(bad.status).toBe(400);
    expect(await bad.json()).toMatchObject({ errors: [{ in: 'header', name: 'Idempotency-Key' }] });
  });
});

describe('deprecation', () => {
  const told = async (path: string, init?: RequestInit) => {
    const { headers } = await tester.fetch(path, init);
    return [headers.get('deprecation'), headers.get('link')];
  };
  const patch = (body: object) => ({
    method: 'PATCH',
    body: JSON.stringify(body),
    headers: JSON_BODY,
  });

  test('an operation, a parameter and a member say so where they are used', async () => {
    await start();
    expect(await told('/v1/locations/SOL/inventory')).toEqual([
      '@1767225600',
      '</docs/>; rel="deprecation", </v1/inventory>; rel="successor-version"',
    ]);
    const member = ['@1767225600', '</docs/>; rel="deprecation"'];
    expect(await told('/v1/devices?tag=a')).toEqual(member);
    expect(await told('/v1/accounts/me', patch({ message_notify: {} }))).toEqual(member);
    expect(await told('/v1/devices?tags=a')).toEqual([null, null]);
    expect(await told('/v1/accounts/me', patch({ name: 'a' }))).toEqual([null, null]);
  });
});

describe('rate limits', () => {
  const rateLimits = {
    read: { quota: 3, windowSeconds: 60 },
    write: { quota: 2, windowSeconds: 60 },
    account: { quota: 1, windowSeconds: 60 },
  };

  test('an account that has used its allowance up is told when to come back', async () => {
    await start(undefined, { rateLimits });
    const left: (string | null)[] = [];
    for (let count = 0; count < 3; count += 1) {
      left.push((await tester.fetch('/v1/devices')).headers.get('ratelimit'));
    }
    expect(left).toEqual(['"read";r=2;t=20', '"read";r=1;t=40', '"read";r=0;t=60']);
    const over = await tester.fetch('/v1/devices');
    expect(over.status).toBe(429);
    expect(over.headers.get('ratelimit-policy')).toBe('"read";q=3;w=60');
    expect(over.headers.get('ratelimit')).toBe('"read";r=0;t=60');
    expect(over.headers.get('retry-after')).toBe('20');
    expect(await over.json()).toMatchObject({
      code: 'rate_limited',
      rule: { class: 'read', quota: 3, window_seconds: 60, wait_seconds: 20 },
    });
    expect(tester.calls).toHaveLength(3);
    tester.passMs(20_000);
    expect((await tester.fetch('/v1/devices')).status).toBe(200);
  });

  test('changes, and strangers, draw on others', async () => {
    await start(undefined, { rateLimits });
    for (let count = 0; count < 4; count += 1) await tester.fetch('/v1/devices');
    const patch = () => tester.fetch('/v1/accounts/me', { method: 'PATCH' });
    expect((await patch()).headers.get('ratelimit')).toBe('"write";r=1;t=30');
    expect((await tester.fetch('/v1/time')).status).toBe(200);
    const guess = () => fetch(`${tester.origin}/v1/devices`);
    expect([(await guess()).status, (await guess()).status]).toEqual([401, 401]);
    expect((await guess()).status).toBe(429);
    expect((await tester.fetch('/v1/accounts', post('{}'))).status).toBe(200);
    expect((await tester.fetch('/v1/accounts/recover', post('{}'))).status).toBe(429);
  });

  test('what has not changed costs half', async () => {
    await start(undefined, { rateLimits });
    const tag = (await tester.fetch('/v1/devices')).headers.get('etag') ?? '';
    const ask = () => tester.fetch('/v1/devices', { headers: { 'if-none-match': tag } });
    const statuses: number[] = [];
    for (let count = 0; count < 5; count += 1) statuses.push((await ask()).status);
    expect(statuses).toEqual([304, 304, 304, 429, 429]);
  });
});
