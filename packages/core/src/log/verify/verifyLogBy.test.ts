import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { runs } from '../../../../testkit/test/tier.js';
import { type LogSegment, readLog, type Upgrades, verifyLog } from '../../log.js';
import { verifyLogBy } from '../../log.js';
import { grove2, ruleless, weighing } from '../../migrations/groveGame.test.js';
import type { LogProblem } from '../format/logProblem.js';
import { forge, join, orchard, orchardCommand, orchardWith, playOrchard } from '../logGame.test.js';
import { playGroves, spliced } from '../logGame.test.js';
import { logWriter } from '../format/logWriter.js';
import type { Replayable } from '../replayable.js';
import { replayLog } from '../replay/replayLog.js';

type Frames = ReadonlyMap<number, Uint8Array>;

/** Commands, some of which have characters of two, three and four bytes. */
const commandOf = (n: number) => {
  const command = orchardCommand(n);
  return command.type === 'name' ? { ...command, args: { name: `é€🍎 ${n}` } } : command;
};

const game = playOrchard({ ticks: 80, hashEvery: 5 }, commandOf);
const other = playOrchard({ ticks: 80, hashEvery: 5, seed: 6 });

/** What a run in parallel did besides its report. */
interface Run {
  readonly segments: LogSegment[];
  readonly refused: LogProblem[];
}

/** Workers that read the text from a byte on, and answer after some turns of the event loop. */
async function inParallel(
  text: string,
  frames: Frames,
  delays: readonly number[],
  { simulation = orchard as Replayable, upgrades = {} as Upgrades } = {},
) {
  const bytes = Buffer.from(text);
  const run: Run = { segments: [], refused: [] };
  const workers = delays.map((delay) => async (given: LogSegment) => {
    const segment = structuredClone(given);
    run.segments.push(segment);
    for (let turn = 0; turn < delay; turn += 1) await new Promise((next) => setImmediate(next));
    const rest = bytes.subarray(segment.start?.offset ?? 0).toString();
    const keyframes = (tick: number) => frames.get(tick);
    return readLog(rest, verifyLog(simulation, { segment, keyframes, upgrades }));
  });
  const onRefused = (problem: LogProblem) => void run.refused.push(problem);
  const options = { bytes: bytes.length, ticks: frames.keys(), onRefused };
  return { report: await verifyLogBy(workers, text, options), ...run };
}

const serially = (text: string, frames: Frames, simulation: Replayable = orchard, upgrades = {}) =>
  readLog(text, verifyLog(simulation, { keyframes: (tick) => frames.get(tick), upgrades }));

const delays = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 4 });

const digit = (line: string, by: number): string =>
  line.replaceAll(/\d/g, (each, at: number) =>
    at % 17 === by % 17 ? String((Number(each) + 1) % 10) : each,
  );
