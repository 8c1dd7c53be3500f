import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { cliBundle } from '../../tools/cliBundle.js';
import { writeWell } from '../../tools/writeWell.js';
import { jsonCall } from '../jsonCall.js';
import { serverFolder } from './server.js';

const [folder, other] = [serverFolder(), serverFolder(cliBundle)];
afterAll(async () => {
  await Promise.all([folder.close(), other.close()]);
});

/** Writes a version of the game. */
const writeGame = (version: number, fields: string, rule: string, migrations = ''): string =>
  writeWell(folder.folder, version, fields, rule, migrations);

const refused = (file: string, why: RegExp, on = folder, ...options: string[]): Promise<void> =>
  expect(folder.run('serve', file, '--data', on.data, '--port', '0', ...options)).rejects.toThrow(
    why,
  );

let opened = 0;

/** Starts the game of a file, or that of a folder; draws once, and returns the state. */
async function drawOnce(file?: string, on = folder, ...options: string[]): Promise<unknown> {
  const server = await on.start(...(file === undefined ? [] : [file]), ...options);
  expect(server.greeting.includes('for development')).toBe(options.includes('--dev'));
  const { url } = server;
  const opening = { name: `Ada ${(opened += 1)}` };
  const { token } = (await jsonCall(url, '', 'POST', '/v1/accounts', opening)).body;
  await jsonCall(url, String(token), 'POST', '/v1/commands/draw', {});
  const state = await jsonCall(url, '', 'GET', '/v1/views/state');
  expect(await server.stop()).toBe(0);
  return state.body;
}

test('a game goes on with a new version of its rules, and not with changed ones', async () => {
  const first = writeGame(1, 'litres: integer()', 'well.litres += 1;');
  expect(await drawOnce(first)).toEqual({ litres: 1 });
  // The folder remembers its game.
  expect(await drawOnce()).toEqual({ litres: 2 });

  writeGame(1, 'litres: integer()', 'well.litres += 2;');
  await refused(
    first,
    /rules of well 1 have changed .* Raise the version, and say in `migrations`/,
  );

  // New fields begin with their defaults.
  const second = writeGame(
    2,
    'litres: integer(), note: text()',
    "well.litres += 10; well.note = 'drawn';",
  );
  expect(await drawOnce(second)).toEqual({ litres: 12, note: 'drawn' });
  expect(await drawOnce()).toEqual({ litres: 22, note: 'drawn' });
  await refused(first, /is of version 2 of well, and this file of version 1/);

  const fields = 'buckets: integer(), note: text()';
  const third = writeGame(3, fields, 'well.buckets += 100;');
  await refused(third, /ended with 2.*the field litres of the table well is neither carried over/s);
  const change = "{ fields: { buckets: ({ litres }) => Number(litres) * 2 }, drops: ['litres'] }";
  writeGame(
    3,
    fields,
    'well.buckets += 100;',
    `migrations: { 3: { tables: { well: ${change} } } },`,
  );
  expect(await drawOnce(third)).toEqual({ buckets: 144, note: 'drawn' });

  // The rules of all three versions are there, so that the whole log is replayed.
  const checked = await folder.run('check', '--data', folder.data);
  expect(checked).toMatch(/verified \d+ lines of the log/);
  expect(checked.trim().split('\n')).toHaveLength(1);
  const copy = join(folder.folder, 'copy');
  await folder.run('backup', copy, '--data', folder.data);
  expect(await folder.run('check', '--data', copy)).toMatch(/verified/);

  // So is an exported log, with the same rules, and not with those of one version.
  const log = join(folder.folder, 'well.jsonl');
  const rules = `${log}.rules`;
  expect(await folder.run('export', log, '--data', folder.data)).toContain(
    `astrarium verify ${log} --rules ${rules}`,
  );
  const known = ['--rules', rules];
  expect(await folder.run('verify', log, ...known)).toContain('commands    5');
  expect(JSON.parse(await folder.run('replay', log, ...known, '--json'))).toMatchObject({
    ok: true,
    from_line: 1,
    other_rules: null,
  });
  // A copy that is made of it knows the rules of all versions.
  const again = join(folder.folder, 'again');
  await folder.run('import', log, '--data', again, ...known);
  expect(await folder.run('check', '--data', again)).toMatch(/verified/);
  const next = join(folder.folder, 'again.jsonl');
  await folder.run('export', next, '--data', again);
  expect(readFileSync(`${next}.rules`, 'utf8')).toBe(readFileSync(rules, 'utf8'));
  await expect(folder.run('verify', log, '--file', third)).rejects.toThrow(
    /The log was made by "well" version 1; this is well version 3/,
  );
  await expect(folder.run('verify', log, '--rules', log)).rejects.toThrow(
    /keeps no rules. Name the file .rules that export wrote/,
  );
  await expect(folder.run('verify', log, ...known, '--file', third)).rejects.toThrow(
    /--rules does not go with --file/,
  );
  const kept = readFileSync(rules, 'utf8');
  writeFileSync(rules, kept.replace('well.litres += 1', 'well.litres += 3'));
  // In a process that does not know the former rules of this name.
  await expect(other.run('verify', log, ...known)).rejects.toThrow(/a hash differs/);
});

