import { describe, expect, test } from 'vitest';
import { FULL } from '../../../../testkit/test/tier.js';
import { bisectLogs, forkLog, recordLog, type Upgrades } from '../../log.js';
import type { BisectOptions } from './bisectLogs.js';
import { forkRun } from './forkRun.js';
import { type Command } from '../../index.js';
import { orchard, orchardCommand, orchardWith, playOrchard, SETTING } from '../logGame.test.js';
import { spliced } from '../logGame.test.js';

const game = playOrchard();
const bisect = (a: string, b: string, options: BisectOptions = {}) =>
  bisectLogs(
    orchard,
    () => a,
    () => b,
    options,
  );
const unless =
  (at: number, command: Command) =>
  (n: number): Command =>
    n === at ? command : orchardCommand(n);

describe('two logs', () => {
  test('of one game are equal, whatever their hash lines', async () => {
    const other = playOrchard({ hashEvery: 3 });
    expect(await bisect(game.text, other.text)).toEqual({
      result: 'equal',
      equal_until: 40,
      records: [null, null],
      problems: [null, null],
      other_rules: [null, null],
    });
  });

  test('diverge at the command that differs, in the row that it changed', async () => {
    const command = { id: 'x', account: 1, type: 'plant', args: { farm: 2 } };
    const other = playOrchard({}, unless(25, command));
    const report = await bisect(game.text, other.text);
    expect(report).toMatchObject({
      result: 'diverged',
      equal_until: 24,
      tick: 25,
      commands: [
        { n: 28, command: { args: { farm: 1 } } },
        { n: 28, command },
      ],
      tables: ['farms', 'trees'],
      records: [null, null],
      problems: [null, null],
    });
    // Farm 1 was last planted by this very command in the first log, by an older one in the second.
    expect(report).toMatchObject({ table: 'farms', row: 1, field: 'fruit' });
    expect(report).toMatchObject({ last_commands: [{ tick: 25 }, { tick: 19 }] });
  });

  test('diverge in a member of a document', async () => {
    const command = { id: 'x', account: 1, type: 'name', args: { name: 'other' } };
    const report = await bisect(game.text, playOrchard({}, unless(31, command)).text);
    expect(report).toMatchObject({
      result: 'diverged',
      tick: 31,
      table: 'accounts',
      row: 1,
      field: 'name',
      values: ['name 31', 'other'],
      tables: ['accounts'],
      differences: 1,
      last_commands: [{ n: 35 }, { n: 35, command }],
    });
  });

  test('are equal when only refused commands differ', async () => {
    const command = { id: 'x', account: 1, type: 'plant', args: { farm: 77 } };
    expect(await bisect(game.text, playOrchard({}, unless(12, command)).text)).toMatchObject({
      result: 'equal',
    });
  });

  test('are equal when a later command of the tick takes a difference back', async () => {
    const named = (...names: readonly string[]) => {
      let text = '';
      const recorder = recordLog(orchard, orchard.genesis(SETTING), {
        write: (lines) => void (text += lines),
      });
      for (const name of names) {
        recorder.execute({ id: name, account: 1, type: 'name', args: { name } });
      }
      recorder.advance({ ticks: 5 });
      recorder.execute(orchardCommand(1));
      recorder.end();
      return text;
    };
    const equal = await bisect(named('a', 'b', 'c'), named('b', 'a', 'c'));
    expect(equal).toMatchObject({ result: 'equal', equal_until: 5 });
    const diverged = await bisect(named('a', 'b'), named('b', 'a'));
    expect(diverged).toMatchObject({ result: 'diverged', tick: 0, values: ['a', 'b'] });
  });

  test('are equal until the first of them ends', async () => {
    const short = playOrchard({ ticks: 30 });
    expect(await bisect(game.text, short.text)).toMatchObject({ result: 'ended', equal_until: 30 });
    const cut = await bisect(game.text.slice(0, -400), game.text);
    expect(cut).toMatchObject({ result: 'ended', problems: [{ reason: 'cut' }, null] });
  });

  test('of different inputs differ in their headers', async () => {
    const paths = ['setting.seed', 'setting_hash', 'genesis'];
    const headers = paths.map((path) => expect.objectContaining({ path }));
    const report = await bisect(game.text, playOrchard({ seed: 6 }).text);
    expect(report).toMatchObject({ result: 'headers', headers });
  });

  test('are reported when one differs from its own replay', async () => {
    const lines = game.text.split('\n');
    const at = lines.findIndex((line) => line.startsWith('{"kind":"end"'));
    lines[at] = lines[at]!.replace(/"hash":"\w+"/, '"hash":"0123456789abcdef"');
    expect(await bisect(game.text, lines.join('\n'))).toMatchObject({
      result: 'record',
      equal_until: 40,
      records: [null, { line: at + 1, recorded: '0123456789abcdef' }],
    });
  });

  test('diverge where one was altered, or report its problem', async () => {
    const lines = game.text.split('\n');
    const altered = game.text.replace('"args":{"farm":4}', '"args":{"farm":3}');
    expect(await bisect(altered, game.text)).toMatchObject({ result: 'diverged', tick: 4 });
    const dropped = spliced(lines, 9, 1).join('\n');
    expect(await bisect(game.text, dropped)).toMatchObject({
      result: 'problem',
      problems: [null, { reason: 'order', line: 10 }],
    });
    expect(await bisect('', game.text)).toMatchObject({ result: 'ended' });
    expect(await bisect(game.text, 'what?\n')).toMatchObject({ result: 'problem' });
    const thrown = game.text.replace('"type":"plant","args":{"farm":4}', '"type":"omen","args":{}');
    expect(await bisect(game.text, thrown)).toMatchObject({
      result: 'problem',
      problems: [null, { reason: 'threw', line: 6 }],
    });
  });

  test('diverge by time alone under other rules', async () => {
    for (const every of [1, 100]) {
      const { text } = playOrchard({ every });
      const report = await bisect(text, text, { other: orchardWith({ stray: 23 }) });
      const row = { table: 'farms', field: 'picked' };
      expect(report).toMatchObject({ result: 'diverged', commands: [null, null], ...row });
      const { tick } = report as unknown as { tick: number };
      expect(tick).toBeGreaterThanOrEqual(23);
      expect(tick).toBeLessThanOrEqual(26);
    }
  });

  test('diverge where one of them is upgraded', async () => {
    const later = orchardWith({ version: 2, stray: 1 });
    const migrate = ({ now, setting }: typeof game.last) => {
      const grown = later.advance(later.genesis(setting), { ticks: now }).snapshot;
      return later.execute(grown, orchardCommand(3)).snapshot;
    };
    let text = '';
    const write = (lines: string) => void (text += lines);
    const before = recordLog(orchard, orchard.genesis(SETTING), { write });
    before.advance({ ticks: 10 });
    const next = migrate(before.snapshot);
    const { line, writer } = before.writer.upgrade(before.snapshot, 'dawn', later, next);
    write(line);
    const after = recordLog(later, next, { write, resume: writer.position() });
    after.advance({ ticks: 13 });
    after.end();
    const plain = playOrchard({ ticks: 20, every: 100 }, () => orchardCommand(5));
    const upgrades = { dawn: { simulation: later, migrate } } as unknown as Upgrades;
    const report = await bisect(text, plain.text, { upgrades });
    expect(report).toMatchObject({ result: 'diverged', tick: 10 });
  });

  test('diverge at the tick of the other command', async () => {
    for (let at = 0; at < 40; at += FULL ? 1 : 7) {
      const command = { id: 'x', account: 1, type: 'name', args: { name: 'x' } };
      const other = playOrchard({ hashEvery: 100 }, unless(at, command));
      expect(await bisect(game.text, other.text)).toMatchObject({ result: 'diverged', tick: at });
    }
  });
});

