import { scanSeconds, startScan } from '../../rules/mining/scan.js';
import { isRefused } from '../../rules/refuse.js';
import { rows } from '../../rules/schema.js';
import { placeRowCheck } from '../definition/check.js';
import { DEVICE_NOW, defineDeviceCommand } from '../definition/deviceCommand.js';

/**
 * Scans a planet, moon or belt: finds the salvage of the place and the units left in its sites. A
 * worn device takes longer. The device is idle afterwards.
 */
export const scan = defineDeviceCommand({
  name: 'scan',
  features: ['survey'],
  states: { allowed: ['idle'], otherwise: 'device_busy' },
  args: {},
  previews: [placeRowCheck(scanSeconds)],
  answer: DEVICE_NOW,
  status: 202,
  run(draft, { device: id }) {
    const device = rows(draft).devices.get(id);
    const seconds = scanSeconds(draft, device);
    if (isRefused(seconds)) return seconds;
    startScan(draft, device, seconds);
    return undefined;
  },
});
