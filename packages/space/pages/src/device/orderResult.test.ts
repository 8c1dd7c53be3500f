import type { BatchOutcome, FleetDevice } from '@astrarium/space/client';
import { expect, test } from 'vitest';
import { fleet } from '../live/fleetState.js';
import { orderResult } from './orderResult.js';

const done = { status: 200, answer: {} } as BatchOutcome;
const refused = (detail: string) => ({ status: 409, problem: { detail } }) as BatchOutcome;
const result = (outcomes: readonly BatchOutcome[]) =>
  orderResult(
    outcomes.map((_, n) => `d${n}`),
    outcomes,
    () => 'Mining carbon.',
  );

test('one device has the sentence alone', () => {
  expect(result([done])).toEqual({ done: ['Mining carbon.'], refused: [] });
  expect(result([refused('Cannot start_mining while mining')])).toEqual({
    done: [],
    refused: ['Cannot start mining while mining.'],
  });
});

test('many devices are counted by what happened and by the reason of the refusal', () => {
  const drone = { type: 'mining_drone', name: null, number: 2 } as FleetDevice;
  fleet.value = new Map([['d2', drone]]);
  const many = [done, done, refused('Full'), ...Array.from({ length: 4 }, () => refused('Busy'))];
  expect(result(many)).toEqual({
    done: ['2 of 7 devices: Mining carbon.'],
    refused: ['Not for 1 of 7 devices (mining drone 2): Full.', 'Not for 4 of 7 devices: Busy.'],
  });
});
