import type { Command } from '@astrarium/core';
import { astrarium, type GameSnapshot, newGame } from '@astrarium/space';
import { type CommandRecord, recordLog } from '@astrarium/core/log';
import { afterAll, describe, expect, test } from 'vitest';
import { cliTester } from '../cliTester.js';
import { keyframes } from '../files/keyframes.js';

const cli = cliTester();
afterAll(() => cli.close());

/**
 * Plays and records a short game whose commands `change` alters. Without `honest`, the log has the
 * unaltered commands and so differs from its replay.
 */
function record(name: string, change: (command: Command) => Command, honest = true): string {
  let text = '';
  const frames = keyframes(cli.pathOf(`${name}-frames`));
  const execute = (from: GameSnapshot, command: Command) =>
    astrarium.execute(from, change(command));
  const recorder = recordLog(honest ? astrarium : { ...astrarium, execute }, newGame({ seed: 3 }), {
    write: (lines) => void (text += lines),
    hashEvery: 100,
    hashed: (snapshot) => frames.write(snapshot.now, astrarium.encode(snapshot)),
  });
  const send = (account: number, type: string, args: Record<string, unknown>) =>
    recorder.execute({
      id: 'test',
      account,
      type,
      args: honest ? change({ id: '', account, type, args }).args : args,
    });
  const opened = send(0, 'open_account', { name: 'Ada' }).outcome;
  const codes = opened.done ? (opened.answer['device_codes'] as string[]) : [];
  recorder.advance({ ticks: 150 });
  send(1, 'start_mining', { device: codes[1], resource: 'carbon' });
  recorder.advance({ ticks: 100 });
  send(1, 'start_mining', { device: codes[2], resource: 'silicates' });
  send(1, 'search', { device: codes[3] });
  for (let step = 0; step < 5; step += 1) recorder.advance({ ticks: 100 });
  recorder.end();
  return cli.write(`${name}.jsonl`, text);
}

const same = (command: Command): Command => command;
const other = (command: Command): Command =>
  command.args['resource'] === 'silicates'
    ? { ...command, args: { ...command.args, resource: 'rares' } }
    : command;

const plain = record('plain', same);
const changed = record('changed', other);
const dishonest = record('dishonest', other, false);

describe('verify', () => {
  test('names line, tick, tables, commands, row and field of the first difference', async () => {
    const frames = cli.pathOf('dishonest-frames');
    const { code, data } = await cli.json('verify', dishonest, '--keyframes', frames);
    expect(code).toBe(1);
    expect(data['problem']).toMatchObject({ reason: 'hash_differs', tick: 250 });
    expect(data['first_difference']).toMatchObject({
      tick: 250,
      from_tick: 150,
      commands_count: 2,
      row: { table: expect.any(String), row: expect.any(Number), field: expect.any(String) },
    });
    const { out } = await cli.run('verify', dishonest, '--keyframes', frames);
    expect(out).toMatch(/tables that differ .*devices[^]*first field[^]*commands between {3}2\n/);
    expect(out).toContain('start_mining');
  });

  test('names no row without keyframes', async () => {
    const { data } = await cli.json('verify', dishonest);
    expect(data['first_difference']).toMatchObject({ row: null });
  });
});

describe('bisect', () => {
  test('finds the tick, the row, both values and the command', async () => {
    const { code, data } = await cli.json('bisect', plain, changed);
    expect(code).toBe(1);
    expect(data).toMatchObject({ result: 'diverged', tick: 250, equal_until: 150 });
    expect(data['commands']).toMatchObject([
      { command: { args: { resource: 'silicates' } } },
      { command: { args: { resource: 'rares' } } },
    ]);
    const { out } = await cli.run('bisect', plain, changed);
    expect(out).toMatch(/diverge at tick 250:[^]*start_mining[^]*silicates[^]*rares/);
  });

  test('finds nothing in equal logs', async () => {
    const { code, data } = await cli.json('bisect', plain, plain);
    expect(code).toBe(0);
    expect(data['result']).toBe('equal');
  });

  test('names different inputs', async () => {
    const log = cli.pathOf('seed.jsonl');
    await cli.run('play', '--ticks', '100', '--seed', '4', '--log', log);
    const { code, out } = await cli.run('bisect', plain, log);
    expect(code).toBe(1);
    expect(out).toContain('setting.seed: 3 and 4');
  });

  test('reports a log that is cut off', async () => {
    const cut = cli.write('cut.jsonl', cli.read('plain.jsonl').slice(0, -600));
    const { code, out } = await cli.run('bisect', plain, cut);
    expect(code).toBe(1);
    expect(out).toMatch(/cut\.jsonl is cut off/);
  });
});

