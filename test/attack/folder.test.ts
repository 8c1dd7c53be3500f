import { copyFileSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cliBundle } from '../tools/cliBundle.js';
import { serverFolder } from '../service/processes/server.js';

describe('a data folder', () => {
  let folder: ReturnType<typeof serverFolder>;
  beforeEach(() => void (folder = serverFolder(cliBundle)));
  afterEach(() => folder.close());

  const statusOf = async (url: string, token: string): Promise<number> => {
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(`${url}/v1/accounts/me`, { headers })).status;
  };
  const tokenIn = (greeting: string): string => /^ {2}(\S+)$/m.exec(greeting)?.[1] ?? '';
  const serve = (...args: string[]): Promise<string> =>
    folder.run('serve', '--port', '0', '--data', folder.data, ...args);

  test('that lost its note of the first account keeps all tokens and makes none', async () => {
    const first = await folder.start();
    const token = tokenIn(first.greeting);
    expect(await statusOf(first.url, token)).toBe(200);
    await first.stop();
    rmSync(join(folder.data, 'first-account.txt'));
    const second = await folder.start();
    expect(second.greeting).not.toContain('it is not shown again');
    expect(await statusOf(second.url, token)).toBe(200);
  });

  test('whose disk is not mounted does not start a new game', async () => {
    await (await folder.start()).stop();
    renameSync(folder.data, `${folder.data}-unmounted`);
    const refused = /ended with 2: .*Is its disk mounted\? .* use astrarium serve --init/;
    await expect(serve()).rejects.toThrow(refused);
    mkdirSync(folder.data);
    await expect(serve()).rejects.toThrow(refused);
    const { greeting } = await folder.start('--init');
    expect(greeting).toContain('it is not shown again');
  });

  test('that is not empty needs --init for a new game', async () => {
    mkdirSync(join(folder.data, 'outbox'), { recursive: true });
    await expect(serve()).rejects.toThrow(/the folder was used: outbox/);
    await folder.start('--init');
  });

  test('that lost only its database starts no game, even with --init', async () => {
    await (await folder.start()).kill();
    rmSync(join(folder.data, 'game.sqlite'));
    await expect(serve()).rejects.toThrow('Is its disk mounted?');
    await expect(serve('--init')).rejects.toThrow(/game\.sqlite-head of a lost game are left/);
  });

  test('with a database that lost its latest commits does not start a new game', async () => {
    await (await folder.start()).kill();
    const copy = join(folder.folder, 'copy');
    mkdirSync(copy);
    copyFileSync(join(folder.data, 'game.sqlite'), join(copy, 'game.sqlite'));
    const start = folder.run('serve', '--port', '0', '--data', copy);
    // The first commits are in the write-ahead log until that is emptied into the database.
    const refusal = /game\.sqlite-head is missing|There is no game in .*, but the folder was used/;
    await expect(start).rejects.toThrow(refusal);
  });

  test('with an imported game gets no account by itself', async () => {
    const log = join(folder.folder, 'game.jsonl');
    await (await folder.start()).stop();
    await folder.run('export', log, '--data', folder.data);
    renameSync(folder.data, `${folder.data}-before`);
    await folder.run('import', log, '--data', folder.data);
    await (await folder.start()).stop();
    await folder.run('export', `${log}2`, '--data', folder.data);
    const second = await folder.run('import', `${log}2`, '--data', join(folder.folder, 'again'));
    expect(second).toMatch(/^accounts 1 First$/m);
  });
});
