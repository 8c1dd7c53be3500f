import { expect, test } from 'vitest';
import { defineSchema, defineSimulation, integer, single } from '../index.js';
import { bisectLogs, forkLog, parseLine, readLog, recordLog, replayLog } from '../log.js';
import { type Replayable, type ReplayOptions, type Upgrades } from '../log.js';

/** A game of one version whose command adds a number: its rules differ by that number. */
function well(by: number, rules?: string): Replayable & { encode(snapshot: object): Uint8Array } {
  const schema = defineSchema({ tables: { well: single({ litres: integer() }) } });
  const draw = schema.command({ run: ({ well }) => void (well.litres += by) });
  const simulation = defineSimulation({ name: 'well', version: 1, schema, commands: { draw } });
  return { ...(simulation as unknown as ReturnType<typeof well>), ...(rules && { rules }) };
}

const draw = { id: '', account: 1, type: 'draw', args: {} };

/** A log of rules; another game continues it, if there is one. */
function logOf(first: Replayable, next?: Replayable, migration = ''): string {
  let text = '';
  const write = (lines: string) => void (text += lines);
  let game = recordLog(first, first.genesis({ seed: 1 }), { write });
  game.execute(draw);
  game.advance({ ticks: 3 });
  if (next !== undefined) {
    const { line, writer } = game.writer.upgrade(game.snapshot, migration, next, game.snapshot);
    write(line);
    game = recordLog(next, game.snapshot, { write, resume: writer.position() });
    game.execute(draw);
    game.advance({ ticks: 3 });
  }
  game.end();
  return text;
}

const replayed = (simulation: Replayable, text: string, options: ReplayOptions = {}) =>
  readLog(text, replayLog(simulation, options));

const OTHER = 'The log was made by other rules of well version 1 (a) than these (b).';

test('the header names the rules if they are known', () => {
  expect(JSON.parse(logOf(well(1, 'a')).split('\n')[0] ?? '')).toMatchObject({ rules: 'a' });
  expect(logOf(well(1))).not.toContain('rules');
  const header = logOf(well(1, 'a')).split('\n')[0] ?? '';
  expect(parseLine(header.replace('"rules":"a"', '"rules":1'))).toMatchObject({
    message: 'The header line is invalid: rules is not a string.',
  });
});

test('other rules that give the same game are named, and verify', async () => {
  const log = logOf(well(1, 'a'));
  expect(await replayed(well(1, 'b'), log)).toMatchObject({ ok: true, other_rules: OTHER });
  expect(await replayed(well(1, 'a'), log)).toMatchObject({ ok: true, other_rules: null });
  // Without a hash on one side, nothing is known.
  expect(await replayed(well(1), log)).toMatchObject({ ok: true, other_rules: null });
  expect(await replayed(well(1, 'b'), logOf(well(1)))).toMatchObject({ other_rules: null });
});

test('other rules are the likely cause of a hash that differs', async () => {
  const log = logOf(well(1, 'a'));
  const { other_rules, problem } = await replayed(well(2, 'b'), log);
  expect(other_rules).toBe(OTHER);
  expect(problem?.reason).toBe('hash_differs');
  expect(problem?.message).toMatch(
    /^The replay's hash is \w+, the log's is \w+\. The log was made/,
  );
  expect(problem?.message.endsWith(`${OTHER} That is the likely cause.`)).toBe(true);
  const plain = await replayed(well(2), log);
  expect(plain.problem?.message).toMatch(/^The replay's hash is \w+, the log's is \w+\.$/);
});

test('fork and bisect name other rules, too', async () => {
  const [a, b] = [logOf(well(1, 'a')), logOf(well(1, 'b'))];
  const forked = await forkLog(well(1, 'b'), a, { at: 1, ticks: 2 });
  expect(forked).toMatchObject({ ok: true, other_rules: OTHER });
  const failed = await forkLog(well(2, 'b'), a, { at: 3, ticks: 0 });
  expect(failed.problem?.message).toBe(
    `The replay differs from the log. ${OTHER} That is the likely cause.`,
  );
  const [openA, openB] = [() => a, () => b];
  expect(await bisectLogs(well(1, 'b'), openA, openB)).toMatchObject({
    result: 'equal',
    other_rules: [OTHER, null],
  });
});

test('an upgrade within a version is replayed with the rules of each part', async () => {
  const [first, next] = [well(1, 'a'), well(10, 'b')];
  const migrate = <S>(snapshot: S): S => snapshot;
  const upgrades: Upgrades = { dev: { from: first, simulation: next, migrate } };
  const log = logOf(first, next, 'dev');
  const whole = await replayed(next, log, { upgrades });
  expect(whole).toMatchObject({ ok: true, from_line: 1, other_rules: null });

  // A keyframe says of which rules it is: its bytes are the same.
  const { position, snapshot, simulation } = await replayed(first, logOf(first));
  const stored = { hash: simulation.hash(snapshot as never), position };
  const bytes = next.encode(snapshot as object);
  const header = `${log.split('\n')[0]}\n`;
  const from = (rules?: string) =>
    replayed(next, header, {
      upgrades,
      keyframe: { tick: 3, bytes, stored: { ...stored, rules } },
    });
  expect((await from('a')).simulation).toBe(first);
  expect((await from('b')).simulation).toBe(next);
});
