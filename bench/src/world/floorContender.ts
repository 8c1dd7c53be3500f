import { journalBackend, type Layout, PRESENT } from '@astrarium/internal/kernel';
import { defineFieldSimulation } from '@astrarium/core';
import { digestTable } from '../backends/digestTable.js';
import { copyWords, recordingBackend } from '../backends/recordingBackend.js';
import { spyOn } from '../backends/spyBackend.js';
import type { Standing } from '../measure/contest.js';
import { contestantOf, type Prepare } from '../measure/contestant.js';
import { dependentLoadNanos } from '../measure/dependentLoad.js';
import type { LoadOf } from './simLoad.js';

/**
 * The floor of a load: it plays the load once, records every store into a table, and as contender
 * repeats the stores of each tick on one typed array. Its last world must equal the others'.
 */
export function floorContender(loadOf: LoadOf): Prepare {
  return async (devices, ticks) => {
    const recorder = recordingBackend(journalBackend);
    const spy = spyOn(recorder.backendOf);
    const { definition, start } = loadOf(devices);
    const contender = start('floor', defineFieldSimulation(definition, spy.backendOf), true);
    const before = spy.newest().map(({ layout, rows }) => copyWords(rows, layout.stride));
    const trace = recorder.start();
    const changes: number[] = [];
    for (let tick = 0; tick < ticks; tick += 1) {
      changes.push(contender.tick());
      trace.endTick();
    }
    const tables = spy
      .newest()
      .map(({ layout, rows }) => ({ layout, count: rows.get(0, PRESENT) }));
    const starts: number[] = [];
    let size = 0;
    for (const { layout, count } of tables) {
      starts.push(size);
      size += (count + 1) * layout.stride;
    }
    trace.flatten(starts);
    const words = new Float64Array(size);
    for (const [table, old] of before.entries()) words.set(old, starts[table]);
    let replayed = 0;
    const floor = {
      name: 'floor',
      tick() {
        trace.replay(replayed, words);
        replayed += 1;
        return changes[replayed - 1] as number;
      },
    };
    return contestantOf(floor, () => ({
      world: digestAll(words, tables, starts),
      details: {
        stores_per_tick: trace.size / ticks,
        lines_per_tick: trace.lines / ticks,
        dependent_load_ns: dependentLoadNanos(size * 8),
      },
    }));
  };
}

function digestAll(
  words: Float64Array,
  tables: readonly { readonly layout: Layout; readonly count: number }[],
  starts: readonly number[],
): Record<string, string> {
  const digests = tables.map(({ count, layout }, table) => {
    const start = starts[table] as number;
    const digest = digestTable(
      layout,
      count,
      (row, offset) => words[start + row * layout.stride + offset] as number,
    );
    return [layout.definition.name, digest] as const;
  });
  return Object.fromEntries(digests);
}

/** Our time over that of the floor, and over the lines touched times a dependent load. */
export function floorFigures(ours: Standing, floor: Standing) {
  const { dependent_load_ns = 0, lines_per_tick = 0 } = floor.finish.details;
  const linesMicros = (lines_per_tick * dependent_load_ns) / 1000;
  return {
    ratios: {
      floor: floor.summary.ticks_per_second / ours.summary.ticks_per_second,
      lines: 1e6 / ours.summary.ticks_per_second / linesMicros,
    },
    details: {
      ...floor.finish.details,
      floor_us: 1e6 / floor.summary.ticks_per_second,
      lines_us: linesMicros,
    },
  };
}
