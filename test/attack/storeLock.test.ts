import { join } from 'node:path';
import { expect, test } from 'vitest';
import { serverFolder } from '../service/server.js';
import { lockFile } from '../tools/lockFile.js';

const LOCK_MS = 6_500;

test('a lock of another program delays changes and nothing else', async () => {
  const folder = serverFolder();
  try {
    const server = await folder.start();
    const { token } = await folder.open('Ada');
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    await lockFile(join(folder.data, 'game.sqlite'), LOCK_MS);
    const startMs = performance.now();
    const body = JSON.stringify({ timezone: 'Europe/Berlin' });
    const changed = fetch(`${server.url}/v1/accounts/me`, { method: 'PATCH', headers, body });
    const waits: number[] = [];
    // The server notices the lock when it writes.
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    while (performance.now() - startMs < LOCK_MS - 1_000) {
      const requestMs = performance.now();
      expect((await fetch(`${server.url}/v1/accounts/me`, { headers })).status).toBe(200);
      expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
      waits.push(performance.now() - requestMs);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(Math.max(...waits)).toBeLessThan(1_000);
    expect((await changed).status).toBe(200);
    expect(performance.now() - startMs).toBeGreaterThan(LOCK_MS - 1_000);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    const later = await fetch(`${server.url}/v1/accounts/me`, { headers });
    expect(await later.json()).toMatchObject({ timezone: 'Europe/Berlin' });
    expect(await server.stop()).toBe(0);
  } finally {
    folder.close();
  }
});
