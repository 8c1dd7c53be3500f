import { upgradesBetween } from '@astrarium/contract';
import { astrarium } from '@astrarium/space';
import { readLog, recordLog, replayLog } from '@astrarium/core/log';
import { describe, expect, test } from 'vitest';
import type { Event } from '@astrarium/core';
import { lighthouse } from '../../examples/tiny-game/src/lighthouse.js';
import { watch } from '../../examples/tiny-game/src/watch.js';
import { STANDARD_RULESET } from '../../packages/space/src/ruleset/standardRuleset.js';
import { tester } from '../../packages/space/src/tester.js';
import { botLog } from '../tools/botLog.js';
import { gameTheatre } from '../../packages/space/pages/src/replay/worker/gameTheatre.js';
import type {
  TheatreMessage,
  TheatreRequest,
} from '../../packages/web/src/replay/theatreMessage.js';
import { presentWorld } from '../../packages/web/src/replay/theatreGame.js';
import { openLog } from '../../packages/web/src/replay/worker/openedLog.js';
import {
  serveTheatre,
  type TheatrePort,
} from '../../packages/web/src/replay/worker/serveTheatre.js';
import { rules1, well1 } from '../tools/well1.js';
import { rules2, well2 } from '../tools/well2.js';

test('the charts have the attributes of each planet that was changed', () => {
  const fleet = ['heaven_vessel', 'atmo_processor'] as const;
  const start = { ...STANDARD_RULESET.start, fleet };
  const game = tester({ ruleset: { ...STANDARD_RULESET, start } });
  const account = game.open();
  const device = game.code(account, 'atmo_processor', 0);
  game.command(account, 'travel', { device, destination: 'SOL-4' });
  game.run(1000);
  expect(gameTheatre.figuresOf?.(game.snapshot)).not.toHaveProperty(['pressure.Mars']);
  game.command(account, 'activate', { device });
  game.run(7200);
  const figures = gameTheatre.figuresOf?.(game.snapshot) ?? {};
  expect(figures['temperature.Mars']).toBeGreaterThan(100);
  expect(figures['temperature.Mars']).toBeLessThan(400);
  expect(figures).toHaveProperty(['biosphere.Mars']);
});

test('the last events before any tick are those of a whole replay, as sentences', async () => {
  const log = botLog(2, 6000, 600);
  const all: Event[] = [];
  const onEvents = (events: Iterable<Event>): void => void all.push(...events);
  await readLog(log, replayLog(astrarium, { onEvents }));
  const opened = await openLog(gameTheatre, new Blob([log]));
  await opened.verify(() => undefined);
  await opened.show(6000);
  for (let tick = 0; tick <= 6000; tick += 397) {
    const before = all.filter((event) => event.tick <= tick).toReversed();
    const listed = await opened.eventsBefore(tick, 12);
    expect(listed.map(({ event }) => event)).toEqual(before.slice(0, 12));
  }
  const sentences = (await opened.eventsBefore(6000, 200)).map(({ sentence }) => sentence ?? '');
  expect(sentences.filter((text) => text === '')).toEqual([]);
  expect(sentences.join('\n')).toContain('Ada Finch: The mining drone');
  expect(sentences.join('\n')).not.toMatch(/[A-Z0-9]+-BELT-/);
});

test('a world tells how many hashes of the log are up to its tick', async () => {
  const log = botLog(1, 3000, 600);
  const opened = await openLog(gameTheatre, new Blob([log]));
  const { progress } = await opened.verify(() => undefined);
  const counts: number[] = [];
  for (const tick of [0, 599, 600, 1799, 1800, 2999, 3000]) {
    counts.push((await opened.show(tick)).hashes);
  }
  // The last tick has a hash line and an end, which has a hash, too.
  expect(counts).toEqual([0, 0, 1, 2, 3, 4, progress.hashes]);
  expect([5, 6]).toContain(progress.hashes);
  expect(opened.header.digest).toMatch(/^\w{16}$/);
});

test('a game without figures has the numbers of its rows, and how many rows there are', async () => {
  const opened = await openLog({ simulation: lighthouse }, new Blob([watch(7, 5).log]));
  const { progress } = await opened.verify(() => undefined);
  const { ticks, values } = progress.figures;
  expect(Object.keys(values)).toContain('lamps: oil.row 1');
  expect(values['rows of lamps']?.at(-1)).toBe(1);
  expect(values['lamps: oil.row 1']).toHaveLength(ticks.length);
  expect(progress.marks.kinds.map(({ kind }) => kind).toSorted()).toEqual(['lamp', 'ship']);
});

test('a step from a tick to the next one leads to the same world as a leap', async () => {
  const log = botLog(2, 3000);
  const opened = [
    await openLog(gameTheatre, new Blob([log])),
    await openLog(gameTheatre, new Blob([log])),
  ] as const;
  for (const one of opened) await one.verify(() => undefined);
  const [steps, leaps] = opened;
  const commandTicks = [...log.matchAll(/"kind":"command".*?"tick":(\d+)/g)].map(([, n]) =>
    Number(n),
  );
  const later = [...new Set(commandTicks)].filter((tick) => tick > 0).slice(0, 5);
  expect(later.length).toBe(5);
  for (const tick of later) {
    await steps.show(tick);
    await leaps.show(3000);
    const [step, leap] = [await steps.show(tick + 1), await leaps.show(tick + 1)];
    expect({ ...step, ms: 0 }).toEqual({ ...leap, ms: 0 });
  }
});

