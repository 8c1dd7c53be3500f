import {
  type BackendOf,
  defineSimulation,
  invariant,
  journalBackend,
} from '@astrarium/core/kernel';
import { immerBackend } from '../backends/immerBackend.js';
import { mutableBackend } from '../backends/mutableBackend.js';
import { differenceOf, type Spy, spyOn } from '../backends/spyBackend.js';
import { alternate, timeOver } from '../measure/alternate.js';
import { bytesInUse } from '../measure/memory.js';
import type { Scenario } from '../measure/report.js';
import { allocatedPerTick } from '../measure/round.js';
import { SeasonContender } from '../world/seasonContender.js';
import { seasonDefinition, type SeasonGalaxy, seasonGalaxy } from '../world/seasonGalaxy.js';

const ROUNDS = 5;

/** All systems at work: travel, mining, printing, controllers, and a planet and a hub for each. */
export function seasonScenario(name: string, devices: number, golden: string): Scenario {
  return { name, version: 1, devices, golden, run };
}

async function run(devices: number) {
  const galaxy = seasonGalaxy(devices);
  const ticks = devices < 10_000 ? 10 : 100;
  const before = await bytesInUse();
  const ours = enter('journal', journalBackend, galaxy);
  const bytes = (await bytesInUse()) - before;
  const mutable = enter('mutable', mutableBackend, galaxy);
  const contest = [ours, mutable].map(({ contender }) => ({ contender, ticks }));
  const [mine, theirs] = await alternate(contest, ROUNDS);
  invariant(mine !== undefined && theirs !== undefined, 'two were measured');
  mustAgree(ours.spy, mutable.spy);
  const { contender } = ours;
  const final_hash = contender.sim.hash(contender.snapshot);
  const again = enter('journal', journalBackend, galaxy);
  const peer = enter('immer', immerBackend(true), galaxy);
  const few = [again, peer].map((each) => ({ contender: each.contender, ticks: 2 }));
  const [a, b] = await alternate(few, 3);
  invariant(a !== undefined && b !== undefined, 'two were measured');
  mustAgree(again.spy, peer.spy);
  return {
    ...mine,
    bytes_per_device: bytes / devices,
    allocated_bytes_per_tick: await allocatedPerTick(contender),
    final_hash,
    checked: 'every word equal on each peer',
    ratios: { mutable: timeOver(mine, theirs), immer: timeOver(b, a) },
    details: {
      ...contender.shares(),
      mutable_ticks_per_second: theirs.ticks_per_second,
      immer_ticks_per_second: b.ticks_per_second,
    },
  };
}

function enter(name: string, backendOf: BackendOf, galaxy: SeasonGalaxy) {
  const spy = spyOn(backendOf);
  const sim = defineSimulation(seasonDefinition(galaxy), spy.backendOf);
  const isOurs = backendOf === journalBackend;
  return { spy, contender: new SeasonContender(name, sim, isOurs, galaxy) };
}

function mustAgree(ours: Spy, peer: Spy): void {
  const difference = differenceOf(ours, peer);
  invariant(difference === undefined, `a peer gives another world: ${difference}`);
}
