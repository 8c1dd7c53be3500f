import { done } from '../../kernel/index.js';
import { beaconStart } from '../rules/beacon.js';
import { deviceBlueprint } from '../rules/device.js';
import { hubStart } from '../rules/hub.js';
import { isRefused } from '../rules/refuse.js';
import type { Refused } from '../rules/refuse.js';
import type { Draft, Reducer } from '../rules/schema.js';
import { terraformStart } from '../rules/terraform.js';
import type { Feature } from '../ruleset/blueprint.js';
import { DEVICE } from '../state/devices.js';
import { orderAnswer, orderOf } from './order.js';

type Start = (draft: Draft, device: number) => Refused | undefined;

/** What switches a device on, by its feature: it refuses and changes nothing, or does it. */
const STARTS: readonly (readonly [Feature, Start])[] = [
  ['hub', hubStart],
  ['terraform', terraformStart],
  ['relay', (draft, device) => void beaconStart(draft, device, 'relay')],
  ['beacon', (draft, device) => void beaconStart(draft, device, 'beacon')],
];

/** `activate {device}`: switches on what works by itself at its place. */
export const activate: Reducer = (draft, command) => {
  const order = orderOf(draft, command, 'activate', {});
  if (isRefused(order)) return order;
  const { device } = order;
  const { features } = deviceBlueprint(draft, draft.devices.get(device, DEVICE.type));
  const start = STARTS.find(([feature]) => features.includes(feature))?.[1];
  return start?.(draft, device) ?? done(orderAnswer(draft, device));
};
