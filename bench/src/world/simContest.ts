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
import { allocatedPerTick } from '../measure/round.js';
import type { GameDefinition } from './crowdedGalaxy.js';
import type { CrowdSimulation, SimContender } from './simContender.js';

/** A load that several backends are put to. */
export interface SimLoad<Contender extends SimContender> {
  readonly devices: number;
  readonly rounds: number;
  readonly ticks: number;
  /** Of a round against the peer that is far behind. */
  readonly fewTicks: number;
  readonly define: () => GameDefinition;
  readonly contend: (name: string, sim: CrowdSimulation, hashing: boolean) => Contender;
}

/** The engine beside a mutable and an immer peer, and who it was: every word must be equal. */
export async function simContest<Contender extends SimContender>(load: SimLoad<Contender>) {
  const { devices, fewTicks, rounds, ticks } = load;
  const before = await bytesInUse();
  const ours = enter('journal', journalBackend, load);
  const bytes = (await bytesInUse()) - before;
  const mutable = enter('mutable', mutableBackend, load);
  const [mine, theirs] = await play([ours, mutable], ticks, rounds);
  const { contender } = ours;
  const final_hash = contender.sim.hash(contender.snapshot);
  const again = enter('journal', journalBackend, load);
  const peer = enter('immer', immerBackend(true), load);
  const [a, b] = await play([again, peer], fewTicks, 3);
  const report = {
    ...mine,
    bytes_per_device: bytes / devices,
    allocated_bytes_per_tick: await allocatedPerTick(contender),
    final_hash,
    checked: 'every word equal on each peer',
    ratios: { mutable: timeOver(mine, theirs), immer: timeOver(b, a) },
    details: {
      mutable_ticks_per_second: theirs.ticks_per_second,
      immer_ticks_per_second: b.ticks_per_second,
    },
  };
  return { contender, report };
}

interface Entrant {
  readonly spy: Spy;
  readonly contender: SimContender;
}

function enter<Contender extends SimContender>(
  name: string,
  backendOf: BackendOf,
  { contend, define }: SimLoad<Contender>,
) {
  const spy = spyOn(backendOf);
  const sim = defineSimulation(define(), spy.backendOf);
  return { spy, contender: contend(name, sim, backendOf === journalBackend) };
}

/** Measures two in turn; in the end their worlds must agree. */
async function play([one, other]: readonly [Entrant, Entrant], ticks: number, rounds: number) {
  const entries = [one, other].map(({ contender }) => ({ contender, ticks }));
  const [mine, theirs] = await alternate(entries, rounds);
  invariant(mine !== undefined && theirs !== undefined, 'two were measured');
  const difference = differenceOf(one.spy, other.spy);
  invariant(difference === undefined, `a peer gives another world: ${difference}`);
  return [mine, theirs] as const;
}
