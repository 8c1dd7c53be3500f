import { done, round } from '../../kernel.js';
import { oneOf, optional } from '../rules/readers.js';
import type { Reader } from '../rules/readers.js';
import { isRefused } from '../rules/refuse.js';
import {
  terraformReversible,
  terraformSet,
  terraformSettings,
} from '../rules/terraforming/terraform.js';
import { terraformConfiguration } from '../rules/terraforming/terraformConfiguration.js';
import type { Reducer } from '../rules/schema.js';
import { deviceTypeAt } from '../ruleset/deviceTypes.js';
import { deviceCode } from '../state/devices/deviceCode.js';
import { DEVICE } from '../state/devices/devices.js';
import { statusAt } from '../state/devices/statuses.js';
import { DIRECTIONS, STRENGTH_FULL_PPM } from '../state/places/terraformers.js';
import { orderOf } from './order.js';

/** A number from 0 to 1, to the nearest millionth. */
const SHARE: Reader<number> = {
  rule: 'number',
  numbers: { least: 0, most: 1 },
  read: (value) =>
    typeof value === 'number' && value >= 0 && value <= 1
      ? round(value * STRENGTH_FULL_PPM) + 0
      : undefined,
};

const READERS = { strength: optional(SHARE, -1), direction: optional(oneOf(DIRECTIONS), 0) };

/**
 * `configure {device, strength?, direction?}`: what is omitted stays; a device that is not
 * reversible keeps its direction. At work, it works so from the next tick on.
 */
export const configure: Reducer = (draft, command) => {
  const order = orderOf(draft, command, 'configure', READERS);
  if (isRefused(order)) return order;
  const { args, device } = order;
  const former = terraformSettings(draft, device);
  const turns = args.direction !== 0 && terraformReversible(draft, device);
  const strengthPpm = args.strength < 0 ? former.strengthPpm : args.strength;
  const direction = turns ? args.direction : former.direction;
  if (strengthPpm !== former.strengthPpm || direction !== former.direction) {
    terraformSet(draft, device, { strengthPpm, direction });
  }
  const type = deviceTypeAt(draft.devices.get(device, DEVICE.type)) ?? '';
  return done({
    device_code: deviceCode(draft.setting.seed, device),
    device_type: type,
    status: statusAt(draft.devices.get(device, DEVICE.status)),
    configuration: terraformConfiguration(draft, device),
  });
};
