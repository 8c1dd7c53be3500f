import { max } from '../../kernel/index.js';
import { CATEGORIES } from '../ruleset/categories.js';
import { deviceCode } from '../state/deviceCode.js';
import { DEVICE } from '../state/devices.js';
import { MICRO } from '../state/micro.js';
import { pileKey } from '../state/piles.js';
import { STOCK, stockOf } from '../state/stocks.js';
import { berthAboard, berthCarrier } from './berth.js';
import { refuseDecommission, refuseNoYard } from './decommissionYard.js';
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

type Checks = Readonly<Partial<Record<DeviceCommand, Check>>>;

/**
 * What commands need beyond the state, as far as it can be told from the device. What depends on
 * how much is asked for is checked for the least that can be.
 */
const CHECKS: Checks = {
  enqueue_print: (world, device) => refusePrint(world, device, 1),
  deploy: (world, device) => refuseCarrierBusy(world, berthCarrier(world, device)),
  detach: (world, device) => {
    const target = berthAboard(world, device, 'attached')[0] ?? device;
    return refuseLoose(world, device, deviceCode(world.setting.seed, target));
  },
  collect_resources: leastCollected,
  deposit_resources: (world, device) => unloadUnits(world, device, []),
  clear_directive: refuseNoDirective,
  decommission: refuseDecommission,
  replicate: refuseReplicate,
};

/** What they need of the place: the answers are one for devices that are alike (`placeBlocks`). */
const PLACE_CHECKS: Checks = {
  recall: refuseRecall,
  start_mining: refuseMining,
  search: siteToSeek,
  scan: scanSeconds,
  stow: refuseStow,
  activate: refuseSwitchOn,
  decommission: refuseNoYard,
};

/** Whether it takes more than the type and the state of a device to know if it takes a command. */
export function needsMore(command: DeviceCommand): boolean {
  return CHECKS[command] !== undefined || PLACE_CHECKS[command] !== undefined;
}

/** What was found out of the places of devices that are alike: codes, by command. */
export type PlaceBlocks = Map<DeviceCommand, string>;

/**
 * Why a device would refuse a command that its type and state allow, whatever else the command
 * says: the code of the refusal; '' when nothing in sight stands against it. `known` has what was
 * found out for devices that are alike, and learns it from this one.
 */
export function commandBlock(
  world: World,
  device: number,
  command: DeviceCommand,
  known: PlaceBlocks,
): string {
  const code = codeOf(CHECKS[command]?.(world, device));
  if (code !== '') return code;
  let block = known.get(command);
  if (block === undefined) {
    block = codeOf(PLACE_CHECKS[command]?.(world, device));
    known.set(command, block);
  }
  return block;
}

function codeOf(answer: unknown): string {
  return isRefused(answer) ? answer.refusal.code : '';
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
