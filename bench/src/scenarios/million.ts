import { journalBackend } from '@astrarium/internal/kernel';
import { defineSimulation, invariant } from '@astrarium/core/kernel';
import { bytesInUse, runRound } from '../measure/round.js';
import type { Scenario } from '../measure/report.js';
import { summarise } from '../measure/statistics.js';
import { SeasonContender } from '../world/seasonContender.js';
import { seasonDefinition, seasonGalaxy } from '../world/seasonGalaxy.js';

const ROUNDS = 5;
const MIB = 2 ** 20;

/**
 * The peak memory of a large season, including its start: one device in twenty has tags, one in a
 * hundred prints, 64 snapshots are held, and all events are read.
 */
export function millionScenario(name: string, devices: number, golden: string): Scenario {
  return { name, version: 2, devices, golden, run };
}

async function run(devices: number) {
  const galaxy = seasonGalaxy(devices);
  const ticks = devices < 10_000 ? 20 : 400;
  const before = await bytesInUse();
  const sim = defineSimulation(seasonDefinition(galaxy), journalBackend);
  const contender = new SeasonContender('million', sim, true, galaxy);
  const settledRss = peakRss();
  const bytes = (await bytesInUse()) - before;
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await runRound(contender, ticks));
  const peak = peakRss();
  const left = (await bytesInUse()) - before;
  const final_hash = sim.hash(contender.snapshot);
  const decoded = sim.decode(sim.encode(contender.snapshot));
  invariant(sim.hash(decoded) === final_hash, 'the decoded snapshot has another hash');
  return {
    ...summarise(rounds),
    bytes_per_device: bytes / devices,
    allocated_bytes_per_tick: 0,
    final_hash,
    checked: 'equal after encode and decode',
    ratios: {},
    details: {
      peak_rss_mib: peak,
      settled_rss_mib: settledRss,
      kept_mib: left / MIB,
      ...contender.shares(),
    },
  };
}

/** The peak memory of this process so far, in MiB. */
function peakRss(): number {
  return process.resourceUsage().maxRSS / 1024;
}
