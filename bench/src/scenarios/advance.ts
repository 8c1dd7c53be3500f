import { journalBackend } from '@astrarium/internal/kernel';
import { invariant } from '@astrarium/core/kernel';
import { bytesInUse, runRound } from '../measure/round.js';
import type { Scenario } from '../measure/report.js';
import { summarise } from '../measure/statistics.js';
import { crowdSimulation, SimContender } from '../world/simContender.js';

const DAY = 86_400;
const MONTH = 30 * DAY;

/** A month of game time for miners, with something to do about every hundred ticks. */
export function advanceScenario(name: string, devices: number, golden: string): Scenario {
  return { name, version: 2, devices, golden, run: (size) => run(size, MONTH) };
}

/** Runs the scenario for a number of ticks. */
export async function run(devices: number, ticks: number) {
  // Ten drones, each of which changes three times in 3,000 ticks.
  const crowd = { devices, travelling: 10, miningTicks: 2880 };
  const before = await bytesInUse();
  const sim = crowdSimulation(crowd, journalBackend);
  const single = new SimContender('ticked', sim, true);
  const bytes = (await bytesInUse()) - before;
  const start = single.snapshot;
  const rounds = [];
  let advanced = start;
  for (let round = 0; round < 3; round += 1) {
    advanced = start;
    rounds.push(
      await runRound(
        {
          name: 'advance',
          tick() {
            const { snapshot, events } = sim.advance(advanced, { ticks: ticks / 30 });
            advanced = snapshot;
            return events.length;
          },
        },
        30,
      ),
    );
  }
  const final_hash = sim.hash(advanced);
  const ticked = await runRound(single, ticks);
  invariant(
    sim.hash(single.snapshot) === final_hash,
    'the same ticks one by one reach another world',
  );
  const summary = summarise(rounds);
  const perSecond = (summary.ticks_per_second * ticks) / 30;
  return {
    ...summary,
    ticks_per_second: perSecond,
    changes_per_tick: (summary.changes_per_tick * 30) / ticks,
    bytes_per_device: bytes / devices,
    allocated_bytes_per_tick: 0,
    final_hash,
    checked: 'equal to the same ticks one by one',
    ratios: { ticked: ticked.seconds / (ticks / perSecond) },
    details: { ticked_ticks_per_second: ticks / ticked.seconds, game_days: ticks / DAY },
  };
}
