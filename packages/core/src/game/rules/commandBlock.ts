import { locationKind } from '../galaxy/location.js';
import { locationParts, locationStar } from '../galaxy/locationNumber.js';
import { starCode } from '../galaxy/starAt.js';
import { CATEGORIES } from '../ruleset/categories.js';
import { BERTH } from '../state/berths.js';
import { CONTROLLER } from '../state/controllers.js';
import { DEVICE } from '../state/devices.js';
import { FLEET } from '../state/fleets.js';
import { HOLDING } from '../state/holdings.js';
import { pileKey } from '../state/piles.js';
import { PLANET } from '../state/planets.js';
import { PRINTER } from '../state/printers.js';
import { STATUS, statusAt } from '../state/statuses.js';
import { berthAboard, berthCarrier } from './berth.js';
import { cooperation } from './cooperation.js';
import { deviceAccount, deviceBlueprint, devicePlace } from './device.js';
import { ensurePileBlocked } from './ensurePile.js';
import { holdUnits, pileUnits } from './hold.js';
import { knows } from './knowledge.js';
import { replicantIn } from './replicant.js';
import type { World } from './schema.js';
import { siteToSeek } from './site.js';
import { STATE_MACHINE } from './stateMachine.js';
import type { DeviceCommand } from './stateMachine.js';
import { systemHub, systemLockedTo } from './systemLock.js';
import { yardOf } from './yard.js';

type Block = (world: World, device: number) => string | undefined;

/**
 * What a command needs beyond the state, as far as it can be told from the device and its place:
 * the code of the refusal that it meets whatever its other arguments are; undefined for none.
 */
const BLOCKS: Readonly<Partial<Record<DeviceCommand, Block>>> = {
  recall: recallBlock,
  start_mining: miningBlock,
  search: searchBlock,
  scan: (world, device) => {
    const kind = locationKind(devicePlace(world, device));
    return kind === 'star' || kind === 'lagrange' ? 'nothing_to_scan' : undefined;
  },
  enqueue_print: (world, device) => {
    const { queueLength } = deviceBlueprint(world, world.devices.get(device, DEVICE.type));
    return queueOf(world, device).length < queueLength ? undefined : 'queue_full';
  },
  stow: stowBlock,
  deploy: (world, device) => {
    const status = world.devices.get(berthCarrier(world, device), DEVICE.status);
    return STATE_MACHINE[statusAt(status)].attach === 'allowed' ? undefined : 'carrier_busy';
  },
  detach: (world, device) =>
    berthAboard(world, device, 'attached').length > 0 ? undefined : 'not_attached',
  collect_resources: (world, device) =>
    stockHere(world, device).some((units) => units > 0) ? undefined : 'short_stock',
  deposit_resources: (world, device) =>
    holdUnits(world, device).some((units) => units > 0) ? undefined : 'hold_empty',
  clear_directive: (world, device) => {
    const directive = world.controllers.get(world.controllers.find(device), CONTROLLER.directive);
    return directive === 0 ? 'no_directive' : undefined;
  },
  activate: activateBlock,
  decommission: decommissionBlock,
  replicate: replicateBlock,
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
  return permission === 'allowed' ? BLOCKS[command]?.(world, device) : permission;
}

function recallBlock(world: World, device: number): string | undefined {
  const { devices, fleets } = world;
  if (devices.get(device, DEVICE.status) === STATUS.travelling) return undefined;
  const vessel = fleets.get(devices.parent(device, DEVICE.replicant), FLEET.vessel);
  if (vessel === 0) return 'no_vessel';
  const here = devicePlace(world, device);
  const there = devicePlace(world, vessel);
  if (here === there) return 'already_there';
  const { features } = deviceBlueprint(world, devices.get(device, DEVICE.type));
  const isNear = locationStar(here) === locationStar(there);
  return isNear || features.includes('surge') ? undefined : 'no_surge_drive';
}

