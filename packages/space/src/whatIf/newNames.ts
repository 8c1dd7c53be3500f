import { max, type SecretKey } from '@astrarium/core';
import type { World } from '../rules/schema.js';
import type { Steps } from '../rules/takeSteps.js';
import { deviceCode } from '../state/devices.js';
import { jobNumber } from '../state/printers.js';
import { replicantCode } from '../state/replicant.js';

/** Members that hold the number of a job, or several. */
const JOB_MEMBERS: ReadonlySet<string> = new Set(['job_id', 'job_ids', 'batch_id']);

/** How many devices, fleets and jobs there were, ever. */
export interface Counts {
  readonly devices: number;
  readonly fleets: number;
  readonly jobs: number;
}

/** The counts of a world. */
export function countsOf({ devices, fleets, jobs }: World): Counts {
  return { devices: devices.count, fleets: fleets.count, jobs: jobs.count };
}

/** New names that are given in one step. */
const STEP_NAMES = 256;

/**
 * Returns, in steps, a function that gives a copy of a part of an answer with everything that was
 * made after `known` was counted called `new-1`, `new-2` and so on: its number would show how many
 * others have made meanwhile, and would differ in the real run. `last` are the counts of all worlds
 * that the answer comes from. When nothing was made, the part itself is returned.
 */
export function* newNames(
  key: SecretKey,
  known: Counts,
  last: readonly Counts[],
): Steps<<T>(part: T) => T> {
  const names = new Map<string, string>();
  const highest = (of: keyof Counts) => last.reduce((high, counts) => max(high, counts[of]), 0);
  const jobs = new Map<number, string>();
  function* name(of: keyof Counts, add: (id: number, place: number) => void): Steps<void> {
    const last = highest(of);
    for (let id = known[of] + 1; id <= last; id += 1) {
      add(id, id - known[of]);
      if (id % STEP_NAMES === 0) yield STEP_NAMES;
    }
  }
  yield* name('devices', (id, n) => void names.set(deviceCode(key, id), `new-${n}`));
  yield* name('fleets', (id, n) => void names.set(replicantCode(key, id), `new-replicant-${n}`));
  yield* name('jobs', (id, n) => void jobs.set(jobNumber(key, id), `new-${n}`));
  if (names.size === 0 && jobs.size === 0) return (part) => part;
  const rename = (value: unknown, member: string): unknown => {
    if (typeof value === 'string') return names.size === 0 ? value : renamed(value, names);
    if (typeof value === 'number') {
      return JOB_MEMBERS.has(member) ? (jobs.get(value) ?? value) : value;
    }
    if (Array.isArray(value)) return value.map((one) => rename(one, member));
    if (typeof value !== 'object' || value === null) return value;
    // The numbers of a refusal are those of the command itself.
    const isRefusal = member === 'numbers';
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, rename(inner, isRefusal ? '' : name)]),
    );
  };
  return <T>(part: T) => rename(part, '') as T;
}

/** A text in which new codes have their new names. */
function renamed(text: string, names: ReadonlyMap<string, string>): string {
  return text.replace(/[0-9a-f]{8}/g, (code) => names.get(code) ?? code);
}
