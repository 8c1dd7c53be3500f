import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { ROOT } from '../tools/sources/sources.js';

test('players may choose any name where Object.prototype is frozen', () => {
  const program = `
    Object.freeze(Object.prototype);
    const s = await import('@astrarium/core');
    const schema = s.defineSchema({
      tables: { box: s.single({ by: s.record(s.object({ n: s.integer() })) }) },
      setting: { prices: s.record(s.integer()) },
    });
    const vote = schema.command({
      args: { names: s.many(s.text()), given: s.record(s.integer()) },
      answer: { given: s.record(s.integer()) },
      run({ box }, { given, names }) {
        for (const name of names) (box.by[name] ??= { n: 0 }).n += given[name] ?? 0;
        return { given };
      },
    });
    const game = s.defineSimulation({ name: 'g', version: 1, schema, commands: { vote } });
    const names = [...Object.getOwnPropertyNames(Object.prototype), 'toJSON'];
    const given = Object.fromEntries(names.map((name, at) => [name, at]));
    const start = game.genesis({ seed: 1, prices: given });
    const command = { id: '', account: 1, type: 'vote', args: { names, given } };
    const { outcome, snapshot } = game.execute(start, command);
    const world = game.read(game.decode(game.encode(snapshot)));
    console.log(JSON.stringify([outcome.answer.given, world.box.by, world.setting.prices]));
  `;
  const args = ['--input-type=module', '--eval', program];
  const [answer, by, prices] = JSON.parse(
    execFileSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' }),
  ) as [object, Record<string, { n: number }>, object];
  expect(Object.keys(answer)).toHaveLength(Object.getOwnPropertyNames(Object.prototype).length + 1);
  expect(Object.entries(by).map(([name, { n }]) => [name, n])).toEqual(Object.entries(answer));
  expect(prices).toEqual(answer);
});