test('a log that begins with a former version of the game is verified, and shown in the present one', async () => {
  const upgrades = upgradesBetween(well1, well2);
  const [[name, { migrate }] = expect.fail()] = Object.entries(upgrades);
  const texts: string[] = [];
  const write = (text: string): void => void texts.push(text);
  const before = recordLog(rules1, rules1.genesis({ seed: 7 }), { write });
  before.execute({ id: '1', account: 1, type: 'draw', args: { litres: 2 } });
  before.advance({ ticks: 100 });
  const next = migrate(before.snapshot, before.snapshot.setting) as typeof before.snapshot;
  const { line, writer } = before.writer.upgrade(before.snapshot, name, rules2, next);
  write(line);
  const after = recordLog(rules2, next, { write, resume: writer.position() });
  after.execute({ id: '2', account: 1, type: 'draw', args: { litres: 4 } });
  after.advance({ ticks: 100 });
  after.end();

  const game = { simulation: rules2, upgrades };
  const opened = await openLog(game, new Blob(texts));
  const { progress, report } = await opened.verify(() => undefined);
  expect(report).toMatchObject({ ok: true, from_line: 1 });
  // Also before the upgrade, jugs have cups: four of a litre.
  const cups = progress.figures.values['jugs: cups.row 1'] ?? [];
  expect(cups.filter((count) => ![null, 0, 8, 4, 16, 15].includes(count))).toEqual([]);
  expect(cups.at(-1)).toBe(15);
  for (const [tick, litres] of [
    [0, 2],
    [100, 4],
  ] as const) {
    const { commands } = await opened.show(tick);
    expect(commands.map(({ command }) => command.args)).toEqual([{ litres }]);
    const { simulation: shown, snapshot } = opened.seeker.position!;
    const world = rules2.read(presentWorld(game, shown, snapshot) as typeof next);
    expect(world.jugs.get(1).cups).toBe(4 * litres);
  }
});

describe('a slow worker', () => {
  const { log } = watch(7, 5);
  const SCHEDULES = 10;

  /** Numbers from 0 to below 1, the same for the same seed. */
  function chances(seed: number): () => number {
    let state = seed;
    return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
  }

  /** A file that is read slowly. */
  class SlowFile extends Blob {
    private readonly pause: () => Promise<void>;

    constructor(parts: Blob[], pause: () => Promise<void>) {
      super(parts);
      this.pause = pause;
    }

    override slice(start?: number, end?: number): Blob {
      return new SlowFile([super.slice(start, end)], this.pause);
    }

    override async text(): Promise<string> {
      await this.pause();
      return super.text();
    }

    override async arrayBuffer(): Promise<ArrayBuffer> {
      await this.pause();
      return super.arrayBuffer();
    }
  }

  test('answers each question once, in their order, and tells news of open logs only', async () => {
    for (let seed = 1; seed <= SCHEDULES; seed += 1) {
      const chance = chances(seed);
      const pause = async (): Promise<void> => {
        for (let turns = chance() * 8; turns > 1; turns -= 1) await new Promise(setImmediate);
      };
      const messages: TheatreMessage[] = [];
      const listeners: ((event: { readonly data: TheatreRequest }) => void)[] = [];
      const port: TheatrePort = {
        postMessage: (message) => void messages.push(message),
        addEventListener: (_type, listener) => void listeners.push(listener),
      };
      serveTheatre({ simulation: lighthouse }, port);
      const file = (): Blob => new SlowFile([new Blob([log])], pause);
      const keyframes = [{ tick: 720, file: new Blob(['no keyframe']) }];
      const seek = { kind: 'seek', side: 'a', tick: 700 } as const;
      const questions = [
        { kind: 'open', side: 'a', log: file(), keyframes },
        seek,
        { kind: 'open', side: 'b', log: file(), keyframes: [] },
        { kind: 'nextEvent', side: 'a' },
        { kind: 'compare' },
        { kind: 'open', side: 'a', log: new Blob(['no log']), keyframes: [] },
        { kind: 'open', side: 'a', log: file(), keyframes: [] },
        { kind: 'previousEvent', side: 'a' },
        { kind: 'rows', side: 'a', table: 'keepers', from: 0, count: 5 },
        { kind: 'fork', at: 720, ticks: 60, commands: [] },
        seek,
      ] as const;
      const answered = (): number[] =>
        messages.flatMap((message) =>
          (message.kind === 'answer' || message.kind === 'fault') && message.id > 0
            ? [message.id]
            : [],
        );
      for (const [index, question] of questions.entries()) {
        for (const listener of listeners) listener({ data: { ...question, id: index + 1 } });
        await pause();
      }
      await expect.poll(() => answered().length).toBe(questions.length);
      expect(answered()).toEqual(questions.map((_, index) => index + 1));
      const told = (side: string) => (each: TheatreMessage) =>
        each.kind === 'verified' && each.side === side;
      await expect.poll(() => messages.some(told('a')) && messages.some(told('b'))).toBe(true);
    }
  });
});
