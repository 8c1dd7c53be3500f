import type { Device } from '@astrarium/space/client';
import { computed } from '@preact/signals';
import { fleetList } from './fleetState.js';

/** What lists and sentences tell of an own device. */
export interface OwnDevice {
  readonly code: string;
  readonly type: Device['device_type'];
  readonly location: string;
  readonly status: string;
  /** The name that it was given. */
  readonly name: string | null;
  /** It is the n-th of its type. */
  readonly number: number;
}

/** The own devices by their codes, those made first first. */
export const ownDevices = computed<ReadonlyMap<string, OwnDevice>>(() => {
  const counts = new Map<string, number>();
  const found = new Map<string, OwnDevice>();
  for (const { device_code: code, device_type: type, location, status } of fleetList.value) {
    const number = (counts.get(type) ?? 0) + 1;
    counts.set(type, number);
    found.set(code, { code, type, location, status, name: null, number });
  }
  return found;
});
