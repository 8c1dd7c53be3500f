import { journalBackend } from '@astrarium/internal/kernel';
import { defineFieldSimulation } from '@astrarium/core';
import { immutableBackend } from '../backends/immutableBackend.js';
import { mutableBackend } from '../backends/mutableBackend.js';
import { immerLibrary, MUTATIVE, objectBackend } from '../backends/objectBackend.js';
import { spyOn, worldOf } from '../backends/spyBackend.js';
import { contest, measuredOf, timeOver } from '../measure/contest.js';
import { type Arena, contestantOf, type Prepare } from '../measure/contestant.js';
import { allocatedPerTick, bytesInUse } from '../measure/round.js';
import type { Measured } from '../measure/report.js';
import { floorContender, floorFigures } from './floorContender.js';
import type { LoadOf } from './simLoad.js';

/** The contenders of a load; `shift` is the shape of rows that is best for the libraries. */
export function simContenders(loadOf: LoadOf, shift: number): Record<string, Prepare> {
  const backends = {
    journal: journalBackend,
    mutable: mutableBackend,
    immer: objectBackend(immerLibrary(true), shift),
    immer_unfrozen: objectBackend(immerLibrary(false), shift),
    mutative: objectBackend(MUTATIVE, shift),
    immutable: immutableBackend,
  };
  const contenders: Record<string, Prepare> = { floor: floorContender(loadOf) };
  for (const [name, backendOf] of Object.entries(backends)) {
    contenders[name] = async (devices) => {
      const spy = spyOn(backendOf);
      const { definition, details, start } = loadOf(devices);
      const isOurs = backendOf === journalBackend;
      const before = await bytesInUse();
      const sim = defineFieldSimulation(definition, spy.backendOf);
      const contender = start(name, sim, isOurs);
      const bytes = (await bytesInUse()) - before;
      return contestantOf(contender, async () => ({
        world: worldOf(spy),
        hash: isOurs ? sim.hash(contender.snapshot) : '',
        bytes,
        details: details?.(contender) ?? {},
        allocatedPerTick: isOurs ? await allocatedPerTick(contender) : 0,
      }));
    };
  }
  return contenders;
}

/** The length of both contests. */
export interface SimLengths {
  readonly rounds: number;
  readonly ticks: number;
  /** Ticks of a round against the slow peers; 0 to leave them out. */
  readonly fewTicks: number;
}

const SLOW = ['immer', 'immer_unfrozen', 'mutative', 'immutable'] as const;

/** Compares the engine with its floor and the mutable backend, then with slower libraries. */
export async function simContest(
  arena: Arena,
  devices: number,
  { fewTicks, rounds, ticks }: SimLengths,
): Promise<Measured> {
  const fast = await contest(arena, ['journal', 'mutable', 'floor'], { rounds, ticks });
  const { floor, journal, mutable } = fast;
  const own = floorFigures(journal, floor);
  const ratios: Record<string, number> = { mutable: timeOver(journal, mutable), ...own.ratios };
  const details: Record<string, number> = {
    ...journal.finish.details,
    ...own.details,
    mutable_ticks_per_second: mutable.summary.ticks_per_second,
    mutable_p99_over_p50: mutable.summary.p99_over_p50,
    mutable_max_over_p50: mutable.summary.max_over_p50,
  };
  if (fewTicks > 0) {
    const length = { rounds: 3, ticks: fewTicks };
    const slow = await contest(arena, ['journal', ...SLOW], length);
    for (const name of SLOW) {
      ratios[name] = timeOver(slow[name], slow.journal);
      details[`${name}_ticks_per_second`] = slow[name].summary.ticks_per_second;
    }
  }
  return measuredOf(journal, devices, {
    checked: 'every word equal on each peer',
    ratios,
    details,
  });
}