const farm = (line: string): string => line.replace(/"farm":\d/, '"farm":9');
const hash = (line: string): string =>
  line.replace(/"hash":"./, (each) => (each.endsWith('0') ? '"hash":"1' : '"hash":"0'));

/** A log with a fault; some of them have digests that fit, so that only the replay finds them. */
function faultsOf(text: string): fc.Arbitrary<string> {
  const lines = text.trimEnd().split('\n');
  const end = lines.length - 1;
  const borders = lines.flatMap((line, at) => (/"kind":"(?:hash|upgrade)"/.test(line) ? [at] : []));
  /** Lines at which something is altered: any, and often those at which segments begin and end. */
  const places = fc.oneof(
    fc.integer({ min: 0, max: end }),
    fc
      .tuple(fc.constantFrom(...borders), fc.integer({ min: -1, max: 1 }))
      .map(([at, by]) => at + by),
  );
  const rewrite = (at: number, change: (line: string) => string): readonly string[] =>
    spliced(lines, at, 1, change(lines[at] ?? ''));
  return fc.oneof(
    fc.constant(text),
    fc.nat(text.length).map((length) => text.slice(0, length)),
    fc.nat(end).map((count) => join(lines.slice(0, count))),
    fc
      .tuple(fc.nat(text.length), fc.constantFrom('', ' ', '9', '"', '\n', '\ufffd'))
      .map(([at, put]) => text.slice(0, at) + put + text.slice(at + 1)),
    fc
      .tuple(
        places,
        fc.constantFrom(
          (at: number) => spliced(lines, at, 1),
          (at: number) => spliced(lines, at, 0, lines[at] ?? ''),
          (at: number) => spliced(lines, at, 2, lines[at + 1] ?? '', lines[at] ?? ''),
          (at: number) => spliced(lines, at, 0, 'x'.repeat(99)),
          (at: number) => rewrite(at, (line) => digit(line, at)),
          (at: number) => rewrite(at, farm),
          (at: number) => rewrite(at, hash),
        ),
        fc.boolean(),
      )
      .map(([at, change, isForged]) => textOf(change(at), isForged)),
  );
}

/** The lines as text; forged only where all of them are JSON. */
function textOf(changed: readonly string[], isForged: boolean): string {
  try {
    return isForged ? forge(changed) : join(changed);
  } catch {
    return join(changed);
  }
}

/** Keyframes, of which some are missing, of another tick or game, or no snapshot at all. */
const frames: fc.Arbitrary<Frames> = fc
  .array(
    fc.record({
      tick: fc.integer({ min: 1, max: 16 }).map((each) => each * 5),
      from: fc.constantFrom('nothing', 'other', 'game', 'noise'),
    }),
    { maxLength: 2 },
  )
  .map((changes) => {
    const changed = new Map<number, Uint8Array>(game.keyframes);
    for (const { from, tick } of changes) {
      changed.delete(tick);
      if (from === 'other') changed.set(tick, other.keyframes.get(tick) as Uint8Array);
      if (from === 'game') changed.set(tick, game.keyframes.get(10) as Uint8Array);
      if (from === 'noise') changed.set(tick, Uint8Array.of(1, 2, 3));
    }
    return changed;
  });

describe('a log verified in parallel', () => {
  test.prop([faultsOf(game.text), frames, delays], runs(5, 150))(
    'has the report of the log verified in one thread',
    async (text, given, turns) => {
      expect((await inParallel(text, given, turns)).report).toEqual(await serially(text, given));
    },
  );

  test.prop([frames, delays, fc.integer({ min: 1, max: 90 })], runs(3, 100))(
    'has it also under rules that differ from some tick on',
    async (given, turns, stray) => {
      const simulation = orchardWith({ stray });
      const { report } = await inParallel(game.text, given, turns, { simulation });
      expect(report).toEqual(await serially(game.text, given, simulation));
    },
  );

  test('is divided among the workers, into segments that follow each other', async () => {
    const { report, segments, refused } = await inParallel(game.text, game.keyframes, [1, 2]);
    expect(report).toMatchObject({ ok: true, ticks: 80, commands: 80, events: game.events });
    expect(refused).toEqual([]);
    expect(segments.length).toBeGreaterThan(4);
    for (const [at, { start }] of segments.entries()) {
      expect(start?.tick).toBe(segments[at - 1]?.end?.tick);
      expect(start && start.position.n + 2).toBe(segments[at - 1]?.end?.line);
    }
    const sizes = segments.slice(1).map(({ start }, at) => {
      return (start?.offset ?? 0) - (segments[at]?.start?.offset ?? 0);
    });
    expect(Math.max(...sizes)).toBe(sizes[0]);
  });

  test('is one segment without keyframes', async () => {
    const { report, segments } = await inParallel(game.text, new Map(), [0, 0]);
    expect(report.ok).toBe(true);
    expect(segments).toEqual([{ start: undefined, end: undefined }]);
  });

  test('needs a worker, and fails with one that fails', async () => {
    await expect(inParallel(game.text, game.keyframes, [])).rejects.toThrow(
      'To verify a log takes at least one worker.',
    );
    const fail = () => Promise.reject(new Error('The thread ended.'));
    const options = { bytes: game.text.length, ticks: game.keyframes.keys() };
    await expect(verifyLogBy([fail], game.text, options)).rejects.toThrow('The thread ended.');
  });
});

describe('a keyframe', () => {
  /** A world with the hash of another one, as somebody can make who knows how hashes are summed. */
  const liar = (tick: number) => {
    const true_ = orchard.decode(game.keyframes.get(tick) as Uint8Array);
    const grown = orchard.execute(true_, orchardCommand(3)).snapshot;
    const hashOf = (snapshot: typeof grown) => (snapshot === grown ? true_ : snapshot);
    return {
      ...orchard,
      decode: (bytes: Uint8Array) => (bytes.length === 1 ? grown : orchard.decode(bytes)),
      hash: (snapshot: typeof grown) => orchard.hash(hashOf(snapshot)),
    } as Replayable;
  };

  test('of another game is refused, and the log is good', async () => {
    for (const tick of [20, 40, 60]) {
      const given = new Map(game.keyframes).set(tick, other.keyframes.get(tick) as Uint8Array);
      const { report, refused, segments } = await inParallel(game.text, given, [0, 0]);
      expect(report).toEqual(await serially(game.text, given));
      if (!segments.some(({ start }) => start?.tick === tick)) continue;
      expect(refused).toMatchObject([{ reason: 'keyframe', tick: expect.any(Number) as number }]);
      expect(refused[0]?.message).toContain(`The keyframe of tick ${tick} `);
    }
  });

  test('with the right hash and another world is refused', async () => {
    const { segments } = await inParallel(game.text, game.keyframes, [0, 0]);
    const tick = segments[2]?.start?.tick as number;
    const given = new Map(game.keyframes).set(tick, new Uint8Array(1));
    const simulation = liar(tick);
    const { report, refused } = await inParallel(game.text, given, [0, 0], { simulation });
    expect(refused[0]?.message).toMatch(/differs from the replay: accounts 1/);
    expect(report).toMatchObject({ ok: true, ticks: 80, commands: 80 });
  });

  test('that is gone is refused', async () => {
    const { segments } = await inParallel(game.text, game.keyframes, [0]);
    const gone = new Map<number, Uint8Array | undefined>(game.keyframes);
    gone.set(segments[1]?.start?.tick as number, undefined);
    const { report, refused } = await inParallel(game.text, gone as Frames, [0, 0]);
    expect(report.ok).toBe(true);
    expect(refused[0]?.message).toMatch(/^There is no keyframe of /);
  });
});

describe('a log with upgrades and several hash lines in one tick', () => {
  const later = orchardWith({ version: 2 });
  const migrate = (old: { now: number; setting: typeof game.last.setting }) =>
    later.advance(later.genesis(old.setting), { ticks: old.now }).snapshot;
  const upgrades = { dawn: { simulation: later, migrate } } as unknown as Upgrades;

  /** A game that is upgraded at tick 40, with three hash lines at some ticks. */
  function upgraded() {
    let text = '';
    const kept = new Map<number, Uint8Array>();
    let world = orchard.genesis(game.last.setting);
    let simulation = orchard;
    let writer = logWriter(orchard, world);
    text += writer.header;
    for (let tick = 1; tick <= 80; tick += 1) {
      for (let round = 0; round < (tick % 10 === 0 ? 3 : 1); round += 1) {
        const command = orchardCommand(tick + round);
        const { snapshot, outcome } = simulation.execute(world, command);
        text += writer.command(world.now, command, outcome);
        world = snapshot;
        if (tick % 5 !== 0) continue;
        text += writer.checkpoint(world);
        kept.set(world.now, simulation.encode(world));
      }
      if (tick === 40) {
        const next = migrate(world);
        const { line, writer: after } = writer.upgrade(world, 'dawn', later, next);
        text += line;
        [world, writer, simulation] = [next, after, later];
      }
      world = simulation.advance(world, { ticks: 1 }).snapshot;
    }
    return { text: text + writer.end(world), kept };
  }
  const { kept, text } = upgraded();

  test.prop([faultsOf(text), delays], runs(5, 150))(
    'has the report of the log verified in one thread',
    async (given, turns) => {
      const { report } = await inParallel(given, kept, turns, { upgrades });
      expect(report).toEqual(await serially(given, kept, orchard, upgrades));
    },
  );

  test('is divided before and after the upgrade', async () => {
    const { report, segments } = await inParallel(text, kept, [0, 0, 0], { upgrades });
    expect(report).toMatchObject({ ok: true, ticks: 80 });
    const ticks = segments.map(({ start }) => start?.tick ?? 0);
    expect(ticks.filter((tick) => tick < 39).length).toBeGreaterThan(1);
    expect(ticks.filter((tick) => tick > 40).length).toBeGreaterThan(1);
    expect(segments.at(-1)?.start?.head).toHaveLength(2);
  });
});

describe('a log that begins with an older version', () => {
  const { frames: kept, text, upgraded } = playGroves(5);

  test.each([
    ['with its rules', weighing, 1],
    ['with its tables only', ruleless, upgraded.n + 1],
  ])('has the same report from a program %s', async (_, upgrade, from_line) => {
    const upgrades = { [weighing.name]: upgrade } as unknown as Upgrades;
    const options = { simulation: grove2 as unknown as Replayable, upgrades };
    for (const turns of [[0], [1, 0], [0, 0, 0, 0]]) {
      const { report } = await inParallel(text, kept, turns, options);
      expect(report).toMatchObject({ ok: true, from_line, ticks: 60 });
      expect(report).toEqual(await serially(text, kept, options.simulation, upgrades));
    }
  });
});

test('a replay of one segment gives the world at its end', async () => {
  const { segments } = await inParallel(game.text, game.keyframes, [0]);
  const segment = segments[1] as LogSegment;
  const rest = Buffer.from(game.text).subarray(segment.start?.offset).toString();
  const keyframes = (tick: number) => game.keyframes.get(tick);
  const report = await readLog(rest, replayLog(orchard, { segment, keyframes }));
  expect(report.problem).toBe(null);
  expect(orchard.encode(report.snapshot as typeof game.last)).toEqual(
    game.keyframes.get(segment.end?.tick ?? 0),
  );
});
