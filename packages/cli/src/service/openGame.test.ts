import { copyFileSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { memoryStore, openHost } from '@astrarium/host';
import { spaceGame } from '@astrarium/space/service';
import { describe, expect, onTestFinished, test } from 'vitest';
import { cliTester } from '../cliTester.js';
import { continuedGame, openGame } from './openGame.js';

test('what keeps a server from a stored game is known before it takes the game', async () => {
  const store = memoryStore();
  const given = { data: '', seed: 7 };
  const continued = (options: object, of: Parameters<typeof continuedGame>[1] = store) =>
    continuedGame(spaceGame, of, { ...given, ...options }, 'main');
  // A new game takes any seed and setting.
  expect(await continued({ seed: 9, setting: 'standard' })).toBe(spaceGame);

  await openHost({
    game: spaceGame,
    store,
    seed: 7,
    nowMs: () => 0,
    defer: (act) => void setImmediate(act),
    linkOf: (secret) => secret,
    version: 'test',
  });
  expect(await continued({})).toMatchObject({ simulation: spaceGame.simulation });
  await expect(continued({ seed: 9 })).rejects.toThrow(
    'The game main has another seed than 9. Omit --seed or name another game.',
  );
  await expect(continued({ setting: 'standard' })).rejects.toThrow(
    'The game main is not new: it keeps its setting.',
  );
  const versions = () => [{ n: 1, name: 'well', version: 1, rules: 'h', bundle: 'b' }];
  await expect(continued({}, { ...store, versions })).rejects.toThrow(
    'The stored game is well, and that of this server is astrarium. Name the file of the game.',
  );
});

describe('a data folder', () => {
  async function folder() {
    const tester = cliTester();
    onTestFinished(tester.close);
    const data = tester.pathOf('data');
    const open = (more: object = {}) =>
      openGame({ data, speed: 0, linkOf: (secret) => secret, ...more });
    const start = async (more?: object): Promise<boolean> => {
      const { host, isNew } = await open(more);
      await host.close();
      return isNew;
    };
    expect(await start()).toBe(true);
    return { data, open, start, ...tester };
  }

  test('whose disk is not mounted, or that was used for more, starts no new game', async () => {
    const { data, start } = await folder();
    expect(await start()).toBe(false);
    renameSync(data, `${data}-unmounted`);
    const refused = /Is its disk mounted\? .* use astrarium serve --init/;
    await expect(start()).rejects.toThrow(refused);
    mkdirSync(join(data, 'outbox'), { recursive: true });
    await expect(start()).rejects.toThrow(/the folder was used: outbox/);
    expect(await start({ init: true })).toBe(true);
  });

  test('that lost its database or latest commits starts no game, even with --init', async () => {
    const { data, open, pathOf, start } = await folder();
    const { host } = await open();
    // What a kill leaves.
    const killed = pathOf('killed');
    mkdirSync(killed);
    for (const name of readdirSync(data)) copyFileSync(join(data, name), join(killed, name));
    await host.close();
    rmSync(join(killed, 'game.sqlite'));
    await expect(start({ data: killed })).rejects.toThrow('Is its disk mounted?');
    const left = /game\.sqlite-head of a lost game are left/;
    await expect(start({ data: killed, init: true })).rejects.toThrow(left);
    const copy = pathOf('copy');
    mkdirSync(copy);
    copyFileSync(join(data, 'game.sqlite'), join(copy, 'game.sqlite'));
    await expect(start({ data: copy })).rejects.toThrow(/game\.sqlite-head is missing/);
  });

  test('with an imported game has no new game, so it gets no first account', async () => {
    const { data, pathOf, run, start } = await folder();
    const [log, imported] = [pathOf('game.jsonl'), pathOf('imported')];
    expect(await run('export', log, '--data', data)).toMatchObject({ code: 0 });
    expect(await run('import', log, '--data', imported)).toMatchObject({ code: 0 });
    expect(await start({ data: imported })).toBe(false);
  });
});
