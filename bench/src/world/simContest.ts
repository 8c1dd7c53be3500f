import { type BackendOf, journalBackend } from '@astrarium/internal/kernel';
import { defineSimulation, invariant } from '@astrarium/core/kernel';
import { immerBackend } from '../backends/immerBackend.js';
import { mutableBackend } from '../backends/mutableBackend.js';
import { differenceOf, type Spy, spyOn } from '../backends/spyBackend.js';
import { alternate, timeOver } from '../measure/alternate.js';
import { allocatedPerTick, bytesInUse } from '../measure/round.js';
import type { GameDefinition } from './crowdedGalaxy.js';
import type { CrowdSimulation, SimContender } from './simContender.js';

/** A load to run on several backends. */
export interface SimLoad<Contender extends SimContender> {
  readonly devices: number;
  readonly rounds: number;
  readonly ticks: number;
  /** Ticks of a round against the slow peer. */
  readonly fewTicks: number;
  readonly define: () => GameDefinition;
  readonly makeContender: (name: string, sim: CrowdSimulation, hashing: boolean) => Contender;
}

/** Compares the engine with the mutable and the Immer backend; all words must be equal. */
export async function simContest<Contender extends SimContender>(load: SimLoad<Contender>) {
  const { devices, fewTicks, rounds, ticks } = load;
  const before = await bytesInUse();
  const ours = makeContender('journal', journalBackend, load);
  const bytes = (await bytesInUse()) - before;
  const mutable = makeContender('mutable', mutableBackend, load);
  const [mine, theirs] = await compare([ours, mutable], ticks, rounds);
  const { contender } = ours;
  const final_hash = contender.sim.hash(contender.snapshot);
  const secondEntry = makeContender('journal', journalBackend, load);
  const peer = makeContender('immer', immerBackend(true), load);
  const [a, b] = await compare([secondEntry, peer], fewTicks, 3);
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

interface Measurable {
  readonly spy: Spy;
  readonly contender: SimContender;
}

function makeContender<Contender extends SimContender>(
  name: string,
  backendOf: BackendOf,
  { define, makeContender: make }: SimLoad<Contender>,
) {
  const spy = spyOn(backendOf);
  const sim = defineSimulation(define(), spy.backendOf);
  return { spy, contender: make(name, sim, backendOf === journalBackend) };
}

/** Measures two contenders alternately; their final worlds must be equal. */
async function compare(
  [one, other]: readonly [Measurable, Measurable],
  ticks: number,
  rounds: number,
) {
  const entries = [one, other].map(({ contender }) => ({ contender, ticks }));
  const [mine, theirs] = await alternate(entries, rounds);
  invariant(
    mine !== undefined && theirs !== undefined,
    'alternate returns a summary for each contender',
  );
  const difference = differenceOf(one.spy, other.spy);
  invariant(difference === undefined, `a peer reaches another world: ${difference}`);
  return [mine, theirs] as const;
}
