import { astrariumDefinition, type Draft } from '@astrarium/core';
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
import type { GameDefinition } from '../world/crowdedGalaxy.js';
import { SimContender } from '../world/simContender.js';
import { type TerraformedGalaxy, terraformedGalaxy } from '../world/terraformedGalaxy.js';

const ROUNDS = 6;

/** Planets at work, each of which changes in each tick. */
export function terraformScenario(name: string, planets: number, golden: string): Scenario {
  return { name, version: 1, devices: planets, golden, run };
}

async function run(planets: number) {
  const galaxy = terraformedGalaxy(planets);
  const ticks = planets < 1000 ? 10 : 60;
  const before = await bytesInUse();
  const ours = enter('journal', journalBackend, galaxy);
  const bytes = (await bytesInUse()) - before;
  const mutable = enter('mutable', mutableBackend, galaxy);
  const contest = [ours, mutable].map(({ contender }) => ({ contender, ticks }));
  const [mine, theirs] = await alternate(contest, ROUNDS);
  invariant(mine !== undefined && theirs !== undefined, 'two were measured');
  mustAgree(ours.spy, mutable.spy);
  const final_hash = ours.contender.sim.hash(ours.contender.snapshot);
  const again = enter('journal', journalBackend, galaxy);
  const peer = enter('immer', immerBackend(true), galaxy);
  const few = [again, peer].map(({ contender }) => ({ contender, ticks: 4 }));
  const [a, b] = await alternate(few, 3);
  invariant(a !== undefined && b !== undefined, 'two were measured');
  mustAgree(again.spy, peer.spy);
  return {
    ...mine,
    bytes_per_device: bytes / planets,
    allocated_bytes_per_tick: await allocatedPerTick(ours.contender),
    final_hash,
    checked: 'every word equal on each peer',
    ratios: { mutable: timeOver(mine, theirs), immer: timeOver(b, a) },
    details: {
      mutable_ticks_per_second: theirs.ticks_per_second,
      immer_ticks_per_second: b.ticks_per_second,
      ns_per_planet: mine.ns_per_change,
    },
  };
}

/** Counts planets, not events: nearly all that happens here tells nobody. */
class Climate extends SimContender {
  readonly #planets: number;

  constructor(name: string, sim: SimContender['sim'], hashing: boolean, galaxy: TerraformedGalaxy) {
    super(name, sim, hashing, sim.genesis(galaxy.setting));
    this.#planets = galaxy.setting.ruleset.start.starCodes.length;
  }

  override tick(): number {
    super.tick();
    return this.#planets;
  }
}

function enter(name: string, backendOf: BackendOf, galaxy: TerraformedGalaxy) {
  const spy = spyOn(backendOf);
  const sim = defineSimulation(settled(galaxy), spy.backendOf);
  return { spy, contender: new Climate(name, sim, backendOf === journalBackend, galaxy) };
}

/** The game with all that brings the galaxy about in its genesis: one transition for each peer. */
function settled({ commands }: TerraformedGalaxy): GameDefinition {
  const game: GameDefinition = astrariumDefinition;
  const genesis = (draft: Draft): void => {
    game.genesis(draft);
    for (const command of commands) {
      const outcome = game.commands[command.type]?.(draft, command);
      invariant(outcome?.done === true, `a command was refused: ${JSON.stringify(outcome)}`);
    }
  };
  return { ...game, genesis };
}

function mustAgree(ours: Spy, peer: Spy): void {
  const difference = differenceOf(ours, peer);
  invariant(difference === undefined, `a peer gives another world: ${difference}`);
}
