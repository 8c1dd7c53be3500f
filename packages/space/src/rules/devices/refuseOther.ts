import { makeLocation } from '../../galaxy/location.js';
import { deviceCode, type DeviceId } from '../../state/devices.js';
import { cooperation } from './cooperation.js';
import { devicePlace } from './device.js';
import { refuse } from '../refuse.js';
import type { Refused } from '../refuse.js';
import type { World } from '../schema.js';

/** A second device that a command to `device` brings in, by the argument `field`. */
export interface Other {
  readonly device: DeviceId;
  /** An id, or what a code that is nobody's leads to. */
  readonly other: DeviceId;
  readonly field: string;
  /** The code as it was given; by default that of `other`. */
  readonly code?: string;
}

/** The refusal of a second device that the acting replicant may not use, or that is not there. */
export function refuseOther(world: World, named: Other): Refused | undefined {
  const { device, other, field, code = deviceCode(world.setting.key, other) } = named;
  const answer = cooperation(world, device, other);
  if (answer === 'allowed') return undefined;
  const why =
    answer === 'not_owner'
      ? `Device ${code} belongs to a private replicant`
      : `There is no device ${code}`;
  return refuse(answer, why, { field, device_code: code });
}

/** The refusal of a second device that is not where the first one is. */
export function refuseElsewhere(
  world: World,
  { device, other, field }: Other,
): Refused | undefined {
  const { key, seed } = world.setting;
  const here = devicePlace(world, device);
  const there = devicePlace(world, other);
  if (here === there) return undefined;
  const code = deviceCode(key, other);
  return refuse('wrong_location', `${code} is elsewhere, at ${makeLocation(seed, there)}`, {
    field,
    device_code: code,
    location: makeLocation(seed, there),
    needed: makeLocation(seed, here),
  });
}

/** The refusal of more devices than a carrier or a controller takes; `kind` is their participle. */
export function refuseTooMany(
  code: 'attach_limit' | 'controller_full',
  kind: 'attached' | 'adopted',
  count: number,
  more: number,
  max: number,
): Refused | undefined {
  if (count + more <= max) return undefined;
  const message = `Too many ${kind} devices: ${count + more}, the limit is ${max}`;
  return refuse(code, message, { [kind]: count, more, max });
}
