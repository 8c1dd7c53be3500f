import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { serverFolder } from './server.js';

describe('the command line serves', { timeout: 60_000 }, () => {
  let folder: ReturnType<typeof serverFolder>;
  beforeEach(() => void (folder = serverFolder()));
  afterEach(() => folder.close());

  const create = async (name: string): Promise<string> => {
    const email = `${name}@example.org`;
    const asked = ['account', 'create', '--email', email, '--name', name, '--data', folder.data];
    return (await folder.run(...asked)).trim();
  };
  const whoIs = async (url: string, token: string): Promise<unknown> => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${url}/v1/accounts/me`, { headers });
    return ((await answer.json()) as { readonly name?: string }).name;
  };

  test('accounts are opened while it runs, and while it does not', async () => {
    const first = await folder.start();
    const ada = await create('Ada');
    expect(await whoIs(first.url, ada)).toBe('Ada');
    expect(await first.stop()).toBe(0);
    const bob = await create('Bob');
    const second = await folder.start();
    expect(await whoIs(second.url, ada)).toBe('Ada');
    expect(await whoIs(second.url, bob)).toBe('Bob');
    // Asked for again, an address gets a new token.
    const again = await create('Ada');
    expect(await whoIs(second.url, ada)).toBeUndefined();
    expect(await whoIs(second.url, again)).toBe('Ada');
  });

  test('one folder has one server, and one port too', async () => {
    const { pid, url } = await folder.start();
    await expect(folder.run('serve', '--port', '0', '--data', folder.data)).rejects.toThrow(
      `is open in process ${pid}`,
    );
    const { port } = new URL(url);
    const elsewhere = `${folder.folder}/other`;
    await expect(folder.run('serve', '--port', port, '--data', elsewhere)).rejects.toThrow(
      `port ${port}`,
    );
    const third = ['--port', '0', '--metrics-port', port, '--data', `${folder.folder}/third`];
    await expect(folder.run('serve', ...third)).rejects.toThrow(`port ${port}`);
  });

  test('time that passed while it did not run is caught up with', async () => {
    const tickOf = async (url: string): Promise<number> => {
      const answer = await fetch(`${url}/v1/time`);
      return ((await answer.json()) as { readonly tick: number }).tick;
    };
    const first = await folder.start('--speed', '1000');
    const before = await tickOf(first.url);
    await first.kill();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    const second = await folder.start('--speed', '1000');
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await tickOf(second.url)).toBeGreaterThan(before + 1500);
  });

  test('a game is exported, verified, imported, and goes on elsewhere', async () => {
    const first = await folder.start('--speed', '1000', '--seed', '9');
    await create('Ada');
    await new Promise((resolve) => setTimeout(resolve, 300));
    await first.stop();
    const log = `${folder.folder}/game.jsonl`;
    await folder.run('export', log, '--data', folder.data);
    const { final_hash, ok, ticks } = JSON.parse(
      await folder.run('verify', log, '--json'),
    ) as Readonly<Record<string, unknown>>;
    expect(ok).toBe(true);
    const imported = await folder.run('import', log, '--data', `${folder.folder}/copy`);
    expect(imported.trim()).toBe(`tick ${String(ticks)}, hash ${String(final_hash)}`);
  });
});
