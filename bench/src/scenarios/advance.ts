import { journalBackend } from '@astrarium/internal/kernel';
import { invariant } from '@astrarium/core';
import { type Arena, contestantOf } from '../measure/contestant.js';
import { bytesInUse } from '../measure/round.js';
import type { Measured } from '../measure/report.js';
import type { Scenario } from '../measure/scenario.js';
import { summarise } from '../measure/statistics.js';
import { crowdSimulation, SimContender } from '../world/simContender.js';

const DAY = 86_400;
const MONTH = 30 * DAY;
/** Calls of `advance` in a month. */
const CALLS = 30;
const ROUNDS = 3;

/** A month of game time for miners, with something to do about every hundred ticks. */
export function advanceScenario(name: string, devices: number, golden: string): Scenario {
  const runMonth: Scenario['run'] = (size, arena) => runAdvance(size, MONTH, arena);
  return {
    name,
    version: 3,
    devices,
    golden,
    contenders: ADVANCE_CONTENDERS,
    compared: { contender: 'advance', ticks: CALLS, preparedTicks: MONTH / 4 },
    run: runMonth,
  };
}

/** The contenders: calls of `advance`, and the same ticks one by one. */
export const ADVANCE_CONTENDERS = { advance: prepareAdvance, ticked: prepareTicked };

function open(devices: number) {
  // Ten drones, each of which changes three times in 3,000 ticks.
  const sim = crowdSimulation({ devices, travelling: 10, miningTicks: 2880 }, journalBackend);
  return { sim, single: new SimContender('ticked', sim, true) };
}

async function prepareAdvance(devices: number, ticks: number) {
  const before = await bytesInUse();
  const { sim, single } = open(devices);
  const bytes = (await bytesInUse()) - before;
  let calls = 0;
  let advanced = single.snapshot;
  const contender = {
    name: 'advance',
    tick() {
      // Each round begins at the start.
      if (calls % CALLS === 0) advanced = single.snapshot;
      calls += 1;
      const { snapshot, events } = sim.advance(advanced, { ticks: ticks / CALLS });
      advanced = snapshot;
      return events.length;
    },
  };
  return contestantOf(contender, () => ({ hash: sim.hash(advanced), bytes }));
}

async function prepareTicked(devices: number) {
  const { sim, single } = open(devices);
  return contestantOf(single, () => ({ hash: sim.hash(single.snapshot) }));
}

/** Runs the scenario for a number of ticks. */
export async function runAdvance(devices: number, ticks: number, arena: Arena): Promise<Measured> {
  const advance = await arena.start('advance', ticks);
  const single = await arena.start('ticked', ticks);
  try {
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await advance.round(CALLS));
    const ticked = await single.round(ticks);
    const { bytes, hash } = await advance.finish();
    const other = await single.finish();
    invariant(other.hash === hash, 'the same ticks one by one reach another world');
    const summary = summarise(rounds);
    const perSecond = (summary.ticks_per_second * ticks) / CALLS;
    return {
      ...summary,
      ticks_per_second: perSecond,
      changes_per_tick: (summary.changes_per_tick * CALLS) / ticks,
      bytes_per_device: bytes / devices,
      allocated_bytes_per_tick: 0,
      final_hash: hash,
      checked: 'equal to the same ticks one by one',
      ratios: { ticked: ticked.seconds / (ticks / perSecond) },
      details: { ticked_ticks_per_second: ticks / ticked.seconds, game_days: ticks / DAY },
    };
  } finally {
    await advance.end();
    await single.end();
  }
}
