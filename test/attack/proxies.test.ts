import { request } from 'undici';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Server, serverFolder } from '../service/processes/server.js';

/** The allowance of an address for account requests in a minute. */
const QUOTA = 20;

let folder: ReturnType<typeof serverFolder>;

beforeEach(() => {
  folder = serverFolder();
});

afterEach(() => folder.close());

/** The statuses of requests for links with these values of `X-Forwarded-For`. */
async function statuses(server: Server, forwarded: readonly string[]): Promise<number[]> {
  const all: number[] = [];
  for (const value of forwarded) {
    const { body, statusCode } = await request(`${server.url}/v1/accounts/recover`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': value },
      body: '{"email":"nobody@example.org"}',
    });
    await body.dump();
    all.push(statusCode);
  }
  return all;
}

const many = (text: (n: number) => string): string[] =>
  Array.from({ length: QUOTA + 5 }, (_, n) => text(n));

/** Checks that requests had one allowance; on a slow machine it refills by a few meanwhile. */
function expectLimited(all: readonly number[]): void {
  expect(all.slice(0, QUOTA)).toEqual(Array<number>(QUOTA).fill(200));
  expect(all.slice(QUOTA)).toContain(429);
}

test('forged addresses give no more allowance', async () => {
  const server = await folder.start();
  expectLimited(
    await statuses(
      server,
      many((n) => `203.0.113.${n}`),
    ),
  );
});

test('behind a trusted proxy only the address that the proxy wrote counts', async () => {
  const server = await folder.start('--trusted-proxies', '127.0.0.0/8,::1');
  const forged = many((n) => `203.0.113.${n}, 198.51.100.7`);
  expectLimited(await statuses(server, forged));
  expect(await statuses(server, ['198.51.100.8', '203.0.113.1'])).toEqual([200, 200]);
});

test('the addresses of one IPv6 network share an allowance', async () => {
  const server = await folder.start('--trusted-proxies', '127.0.0.1');
  expectLimited(
    await statuses(
      server,
      many((n) => `2001:db8:1:2::${n}`),
    ),
  );
  expect(await statuses(server, ['2001:db8:1:3::1'])).toEqual([200]);
});
