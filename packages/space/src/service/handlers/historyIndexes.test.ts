import { newGame } from '@astrarium/space';
import { expect, test } from 'vitest';
import { historyIndexes } from './historyIndexes.js';

/** Histories of owners, whose records are read as often as `reads` says. */
function tested(maxIndexed?: number) {
  const ranges = new Map<number, { first: number; end: number }>();
  const reads: number[] = [];
  const indexes = historyIndexes(maxIndexed);
  const services: Parameters<typeof indexes.of>[0] = {
    store: {
      entry(_kind, owner) {
        reads.push(owner);
        return '[0,0,1,"season.started",0,1,0,0]';
      },
    },
    histories: { range: (_kind, owner) => ranges.get(owner) ?? { first: 0, end: 0 } },
  };
  const { setting } = newGame({ seed: 7 });
  return {
    ranges,
    /** Indexes a history; returns its range and the number of records that were read. */
    index(owner: number) {
      let steps = 0;
      const making = indexes.of(services, { setting, kind: 'envelopes', owner });
      for (let step = making.next(); ; step = making.next()) {
        if (step.done !== true) {
          steps += 1;
          continue;
        }
        const { end, first } = step.value;
        return { first, end, indexed: reads.splice(0).length, steps };
      }
    },
  };
}

test('reads each record once, in steps, and then only those that were added', () => {
  const { index, ranges } = tested();
  ranges.set(1, { first: 0, end: 1000 });
  expect(index(1)).toEqual({ first: 0, end: 1000, indexed: 1000, steps: 31 });
  expect(index(1)).toEqual({ first: 0, end: 1000, indexed: 0, steps: 0 });
  ranges.set(1, { first: 200, end: 1100 });
  expect(index(1)).toMatchObject({ end: 1100, indexed: 100 });
});

test('makes an index again when most of its records were pruned', () => {
  const { index, ranges } = tested();
  ranges.set(1, { first: 0, end: 1000 });
  index(1);
  ranges.set(1, { first: 600, end: 1000 });
  expect(index(1)).toMatchObject({ first: 600, end: 1000, indexed: 400 });
});

test('forgets the index that was not used for the longest time', () => {
  const { index, ranges } = tested(250);
  for (const owner of [1, 2, 3]) ranges.set(owner, { first: 0, end: 100 });
  index(1);
  index(2);
  index(1);
  index(3);
  expect(index(1).indexed).toBe(0);
  expect(index(2).indexed).toBe(100);
});
