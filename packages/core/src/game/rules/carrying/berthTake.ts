import { BERTH } from '../../state/berths.js';
import { DEVICE, type DeviceId } from '../../state/devices.js';
import { STATUS } from '../../state/statuses.js';
import type { Carried } from './berth.js';
import { devicePlace, deviceTurns } from '../devices/device.js';
import { endActivity } from '../devices/endActivity.js';
import { ensureBerth } from './ensureBerth.js';
import type { Draft } from '../schema.js';

/** A carrier takes a device that is beside it; what the device was doing there ends. */
export function berthTake(draft: Draft, carrier: DeviceId, device: DeviceId, way: Carried): void {
  endActivity(draft, device, way);
  const berth = ensureBerth(draft, device);
  draft.berths.join(berth, BERTH.carrier, ensureBerth(draft, carrier));
  deviceTurns(draft, device, STATUS[way], 0);
  draft.emit(
    way === 'stowed' ? 'device.stowed' : 'device.attached',
    draft.devices.parent(device, DEVICE.replicant),
    device,
    devicePlace(draft, device),
    carrier,
  );
}
