import { max } from '../../kernel/index.js';
import { CATEGORIES } from '../ruleset/categories.js';
import { deviceCode } from '../state/deviceCode.js';
import { DEVICE } from '../state/devices.js';
import { MICRO } from '../state/micro.js';
import { pileKey } from '../state/piles.js';
import { STOCK, stockOf } from '../state/stocks.js';
import { berthAboard, berthCarrier } from './berth.js';
import { refuseDecommission } from './decommissionYard.js';
import { deviceAccount } from './device.js';
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
import type { DeviceCommand } from './stateMachine.js';
import { refuseStow } from './stowCarriers.js';
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
  stow: refuseStow,
  deploy: (world, device) => refuseCarrierBusy(world, berthCarrier(world, device)),
  detach: (world, device) => {
    const target = berthAboard(world, device, 'attached')[0] ?? device;
    return refuseLoose(world, device, deviceCode(world.setting.seed, target));
  },
  collect_resources: leastCollected,
  deposit_resources: (world, device) => unloadUnits(world, device, []),
  clear_directive: refuseNoDirective,
  activate: refuseSwitchOn,
  decommission: refuseDecommission,
  replicate: refuseReplicate,
};

/** Whether it takes more than the type and the state of a device to know if it takes a command. */
export function needsMore(command: DeviceCommand): boolean {
  return CHECKS[command] !== undefined;
}

/**
 * Why a device would refuse a command that its type and state allow, whatever else the command
 * says: the code of the refusal; undefined when nothing in sight stands against it.
 */
export function commandBlock(
  world: World,
  device: number,
  command: DeviceCommand,
): string | undefined {
  const answer = CHECKS[command]?.(world, device);
  return isRefused(answer) ? answer.refusal.code : undefined;
}

/** A unit of one category: of the first that there is any of, if there is one. */
function leastCollected(world: World, device: number): unknown {
  const location = world.devices.parent(device, DEVICE.location);
  const pile = world.piles.find(pileKey(deviceAccount(world, device), location));
  const first =
    pile === 0 ? 0 : CATEGORIES.findIndex((_, n) => hasUnit(world, stockOf(pile, n + 1)));
  return refuseCollect(world, device, ONE_UNIT[max(0, first)] ?? []);
}

/** One unit of each category. */
const ONE_UNIT = CATEGORIES.map((category) =>
  CATEGORIES.map((other) => (other === category ? 1 : 0)),
);

function hasUnit({ stocks }: World, stock: number): boolean {
  return stocks.level(stock, STOCK.amount) >= MICRO;
}
