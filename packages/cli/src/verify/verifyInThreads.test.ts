import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { astrarium, type GameSnapshot } from '@astrarium/space';
import { parseLine, recordLog } from '@astrarium/core/log';
import { afterAll, describe, expect, test } from 'vitest';
import { cliTester } from '../cliTester.js';
import { keyframes } from '../files/keyframes.js';

const cli = cliTester();
afterAll(() => cli.close());

const game = cli.pathOf('game.jsonl');
const frames = cli.pathOf('frames');
const play = 'play --ticks 2400 --players 2 --hash-every 100'.split(' ');
await cli.run(...play, '--log', game, '--keyframes', frames);
const lines = cli.read('game.jsonl').trimEnd().split('\n');

const MIDDLE = 1200;
const END = 2400;

/** What `verify` says, but for its speed. */
async function verified(log: string, ...options: string[]) {
  const { code, out, error } = await cli.run('verify', log, '--json', ...options);
  const { ticks_per_second: _, ...report } = JSON.parse(out) as Record<string, unknown>;
  return { code, report, error };
}

const inThreads = (log: string, jobs: number, folder = frames) =>
  verified(log, '--keyframes', folder, '--jobs', String(jobs));

function changed(at: number, change: (line: string) => string): string {
  const line = change(lines[at] ?? '');
  return [...lines.slice(0, at), line, ...lines.slice(at + 1), ''].join('\n');
}

describe('verify in threads', () => {
  test('says the same of a good log with 3 threads', async () => {
    const serial = await verified(game, '--jobs', '1');
    expect(serial).toMatchObject({ code: 0, error: '', report: { ok: true, ticks: END } });
    expect(await inThreads(game, 3)).toEqual(serial);
  });

  // `verifyLogBy` is tested with faults of all kinds in all parts of a log.
  test('says the same of a log that is altered', async () => {
    const at = lines.findIndex((line, n) => n > lines.length / 2 && line.includes('"command"'));
    const log = cli.write(
      'bad.jsonl',
      changed(at, (line) => line.replace(/(\d)(?=\D*$)/, '77')),
    );
    const serial = await verified(log, '--keyframes', frames, '--jobs', '1');
    expect(serial.code).toBe(1);
    expect(await inThreads(log, 2)).toEqual(serial);
  });

  test('names a keyframe that is not of the log, and verifies the log', async () => {
    const serial = await verified(game, '--jobs', '1');
    const folder = cli.pathOf('altered');
    keyframes(folder).write(MIDDLE, keyframes(frames).read(MIDDLE - 100) ?? new Uint8Array());
    const { code, error, report } = await inThreads(game, 2, folder);
    expect([code, report]).toEqual([0, serial.report]);
    expect(error).toMatch(
      /^astrarium: The keyframe .+\. Now verifying without keyframes, in one thread\.$/,
    );
  });

  test('needs a folder of keyframes, which it can read', async () => {
    const { code, error } = await cli.run('verify', game, '--jobs', '2');
    const alone = 'astrarium: Without --keyframes, the log is verified in one thread.';
    expect([code, error]).toEqual([0, alone]);
    const refused = (folder: string, jobs = '2') =>
      cli.run('verify', game, '--keyframes', folder, '--jobs', jobs);
    const nowhere = cli.pathOf('nowhere');
    const missing = `astrarium: ${nowhere}: there is no such file or folder`;
    expect(await refused(nowhere)).toMatchObject({ code: 2, error: missing });
    const folder = cli.pathOf('folders');
    mkdirSync(join(folder, `${MIDDLE}.keyframe`), { recursive: true });
    const unreadable = `astrarium: ${folder}: it is a folder`;
    expect(await refused(folder)).toMatchObject({ code: 2, error: unreadable });
    expect((await refused(frames, '0')).code).toBe(2);
  });
});

describe('verify in threads, of a log whose ruleset changes', () => {
  const folder = cli.pathOf('upgraded-frames');
  const frames = keyframes(folder);

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
      hashEvery: 100,
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
    const { line, writer } = game.writer.upgrade(game.snapshot, 'ruleset', astrarium, next);
    log += line;
    game = recordLog(astrarium, next, { ...options, resume: writer.position() });
    playUntil(2 * MIDDLE);
    game.end();
    return log;
  }

  test('says the same as in one thread', async () => {
    const log = cli.write('upgraded.jsonl', upgraded());
    const serial = await verified(log);
    expect(serial).toMatchObject({ code: 0, error: '', report: { ok: true, ticks: END } });
    expect(frames.ticks().length).toBeGreaterThan(5);
    expect(await inThreads(log, 2, folder)).toEqual(serial);
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
      const [written, played] = [folder, frames].map((each) => keyframes(each).read(tick));
      expect(written && played && Buffer.compare(written, played), `${tick}`).toBe(0);
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
    await cli.run(...'play --ticks 1500 --players 1 --hash-every 10 --log'.split(' '), log);
    const folder = cli.pathOf('few');
    await verified(log, '--write-keyframes', folder);
    const { length } = keyframes(folder).ticks();
    expect(length).toBeGreaterThan(40);
    expect(length).toBeLessThan(65);
  });
});
