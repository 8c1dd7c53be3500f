import { type Operation, problem, SCOPES } from '@astrarium/contract';
import { afterEach, describe, expect, test } from 'vitest';
import { CONTRACT, httpTester, tokenWith } from '../../test/httpTester.js';

type Tester = Awaited<ReturnType<typeof httpTester>>;

let tester: Tester;

async function start(...options: Parameters<typeof httpTester>): Promise<Tester> {
  tester = await httpTester(...options);
  return tester;
}

afterEach(() => tester.close());

const operations = Object.values<Operation>(CONTRACT.operations);
const paths = [...new Set(operations.map(({ path }) => path))];
const pathOf = (template: string): string => template.replace(/[{}]/g, '');

describe('paths and methods', () => {
  test.each(paths)('%s accepts only its methods', async (template) => {
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

  test('answers HEAD like GET without the body', async () => {
    await start(() => ({ status: 200, body: { time: 'x'.repeat(2000) }, tick: 3 }));
    const get = await tester.fetch('/v1/time');
    const head = await tester.fetch('/v1/time', { method: 'HEAD' });
    expect(await head.text()).toBe('');
    const stableHeaders = (response: Response) =>
      [...response.headers].filter(
        ([name]) => !/^(date|x-request-id|ratelimit|connection|keep-alive)$/.test(name),
      );
    expect(stableHeaders(head)).toEqual(stableHeaders(get));
  });

  test('answers preflight requests of browsers', async () => {
    await start();
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
    await start();
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
    await start();
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
    await start(() => ({ status: 400, body: invalid, tick: 1 }));
    const headers = { origin: 'https://a.b', 'last-event-id': '1-0', ...more };
    const response = await tester.fetch(path, { headers });
    expect(response.status).toBe(status);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    const exposed = response.headers.get('access-control-expose-headers');
    expect(exposed?.split(', ')).toEqual(expect.arrayContaining(['Last-Event-ID', 'Retry-After']));
  });

  test('answers OPTIONS *', async () => {
    await start();
    const [reply] = await tester.raw('OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    expect(reply?.status).toBe(204);
  });
});

describe('authentication', () => {
  const guarded = operations.filter(({ access }) => access !== 'public');

  test.each([
    undefined,
    'Bearer',
    'Bearer nobody',
    'Basic YTpi',
    'Bearer a b',
    'astr_live_canary7f3e',
  ])('rejects Authorization: %s', async (authorization) => {
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

  const combinations = SCOPES.flatMap((one, at) =>
    SCOPES.slice(at).map((other) => [...new Set([one, other])]),
  );

  test.each([...combinations, [...SCOPES]])(
    'gives a token what its scopes are for: %s %s %s',
    async (...scopes) => {
      await start();
      const authorization = `Bearer ${tokenWith(...scopes)}`;
      for (const { access, path, method } of guarded) {
        if (access === 'public') continue;
        const response = await tester.fetch(pathOf(path), { method, headers: { authorization } });
        const isAllowed = scopes.includes(access) || (access === 'read' && scopes.includes('play'));
        expect([method, path, response.status]).toEqual([method, path, isAllowed ? 200 : 403]);
        if (isAllowed) continue;
        const rule = { scope: access };
        expect(await response.json()).toMatchObject({ code: 'insufficient_scope', rule });
        expect(response.headers.get('www-authenticate')).toBe(
          `Bearer realm="astrarium", error="insufficient_scope", scope="${access}"`,
        );
      }
    },
  );

  test('treats a token in the URL as an unknown parameter', async () => {
    await start();
    const response = await fetch(`${tester.origin}/v1/devices?token=astr_live_canary7f3e`);
    expect(response.status).toBe(401);
  });
});

describe('request ids', () => {
  test.each(['abc', 'A-1._z', 'x'.repeat(64)])('keeps %s', async (id) => {
    await start();
    const { headers } = await tester.fetch('/v1/time', { headers: { 'x-request-id': id } });
    expect(headers.get('x-request-id')).toBe(id);
  });

  test.each(['', 'x'.repeat(65), 'a b', 'a/b', '<script>'])('replaces %j', async (id) => {
    await start();
    const response = await tester.fetch('/v1/nothing', { headers: { 'x-request-id': id } });
    const own = response.headers.get('x-request-id');
    expect(own).toMatch(/^[0-9a-f]{12}-1$/);
    expect(await response.json()).toMatchObject({ request_id: own });
  });
});