describe('fork', () => {
  test('continues without commands', async () => {
    const { code, data } = await cli.json('fork', plain, '--at', '200');
    expect(code).toBe(0);
    expect(data).toMatchObject({
      ok: true,
      at: 200,
      ticks: 750,
      runs: [{ commands: 2 }, { commands: 0 }],
    });
    expect(data['differences_count']).toBeGreaterThan(0);
    const { out } = await cli.run('fork', plain, '--at', '200');
    expect(out).toMatch(/From tick 200 to tick 750[^]*mining\.started {2,}1 {2,}0\n[^]*differ in/);
  });

  test('names devices and what belongs to them by their codes', async () => {
    const opened = JSON.parse(cli.read('plain.jsonl').split('\n')[1] ?? '') as CommandRecord;
    const answer = opened.outcome.done ? opened.outcome.answer : {};
    const codes = answer['device_codes'] as readonly string[];
    const print = { type: 'enqueue_print', args: { device: codes[4], device_type: 'ftl_beacon' } };
    const line = { tick: 210, command: { account: 1, ...print } };
    const plan = cli.write('print.jsonl', JSON.stringify(line));
    const args = ['fork', plain, '--at', '200', '--ticks', '100', '--commands', plan];
    const { out } = await cli.run(...args);
    expect(out).toContain(`\n  mining_drone ${codes[2]}, status: 4 and 1\n`);
    expect(out).not.toMatch(/^ {2}devices \d+,/m);
    const { data } = await cli.json(...args);
    const differences = data['differences'] as unknown as readonly { readonly name: string }[];
    const names = differences.map(({ name }) => name);
    expect(names).toContain(`autofactory ${codes[4]}`);
    expect(names).toContain(`printers of autofactory ${codes[4]}`);
  });

  test('continues with the commands of a file or of another log', async () => {
    const at = ['--at', '200', '--ticks', '100'];
    const { data } = await cli.json('fork', plain, ...at, '--commands', changed);
    expect(data).toMatchObject({
      ticks: 300,
      runs: [{ commands: 2 }, { commands: 2, skipped: 2 }],
    });
    const repeated = await cli.run('fork', plain, '--at', '200', '--commands', plain);
    expect(repeated.out).toContain('The two worlds are equal.');
  });

  test('compares with a world without commands, beyond the end of the log', async () => {
    const line = { tick: 800, command: { account: 1, type: 'fly' } };
    const plan = cli.write('plan.jsonl', `${JSON.stringify(line)}\n\n`);
    const against = '--at 700 --ticks 1000 --versus nothing --commands'.split(' ');
    const { code, data } = await cli.json('fork', plain, ...against, plan);
    expect(code).toBe(0);
    expect(data).toMatchObject({
      ticks: 1700,
      runs: [{ commands: 0 }, { commands: 1, refused: 1 }],
    });
    expect(data['differences_count']).toBe(0);
  });

  test('refuses a tick after the end of the log', async () => {
    const { code, out } = await cli.run('fork', plain, '--at', '9999', '--ticks', '1');
    expect(code).toBe(1);
    expect(out).toContain('past_end');
  });

  test.each([
    ['{', 'line 1: it is not JSON'],
    ['[]', 'line 1: it is not an object'],
    ['{"tick":-1}', 'line 1: its tick is not a non-negative integer'],
    ['\n{"tick":1,"command":{"type":"x"}}', 'line 2: its command has no account'],
    ['{"tick":1,"command":{"account":1}}', 'line 1: its command has no type'],
    ['{"tick":1,"tick":2}', 'line 1: The name tick is given twice in one object'],
  ])('refuses the commands %s', async (text, message) => {
    const plan = cli.write('bad-plan.jsonl', text);
    const { code, error } = await cli.run('fork', plain, '--at', '1', '--commands', plan);
    expect(code).toBe(2);
    expect(error).toContain(message);
  });
});
