import { type Operation, problem, SCOPES } from '@astrarium/contract';
import type { Call } from '@astrarium/host';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ACCOUNT, CONTRACT, type HttpTester, httpTester } from '../../test/httpTester.js';
import { startTester, TOKEN, tokenWith } from '../../test/httpTester.js';

/** One server for all tests: each start makes the documents of the whole contract. */
let tester: HttpTester;

beforeAll(async () => {
  const plenty = { quota: 1e6, windowSeconds: 1 };
  const rateLimits = { read: plenty, write: plenty, plan: plenty, account: plenty };
  const answer = ({ operation }: Call) => ({ status: 200, body: { said: operation }, tick: 9 });
  tester = await httpTester(answer, { rateLimits });
});

beforeEach(() => void (tester.calls.length = 0));

afterAll(() => tester.close());

const entries = Object.entries<Operation>(CONTRACT.operations);
const operations = entries.map(([, operation]) => operation);
const paths = [...new Set(operations.map(({ path }) => path))];
const pathOf = (template: string): string => template.replace(/[{}]/g, '');

describe('paths and methods', () => {
  test.each(paths)('%s accepts only its methods', async (template) => {
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

  test('answers HEAD like GET without the body', async () => {
    const body = { time: 'x'.repeat(2000) };
    const own = await startTester(() => ({ status: 200, body, tick: 3 }));
    const get = await own.fetch('/v1/time');
    const head = await own.fetch('/v1/time', { method: 'HEAD' });
    expect(await head.text()).toBe('');
    const stableHeaders = (response: Response) =>
      [...response.headers].filter(
        ([name]) => !/^(date|x-request-id|ratelimit|connection|keep-alive)$/.test(name),
      );
    expect(stableHeaders(head)).toEqual(stableHeaders(get));
  });

  test('answers preflight requests of browsers', async () => {
    const { status, headers } = await tester.fetch('/v1/devices/00000000', {
      method: 'OPTIONS',
      headers: { origin: 'https://example.org', 'access-control-request-method': 'PATCH' },
    });
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    expect(headers.get('access-control-allow-methods')).toContain('PATCH');
    expect(headers.get('access-control-max-age')).toBe('86400');
  });

  test('allows all documented header fields on every path', async () => {
    for (const [template, methods] of Object.entries(CONTRACT.openApi().paths)) {
      for (const [method, { parameters = [] }] of Object.entries(methods)) {
        const own = (parameters as readonly { in: string; name: string }[])
          .filter((one) => one.in === 'header')
          .map(({ name }) => name);
        const wanted = ['Authorization', 'Content-Type', 'X-Request-Id', ...own];
        const { headers, status } = await fetch(tester.origin + pathOf(template), {
          method: 'OPTIONS',
          headers: {
            origin: 'https://example.org',
            'access-control-request-method': method.toUpperCase(),
            'access-control-request-headers': wanted.join(',').toLowerCase(),
          },
        });
        expect(status).toBe(204);
        const allowed = headers.get('access-control-allow-headers')?.split(', ');
        expect(allowed).toEqual(expect.arrayContaining(wanted));
        expect(headers.get('access-control-allow-methods')).toContain(method.toUpperCase());
      }
    }
  });

  test('lets pages of any origin read answers, without cookies', async () => {
    const { headers } = await tester.fetch('/v1/time', { headers: { origin: 'https://a.b' } });
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    const exposed = headers.get('access-control-expose-headers')?.split(', ').sort();
    expect(exposed).toEqual(Object.keys(CONTRACT.openApi().components['headers'] ?? {}).sort());
    expect((await tester.fetch('/v1/time')).headers.get('access-control-allow-origin')).toBeNull();
  });

  test.each([
    ['/v1/events/stream', 200, {}],
    ['/v1/events/stream', 401, { authorization: 'Bearer nobody' }],
    ['/v1/nothing', 404, {}],
    ['/v1/time?surprise=1', 400, {}],
  ])('lets pages of other origins read %s with status %i', async (path, status, more) => {
    const invalid = problem('invalid_parameters', 'surprise');
    const own = await startTester(() => ({ status: 400, body: invalid, tick: 1 }));
    const headers = { origin: 'https://a.b', 'last-event-id': '1-0', ...more };
    const response = await own.fetch(path, { headers });
    expect(response.status).toBe(status);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    const exposed = response.headers.get('access-control-expose-headers');
    expect(exposed?.split(', ')).toEqual(expect.arrayContaining(['Last-Event-ID', 'Retry-After']));
  });

  test('answers OPTIONS *', async () => {
    const [reply] = await tester.raw('OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    expect(reply?.status).toBe(204);
  });
});

describe('authentication', () => {
  const guarded = operations.filter(({ access }) => access !== 'public');

  test.each([undefined, 'Bearer', 'Bearer nobody', 'Basic YTpi', 'Bearer a b', TOKEN])(
    'rejects Authorization: %s',
    async (authorization) => {
      // Without one on every path, and with a wrong one on one of them.
      for (const { path, method } of authorization === undefined ? guarded : guarded.slice(0, 1)) {
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
    },
  );

  test('challenges a token that lacks a scope', async () => {
    const headers = { authorization: `Bearer ${tokenWith('read')}` };
    const response = await tester.fetch('/v1/devices/0', { method: 'POST', headers });
    expect(await response.json()).toMatchObject({ code: 'insufficient_scope' });
    expect(response.headers.get('www-authenticate')).toBe(
      'Bearer realm="astrarium", error="insufficient_scope", scope="play"',
    );
  });

  test('treats a token in the URL as an unknown parameter', async () => {
    expect((await fetch(`${tester.origin}/v1/devices?token=${TOKEN}`)).status).toBe(401);
  });
});

describe('request ids', () => {
  test.each(['abc', 'A-1._z', 'x'.repeat(64)])('keeps %s', async (id) => {
    const { headers } = await tester.fetch('/v1/time', { headers: { 'x-request-id': id } });
    expect(headers.get('x-request-id')).toBe(id);
  });

  test.each(['', 'x'.repeat(65), 'a b', 'a/b', '<script>'])('replaces %j', async (id) => {
    const response = await tester.fetch('/v1/nothing', { headers: { 'x-request-id': id } });
    const own = response.headers.get('x-request-id');
    // Random: an id that counts would tell of all others.
    expect(own).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(await response.json()).toMatchObject({ request_id: own });
  });
});

test.each(entries.filter(([, { stream }]) => !stream))(
  '%s is asked of the host under its name',
  async (name, operation) => {
    const { access, method, path } = operation;
    const response = await tester.fetch(pathOf(path), { method });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ said: name });
    expect(response.headers.get('x-tick')).toBe('9');
    const names = [...path.matchAll(/\{(.+?)\}/g)].map(([, one]) => one ?? '');
    expect(tester.calls).toEqual([
      {
        operation: name,
        account: access === 'public' ? 0 : ACCOUNT,
        scopes: access === 'public' ? [] : SCOPES,
        path: Object.fromEntries(names.map((one) => [one, one])),
        query: {},
        body: undefined,
        form: 'text',
        asText: true,
        idempotencyKey: undefined,
        caller: access === 'public' ? '127.0.0.1' : ACCOUNT,
        isAborted: expect.any(Function),
        pay: expect.any(Function),
      },
    ]);
  },
);
