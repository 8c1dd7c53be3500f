import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ROOT } from '../../tools/sources/sources.js';
import { serverFolder } from './server.js';

const folder = serverFolder();
afterAll(() => folder.close());

interface Played {
  readonly final_hash: string;
  readonly ticks_per_second: number;
  readonly commands_by_type: Readonly<Record<string, { readonly done: number }>>;
}

test.each([
  ['examples/games/src/cardsGame.ts', ['sit', 'play']],
  ['examples/games/src/arenaGame.ts', ['join', 'leave', 'steer']],
  ['examples/tiny-game/src/lighthouseGame.ts', ['keep', 'light', 'douse', 'row']],
])('%s is played at random, the same each time, and its log verifies', async (game, commands) => {
  const file = join(ROOT, game);
  const log = join(folder.folder, 'log.jsonl');
  const options = ['--ticks', '1000', '--hash-every', '100', '--log', log, '--json'];
  const play = async (...more: string[]): Promise<Played> => {
    const { ticks_per_second, ...played } = JSON.parse(
      await folder.run('play', file, ...options, ...more),
    ) as Played;
    expect(ticks_per_second).toBeGreaterThan(0);
    return played as Played;
  };
  const played = await play();
  expect(Object.keys(played.commands_by_type).sort()).toEqual([...commands].sort());
  expect(Object.values(played.commands_by_type).every(({ done }) => done > 0)).toBe(true);
  expect(await play()).toEqual(played);
  expect((await play('--seed', '2')).final_hash).not.toBe(played.final_hash);
  const verified = await folder.run('verify', log, '--file', file, '--json');
  expect(JSON.parse(verified)).toMatchObject({ ok: true });
});

const FAULTY = `
import { defineGame } from '@astrarium/contract';
import { defineSchema, defineSimulation, integer, single } from '@astrarium/core';

const schema = defineSchema({ tables: { well: single({ litres: integer() }) } });
const draw = schema.command({
  args: { litres: integer({ min: 1, max: 100 }) },
  run({ well }, { litres }) {
    if (litres === 100) throw new Error('The bucket broke.');
    well.litres += litres;
  },
});
export default defineGame({
  simulation: defineSimulation({ name: 'well', version: 1, schema, commands: { draw } }),
  tickMs: 1000,
});
`;

test('a rule that throws is shown with its command and its line', async () => {
  const file = join(folder.folder, 'well.ts');
  writeFileSync(file, FAULTY);
  const played = folder.run('play', file, '--ticks', '1000');
  await expect(played).rejects.toThrow(/ended with 1: A rule failed at tick \d+/);
  await expect(played).rejects.toThrow('for the command draw {"litres":100} of account');
  await expect(played).rejects.toThrow(/draw +\d+ +0 +1\n/);
  await expect(played).rejects.toThrow(/The bucket broke\.\n.*well\.ts:9:/);
  const space = join(ROOT, 'packages/space/dist/service.js');
  await expect(folder.run('play', space)).rejects.toThrow(
    /ended with 2: astrarium: \S+ cannot be played: its commands do not say what they take\./,
  );
});
