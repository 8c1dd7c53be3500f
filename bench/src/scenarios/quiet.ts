import { journalBackend } from '@astrarium/internal/kernel';
import { invariant } from '@astrarium/core/kernel';
import { alternate } from '../measure/alternate.js';
import { allocatedPerTick, bytesInUse } from '../measure/round.js';
import type { Scenario } from '../measure/report.js';
import { quietCrowd } from '../world/crowdedGalaxy.js';
import { crowdSimulation, SimContender } from '../world/simContender.js';

const ROUNDS = 9;

/** A million drones that mine, without a due timer. */
export function quietScenario(name: string, devices: number, golden: string): Scenario {
  return { name, version: 2, devices, golden, run };
}

async function run(devices: number) {
  const ticks = devices < 10_000 ? 500 : 20_000;
  const before = await bytesInUse();
  const ours = new SimContender(
    'quiet',
    crowdSimulation(quietCrowd(devices), journalBackend),
    true,
  );
  const bytes = (await bytesInUse()) - before;
  const empty = new SimContender('empty', crowdSimulation(quietCrowd(0), journalBackend), true);
  const contest = [
    { contender: ours, ticks },
    { contender: empty, ticks },
  ];
  const [mine, theirs] = await alternate(contest, ROUNDS);
  invariant(
    mine !== undefined && theirs !== undefined,
    'alternate returns a summary for each contender',
  );
  const advanced = ours.sim.advance(ours.sim.genesis(ours.snapshot.setting), {
    ticks: ours.snapshot.now,
  });
  const final_hash = ours.sim.hash(ours.snapshot);
  invariant(ours.sim.hash(advanced.snapshot) === final_hash, 'one advance reaches another world');
  return {
    ...mine,
    bytes_per_device: bytes / devices,
    allocated_bytes_per_tick: await allocatedPerTick(ours),
    final_hash,
    checked: 'equal to one advance from genesis',
    ratios: { empty: theirs.ticks_per_second / mine.ticks_per_second },
    details: {
      tick_us: 1e6 / mine.ticks_per_second,
      empty_tick_us: 1e6 / theirs.ticks_per_second,
    },
  };
}
