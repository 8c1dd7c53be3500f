import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { sqliteThread } from '@astrarium/host';
import { eventStream } from '@astrarium/sse';
import { testHost, testServer } from '../service/testHost.js';
import { OTHER_WRITER_THREAD } from '../tools/hostThreads.js';
import { heldDisk } from '../tools/servers/heldDisk.js';

/** A server on a disk that the test holds. */
async function slowServer() {
  const disk = heldDisk();
  vi.stubEnv(OTHER_WRITER_THREAD, disk.program.href);
  const folder = mkdtempSync(join(tmpdir(), 'astrarium-slow-'));
  const store = await sqliteThread(join(folder, 'game.sqlite'), { nowMs: Date.now() });
  const host = await testHost({ store, nowMs: Date.now });
  const stream = eventStream(host);
  const server = await testServer(host, { stream });
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    stream.close();
    await server.close();
    await host.close();
    rmSync(folder, { recursive: true });
    disk.remove();
  });
  const opened = await host.openAccount({ email: 'a@b.example', name: 'Ada', timezone: 'UTC' });
  const { token } = opened.body as { readonly token: string };
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return {
    disk,
    host,
    send: (path: string, options: RequestInit = {}) =>
      fetch(`${server.url}/v1/${path}`, { headers, ...options }),
  };
}

test('reads and streams go on during a slow commit, and show nothing of it', async () => {
  const { disk, host, send } = await slowServer();
  const { devices } = (await (await send('devices?device_type=mining_drone')).json()) as {
    readonly devices: readonly { readonly device_code: string }[];
  };
  const code = devices[0]?.device_code ?? '';
  const frames: string[] = [];
  const stream = await send('events/stream?cursor=0-0');
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  onTestFinished(() => reader?.cancel());
  void (async () => {
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
      if (done) return;
      frames.push(String(value));
    }
  })();
  await expect.poll(() => frames.length).toBeGreaterThan(0);
  const before = await (await send(`devices/${code}`)).text();
  // The first use of a token is stored, too.
  await expect.poll(() => host.figures().pending).toBe(0);
  disk.hold();
  let isAnswered = false;
  const body = JSON.stringify({ command: 'start_mining', resource: 'carbon' });
  const changed = send(`devices/${code}`, { method: 'POST', body }).finally(
    () => (isAnswered = true),
  );
  await expect.poll(() => host.figures().pending).toBe(1);
  let isNextAnswered = false;
  const next = send('accounts/me', {
    method: 'PATCH',
    body: JSON.stringify({ timezone: 'Europe/Berlin' }),
  }).finally(() => (isNextAnswered = true));
  const framesBefore = frames.length;
  // Answered, although the commit does not end.
  for (let read = 0; read < 10; read += 1) {
    expect(await (await send(`devices/${code}`)).text()).toBe(before);
    expect(frames.slice(framesBefore).join('')).not.toContain('mining.started');
  }
  expect([isAnswered, isNextAnswered]).toEqual([false, false]);
  disk.release();
  expect((await changed).status).toBeLessThan(300);
  await expect.poll(() => frames.join('')).toContain('mining.started');
  expect((await next).status).toBeLessThan(300);
});
