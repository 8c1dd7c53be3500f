import { journalBackend } from '@astrarium/internal/kernel';
import { defineFieldSimulation, invariant } from '@astrarium/core';
import { bytesInUse, runRound } from '../measure/round.js';
import type { Measured } from '../measure/report.js';
import type { Scenario } from '../measure/scenario.js';
import { soloScenario } from '../measure/soloScenario.js';
import { summarise } from '../measure/statistics.js';
import { SeasonContender } from '../world/seasonContender.js';
import { seasonDefinition, seasonGalaxy } from '../world/seasonGalaxy.js';

const ROUNDS = 10;
/** The round after which the hash is taken. */
const HASHED_ROUND = 5;
const MIB = 2 ** 20;

/**
 * The peak memory of a large season, including its start and a keyframe that is encoded and
 * decoded: one device in twenty has tags, one in a hundred prints, 64 snapshots are held, and all
 * events are read.
 */
export function millionScenario(name: string, devices: number, golden: string): Scenario {
  return soloScenario({ name, version: 3, devices, golden, measure });
}

async function measure(devices: number): Promise<Measured> {
  const galaxy = seasonGalaxy(devices);
  const ticks = devices < 10_000 ? 20 : 400;
  const before = await bytesInUse();
  const start = performance.now();
  const sim = defineFieldSimulation(seasonDefinition(galaxy), journalBackend);
  const contender = new SeasonContender('million', sim, true, galaxy);
  const settleMillis = performance.now() - start;
  const settledRss = peakRss();
  const bytes = (await bytesInUse()) - before;
  const rounds = [];
  let final_hash = '';
  for (let round = 1; round <= ROUNDS; round += 1) {
    rounds.push(await runRound(contender, ticks));
    if (round === HASHED_ROUND) final_hash = sim.hash(contender.snapshot);
  }
  const tickingRss = peakRss();
  const left = (await bytesInUse()) - before;
  const { snapshot } = contender;
  const encodeStart = performance.now();
  const encoded = sim.encode(snapshot);
  const decodeStart = performance.now();
  const decoded = sim.decode(encoded);
  const decodeMillis = performance.now() - decodeStart;
  const peak = peakRss();
  invariant(sim.hash(decoded) === sim.hash(snapshot), 'the decoded snapshot has another hash');
  return {
    ...summarise(rounds),
    bytes_per_device: bytes / devices,
    allocated_bytes_per_tick: 0,
    final_hash,
    checked: 'equal after encode and decode',
    ratios: {},
    details: {
      peak_rss_mib: peak,
      ticking_rss_mib: tickingRss,
      settled_rss_mib: settledRss,
      kept_mib: left / MIB,
      settle_ms: settleMillis,
      encode_ms: decodeStart - encodeStart,
      decode_ms: decodeMillis,
      encoded_mib: encoded.length / MIB,
      ...contender.shares(),
    },
  };
}

/** The peak memory of this process so far, in MiB. */
function peakRss(): number {
  return process.resourceUsage().maxRSS / 1024;
}
