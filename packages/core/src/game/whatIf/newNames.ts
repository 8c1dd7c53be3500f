import { max } from '../../kernel.js';
import type { World } from '../rules/schema.js';
import { deviceCode } from '../state/devices.js';
import { replicantCode } from '../state/replicant.js';

/** Members that hold the id of a job or a device, or several. */
const IDS: Readonly<Record<string, 'jobs' | 'devices'>> = {
  job_id: 'jobs',
  job_ids: 'jobs',
  batch_id: 'jobs',
  device_id: 'devices',
};

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

/**
 * The answer with everything that was made after `known` was counted called `new-1`, `new-2` and so
 * on: its number would show how many others have made meanwhile, and would differ in the real run.
 * `last` are the counts of all worlds that the answer comes from.
 */
export function newNames<T>(seed: number, known: Counts, last: readonly Counts[], answer: T): T {
  const names = new Map<string, string>();
  const highest = (of: keyof Counts) => last.reduce((high, counts) => max(high, counts[of]), 0);
  for (let id = known.devices + 1; id <= highest('devices'); id += 1) {
    names.set(deviceCode(seed, id), `new-${id - known.devices}`);
  }
  for (let id = known.fleets + 1; id <= highest('fleets'); id += 1) {
    names.set(replicantCode(seed, id), `new-replicant-${id - known.fleets}`);
  }
  const rename = (value: unknown, member: string): unknown => {
    if (typeof value === 'string') return names.size === 0 ? value : renamed(value, names);
    if (typeof value === 'number') {
      const table = IDS[member];
      const before = table === undefined ? value : known[table];
      return value > before ? `new-${value - before}` : value;
    }
    if (Array.isArray(value)) return value.map((one) => rename(one, member));
    if (typeof value !== 'object' || value === null) return value;
    // The numbers of a refusal are those of the command itself.
    const isRefusal = member === 'numbers';
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, rename(inner, isRefusal ? '' : name)]),
    );
  };
  return rename(answer, '') as T;
}

/** A text in which new codes have their new names. */
function renamed(text: string, names: ReadonlyMap<string, string>): string {
  return text.replace(/[0-9a-f]{8}/g, (code) => names.get(code) ?? code);
}
