import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { astrarium, type GameSnapshot } from '@astrarium/core';
import { parseLine, recordLog } from '@astrarium/core/log';
import { afterAll, describe, expect, test } from 'vitest';
import { cliTester } from '../cliTester.js';
import { keyframes } from '../files/keyframes.js';

const cli = cliTester();
afterAll(() => cli.close());

const game = cli.pathOf('game.jsonl');
const frames = cli.pathOf('frames');
const play = ['play', '--ticks', '20000', '--players', '3', '--hash-every', '1000'];
await cli.run(...play, '--log', game, '--keyframes', frames);
const text = cli.read('game.jsonl');
const lines = text.trimEnd().split('\n');
const hashLines = lines.flatMap((line, at) => (line.includes('"kind":"hash"') ? [at] : []));

const MIDDLE = 10_000;
const frameOf = (tick: number) => keyframes(frames).read(tick) ?? new Uint8Array();

/** What `verify` says, but for its speed. */
async function verified(log: string, ...options: string[]) {
  const { code, out, error } = await cli.run('verify', log, '--json', ...options);
  const { ticks_per_second: _, ...report } = JSON.parse(out) as Record<string, unknown>;
  return { code, report, error };
}

const inThreads = (log: string, jobs: number, folder = frames) =>
  verified(log, '--keyframes', folder, '--jobs', String(jobs));

/** The log with one line replaced. */
function changed(at: number, change: (line: string) => string): string {
  const line = change(lines[at] ?? '');
  return [...lines.slice(0, at), line, ...lines.slice(at + 1), ''].join('\n');
}

/** A folder with one keyframe, in the middle of the game. */
function withKeyframe(name: string, bytes: Uint8Array): string {
  const folder = cli.pathOf(name);
  keyframes(folder).write(MIDDLE, bytes);
  return folder;
}

