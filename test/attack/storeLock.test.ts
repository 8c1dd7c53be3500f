import { join } from 'node:path';
import { expect, test } from 'vitest';
import { serverFolder } from '../service/processes/server.js';
import { lockFile } from '../tools/sources/lockFile.js';

test('a lock of another program delays changes and nothing else', async () => {
  const folder = serverFolder();
  try {
    const server = await folder.start();
    const { token } = await folder.open('Ada');
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const unlock = await lockFile(join(folder.data, 'game.sqlite'));
    const body = JSON.stringify({ timezone: 'Europe/Berlin' });
    let isChanged = false;
    const changed = fetch(`${server.url}/v1/accounts/me`, { method: 'PATCH', headers, body });
    void changed.then(() => (isChanged = true));
    const ready = async () => (await fetch(`${server.url}/readyz`)).status;
    // The server notices the lock when it writes.
    await expect.poll(ready).toBe(503);
    for (let read = 0; read < 10; read += 1) {
      expect((await fetch(`${server.url}/v1/accounts/me`, { headers })).status).toBe(200);
      expect(await ready()).toBe(503);
    }
    expect(isChanged).toBe(false);
    unlock();
    expect((await changed).status).toBe(200);
    await expect.poll(ready).toBe(200);
    const later = await fetch(`${server.url}/v1/accounts/me`, { headers });
    expect(await later.json()).toMatchObject({ timezone: 'Europe/Berlin' });
    expect(await server.stop()).toBe(0);
  } finally {
    await folder.close();
  }
});
