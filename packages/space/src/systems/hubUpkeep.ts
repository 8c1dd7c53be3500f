import { devicePlace } from '../rules/devices/device.js';
import { startHubDecay, hubIntegrityPpm, maintainHub } from '../rules/hubs/hubIntegrity.js';
import type { GameSystem } from '../rules/schema.js';
import { DEVICE } from '../state/devices.js';
import { HUB } from '../state/hubs.js';

/** A hub's shield ends, or its upkeep is due: what is missing is made good from the stock there. */
export const hubUpkeep: GameSystem = {
  name: 'hubUpkeep',
  table: 'hubs',
  timer: 'upkeep',
  run(draft, hub) {
    const { devices, hubs, now } = draft;
    const device = hubs.get(hub, HUB.device);
    if (hubs.rate(hub, HUB.integrity) === 0) startHubDecay(draft, hub);
    const steps = maintainHub(draft, hub);
    hubs.schedule(hub, HUB.upkeep, now + draft.setting.ruleset.hubs.upkeepSeconds);
    if (steps === 0) return;
    const replicant = devices.parent(device, DEVICE.replicant);
    const ppm = hubIntegrityPpm(draft, hub);
    draft.emit('hub.maintained', replicant, device, devicePlace(draft, device), steps, ppm);
  },
};