function miningBlock(world: World, device: number): string | undefined {
  const place = devicePlace(world, device);
  const kind = locationKind(place);
  if (kind === 'star' || kind === 'lagrange') return 'nothing_to_mine';
  const account = deviceAccount(world, device);
  if (systemLockedTo(world, account, locationStar(place))) return 'system_locked';
  if (kind === 'belt' || knows(world, account, world.devices.parent(device, DEVICE.location))) {
    return undefined;
  }
  return 'not_surveyed';
}

function searchBlock(world: World, device: number): string | undefined {
  if (locationKind(devicePlace(world, device)) !== 'belt') return 'not_at_belt';
  const found = siteToSeek(world, world.devices.parent(device, DEVICE.location));
  return found < 0 ? 'no_more_sites' : undefined;
}

/** No carrier here that may be used; what is named with `into` is refused as that deserves. */
function stowBlock(world: World, device: number): string | undefined {
  const place = devicePlace(world, device);
  const carriers = world.holdings.members(deviceAccount(world, device), HOLDING.carriers);
  const isNear = carriers.some((berth) => {
    const carrier = world.berths.get(berth, BERTH.device);
    if (devicePlace(world, carrier) !== place) return false;
    return cooperation(world, device, carrier) === 'allowed';
  });
  return isNear ? undefined : 'no_vessel';
}

function activateBlock(world: World, device: number): string | undefined {
  const { hubs, terraforming } = world.setting.ruleset;
  const { features } = deviceBlueprint(world, world.devices.get(device, DEVICE.type));
  const place = devicePlace(world, device);
  const star = locationStar(place);
  if (features.includes('hub')) {
    if ((locationParts(place)?.lagrange ?? 0) < 4) return 'not_at_lagrange';
    if (hubs.commonsStarCodes.includes(starCode(star))) return 'commons';
    return systemHub(world, star) === 0 ? undefined : 'hub_exists';
  }
  if (!features.includes('terraform')) return undefined;
  if (locationKind(place) !== 'planet') return 'not_a_planet';
  const working = world.planets.get(world.planets.find(place), PLANET.working);
  return working < terraforming.perPlanet ? undefined : 'planet_full';
}

function decommissionBlock(world: World, device: number): string | undefined {
  const { devices, fleets } = world;
  const account = deviceAccount(world, device);
  const builder = fleets.get(devices.get(device, DEVICE.builtBy), FLEET.account);
  if (builder !== account) return 'not_builder';
  const yard = yardOf(world, device);
  if (yard === 0) return 'no_autofactory';
  if (ensurePileBlocked(world, account, devices.parent(yard, DEVICE.location))) {
    return 'stock_limit';
  }
  const isLoaded = holdUnits(world, device).some((units) => units > 0);
  const here = devices.parent(device, DEVICE.location);
  return isLoaded && ensurePileBlocked(world, account, here) ? 'stock_limit' : undefined;
}

function replicateBlock(world: World, device: number): string | undefined {
  const { limits, replication } = world.setting.ruleset;
  if (replicantIn(world, device) !== 0) return 'vessel_occupied';
  const replicants = world.accounts.get(deviceAccount(world, device))?.replicants.length ?? 0;
  if (replicants >= limits.replicantsPerAccount) return 'replicant_limit';
  const stock = stockHere(world, device);
  const isShort = CATEGORIES.some((each, n) => replication.bill[each] > (stock[n] ?? 0));
  return isShort ? 'short_stock' : undefined;
}

/** Whole units of the account's stock where a device is, one number a category. */
function stockHere(world: World, device: number): number[] {
  const location = world.devices.parent(device, DEVICE.location);
  return pileUnits(world, world.piles.find(pileKey(deviceAccount(world, device), location)));
}

function queueOf(world: World, device: number): number[] {
  return world.printers.members(world.printers.find(device), PRINTER.queue);
}