describe('verify in threads', () => {
  test.each([2, 3])('says the same of a good log with %i threads', async (jobs) => {
    const serial = await verified(game, '--jobs', '1');
    expect(serial).toMatchObject({ code: 0, error: '', report: { ok: true, ticks: 20_000 } });
    expect(await inThreads(game, jobs)).toEqual(serial);
  });

  test('says the same of logs with a fault in each part of them', async () => {
    const at = (part: number) => {
      const from = Math.floor((lines.length * part) / 6);
      return lines.findIndex((line, place) => place >= from && line.includes('"kind":"command"'));
    };
    const logs = [1, 2, 3, 4, 5].flatMap((part) => {
      const seal = hashLines.find((each) => each > at(part)) ?? 0;
      return [
        changed(at(part), (line) => line.replace(/(\d)(?=\D*$)/, '77')),
        changed(at(part), (line) => line.replace(/"args":\{/, '"args":{"more":1,')),
        changed(seal, (line) => line.replace(/"hash":"../, '"hash":"00')),
        `${lines.slice(0, at(part)).join('\n')}\n`,
        `${lines.slice(0, seal + 1).join('\n')}\n`,
      ];
    });
    for (const bad of logs) {
      const log = cli.write('bad.jsonl', bad);
      const serial = await verified(log, '--keyframes', frames, '--jobs', '1');
      expect([bad === text, serial.code]).toEqual([false, 1]);
      expect(await inThreads(log, 2)).toEqual(serial);
    }
  });

  test('names a keyframe that is not of the log, and verifies the log', async () => {
    const serial = await verified(game, '--jobs', '1');
    const altered = Uint8Array.from(frameOf(MIDDLE));
    altered[altered.length - 4] = 77;
    for (const [at, bytes] of [altered, frameOf(MIDDLE - 1000), Uint8Array.of(1)].entries()) {
      const folder = withKeyframe(`altered-${at}`, bytes);
      const { code, error, report } = await inThreads(game, 2, folder);
      expect([code, report]).toEqual([0, serial.report]);
      expect(error).toMatch(
        /^astrarium: The keyframe .+\. Now verifying without keyframes, in one thread\.$/,
      );
    }
  });

  test('needs a folder of keyframes, which it can read', async () => {
    const { code, error } = await cli.run('verify', game, '--jobs', '2');
    expect([code, error]).toEqual([
      0,
      'astrarium: Without --keyframes, the log is verified in one thread.',
    ]);
    const nowhere = cli.pathOf('nowhere');
    const missing = await cli.run('verify', game, '--keyframes', nowhere, '--jobs', '2');
    expect([missing.code, missing.error]).toEqual([
      2,
      `astrarium: ${nowhere}: there is no such file or folder`,
    ]);
    const folder = cli.pathOf('folders');
    mkdirSync(join(folder, `${MIDDLE}.keyframe`), { recursive: true });
    const unreadable = await cli.run('verify', game, '--keyframes', folder, '--jobs', '2');
    expect([unreadable.code, unreadable.error]).toEqual([
      2,
      `astrarium: ${folder}: it is a folder`,
    ]);
    expect((await cli.run('verify', game, '--keyframes', frames, '--jobs', '0')).code).toBe(2);
  });

  test('works with one good keyframe', async () => {
    const folder = withKeyframe('good', frameOf(MIDDLE));
    expect(await inThreads(game, 2, folder)).toEqual(await verified(game));
  });
});

describe('verify in threads, of a log whose ruleset changes', () => {
  const folder = cli.pathOf('upgraded-frames');
  const frames = keyframes(folder);

  /** The game with a change of the ruleset in the middle. */
  function upgraded(): string {
    const commands = lines.flatMap((line) => {
      const record = parseLine(line);
      return 'kind' in record && record.kind === 'command' ? [record] : [];
    });
    const { setting } = JSON.parse(lines[0] ?? '') as Pick<GameSnapshot, 'setting'>;
    const { limits } = setting.ruleset;
    const ruleset = { ...setting.ruleset, limits: { ...limits, tagsPerDevice: 9 } };
    let log = '';
    const options = {
      write: (some: string) => void (log += some),
      hashEvery: 1000,
      hashed: (snapshot: GameSnapshot) => frames.write(snapshot.now, astrarium.encode(snapshot)),
    };
    let game = recordLog(astrarium, astrarium.genesis(setting), options);
    const playUntil = (tick: number): void => {
      while (game.snapshot.now < tick) {
        while (commands[0]?.tick === game.snapshot.now) game.execute(commands.shift()!.command);
        game.advance({ ticks: Math.min(tick, commands[0]?.tick ?? tick) - game.snapshot.now });
      }
    };
    playUntil(MIDDLE);
    game.checkpoint();
    const next = astrarium.withSetting(game.snapshot, { ...setting, ruleset });
    const { line, writer } = game.writer.upgrade(game.snapshot, 'rules', astrarium, next);
    log += line;
    game = recordLog(astrarium, next, { ...options, resume: writer.position() });
    playUntil(2 * MIDDLE);
    game.end();
    return log;
  }
  const good = upgraded();
  const goodLines = good.trimEnd().split('\n');

  test('says the same as in one thread', async () => {
    const log = cli.write('upgraded.jsonl', good);
    const serial = await verified(log);
    expect(serial).toMatchObject({ code: 0, error: '', report: { ok: true, ticks: 20_000 } });
    expect(frames.ticks().length).toBeGreaterThan(15);
    for (const jobs of [2, 3]) expect(await inThreads(log, jobs, folder)).toEqual(serial);
  });

  test('says the same with a fault in each part, and in the upgrade line', async () => {
    const upgradeAt = goodLines.findIndex((line) => line.startsWith('{"kind":"upgrade"'));
    const parts = [1, 2, 3, 4, 5].map((part) => Math.floor((goodLines.length * part) / 6));
    for (const from of [...parts, upgradeAt]) {
      const wrong = goodLines.slice();
      const at = goodLines.findIndex((line, place) => place >= from && !/"kind":"hash"/.test(line));
      wrong[at] = (wrong[at] ?? '').replace(/(\d)(?=\D*$)/, '77');
      const log = cli.write('bad.jsonl', `${wrong.join('\n')}\n`);
      const serial = await verified(log, '--keyframes', folder);
      expect([wrong[at] === goodLines[at], serial.code]).toEqual([false, 1]);
      expect(await inThreads(log, 2, folder)).toEqual(serial);
    }
  });
});

describe('verify --write-keyframes', () => {
  test('writes keyframes with which threads verify', async () => {
    const folder = cli.pathOf('written');
    const serial = await verified(game, '--write-keyframes', folder);
    expect(serial).toMatchObject({ code: 0, error: '' });
    const ticks = keyframes(folder).ticks();
    expect(ticks.length).toBeGreaterThan(10);
    for (const tick of ticks) {
      expect(keyframes(folder).read(tick)).toEqual(keyframes(frames).read(tick));
    }
    expect(await inThreads(game, 2, folder)).toEqual(serial);
    const again = await cli.run('verify', game, '--write-keyframes', folder);
    expect([again.code, again.error]).toEqual([
      2,
      `astrarium: ${folder} has keyframes already. Choose another folder.`,
    ]);
  });

  test('writes at most 64', async () => {
    const log = cli.pathOf('dense.jsonl');
    await cli.run('play', '--ticks', '3000', '--hash-every', '10', '--log', log);
    const folder = cli.pathOf('few');
    await verified(log, '--write-keyframes', folder);
    const { length } = keyframes(folder).ticks();
    expect(length).toBeGreaterThan(40);
    expect(length).toBeLessThan(65);
  });
});
