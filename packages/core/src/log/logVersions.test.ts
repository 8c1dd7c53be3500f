import { describe, expect, test } from 'vitest';
import { FULL } from '../../../testkit/test/tier.js';
import { defineFieldSimulation } from '../index.js';
import { bisectLogs, followLog, forkLog, recordLog, replayLog } from '../log.js';
import { type ReplayOptions, type Upgrades } from '../log.js';
import { grove1, grove2, ruleless, weighing } from '../migrations/groveGame.test.js';
import { logFeed } from './format/logFeed.js';
import { GROVE, playGroves, spliced } from './logGame.test.js';

const game = playGroves();
const both = { upgrades: { [weighing.name]: weighing } } as unknown as ReplayOptions;
const onlyNew = { upgrades: { [weighing.name]: ruleless } } as unknown as ReplayOptions;

const replay = (options: ReplayOptions, text = game.text, simulation: unknown = grove2) => {
  const feed = logFeed(replayLog(simulation as never, options));
  feed.write(text);
  return feed.end();
};
const frameAt = (tick: number) => game.frames.get(tick);
const upgradeLine = game.upgraded.n + 1;

describe('a log of two versions', () => {
  test('is verified from its header by a program that has both', () => {
    const report = replay(both);
    expect(report.problem).toBe(null);
    expect(report).toMatchObject({ ok: true, ticks: 60, from_line: 1, final_hash: game.hash });
    expect(report.simulation).toBe(grove2);
    for (let until = 0; until <= 60; until += FULL ? 1 : 7) {
      expect(replay({ ...both, until })).toMatchObject({ problem: null, ticks: until });
    }
  });

  test('is verified from the upgrade on by a program that has only the newer', () => {
    const message =
      'Only the tables of grove version 1 are known here, but the log begins with its rules.';
    expect(replay(onlyNew).problem).toMatchObject({ line: 1, reason: 'rules', message });
    const whole = { ok: true, problem: null, final_hash: game.hash };
    const fromUpgrade = replay({ ...onlyNew, keyframes: frameAt });
    expect(fromUpgrade).toMatchObject({ ...whole, from_line: upgradeLine });
    const later = (tick: number) => (tick === 20 ? undefined : frameAt(tick));
    const fromHash = replay({ ...onlyNew, keyframes: later });
    expect(fromHash).toMatchObject({ ...whole, from_line: upgradeLine + 1 });
    const wrong = (tick: number) => (tick === 20 ? frameAt(30) : undefined);
    const { problem } = replay({ ...onlyNew, keyframes: wrong });
    expect(problem).toMatchObject({ line: 1, reason: 'rules' });
  });

  test('is verified from the upgrade on even if the older version is unknown', () => {
    expect(replay({}).problem?.reason).toBe('simulation');
    expect(replay({ keyframes: frameAt })).toMatchObject({ ok: true, from_line: upgradeLine });
  });

  test('notices an altered line in the part that it does not replay', () => {
    const at = game.text.indexOf('"place":4');
    const text = game.text.slice(0, at) + '"place":7' + game.text.slice(at + 9);
    expect(replay({ ...onlyNew, keyframes: frameAt }, text).problem).toMatchObject({
      reason: 'altered',
      line: upgradeLine,
    });
  });

  test('starts at a keyframe of either version', () => {
    const bytes = frameAt(20) as Uint8Array;
    const stored = { hash: grove2.hash(game.next), position: game.upgraded.position };
    const [header, ...rest] = game.text.split('\n');
    const short = [header, ...rest.slice(upgradeLine - 1)].join('\n');
    const whole = { problem: null, from_line: upgradeLine, final_hash: game.hash };
    for (const options of [both, onlyNew, {}]) {
      const keyframe = { tick: 20, bytes };
      expect(replay({ ...options, keyframe })).toMatchObject(whole);
      expect(replay({ ...options, keyframe: { ...keyframe, stored } }, short)).toMatchObject(whole);
    }
  });

  test('is followed over the upgrade, or the follower says what it needs', () => {
    const lines = game.text.split('\n');
    const snapshot = grove1.genesis(GROVE);
    const { writer } = recordLog(grove1, snapshot, { write: () => undefined });
    const start = { snapshot, position: writer.position() };
    const push = (options: ReplayOptions) => {
      const follower = followLog(grove1, start, options.upgrades);
      return lines.slice(1, -2).flatMap((line) => follower.push(line) ?? [])[0];
    };
    expect(push(both)).toBe(undefined);
    const message =
      'The migration "weighing" to grove version 2 is not known here. Use a release of it.';
    expect(push({})).toMatchObject({ line: upgradeLine, reason: 'upgrade', message });
  });

  test('is refused without its migration, and with another one', () => {
    const reasonOf = (change: object) => {
      const upgrades = { [weighing.name]: { ...weighing, ...change } } as unknown as Upgrades;
      return replay({ upgrades }).problem?.reason;
    };
    expect(replay({}, game.text, grove1).problem?.reason).toBe('upgrade');
    const third = defineFieldSimulation({ ...grove2.definition, version: 3 });
    expect(reasonOf({ simulation: third })).toBe('simulation');
    const genesis = () => grove2.genesis(GROVE);
    expect(reasonOf({ migrate: genesis })).toBe('upgrade');
    const idle = () => grove2.advance(genesis(), { ticks: 20 }).snapshot;
    expect(reasonOf({ migrate: idle })).toBe('hash_differs');
    const fail = () => {
      throw new Error('lost');
    };
    expect(reasonOf({ migrate: fail })).toBe('threw');
  });

  test('is refused when its upgrade line was altered', () => {
    const lines = game.text.split('\n');
    const at = game.upgraded.n;
    const line = lines[at] ?? '';
    expect(line).toContain('{"kind":"upgrade"');
    for (let place = 0; place < line.length; place += FULL ? 1 : 37) {
      const put = line[place] === '7' ? '8' : '7';
      const damaged = line.slice(0, place) + put + line.slice(place + 1);
      expect(replay(both, spliced(lines, at, 1, damaged).join('\n')).ok).toBe(false);
    }
    expect(replay(both, spliced(lines, at, 1).join('\n')).ok).toBe(false);
  });

  test('is compared with another log, and forked', async () => {
    const open = () => game.text;
    const { upgrades = {} } = both;
    const bisected = await bisectLogs(grove2 as never, open, open, { upgrades });
    expect(bisected).toMatchObject({ result: 'equal', equal_until: 60 });
    const unknown = await bisectLogs(grove1, open, open);
    const problems = [{ reason: 'upgrade' }, { reason: 'upgrade' }];
    expect(unknown).toMatchObject({ result: 'problem', problems });
    const fork = await forkLog(grove1, game.text, { at: 25, ticks: 8, upgrades });
    expect(fork).toMatchObject({ ok: true, ticks: 33 });
  });
});