test('--dev goes on with changed rules of one version', async () => {
  const on = serverFolder();
  try {
    const litres = 'litres: integer()';
    const draws = (by: number): string => writeGame(1, litres, `well.litres += ${by};`);
    const file = draws(1);
    expect(await drawOnce(file, on)).toEqual({ litres: 1 });
    let sum = 1;
    // Rules may come back: the log has an upgrade wherever they change.
    for (const by of [2, 1, 5, 1, 2]) {
      draws(by);
      await refused(file, /rules of well 1 have changed .* serve --dev goes on/, on);
      sum += by;
      expect(await drawOnce(file, on, '--dev', '--speed', '60')).toEqual({ litres: sum });
    }
    // They are those of the folder now.
    expect(await drawOnce(file, on)).toEqual({ litres: (sum += 2) });
    writeGame(1, `${litres}, note: text()`, "well.litres += 10; well.note = 'drawn';");
    expect(await drawOnce(file, on, '--dev')).toEqual({ litres: (sum += 10), note: 'drawn' });
    draws(1);
    const fits = /neither carried over nor dropped.*--dev applies no `migrations`/s;
    await refused(file, fits, on, '--dev');

    expect(await on.run('check', '--data', on.data)).toMatch(/verified \d+ lines of the log/);
    const log = join(on.folder, 'well.jsonl');
    await on.run('export', log, '--data', on.data);
    const lines = readFileSync(log, 'utf8');
    const rules = lines.matchAll(/"rules":"(\w+)"/g);
    const [a, b, again, c, ...others] = [...rules].map(([, hash]) => hash);
    expect([again, ...others.slice(0, 2)]).toEqual([a, a, b]);
    expect(new Set([a, b, c, ...others]).size).toBe(4);
    const known = ['--rules', `${log}.rules`];
    const frames = join(on.folder, 'frames');
    const verified = await on.run('verify', log, ...known, '--write-keyframes', frames);
    expect(verified).toMatch(/verified/);
    const inThreads = ['--keyframes', frames, '--jobs', '2'];
    expect(await on.run('verify', log, ...known, ...inThreads)).toMatch(/verified/);
    // A world of a former version is shown with the tables that it had.
    const upgraded = Number(/.*"kind":"upgrade","n":\d+,"tick":(\d+)/s.exec(lines)?.[1]);
    expect(await on.run('replay', log, ...known, '--at', `${upgraded - 1}`)).toMatch(
      /^well\n {2}id +litres\n {2}1 +\d+\n\nticks +\d/,
    );
    await expect(on.run('serve', '--dev', '--data', join(on.folder, 'other'))).rejects.toThrow(
      /--dev is for the game of a file/,
    );
  } finally {
    await on.close();
  }
});

test('a log of other rules is verified by its hashes, and says so', async () => {
  const write = (by: number, comment = ''): string =>
    writeGame(1, 'litres: integer()', `well.litres += ${by};${comment}`);
  const log = join(folder.folder, 'other.jsonl');
  await folder.run('play', write(1), '--ticks', '50', '--log', log);
  const said = new RegExp(`astrarium: ${log}: The log was made by other rules of well`);
  const file = ['--file', write(1, ' /* the same */')];
  const commands = [
    ['verify', log],
    ['replay', log],
    ['fork', log, '--at', '9'],
    ['bisect', log, log],
    ['import', log, '--data', join(folder.folder, 'imported')],
  ];
  for (const args of commands) {
    const { code, error } = await folder.call(...args, ...file);
    expect([args[0], code]).toEqual([args[0], 0]);
    expect(error).toMatch(said);
  }
  // The imported game goes on by these rules.
  const imported = await folder.run('check', '--data', join(folder.folder, 'imported'));
  expect(imported).toMatch(/verified/);
  write(2);
  for (const args of commands.slice(0, 4)) {
    const { code, error, out } = await folder.call(...args, ...file);
    expect([args[0], code]).toEqual([args[0], 1]);
    expect(error).toMatch(said);
    if (args[0] !== 'bisect') expect(out).toContain('That is the likely cause.');
  }
});

test('games of files have folders in the one of the space game', async () => {
  const file = writeGame(1, 'litres: integer()', 'well.litres += 1;');
  const own = serverFolder();
  try {
    const well = await own.start(file, '--data', join(own.data, 'well'));
    expect(await well.stop()).toBe(0);
    const space = await own.start();
    expect((await fetch(`${space.url}/v1/overview`)).status).toBe(200);
    expect(await space.stop()).toBe(0);
  } finally {
    await own.close();
  }
});
