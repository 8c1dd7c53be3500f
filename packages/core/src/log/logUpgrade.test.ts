import { describe, expect, test } from 'vitest';
import { FULL } from '../../../testkit/test/tier.js';
import {
  bisectLogs,
  forkLog,
  recordLog,
  replayLog,
  type ReplayOptions,
  type Upgrades,
} from '../log.js';
import { logFeed } from './format/logFeed.js';
import {
  orchard,
  orchardCommand,
  orchardWith,
  playOrchard,
  SETTING,
  spliced,
} from './logGame.test.js';

const later = orchardWith({ version: 2, stray: 1 });

/** Converts a world of the first version to one of the second. */
const migrate = (old: Parameters<typeof orchard.encode>[0]) => {
  let snapshot = later.genesis(old.setting);
  snapshot = later.advance(snapshot, { ticks: old.now }).snapshot;
  return later.execute(snapshot, orchardCommand(3)).snapshot;
};
const upgrades = { dawn: { simulation: later, migrate } } as unknown as Upgrades;

/** A game whose rules change at tick 10. */
function playOn() {
  let text = '';
  const write = (lines: string) => void (text += lines);
  const keyframes = new Map<number, Uint8Array>();
  const before = recordLog(orchard, orchard.genesis(SETTING), { write });
  before.execute(orchardCommand(1));
  before.advance({ ticks: 10 });
  const next = migrate(before.snapshot);
  const { line, writer } = before.writer.upgrade(before.snapshot, 'dawn', later, next);
  write(line);
  const resume = writer.position();
  const hashed = (snapshot: typeof next) => keyframes.set(snapshot.now, later.encode(snapshot));
  const after = recordLog(later, next, { write, resume, hashed });
  after.execute(orchardCommand(8));
  after.advance({ ticks: 10 });
  after.checkpoint();
  after.execute(orchardCommand(9));
  after.advance({ ticks: 3 });
  after.end();
  return { text, keyframes, hash: later.hash(after.snapshot) };
}

const game = playOn();
const replay = (text: string, options: ReplayOptions = {}) => {
  const feed = logFeed(replayLog(orchard, options));
  feed.write(text);
  return feed.end();
};

describe('a log with an upgrade', () => {
  test('verifies with its migration', () => {
    const report = replay(game.text, { upgrades });
    expect(report.problem).toBe(null);
    expect(report).toMatchObject({ ok: true, ticks: 23, final_hash: game.hash });
    expect(report.simulation).toBe(later);
  });

  test('is refused without its migration, and with another one', () => {
    const wrong = (change: object) => ({
      upgrades: { dawn: { simulation: later, migrate, ...change } } as unknown as Upgrades,
    });
    const reasonOf = (options: ReplayOptions) => replay(game.text, options).problem?.reason;
    expect(reasonOf({})).toBe('upgrade');
    expect(reasonOf(wrong({ simulation: orchardWith({ version: 3 }) }))).toBe('simulation');
    const genesis = () => later.genesis(SETTING);
    expect(reasonOf(wrong({ migrate: genesis }))).toBe('upgrade');
    const idle = () => later.advance(genesis(), { ticks: 10 }).snapshot;
    expect(reasonOf(wrong({ migrate: idle }))).toBe('hash_differs');
    const fail = () => {
      throw new Error('lost');
    };
    expect(reasonOf(wrong({ migrate: fail }))).toBe('threw');
  });

  test('is refused when its upgrade line was altered', () => {
    const lines = game.text.split('\n');
    const at = lines.findIndex((line) => line.startsWith('{"kind":"upgrade"'));
    const line = lines[at] ?? '';
    for (let place = 0; place < line.length; place += FULL ? 1 : 11) {
      const put = line[place] === '7' ? '8' : '7';
      const damaged = line.slice(0, place) + put + line.slice(place + 1);
      expect(replay(spliced(lines, at, 1, damaged).join('\n'), { upgrades }).ok).toBe(false);
    }
    expect(replay(spliced(lines, at, 1).join('\n'), { upgrades }).ok).toBe(false);
  });

  test('is replayed to every tick, bisected and forked', async () => {
    for (let until = 0; until <= 23; until += 1) {
      expect(replay(game.text, { upgrades, until }).problem).toBe(null);
    }
    const bytes = game.keyframes.get(20) as Uint8Array;
    const fromKeyframe = replay(game.text, { upgrades, keyframe: { tick: 20, bytes } });
    expect([fromKeyframe.problem, fromKeyframe.final_hash]).toEqual([null, game.hash]);
    const open = () => game.text;
    expect(await bisectLogs(orchard, open, open, { upgrades })).toMatchObject({
      result: 'equal',
      equal_until: 23,
    });
    expect(await bisectLogs(orchard, open, open)).toMatchObject({
      result: 'problem',
      problems: [{ reason: 'upgrade' }, { reason: 'upgrade' }],
    });
    const other = () => playOrchard({ ticks: 20, every: 100 }, () => orchardCommand(1)).text;
    expect(await bisectLogs(orchard, open, other, { upgrades })).toMatchObject({
      result: 'diverged',
      tick: 10,
    });
    const fork = await forkLog(orchard, game.text, { at: 15, ticks: 8, upgrades });
    expect(fork).toMatchObject({ ok: true, ticks: 23 });
  });
});
