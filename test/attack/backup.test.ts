import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { serverFolder } from '../service/processes/server.js';

let folder: ReturnType<typeof serverFolder>;
beforeEach(() => void (folder = serverFolder()));
afterEach(() => folder.close());

interface Device {
  readonly device_code: string;
  readonly tags: readonly string[];
}

/** A player that numbers its calls by a tag of its first device. */
async function taggingPlayer(token: string, url: string) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const device = async (at: string): Promise<Device> => {
    const answer = await fetch(`${at}/v1/devices`, { headers });
    return ((await answer.json()) as { devices: [Device] }).devices[0];
  };
  const { device_code } = await device(url);
  let acked = 0;
  return {
    acked: () => acked,
    async play(): Promise<void> {
      const body = JSON.stringify({ command: 'set_tags', tags: [`n:${acked + 1}`] });
      const answer = await fetch(`${url}/v1/devices/${device_code}`, {
        method: 'POST',
        headers,
        body,
      });
      if (answer.status === 200) acked += 1;
      else if (answer.status === 429) await new Promise((resolve) => setTimeout(resolve, 100));
      else throw new Error(await answer.text());
    },
    /** The number of the last call that a server knows. */
    known: async (at: string): Promise<number> =>
      Number((await device(at)).tags.find((tag) => tag.startsWith('n:'))?.slice(2)),
  };
}

test('a backup of a game that goes on can be served', async () => {
  const server = await folder.start('--speed', '60');
  const { token } = await folder.open('Ada');
  const player = await taggingPlayer(token, server.url);
  for (let call = 0; call < 30; call++) await player.play();
  const before = player.acked();
  expect(before).toBeGreaterThan(10);
  const copy = join(folder.folder, 'copy');
  let isDone = false;
  const backup = folder.run('backup', copy, '--data', folder.data).finally(() => (isDone = true));
  while (!isDone) await player.play();
  expect(await backup).toMatch(/copy: verified [\d,]+ lines of the log, tick [\d,]+, hash \w{16}/);
  const after = player.acked();
  for (let call = 0; call < 5; call++) await player.play();
  await expect(folder.run('backup', copy, '--data', folder.data)).rejects.toThrow('not empty');
  await server.stop();

  expect(await folder.run('check', '--data', folder.data)).toContain('verified');
  const restored = await folder.start('--data', copy);
  const known = await player.known(restored.url);
  expect(known).toBeGreaterThanOrEqual(before);
  expect(known).toBeLessThanOrEqual(after);
});

test('a damaged game gives no backup and fails its check', async () => {
  await (await folder.start()).stop();
  const path = join(folder.data, 'game.sqlite');
  const bytes = readFileSync(path);
  // A letter in the address of the first account.
  const at = bytes.indexOf('first@astrarium.invalid');
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  writeFileSync(path, bytes);
  const copy = join(folder.folder, 'copy');
  await expect(folder.run('backup', copy, '--data', folder.data)).rejects.toThrow(
    /ended with 2: .*damaged pages in game\.sqlite: \d+ \(credentials/,
  );
  expect(existsSync(join(copy, 'game.sqlite'))).toBe(false);
  await expect(folder.run('check', '--data', folder.data)).rejects.toThrow(
    /ended with 1: .*damaged/,
  );
  await expect(folder.run('serve', '--port', '0', '--data', folder.data)).rejects.toThrow(
    /ended with 2: .*serve it with --accept-loss/,
  );
  const { greeting } = await folder.start('--accept-loss');
  expect(greeting).toContain('Astrarium at');
});
