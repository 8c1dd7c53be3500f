import { afterAll, describe, expect, test } from 'vitest';
import { cliTester } from '../cliTester.js';
import { keyframes } from '../files/keyframes.js';

const cli = cliTester();
afterAll(() => cli.close());

const log = cli.pathOf('game.jsonl');
const frames = cli.pathOf('frames');
const played = await cli.json(
  'play',
  '--ticks',
  '14500',
  '--players',
  '3',
  '--seed',
  '5',
  '--log',
  log,
  '--hash-every',
  '3000',
  '--keyframes',
  frames,
);
const { final_hash, commands, events } = played.data as Record<string, unknown>;

describe('a game is played', () => {
  test('and told as data', () => {
    expect(played.code).toBe(0);
    expect(played.data).toMatchObject({ ticks: 14500, seed: 5, players: 3, log });
    expect(final_hash).toMatch(/^[0-9a-f]{16}$/);
    expect(commands).toBeGreaterThan(100);
    expect(events).toBeGreaterThan(200);
    expect(played.data['ticks_per_second']).toBeGreaterThan(0);
  });

  test('its log begins with a header and ends with an end; its keyframes stand beside it', () => {
    const lines = cli.read('game.jsonl').trimEnd().split('\n');
    expect(lines[0]).toContain('"kind":"header"');
    expect(lines.at(-1)).toContain('"kind":"end"');
    expect(keyframes(frames).ticks()).toEqual([14500, 12000, 9000, 6000, 3000]);
  });

  test('the same without a log', async () => {
    const again = await cli.json('play', '--ticks', '14500', '--players', '3', '--seed', '5');
    expect(again.data).toMatchObject({ final_hash, commands, events });
  });

  test('another with another seed, for people', async () => {
    const { code, out } = await cli.run('play', '--ticks', '600', '--seed', '6', '--players', '30');
    expect(code).toBe(0);
    expect(out).toMatch(
      /Who owns what[^]*Mined, in units[^]*Travelled[^]*final hash {2}[0-9a-f]{16}/,
    );
    expect(out).not.toContain(String(final_hash));
  });
});

describe('its log', () => {
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
    const people = await cli.run('verify', log);
    expect(people).toMatchObject({ code: 0, error: '' });
    expect(people.out).toContain(`final hash  ${String(final_hash)}`);
  });

  test.each(['verify', 'replay'])('%s wants the keyframes that it is told of', async (command) => {
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

  test.each([0, 2999, 3000, 7777, 12000, 14500])('seeks tick %i', async (tick) => {
    const at = ['--at', String(tick)];
    const plain = await cli.json('replay', log, ...at);
    const sought = await cli.json('replay', log, ...at, '--keyframes', frames);
    expect(plain).toMatchObject({ code: 0, data: { ok: true, ticks: tick, from_keyframe: 0 } });
    expect(sought.code).toBe(0);
    expect(sought.data['from_keyframe']).toBe(tick === 14500 ? tick : tick - (tick % 3000));
    expect(sought.data['final_hash']).toBe(plain.data['final_hash']);
    expect(sought.data['summary']).toEqual(plain.data['summary']);
  });

  test('is told to people at any tick', async () => {
    const { code, out } = await cli.run('replay', log, '--at', '9500');
    expect(code).toBe(0);
    expect(out).toMatch(/Who owns what[^]*Sol A\d[^]*tick {8}9,500 \(02:38:20\)[^]*hash/);
    for (const line of out.split('\n')) expect([...line].length).toBeLessThanOrEqual(80);
  });

  test('says when it ends too early', async () => {
    const { code, data } = await cli.json('replay', log, '--at', '20000');
    expect(code).toBe(1);
    expect(data['problem']).toMatchObject({ reason: 'past_end', tick: 14500 });
  });

  test('takes no keyframe of another game', async () => {
    const strange = cli.pathOf('strange');
    await cli.run('play', '--ticks', '7000', '--seed', '9', '--keyframes', strange);
    const { code, data } = await cli.json('replay', log, '--at', '7500', '--keyframes', strange);
    expect(code).toBe(0);
    expect(data['from_keyframe']).toBe(0);
  });
});
