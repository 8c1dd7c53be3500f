import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { cliBundle } from '../../tools/cliBundle.js';
import { ROOT } from '../../tools/sources/sources.js';
import { serverFolder } from './server.js';

const folder = serverFolder();
afterAll(() => folder.close());

interface Played {
  readonly final_hash: string;
  readonly ticks_per_second: number;
  readonly commands_by_type: Readonly<
    Record<string, { readonly done: number; readonly refused: Readonly<Record<string, number>> }>
  >;
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

const REFUSING = `
import { defineGame } from '@astrarium/contract';
import { defineSchema, defineSimulation, integer, refuse, single } from '@astrarium/core';

const schema = defineSchema({ tables: { well: single({ litres: integer() }) } });
const fill = schema.command({
  run({ well }) {
    if (well.litres === 3) return refuse('constructor', 'The well is full.');
    well.litres += 1;
  },
});
export default defineGame({
  simulation: defineSimulation({ name: 'small well', version: 1, schema, commands: { fill } }),
  tickMs: 1000,
});
`;

test('refusals are counted by their codes, whatever these are called', async () => {
  const file = join(folder.folder, 'smallWell.ts');
  writeFileSync(file, REFUSING);
  const played = JSON.parse(await folder.run('play', file, '--ticks', '100', '--json')) as Played;
  const { done, refused } = played.commands_by_type['fill']!;
  expect(done).toBe(3);
  expect(refused).toEqual({ constructor: expect.any(Number) });
});

test('a rule that throws is shown with its command and its line', async () => {
  const file = join(folder.folder, 'well.ts');
  writeFileSync(file, FAULTY);
  // A process of its own shows lines of sources.
  const own = serverFolder(cliBundle);
  onTestFinished(() => own.close());
  const played = own.run('play', file, '--ticks', '1000');
  await expect(played).rejects.toThrow(/ended with 1: A rule failed at tick \d+/);
  await expect(played).rejects.toThrow('for the command draw {"litres":100} of account');
  await expect(played).rejects.toThrow(/draw +\d+ +0 +1\n/);
  await expect(played).rejects.toThrow(/The bucket broke\.\n.*well\.ts:9:/);
  const space = join(ROOT, 'packages/space/dist/service.js');
  await expect(folder.run('play', space)).rejects.toThrow(
    /ended with 2: astrarium: \S+ cannot be played: its commands do not say what they take\./,
  );
});

const VAULT = `
import { defineGame } from '@astrarium/contract';
import { account, defineSchema, defineSimulation, integer, many } from '@astrarium/core';
import { optional, refuse, single, table } from '@astrarium/core';

const schema = defineSchema({
  tables: {
    vault: single({ guard: optional(account), coins: integer() }),
    boxes: table({ owner: account, coins: integer() }),
    notes: table({ likers: many(account) }),
  },
});
const put = schema.command({
  args: { coins: integer({ min: 1, max: 100 }) },
  run({ boxes, vault }, { coins }, { account }) {
    boxes.insert({ owner: account, coins });
    vault.coins += coins;
  },
});
const sum = ({ boxes }, { account }, { least }) => ({
  coins: boxes.filter(({ owner, coins }) => owner === account && coins >= least)
    .map(({ coins }) => coins),
});
const answer = { coins: many(integer()) };
const own = schema.view({ args: { least: integer({ default: 0 }) }, answer, read: sum });
const above = schema.view({ args: { least: integer() }, answer, read: sum });
const guarded = schema.view({
  answer,
  read: (_, { account }) => refuse('no_guard', 'Only account 5 guards.', { account }),
});
const broken = schema.view({
  answer,
  read() {
    throw new Error('The lamp is out.');
  },
});
export default defineGame({
  simulation: defineSimulation({
    name: 'vault',
    version: 1,
    schema,
    commands: { put },
    views: { own, above, guarded, broken },
    genesis({ notes, vault }) {
      vault.guard = 5;
      notes.insert({ likers: [6] });
    },
  }),
  tickMs: 1000,
});
`;

/** The file of the vault, and the log of a game in which two accounts put coins into boxes. */
async function playedVault(): Promise<readonly [log: string, file: string]> {
  const file = join(folder.folder, 'vault.ts');
  writeFileSync(file, VAULT);
  const log = join(folder.folder, 'vault.jsonl');
  const options = ['--ticks', '40', '--players', '3', '--log', log, '--keyframes', `${log}-frames`];
  await folder.run('play', file, ...options, '--hash-every', '10');
  return [log, file];
}

test('replay shows the tables of the game of a file, and the views of an account', async () => {
  const [log, file] = await playedVault();
  const replay = (...more: string[]): Promise<string> =>
    folder.run('replay', log, '--file', file, ...more);
  const all = JSON.parse(await replay('--json')) as Shown;
  const { boxes, vault } = all.tables;
  expect(boxes.length).toBeGreaterThan(20);
  expect(all).not.toHaveProperty('views');
  const sum = boxes.reduce((coins, box) => coins + box.coins, 0);
  expect(vault).toEqual({ id: 1, guard: 5, coins: sum });

  const { tables, views, views_left_out } = JSON.parse(
    await replay('--at', '30', '--json', '--account', '2', '--keyframes', `${log}-frames`),
  ) as Shown;
  expect(tables.boxes).toEqual(boxes.slice(0, tables.boxes.length));
  const coins = tables.boxes.filter(({ owner }) => owner === 2).map((box) => box.coins);
  expect(views).toEqual({
    own: { answer: { coins } },
    guarded: {
      refusal: { code: 'no_guard', message: 'Only account 5 guards.', numbers: { account: 2 } },
    },
    broken: { error: 'Error: The lamp is out.' },
  });
  expect(views_left_out).toEqual(['above']);

  const text = await replay('--account', '2');
  expect(text).toMatch(/^vault\n {2}id +guard +coins\n {2}1 +5 +-?\d+\n\nboxes\n/);
  const hidden = boxes.length - 20;
  expect(text).toContain(`\n  … ${hidden} more\n\nnotes\n  id  likers\n  1      [6]\n`);
  expect(text).toMatch(/\nview own of account 2\n {2}coins {2}\[-?\d/);
  expect(text).toContain(
    'view guarded of account 2 is refused: no_guard: Only account 5 guards.\n\n' +
      'view broken of account 2 fails: Error: The lamp is out.\n\n' +
      'left out, since they need arguments: above\n\nticks ',
  );
  expect(text).toMatch(/\nfinal hash {2}[0-9a-f]{16}$/m);
  // Rows name accounts that gave no command.
  for (const account of ['5', '6']) {
    expect(await replay('--account', account)).toContain(`view own of account ${account}\n`);
  }
  await expect(replay('--at', '0', '--account', '7')).rejects.toThrow(
    /ended with 2: astrarium: There is no account 7 at tick 0: no command .* There are .*5, 6\./,
  );
});

interface Shown {
  readonly tables: {
    readonly vault: object;
    readonly boxes: readonly { readonly owner: number; readonly coins: number }[];
  };
  readonly views: object;
  readonly views_left_out: readonly string[];
}
