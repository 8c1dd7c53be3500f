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

test('an operator chooses the setting of a new world, and sets members of it', async () => {
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

  const server = await folder.start(file, '--setting', 'hard', '--set', 'creep.hits=9');
  const game = async (): Promise<unknown> => (await fetch(`${server.url}/v1/game`)).json();
  expect(await game()).toMatchObject({ setting: { name: 2, creep: { hits: 9 } } });
  expect(await server.stop()).toBe(0);
  await refused('--setting', 'easy');
});