describe('a fork', () => {
  const command = { id: 'x', account: 1, type: 'plant', args: { farm: 2 } };

  test("with the log's own commands makes no difference", async () => {
    const ticks = Array.from({ length: 9 }, (_, n) => 21 + n);
    const commands = ticks.map((tick) => ({ tick, command: orchardCommand(tick) }));
    const report = await forkLog(orchard, game.text, { at: 20, ticks: 9, commands });
    expect(report).toMatchObject({ ok: true, at: 20, ticks: 29, differences: [], tables: {} });
    expect(report.runs[0]).toEqual(report.runs[1]);
    expect(report.runs[0]).toMatchObject({ commands: 9, skipped: 0 });
  });

  test('shows what other commands do', async () => {
    const commands = [25, 99, 20].map((tick) => ({ tick, command }));
    const plan = { at: 20, ticks: 10, commands, versus: 'nothing' } as const;
    const report = await forkLog(orchard, game.text, plan);
    expect(report.runs).toMatchObject([
      { commands: 0, refused: 0 },
      { commands: 2, skipped: 1 },
    ]);
    expect(report.runs[1]?.events['planted']).toBe(2 - (report.runs[1]?.refused ?? 0));
    expect(report.tables).toMatchObject({ farms: 1, accounts: 1 });
    expect(report.differences_count).toBe(report.differences.length);
    const versusLog = await forkLog(orchard, game.text, { ...plan, versus: 'log' });
    expect(versusLog.runs[1]).toEqual(report.runs[1]);
    expect(versusLog.runs[0]).toMatchObject({ commands: 10 });
  });

  test('of a bad log reports the problem', async () => {
    const plan = { at: 20, ticks: 10 };
    expect(await forkLog(orchard, '', plan)).toMatchObject({ problem: { reason: 'cut' } });
    // The digest of the last line vouches for all before it.
    const sealed_line = game.text.trimEnd().split('\n').length - 1;
    expect(await forkLog(orchard, game.text, { ...plan, at: 41 })).toMatchObject({
      problem: { reason: 'past_end', sealed_line },
    });
    const altered = game.text.replace('"args":{"farm":4}', '"args":{"farm":3}');
    expect(await forkLog(orchard, altered, plan)).toMatchObject({ ok: false });
    const omen = [{ tick: 22, command: { ...command, type: 'omen' } }];
    expect(await forkLog(orchard, game.text, { ...plan, commands: omen })).toMatchObject({
      problem: { reason: 'threw' },
    });
  });

  test('keeps its snapshot unchanged and can run past the end of the log', async () => {
    const hash = orchard.hash(game.last);
    expect(forkRun(orchard, game.last, { ticks: 50 }).snapshot.now).toBe(90);
    expect(orchard.hash(game.last)).toBe(hash);
    expect(await forkLog(orchard, game.text, { at: 39, ticks: 50 })).toMatchObject({ ticks: 89 });
  });
});
