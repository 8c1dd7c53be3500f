import { afterAll, describe, expect, test } from 'vitest';
import { cliTester } from '../cliTester.js';
import { keyframes } from '../files/keyframes.js';
import { existsSync } from 'node:fs';

const cli = cliTester();
afterAll(() => cli.close());

const log = cli.pathOf('game.jsonl');
const frames = cli.pathOf('frames');
const PLAY = 'play --ticks 14500 --players 3 --seed 5'.split(' ');
const files = ['--log', log, '--keyframes', frames];
const played = await cli.json(...PLAY, '--hash-every', '3000', ...files);
const { final_hash, commands, events } = played.data as Record<string, unknown>;

describe('play', () => {
  test('prints JSON', () => {
    expect(played.code).toBe(0);
    expect(played.data).toMatchObject({ ticks: 14500, seed: 5, players: 3, log });
    expect(final_hash).toMatch(/^[0-9a-f]{16}$/);
    expect(commands).toBeGreaterThan(100);
    expect(events).toBeGreaterThan(200);
    expect(played.data['ticks_per_second']).toBeGreaterThan(0);
  });

  test('writes a log with header and end, and keyframes', () => {
    const lines = cli.read('game.jsonl').trimEnd().split('\n');
    expect(lines[0]).toContain('"kind":"header"');
    expect(lines.at(-1)).toContain('"kind":"end"');
    expect(keyframes(frames).ticks()).toEqual([14500, 12000, 9000, 6000, 3000]);
  });

  test('plays the same game without a log', async () => {
    const second = await cli.json(...PLAY);
    expect(second.data).toMatchObject({ final_hash, commands, events });
  });

  test('plays another game with another seed, and prints tables', async () => {
    const { code, out } = await cli.run('play', '--ticks', '600', '--seed', '6', '--players', '30');
    expect(code).toBe(0);
    expect(out).toMatch(/Devices[^]*Mined units[^]*Travel[^]*final hash {2}[0-9a-f]{16}/);
    expect(out).not.toContain(String(final_hash));
  });
});

describe('the log of play', () => {
  test('verifies', async () => {
    const { code, data } = await cli.json('verify', log);
    expect(code).toBe(0);
    expect(data).toMatchObject({
      ok: true,
      cut: false,
      ticks: 14500,
      commands,
      events,
      final_hash,
    });
    expect(data).toMatchObject({ first_difference: null, problem: null });
    const text = await cli.run('verify', log);
    expect(text).toMatchObject({ code: 0, error: '' });
    expect(text.out).toContain(`final hash  ${String(final_hash)}`);
  });

  test.each(['verify', 'replay'])('%s refuses a missing folder of keyframes', async (command) => {
    const nowhere = cli.pathOf('nowhere');
    const { code, error } = await cli.run(command, log, '--keyframes', nowhere);
    expect([code, error]).toEqual([2, `astrarium: ${nowhere}: there is no such file or folder`]);
  });

  test('replays to its end', async () => {
    const { code, data } = await cli.json('replay', log);
    expect(code).toBe(0);
    expect(data).toMatchObject({ ok: true, ticks: 14500, commands, events, final_hash });
    expect(data['summary']).toEqual(played.data['summary']);
  });

  test.each([0, 2999, 7777, 14500])('seeks tick %i', async (tick) => {
    const at = ['--at', String(tick)];
    const plain = await cli.json('replay', log, ...at);
    const fromKeyframe = await cli.json('replay', log, ...at, '--keyframes', frames);
    expect(plain).toMatchObject({ code: 0, data: { ok: true, ticks: tick, from_keyframe: 0 } });
    expect(fromKeyframe.code).toBe(0);
    expect(fromKeyframe.data['from_keyframe']).toBe(tick === 14500 ? tick : tick - (tick % 3000));
    expect(fromKeyframe.data['final_hash']).toBe(plain.data['final_hash']);
    expect(fromKeyframe.data['summary']).toEqual(plain.data['summary']);
  });

  test('is shown as tables at any tick', async () => {
    const { code, out } = await cli.run('replay', log, '--at', '9500');
    expect(code).toBe(0);
    expect(out).toMatch(/Devices after 02:38:20 [^]*Travel[^]*ticks {7}9,500\n[^]*final hash/);
    for (const line of out.split('\n')) expect([...line].length).toBeLessThanOrEqual(80);
  });

  test('reports a tick after its end', async () => {
    const { code, data } = await cli.json('replay', log, '--at', '20000');
    expect(code).toBe(1);
    expect(data['problem']).toMatchObject({ reason: 'past_end', tick: 14500 });
  });

  test('ignores keyframes of another game', async () => {
    const other = cli.pathOf('other');
    await cli.run('play', '--ticks', '7000', '--seed', '9', '--keyframes', other);
    const { code, data } = await cli.json('replay', log, '--at', '7500', '--keyframes', other);
    expect(code).toBe(0);
    expect(data['from_keyframe']).toBe(0);
  });
});

test('export without a game creates no game and overwrites no log', async () => {
  const former = cli.write('kept.jsonl', 'a log');
  const data = cli.pathOf('nowhere');
  const { code, error } = await cli.run('export', former, '--data', data);
  const message = `astrarium: There is no game in ${data}. Name its data folder with --data.`;
  expect([code, error]).toEqual([2, message]);
  expect(cli.read('kept.jsonl')).toBe('a log');
  expect(existsSync(data)).toBe(false);
});

test('export replaces a log only with --force', async () => {
  const short = cli.pathOf('short.jsonl');
  const data = cli.pathOf('data');
  await cli.run('play', '--ticks', '10', '--players', '1', '--log', short);
  await cli.run('import', short, '--data', data);
  const former = cli.write('former.jsonl', '{"kind":"header"}\n');
  const { code, error } = await cli.run('export', former, '--data', data);
  expect([code, error]).toEqual([2, `astrarium: ${former} exists. To replace it, use --force.`]);
  expect(cli.read('former.jsonl')).toBe('{"kind":"header"}\n');
  expect((await cli.run('export', former, '--data', data, '--force')).code).toBe(0);
  expect((await cli.run('verify', former)).code).toBe(0);
});
