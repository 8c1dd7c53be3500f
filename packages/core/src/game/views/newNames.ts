import { max } from '../../kernel/index.js';
import type { World } from '../rules/schema.js';
import { deviceCode } from '../state/deviceCode.js';
import { replicantCode } from '../state/replicantCode.js';

/** Members that hold the id of a job or a device, or several. */
const IDS: Readonly<Record<string, 'jobs' | 'devices'>> = {
  job_id: 'jobs',
  job_ids: 'jobs',
  batch_id: 'jobs',
  device_id: 'devices',
};

/**
 * An answer in which whatever was made after `base` is called `new-1`, `new-2` and so on: its
 * number would tell how many others have made meanwhile, and it would be another one in earnest.
 */
export function newNames<T>(base: World, worlds: readonly World[], answer: T): T {
  const { seed } = base.setting;
  const names = new Map<string, string>();
  const last = (table: 'devices' | 'fleets') =>
    worlds.reduce((most, world) => max(most, world[table].count), 0);
  for (let id = base.devices.count + 1; id <= last('devices'); id += 1) {
    names.set(deviceCode(seed, id), `new-${id - base.devices.count}`);
  }
  for (let id = base.fleets.count + 1; id <= last('fleets'); id += 1) {
    names.set(replicantCode(seed, id), `new-replicant-${id - base.fleets.count}`);
  }
  const rename = (value: unknown, member: string): unknown => {
    if (typeof value === 'string') return names.size === 0 ? value : renamed(value, names);
    if (typeof value === 'number') {
      const table = IDS[member];
      const known = table === undefined ? value : base[table].count;
      return value > known ? `new-${value - known}` : value;
    }
    if (Array.isArray(value)) return value.map((one) => rename(one, member));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, rename(inner, name)]),
    );
  };
  return rename(answer, '') as T;
}

/** A text in which new codes have their new names. */
function renamed(text: string, names: ReadonlyMap<string, string>): string {
  return text.replace(/[0-9a-f]{8}/g, (code) => names.get(code) ?? code);
}
