import { CATEGORIES } from '../ruleset/categories.js';
import { deviceCode } from '../state/deviceCode.js';
import { DEVICE } from '../state/devices.js';
import { statusAt } from '../state/statuses.js';
import { berthAboard, berthCarrier } from './berth.js';
import { decommissionYard } from './decommissionYard.js';
import { refuseNoDirective } from './directiveSet.js';
import { isRefused } from './refuse.js';
import { refuseCarrierBusy } from './refuseCarrier.js';
import { refuseCollect } from './refuseCollect.js';
import { refuseLoose } from './refuseLoose.js';
import { refuseMining } from './refuseMining.js';
import { refusePrint } from './refusePrint.js';
import { refuseRecall } from './refuseRecall.js';
import { refuseReplicate } from './refuseReplicate.js';
import { scanSeconds } from './scan.js';
import type { World } from './schema.js';
import { siteToSeek } from './site.js';
import { STATE_MACHINE } from './stateMachine.js';
import type { DeviceCommand } from './stateMachine.js';
import { stowCarriers } from './stowCarriers.js';
import { refuseSwitchOn } from './switchOn.js';
import { unloadUnits } from './unloadUnits.js';

/** A check that a command itself makes: a refusal, or whatever lets it go on. */
type Check = (world: World, device: number) => unknown;

/**
 * What commands need beyond the state, as far as it can be told from the device and its place. What
 * depends on how much is asked for is checked for the least that can be.
 */
const CHECKS: Readonly<Partial<Record<DeviceCommand, Check>>> = {
  recall: refuseRecall,
  start_mining: refuseMining,
  search: siteToSeek,
  scan: scanSeconds,
  enqueue_print: (world, device) => refusePrint(world, device, 1),
  stow: stowCarriers,
  deploy: (world, device) => refuseCarrierBusy(world, berthCarrier(world, device)),
  detach: (world, device) => {
    const target = berthAboard(world, device, 'attached')[0] ?? device;
    return refuseLoose(world, device, deviceCode(world.setting.seed, target));
  },
  collect_resources: leastCollected,
  deposit_resources: (world, device) => unloadUnits(world, device, []),
  clear_directive: refuseNoDirective,
  activate: refuseSwitchOn,
  decommission: decommissionYard,
  replicate: refuseReplicate,
};

/**
 * Why a device of the right type would refuse a command now, whatever else the command says: the
 * code of the refusal; undefined when nothing in sight stands against it.
 */
export function commandBlock(
  world: World,
  device: number,
  command: DeviceCommand,
): string | undefined {
  const status = statusAt(world.devices.get(device, DEVICE.status));
  const permission = STATE_MACHINE[status][command];
  if (permission !== 'allowed') return permission;
  const answer = CHECKS[command]?.(world, device);
  return isRefused(answer) ? answer.refusal.code : undefined;
}

/** A unit of one category: of the first that there is any of, if there is one. */
function leastCollected(world: World, device: number): unknown {
  const units = CATEGORIES.map(() => 0);
  for (const [position] of CATEGORIES.entries()) {
    units.fill(0)[position] = 1;
    const refusal = refuseCollect(world, device, units);
    if (refusal?.refusal.code !== 'short_stock') return refusal;
  }
  return refuseCollect(world, device, units);
}
