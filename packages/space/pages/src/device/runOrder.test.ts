import type { FleetDevice, Overview, BatchOutcome } from '@astrarium/space/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { canGive, runOrder, tryOrder } from './runOrder.js';
import { GIVE } from './commandWords.js';
import { fleet } from '../live/fleetState.js';
import { season } from '../live/places.js';
import { orderResult } from './orderResult.js';

/** The bodies of the requests, and what the server answers to each. */
let asked: { readonly devices: readonly string[]; readonly dry_run?: true }[] = [];
let answer: (devices: readonly string[]) => object = () => ({});

vi.mocked(fetch as (request: Request) => Promise<Response>).mockImplementation(
  async (request: Request) => {
    const body = (await request.json()) as (typeof asked)[number];
    asked.push(body);
    return Response.json(answer(body.devices));
  },
);

const accepts =
  (isRefused: (code: string) => string | undefined) => (devices: readonly string[]) => ({
    accepted: devices.filter((code) => isRefused(code) === undefined),
    rejected_detail: devices.flatMap((device_code) => {
      const reason = isRefused(device_code);
      return reason === undefined ? [] : [{ device_code, reason }];
    }),
  });

beforeEach(() => {
  asked = [];
  const requirements = { ftl_beacon: { needed: 9, contributed: 1 } };
  const objective = { location: 'SOL-OBJ-1', name: 'Lantern Array', requirements };
  season.value = { state: 'active', objective } as unknown as Overview['season'];
  const beacon = { code: 'b', type: 'ftl_beacon', name: null, number: 4 } as FleetDevice;
  fleet.value = new Map([['b', beacon]]);
});

test('a gift that is partly refused says what was accepted, and why the rest was not', async () => {
  answer = accepts((code) => (code === 'b' ? 'not_needed' : undefined));
  expect(await runOrder(['a', 'b'], GIVE, {})).toEqual({
    done: ['You gave 1 device to the Lantern Array.'],
    refused: ['Not for 1 of 2 devices (FTL beacon 4): The season has enough of them.'],
  });
  const alone = { done: [], refused: ['The season has enough of them.'] };
  expect(await runOrder(['b'], GIVE, {})).toEqual(alone);
});

test('many gifts are given in batches, and counted together', async () => {
  answer = accepts((code) => (Number(code) % 30 === 0 ? 'busy' : undefined));
  const counts: number[] = [];
  const codes = Array.from({ length: 120 }, (_, n) => String(n));
  const { done, refused } = await runOrder(codes, GIVE, {}, (count) => counts.push(count));
  expect(asked.map(({ devices }) => devices.length)).toEqual([50, 50, 20]);
  expect(counts).toEqual([50, 100, 120]);
  expect(done).toEqual(['You gave 116 devices to the Lantern Array.']);
  expect(refused).toEqual([expect.stringMatching(/^Not for 4 of 120 devices: It prints or /)]);
});

test('the dry run of a gift gives nothing, and counts those that would be given', async () => {
  const accept = accepts((code) => (code === 'b' ? 'busy' : undefined));
  answer = (devices) => ({ dry_run: true, answer: accept(devices), events: [] });
  const codes = ['a', 'c', 'd', 'b'];
  const tried = await tryOrder([], codes, GIVE, {});
  expect(asked).toEqual([{ devices: codes, dry_run: true }]);
  expect(tried).toEqual({
    facts: ['You give 3 devices away for good.'],
    refused: [expect.stringMatching(/^Not for 1 of 4 devices: It prints or /)],
    route: [],
  });
});

test('a device can be given where the season needs it, and as long as it does', () => {
  const beacon = { type: 'ftl_beacon', location: 'SOL-OBJ-1', status: 'stowed' } as const;
  expect(canGive(beacon)).toBe(true);
  expect(canGive({ ...beacon, location: 'SOL-3' })).toBe(false);
  expect(canGive({ ...beacon, status: 'mining' })).toBe(true);
  expect(canGive({ ...beacon, status: 'travelling' })).toBe(false);
  expect(canGive({ ...beacon, status: 'printing' })).toBe(false);
  expect(canGive({ ...beacon, type: 'autofactory' })).toBe(false);
  season.value = { ...season.value, state: 'succeeded' } as Overview['season'];
  expect(canGive(beacon)).toBe(false);
});

const done = { status: 200, answer: {} } as BatchOutcome;
const refused = (detail: string) => ({ status: 409, problem: { detail } }) as BatchOutcome;
const result = (outcomes: readonly BatchOutcome[]) => {
  const codes = outcomes.map((_, n) => `d${n}`);
  return orderResult(codes, outcomes, () => 'Mining carbon.');
};

test('one device has the sentence alone', () => {
  expect(result([done])).toEqual({ done: ['Mining carbon.'], refused: [] });
  const sentence = ['Cannot start mining while mining.'];
  expect(result([refused('Cannot start_mining while mining')])).toMatchObject({
    refused: sentence,
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
