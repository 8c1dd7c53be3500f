import { type BackendOf, journalBackend } from '@astrarium/internal/kernel';
import { invariant } from '@astrarium/core/kernel';
import { immerBackend } from '../backends/immerBackend.js';
import { mutableBackend } from '../backends/mutableBackend.js';
import { differenceOf, type Spy, spyOn } from '../backends/spyBackend.js';
import { alternate, timeOver } from '../measure/alternate.js';
import { allocatedPerTick, bytesInUse } from '../measure/round.js';
import type { Scenario } from '../measure/report.js';
import { busyCrowd } from '../world/crowdedGalaxy.js';
import { crowdSimulation, SimContender } from '../world/simContender.js';

const ROUNDS = 6;
const CHANGES = 1000;

/** The whole game, with about a thousand changes of rates per tick. */
export function busyScenario(name: string, devices: number, golden: string): Scenario {
  return {
    name,
    version: 2,
    devices,
    golden,
    run: (size) => run(size, size > 200_000 ? 100 : size < 10_000 ? 10 : 150),
  };
}

async function run(devices: number, ticks: number) {
  const crowd = busyCrowd(devices, Math.min(CHANGES, devices / 100));
  const make = (name: string, backendOf: BackendOf) => {
    const spy = spyOn(backendOf);
    const sim = crowdSimulation(crowd, spy.backendOf);
    const contender = new SimContender(name, sim, backendOf === journalBackend);
    return { contender, spy, sim };
  };
  const before = await bytesInUse();
  const ours = make('journal', journalBackend);
  const bytes = (await bytesInUse()) - before;
  const mutable = make('mutable', mutableBackend);
  const contest = [
    { contender: ours.contender, ticks },
    { contender: mutable.contender, ticks },
  ];
  const [mine, theirs] = await alternate(contest, ROUNDS);
  invariant(
    mine !== undefined && theirs !== undefined,
    'alternate returns a summary for each contender',
  );
  const final_hash = ours.sim.hash(ours.contender.snapshot);
  const ratios: Record<string, number> = { mutable: timeOver(mine, theirs) };
  const details: Record<string, number> = {
    mutable_ticks_per_second: theirs.ticks_per_second,
    mutable_p99_over_p50: theirs.p99_over_p50,
  };
  checkEqual(ours.spy, mutable.spy);
  if (devices <= 100_000) {
    for (const [name, frozen] of [
      ['immer', true],
      ['immer_unfrozen', false],
    ] as const) {
      // Both run the same ticks from the start.
      const secondEntry = make('journal', journalBackend);
      const peer = make(name, immerBackend(frozen));
      const [a, b] = await alternate(
        [
          { contender: secondEntry.contender, ticks: 12 },
          { contender: peer.contender, ticks: 12 },
        ],
        3,
      );
      invariant(
        a !== undefined && b !== undefined,
        'alternate returns a summary for each contender',
      );
      checkEqual(secondEntry.spy, peer.spy);
      ratios[name] = timeOver(b, a);
      details[`${name}_ticks_per_second`] = b.ticks_per_second;
    }
  }
  return {
    ...mine,
    bytes_per_device: bytes / devices,
    allocated_bytes_per_tick: await allocatedPerTick(ours.contender),
    final_hash,
    checked: 'every word equal on each peer',
    ratios,
    details,
  };
}

function checkEqual(ours: Spy, peer: Spy): void {
  const difference = differenceOf(ours, peer);
  invariant(difference === undefined, `a peer reaches another world: ${difference}`);
}
