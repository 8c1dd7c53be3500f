import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { serverFolder } from './server.js';

const folder = serverFolder();
afterAll(() => folder.close());

/** A game of a version, with a field and a migration of its own. */
function writeGame(version: number, fields: string, rule: string, migrations = ''): string {
  const file = join(folder.folder, `well${version}.ts`);
  writeFileSync(
    file,
    `
import { defineGame } from '@astrarium/contract';
import { defineSchema, defineSimulation, integer, single, text } from '@astrarium/core';

const schema = defineSchema({ tables: { well: single({ ${fields} }) } });
const draw = schema.command({ run({ well }) { ${rule} } });
const fields = [${fields.replaceAll(/(\w+): \w+\([^)]*\)/g, "'$1'")}] as const;
const state = schema.view({
  public: true,
  answer: { ${fields} },
  read: ({ well }) => Object.fromEntries(fields.map((name) => [name, well[name]])) as never,
});
export default defineGame({
  simulation: defineSimulation({
    name: 'deep well',
    version: ${version},
    schema,
    commands: { draw },
    views: { state },
  }),
  tickMs: 1000,
  ${migrations}
});
`,
  );
  return file;
}

const data = ['--data', folder.data, '--port', '0'];
const refused = (file: string, why: RegExp): Promise<void> =>
  expect(folder.run('serve', file, ...data)).rejects.toThrow(why);

let opened = 0;

/** Starts the game of a file, or that of the folder; draws once, and returns the state. */
async function drawOnce(file?: string): Promise<unknown> {
  const server = await folder.start(...(file === undefined ? [] : [file]));
  const call = async (
    path: string,
    token?: string,
    body?: object,
  ): Promise<Record<string, unknown>> => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token ?? ''}` };
    const post = { method: 'POST', headers, body: JSON.stringify(body ?? {}) };
    const answer = await fetch(server.url + path, body || token ? post : {});
    return (await answer.json()) as Record<string, unknown>;
  };
  const { token } = await call('/v1/accounts', undefined, { name: `Ada ${(opened += 1)}` });
  await call('/v1/commands/draw', String(token));
  const state = await call('/v1/views/state');
  expect(await server.stop()).toBe(0);
  return state;
}

test('a game goes on with a new version of its rules, and not with changed ones', async () => {
  const first = writeGame(1, 'litres: integer()', 'well.litres += 1;');
  expect(await drawOnce(first)).toEqual({ litres: 1 });
  // The folder remembers its game.
  expect(await drawOnce()).toEqual({ litres: 2 });

  writeGame(1, 'litres: integer()', 'well.litres += 2;');
  await refused(
    first,
    /rules of deep well 1 have changed .* Raise the version, and say in `migrations`/,
  );

  // New fields begin with their defaults.
  const second = writeGame(
    2,
    'litres: integer(), note: text()',
    "well.litres += 10; well.note = 'drawn';",
  );
  expect(await drawOnce(second)).toEqual({ litres: 12, note: 'drawn' });
  expect(await drawOnce()).toEqual({ litres: 22, note: 'drawn' });
  await refused(first, /is of version 2 of deep well, and the file of version 1/);

  const fields = 'buckets: integer(), note: text()';
  const third = writeGame(3, fields, 'well.buckets += 100;');
  const before = readFileSync(join(folder.data, 'rules/versions'), 'utf8');
  await refused(third, /ended with 2.*the field litres of the table well is neither carried over/s);
  expect(readFileSync(join(folder.data, 'rules/versions'), 'utf8')).toBe(before);
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
  expect(existsSync(join(copy, 'rules/versions'))).toBe(true);
  expect(await folder.run('check', '--data', copy)).toMatch(/verified/);
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
    own.close();
  }
});
