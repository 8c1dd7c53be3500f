import { deviceCode } from '../../state/devices/deviceCode.js';
import { DEVICE } from '../../state/devices/devices.js';
import { pileKey } from '../../state/places/piles.js';
import { berthAboard, berthCarrier } from '../carrying/berth.js';
import { decommissionYard, refuseKept, refuseNoYard } from './decommissionYard.js';
import { deviceAccount } from './device.js';
import { pilesOpen } from '../stock/ensurePile.js';
import { refuseNoDirective } from '../controllers/directiveSet.js';
import { pileUnits } from '../stock/hold.js';
import { isRefused } from '../refuse.js';
import type { Refused } from '../refuse.js';
import { refuseCarrierBusy } from '../carrying/refuseCarrier.js';
import { refuseLoad } from '../stock/refuseCollect.js';
import { refuseLoose } from '../carrying/refuseLoose.js';
import { refuseMining } from '../mining/refuseMining.js';
import { refusePrint } from '../printing/refusePrint.js';
import { refuseRecall } from '../travel/refuseRecall.js';
import { refuseReplicate } from '../accounts/refuseReplicate.js';
import { refuseShort } from '../stock/refuseShort.js';
import { scanSeconds } from '../mining/scan.js';
import type { World } from '../schema.js';
import { siteToSeek } from '../mining/site.js';
import type { DeviceCommand } from './stateMachine.js';
import { refuseStow } from '../carrying/stowCarriers.js';
import { refuseSwitchOn } from './switchOn.js';
import { unloadUnits } from '../stock/unloadUnits.js';

/** A check that a command itself makes: a refusal, or whatever lets it go on. */
type Check = (world: World, device: number) => unknown;

type Checks = Readonly<Partial<Record<DeviceCommand, Check>>>;

/** What commands need of the place: the answers are one for devices that are alike. */
const PLACE_CHECKS: Checks = {
  recall: refuseRecall,
  start_mining: refuseMining,
  search: siteToSeek,
  scan: scanSeconds,
  stow: refuseStow,
  activate: refuseSwitchOn,
  collect_resources: refuseNothingHere,
  decommission: (world, device) => refuseKept(world, device) ?? refuseNoYard(world, device),
};

/**
 * What they need beyond that of the device itself, as far as it can be told. What depends on how
 * much is asked for is checked for the least that can be.
 */
const OWN_CHECKS: Checks = {
  enqueue_print: (world, device) => refusePrint(world, device, 1),
  deploy: (world, device) => refuseCarrierBusy(world, berthCarrier(world, device)),
  detach: (world, device) => {
    const target = berthAboard(world, device, 'attached')[0] ?? device;
    return refuseLoose(world, device, deviceCode(world.setting.seed, target));
  },
  collect_resources: (world, device) => refuseLoad(world, device, 1),
  deposit_resources: (world, device) => unloadUnits(world, device, []),
  clear_directive: refuseNoDirective,
  decommission: decommissionYard,
  replicate: refuseReplicate,
};

/** Whether it takes more than the type and the state of a device to know if it takes a command. */
export function needsMore(command: DeviceCommand): boolean {
  return OWN_CHECKS[command] !== undefined || PLACE_CHECKS[command] !== undefined;
}

/**
 * Why a device, and any other that is alike, would refuse a command that its type and state allow,
 * whatever else the command says: the code of the refusal; '' when nothing in sight stands against
 * it.
 */
export function commandBlockAlike(world: World, device: number, command: DeviceCommand): string {
  return codeOf(PLACE_CHECKS[command]?.(world, device));
}

/** The same for what alike devices may differ in; undefined where there is no such thing. */
export function commandBlockOwn(
  world: World,
  device: number,
  command: DeviceCommand,
): string | undefined {
  const check = OWN_CHECKS[command];
  if (check === undefined) return undefined;
  // To whom two more stocks are open, any autofactory will do: the nearest need not be found.
  if (command === 'decommission' && pilesOpen(world, deviceAccount(world, device)) >= 2) {
    return undefined;
  }
  return codeOf(check(world, device));
}

function codeOf(answer: unknown): string {
  return isRefused(answer) ? answer.refusal.code : '';
}

/** The refusal of taking from the stock here where there is none of anything. */
function refuseNothingHere(world: World, device: number): Refused | undefined {
  const location = world.devices.parent(device, DEVICE.location);
  const units = pileUnits(world, world.piles.find(pileKey(deviceAccount(world, device), location)));
  return units.some((each) => each > 0) ? undefined : refuseShort('short_stock', ONE_UNIT, units);
}

/** One unit of the first category. */
const ONE_UNIT = [1];
