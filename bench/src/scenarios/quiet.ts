import { journalBackend } from '@astrarium/internal/kernel';
import { invariant } from '@astrarium/core';
import { contest, measuredOf } from '../measure/contest.js';
import { type Arena, contestantOf } from '../measure/contestant.js';
import { allocatedPerTick, bytesInUse } from '../measure/round.js';
import type { Measured } from '../measure/report.js';
import type { Scenario } from '../measure/scenario.js';
import { quietCrowd } from '../world/crowdedGalaxy.js';
import { crowdSimulation, SimContender } from '../world/simContender.js';

const ROUNDS = 9;

/** A million drones that mine, without a due timer. */
export function quietScenario(name: string, devices: number, golden: string): Scenario {
  const contenders = { quiet: prepareQuiet, empty: () => prepareQuiet(0) };
  const compared = { contender: 'quiet', ticks: 50_000 };
  return { name, version: 3, devices, golden, contenders, compared, run };
}

async function prepareQuiet(devices: number) {
  const before = await bytesInUse();
  const sim = crowdSimulation(quietCrowd(devices), journalBackend);
  const contender = new SimContender('quiet', sim, true);
  const bytes = (await bytesInUse()) - before;
  return contestantOf(contender, async () => {
    const { snapshot } = contender;
    const hash = sim.hash(snapshot);
    const advanced = sim.advance(sim.genesis(snapshot.setting), { ticks: snapshot.now });
    invariant(sim.hash(advanced.snapshot) === hash, 'one advance reaches another world');
    return { hash, bytes, allocatedPerTick: await allocatedPerTick(contender) };
  });
}

async function run(devices: number, arena: Arena): Promise<Measured> {
  const ticks = devices < 10_000 ? 500 : 20_000;
  const standings = await contest(arena, ['quiet', 'empty'], { ticks, rounds: ROUNDS });
  const { ticks_per_second } = standings.quiet.summary;
  const empty = standings.empty.summary.ticks_per_second;
  return measuredOf(standings.quiet, devices, {
    checked: 'equal to one advance from genesis',
    ratios: { empty: empty / ticks_per_second },
    details: { tick_us: 1e6 / ticks_per_second, empty_tick_us: 1e6 / empty },
  });
}
