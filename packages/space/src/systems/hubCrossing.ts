import { devicePlace } from '../rules/devices/device.js';
import { scheduleHub, hubIntegrityPpm } from '../rules/hubs/hubIntegrity.js';
import { destroyHub } from '../rules/hubs/hub.js';
import type { GameSystem } from '../rules/schema.js';
import { DEVICE } from '../state/devices.js';
import { HUB } from '../state/hubs.js';

/** A decaying hub is down to a warning, or to nothing: then it is destroyed. */
export const hubCrossing: GameSystem = {
  name: 'hubCrossing',
  table: 'hubs',
  timer: 'crossing',
  run(draft, hub) {
    const { devices, hubs } = draft;
    const device = hubs.get(hub, HUB.device);
    if (hubs.level(hub, HUB.integrity) <= 0) {
      destroyHub(draft, device);
      return;
    }
    const replicant = devices.parent(device, DEVICE.replicant);
    const ppm = hubIntegrityPpm(draft, hub);
    draft.emit('hub.warning', replicant, device, devicePlace(draft, device), ppm);
    scheduleHub(draft, hub);
  },
};
