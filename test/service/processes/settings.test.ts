import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { serverFolder } from './server.js';

const folder = serverFolder();
afterAll(() => folder.close());

const GAME = `
import { defineGame } from '@astrarium/contract';
import { defineSchema, defineSimulation, integer, object, table } from '@astrarium/core';

const hits = integer({ min: 1, max: 9 });
const setting = { name: integer(), creep: object({ hits }) };
const schema = defineSchema({ setting, tables: { creeps: table({ hits }) } });
export default defineGame({
  simulation: defineSimulation({ name: 'creeps', version: 1, schema, commands: {} }),
  tickMs: 1000,
  settings: { easy: { name: 1, creep: { hits: 3 } }, hard: { name: 2, creep: { hits: 8 } } },
});
`;

test('an operator chooses the setting of a new world, and which pages may open accounts', async () => {
  const file = join(folder.folder, 'creeps.ts');
  writeFileSync(file, GAME);
  const refused = async (...options: string[]): Promise<void> => {
    const given = ['--port', '0', '--data', folder.data, ...options];
    await expect(folder.run('serve', file, ...given)).rejects.toThrow(/ended with 2/);
  };
  await refused('--set', 'creep.hits=10');
  await refused('--set', 'creep.speed=1');
  await refused('--set', 'hits');
  await refused('--setting', 'middle');
  expect(existsSync(folder.data)).toBe(false);

  await refused('--host', '0.0.0.0');
  await refused('--origin', 'play.example.org');
  const chosen = ['--setting', 'hard', '--set', 'creep.hits=9'];
  const server = await folder.start(file, ...chosen, '--origin', 'https://play.example.org');
  const game = async (): Promise<unknown> => (await fetch(`${server.url}/v1/game`)).json();
  const open = async (name: string, origin?: string): Promise<number> => {
    const headers = { 'content-type': 'application/json', ...(origin && { origin }) };
    const body = JSON.stringify({ name });
    return (await fetch(`${server.url}/v1/accounts`, { method: 'POST', headers, body })).status;
  };
  expect(await open('Eve', 'http://evil.example')).toBe(403);
  expect(await open('Ada', 'https://play.example.org')).toBe(201);
  expect(await open('Bo', server.url)).toBe(201);
  expect(await game()).toMatchObject({ setting: { name: 2, creep: { hits: 9 } } });
  expect(await server.stop()).toBe(0);
  await refused('--setting', 'easy');
});
