import { expect, test } from 'vitest';
import { packPair } from '../../events/eventMembers.js';
import { takeSteps } from '../../rules/takeSteps.js';
import { tester } from '../../tester.js';
import { eventSummarySteps } from './eventSummary.js';

const game = tester();
game.run(200);

/** A run that ended with units of carbon. */
const run = (tick: number, units: number): string =>
  `[0,1,${tick},"mining.stopped",1,7,3,4,${units},1]`;

const digest = (tick: number, carbon: number): string =>
  `[0,8,${tick},"ami.mining.digest",1,9,3,0,${packPair(0, carbon)},${packPair(2, 0)}]`;

const summary = (records: readonly (string | undefined)[], place = 0, after = '0-0') =>
  takeSteps(
    eventSummarySteps(
      game.world(),
      { length: records.length, at: (at) => records[at] },
      { after, place },
    ),
  );

test('counts what controllers report apart from the runs that ended', () => {
  const records = [run(3, 5), digest(4, 7), run(4, 0), digest(9, 1)];
  expect(summary(records)).toMatchObject({
    from_tick: 3,
    is_complete: true,
    counts: { 'mining.stopped': 2, 'ami.mining.digest': 2 },
    mined: { carbon: 5 },
    mined_for_controllers: { carbon: 8, volatiles: 4 },
  });
});

test('parts of a long history add up to all of it', () => {
  const records = Array.from({ length: 25_000 }, (_, at) => run(at % 200, at % 3));
  const parts = [0, 10_000, 20_000].map((place) => summary(records, place));
  expect(parts.map(({ is_complete }) => is_complete)).toEqual([false, false, true]);
  const counted = parts.map(({ counts }) => counts['mining.stopped']);
  expect(counted).toEqual([10_000, 10_000, 5000]);
  const units = parts.reduce((sum, { mined }) => sum + (mined.carbon ?? 0), 0);
  expect(units).toBe(records.reduce((sum, _, at) => sum + (at % 3), 0));
  // One that ends with the last event is complete.
  expect(summary(records.slice(0, 10_000)).is_complete).toBe(true);
});

test('leaves out events that are deleted', () => {
  const records = [undefined, run(3, 5)];
  const { counts, is_complete } = summary(records);
  expect({ counts, is_complete }).toEqual({ counts: { 'mining.stopped': 1 }, is_complete: true });
  expect(summary([undefined], 0, '5-0')).toMatchObject({ last_id: '5-0', from_tick: null });
});
