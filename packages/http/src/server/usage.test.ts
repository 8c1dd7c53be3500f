import type { Problem } from '@astrarium/contract';
import type { Answer, Call } from '@astrarium/host';
import { describe, expect, test } from 'vitest';
import { type HttpTester, JSON_BODY, post, startTester } from '../../test/httpTester.js';

let tester: HttpTester;

describe('deprecation', () => {
  const limitHeaders = async (path: string, init?: RequestInit) => {
    const { headers } = await tester.fetch(path, init);
    return [headers.get('deprecation'), headers.get('link')];
  };
  const patch = (body: object) => ({
    method: 'PATCH',
    body: JSON.stringify(body),
    headers: JSON_BODY,
  });

  test('marks answers that used a deprecated operation, parameter or member', async () => {
    tester = await startTester();
    expect(await limitHeaders('/v1/locations/SOL/inventory')).toEqual([
      '@1767225600',
      '</docs/>; rel="deprecation", </v1/inventory>; rel="successor-version"',
    ]);
    const member = ['@1767225600', '</docs/>; rel="deprecation"'];
    expect(await limitHeaders('/v1/devices?tag=a')).toEqual(member);
    expect(await limitHeaders('/v1/accounts/me', patch({ message_notify: {} }))).toEqual(member);
    expect(await limitHeaders('/v1/devices?tags=a')).toEqual([null, null]);
    expect(await limitHeaders('/v1/accounts/me', patch({ name: 'a' }))).toEqual([null, null]);
  });
});

describe('rate limits', () => {
  const rateLimits = {
    read: { quota: 3, windowSeconds: 60 },
    write: { quota: 2, windowSeconds: 60 },
    plan: { quota: 1, windowSeconds: 60 },
    account: { quota: 1, windowSeconds: 60 },
  };

  test('answers 429 with Retry-After when the allowance of an account is used up', async () => {
    tester = await startTester(undefined, { rateLimits });
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

  test('limits changes and unknown callers separately', async () => {
    tester = await startTester(undefined, { rateLimits });
    for (let count = 0; count < 4; count += 1) await tester.fetch('/v1/devices');
    const patch = () => tester.fetch('/v1/accounts/me', { method: 'PATCH' });
    expect((await patch()).headers.get('ratelimit')).toBe('"write";r=1;t=30');
    expect((await tester.fetch('/v1/forecast')).headers.get('ratelimit')).toBe('"plan";r=0;t=60');
    expect((await tester.fetch('/v1/forks', post('{}'))).status).toBe(429);
    expect((await tester.fetch('/v1/time')).status).toBe(200);
    const guess = () => fetch(`${tester.origin}/v1/devices`);
    expect([(await guess()).status, (await guess()).status]).toEqual([401, 401]);
    expect((await guess()).status).toBe(429);
    expect((await tester.fetch('/v1/accounts', post('{}'))).status).toBe(200);
    expect((await tester.fetch('/v1/accounts/recover', post('{}'))).status).toBe(429);
  });

  test('charges a read while it runs, and keeps what is owed until it is paid', async () => {
    const stopped: (Problem | undefined)[] = [];
    const work = async ({ pay }: Call): Promise<Answer> => {
      for (let slice = 0; slice < 4; slice += 1) {
        const problem = pay?.(500);
        stopped.push(problem);
        if (problem !== undefined) return { status: 429, body: problem, tick: 9 };
      }
      return { status: 200, body: {}, tick: 9 };
    };
    tester = await startTester(work, { rateLimits });
    const first = await tester.fetch('/v1/devices');
    expect(stopped.map((problem) => problem?.code)).toEqual([undefined, undefined, 'rate_limited']);
    expect(first.status).toBe(429);
    expect(first.headers.get('ratelimit')).toBe('"read";r=0;t=80');
    expect(first.headers.get('retry-after')).toBe('40');
    expect(await first.json()).toMatchObject({
      code: 'rate_limited',
      rule: { class: 'read', quota: 3, window_seconds: 60, wait_seconds: 40 },
    });
    tester.passMs(39_000);
    expect((await tester.fetch('/v1/devices')).headers.get('retry-after')).toBe('1');
    tester.passMs(1000);
    expect((await tester.fetch('/v1/devices')).headers.get('retry-after')).toBe('40');
    expect((await fetch(`${tester.origin}/v1/time`)).headers.get('ratelimit')).not.toBeNull();
  });

  test('counts a 304 as half a request', async () => {
    tester = await startTester(undefined, { rateLimits });
    const tag = (await tester.fetch('/v1/devices')).headers.get('etag') ?? '';
    const ask = () => tester.fetch('/v1/devices', { headers: { 'if-none-match': tag } });
    const statuses: number[] = [];
    for (let count = 0; count < 5; count += 1) statuses.push((await ask()).status);
    expect(statuses).toEqual([304, 304, 304, 429, 429]);
  });
});
