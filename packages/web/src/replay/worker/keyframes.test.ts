import { defineFieldSchema, defineFieldSimulation, defineTable, json, word } from '@astrarium/core';
import { expect, test } from 'vitest';
import { type Keyframe, keyframeBefore, keyframes } from './keyframes.js';

const lamps = defineTable('lamps', { lit: word });

const simulation = defineFieldSimulation({
  name: 'lamps',
  version: 1,
  schema: defineFieldSchema({
    tables: { lamps },
    documents: {},
    events: {},
    setting: json<{ seed: number }>(),
  }),
  systems: [],
  commands: {},
  genesis(draft) {
    for (let lamp = 0; lamp < 200; lamp += 1) draft.lamps.insert();
  },
});
const start = simulation.genesis({ seed: 1 });
const worldAt = (ticks: number) => simulation.advance(start, { ticks }).snapshot;
const { length: worldBytes } = simulation.encode(start);

/** Keyframes at the ticks 0, 10, 20 …, of which some are those of upgrades. */
async function framesOf(maxBytes: number, count: number, upgrades: readonly number[] = []) {
  const frames = keyframes(maxBytes);
  for (let tick = 0; tick < count * 10; tick += 10) {
    const isUpgrade = upgrades.includes(tick);
    frames.add({ tick, offset: tick, simulation, hashes: 0, isUpgrade }, worldAt(tick));
    await frames.fit();
  }
  return frames;
}

const ticksOf = (list: readonly Keyframe[]): number[] => list.map(({ tick }) => tick);

test('keyframes are compressed before any is dropped, and their worlds are the same', async () => {
  const maxBytes = 3 * worldBytes;
  const frames = await framesOf(maxBytes, 6);
  expect(ticksOf(frames.list)).toEqual([0, 10, 20, 30, 40, 50]);
  expect(frames.thinned).toBe(0);
  expect(frames.bytes).toBeLessThanOrEqual(maxBytes);
  for (const frame of frames.list) {
    expect(simulation.hash(await frame.world())).toBe(simulation.hash(worldAt(frame.tick)));
  }
});

test('compressed keyframes beyond the bound are thinned out, but not those of upgrades', async () => {
  const maxBytes = worldBytes / 2;
  const frames = await framesOf(maxBytes, 100, [10, 30]);
  expect(frames.thinned).toBeGreaterThan(0);
  expect(frames.bytes).toBeLessThanOrEqual(maxBytes);
  expect(ticksOf(frames.list)).toEqual(expect.arrayContaining([0, 10, 30]));
  for (const frame of frames.list) {
    expect(simulation.hash(await frame.world())).toBe(simulation.hash(worldAt(frame.tick)));
  }
});

test('keyframes of upgrades stay, also when they alone have more bytes than the bound', async () => {
  const { list } = await framesOf(1, 4, [10, 20, 30]);
  expect(ticksOf(list)).toEqual([0, 10, 20, 30]);
});

test('a seek starts before the tick, and at an upgrade of the tick', async () => {
  const { list } = await framesOf(Infinity, 4, [20]);
  const from = (tick: number): number | undefined => list[keyframeBefore(list, tick)]?.tick;
  expect([0, 10, 11, 20, 30, 99].map(from)).toEqual([0, 0, 10, 20, 20, 30]);
});
