import { floorDiv, invariant } from '@astrarium/core';
import { makeLocation, makeSite } from '../../galaxy/location.js';
import { locationStar } from '../../galaxy/locationNumber.js';
import { starCode } from '../../galaxy/starAt.js';
import { adoptionController, adoptionDevices } from '../../rules/controllers/adoption.js';
import { deviceBlueprint, devicePlace } from '../../rules/devices/device.js';
import { hubIntegrityPpm } from '../../rules/hubs/hubIntegrity.js';
import { printJobBill, printJobPile } from '../../rules/printing/printJob.js';
import { depositSite } from '../../rules/mining/deposit.js';
import { type DeviceRead, rows, type World } from '../../rules/schema.js';
import { journeyLegs } from '../../rules/travel/journey.js';
import { shownLegs } from '../../rules/travel/travelPlan.js';
import { CATEGORIES, categoryAt } from '../../ruleset/categories.js';
import { deviceTypeAt } from '../../ruleset/deviceTypes.js';
import { CONTROLLER, type Directive } from '../../state/controllers.js';
import { DEVICE, deviceCode, type DeviceId } from '../../state/devices.js';
import { HUB } from '../../state/hubs.js';
import { itemAt } from '../../state/itemAt.js';
import { LOCATION } from '../../state/locations.js';
import { JOB, jobNumber, PRINTER, type PrinterId } from '../../state/printers.js';
import { categoryOf } from '../../state/sites.js';
import { STATUS, statusAt } from '../../state/statuses.js';
import { MICRO, STOCK, stockOf } from '../../state/stocks.js';

/** What a device is doing: the members that only devices of some states or types have. */
export interface DeviceWork {
  /** Of printers: the first job runs or waits. */
  readonly print_queue?: ReturnType<typeof printQueue>;
  readonly travel?: ReturnType<typeof travelWork>;
  readonly mining?: ReturnType<typeof miningWork>;
  readonly hub?: ReturnType<typeof hubWork>;
  readonly search?: ReturnType<typeof searchWork>;
  /** When the running print or scan is done, or the device taken apart. */
  readonly completes_tick?: number;
  /** What the first job lacks, by category. */
  readonly waiting_for?: Readonly<Record<string, { readonly need: number; readonly have: number }>>;
}

/** What a device is doing, by its status; undefined where there is nothing to say. */
export function deviceWork(world: World, device: DeviceId): DeviceWork | undefined {
  const { queueLength } = deviceBlueprint(world, world.devices.get(device, DEVICE.type));
  const printer = queueLength === 0 ? 0 : world.printers.find(device);
  const queue = printer === 0 ? undefined : { print_queue: printQueue(world, printer) };
  switch (statusAt(world.devices.get(device, DEVICE.status))) {
    case 'travelling':
    case 'recalling':
    case 'decommissioning':
      return { ...queue, travel: travelWork(world, device) };
    case 'mining':
      return { mining: miningWork(world, rows(world).devices.get(device)) };
    case 'searching':
    case 'tracking':
      return { search: searchWork(world, rows(world).devices.get(device)) };
    case 'scanning':
      return { completes_tick: scanCompletes(world, rows(world).devices.get(device)) };
    case 'printing':
      return { ...queue, completes_tick: world.printers.due(printer, PRINTER.finished) };
    case 'waiting_for_resources':
      return { ...queue, waiting_for: waitingFor(world, device) };
    case 'active':
      return world.hubs.find(device) === 0 ? queue : { ...queue, hub: hubWork(world, device) };
    case 'disassembling':
      return { ...queue, completes_tick: world.devices.due(device, DEVICE.finished) };
    default:
      return queue;
  }
}

/** The journey that a device is on. */
export function travelWork(world: World, device: DeviceId) {
  const { devices, locations, setting } = world;
  const place = locations.get(devices.get(device, DEVICE.target), LOCATION.place);
  const departed_tick = devices.get(device, DEVICE.since);
  const turned = devices.get(device, DEVICE.status) === STATUS.recalling;
  return {
    origin: makeLocation(setting.seed, devicePlace(world, device)),
    destination: makeLocation(setting.seed, place),
    departed_tick,
    arrives_tick: devices.due(device, DEVICE.finished),
    legs: turned ? [] : shownLegs(setting.seed, journeyLegs(world, device), departed_tick),
  };
}

function miningWork(world: World, { deposit, location, mined }: DeviceRead) {
  invariant(deposit !== undefined, 'what mines has a deposit');
  const { index } = depositSite(world, deposit);
  return {
    site: makeSite(world.setting.seed, location.place, index),
    resource_type: categoryAt(categoryOf(deposit.id)),
    rate_micro: mined.rate,
    quantity_mined: floorDiv(mined.level, MICRO),
  };
}

/** Whole units of the run at hand. */
export function unitsMined({ devices }: World, device: DeviceId): number {
  return floorDiv(devices.level(device, DEVICE.mined), MICRO);
}

function searchWork(world: World, { location, target }: DeviceRead) {
  const { found, index } = rows(world).sites.get(target);
  return {
    site: makeSite(world.setting.seed, location.place, index),
    completes_tick: found.due,
  };
}

function scanCompletes(world: World, { target }: DeviceRead): number {
  return rows(world).scans.get(target).finished.due;
}

function printQueue(world: World, printer: PrinterId) {
  return world.printers.members(printer, PRINTER.queue).map((job) => {
    const order = world.orders.get(world.jobs.get(job, JOB.order));
    const { command = '', args = {} } = order?.oncomplete ?? {};
    return {
      job_id: jobNumber(world.setting.key, job),
      batch_id: jobNumber(world.setting.key, world.jobs.get(job, JOB.batch)),
      device_type: deviceTypeAt(world.jobs.get(job, JOB.deviceType)),
      tags: order?.tags ?? [],
      controller_device_code: order?.controller === '' ? null : (order?.controller ?? null),
      oncomplete: command === '' ? null : { command, ...args },
    };
  });
}

/** Each category of which there is too little: what the job at hand needs, and what is there. */
function waitingFor(world: World, device: DeviceId) {
  const bill = printJobBill(world, world.devices.get(device, DEVICE.target));
  const pile = printJobPile(world, world.printers.find(device));
  const missing: Record<string, { need: number; have: number }> = {};
  for (const [position, category] of CATEGORIES.entries()) {
    const level = world.stocks.level(stockOf(pile, position + 1), STOCK.amount);
    const need = bill[category];
    if (level < need * MICRO) missing[category] = { need, have: floorDiv(level, MICRO) };
  }
  return missing;
}

/** What a device has to do with controllers: members of controllers, and of what they adopt. */
export interface ControllerWork {
  /** Of what can be adopted: the controller that has. */
  readonly controller_device_code?: string | null;
  /** Of controllers. */
  readonly directive?: ReturnType<typeof directiveView> | null;
  readonly adopted_devices?: readonly string[];
  readonly next_digest_tick?: number | null;
}

const NOT_ADOPTED: ControllerWork = Object.freeze({ controller_device_code: null });

/** What a device has to do with controllers, by its type; undefined where that is nothing. */
export function controllerWork(world: World, device: DeviceId): ControllerWork | undefined {
  const { controllers, devices, directives, setting } = world;
  const { features } = deviceBlueprint(world, devices.get(device, DEVICE.type));
  if (features.includes('mine')) {
    const controller = adoptionController(world, device);
    if (controller === 0) return NOT_ADOPTED;
    const code = deviceCode(setting.key, controllers.get(controller, CONTROLLER.device));
    return { controller_device_code: code };
  }
  if (!features.includes('ami')) return undefined;
  const controller = controllers.find(device);
  const directive = directives.get(controllers.get(controller, CONTROLLER.directive));
  const digest = controllers.due(controller, CONTROLLER.digest);
  return {
    directive: directive === undefined ? null : directiveView(directive),
    adopted_devices: adoptionDevices(world, controller).map((id) => deviceCode(setting.key, id)),
    next_digest_tick: digest === 0 ? null : digest,
  };
}

function directiveView({ name, weights }: Readonly<Directive>) {
  return { name, config: configOf(name, weights) };
}

/** The configuration as it was given. */
function configOf(name: Directive['name'], weights: readonly number[]) {
  if (name === 'gather_resources') {
    return { resource: categoryAt(weights.findIndex((weight) => weight > 0) + 1) };
  }
  if (name !== 'maintain_ratios') return {};
  const wanted = CATEGORIES.map((category, position) => [category, itemAt(weights, position)]);
  return { ratios: Object.fromEntries(wanted.filter(([, weight]) => weight !== 0)) };
}

/** What an active hub does: the system it locks, its integrity in percent, and its next dates. */
function hubWork(world: World, device: DeviceId) {
  const hub = world.hubs.find(device);
  return {
    system: starCode(locationStar(devicePlace(world, device))),
    integrity: hubIntegrityPpm(world, hub) / 10_000,
    shield_ends_tick: world.hubs.get(hub, HUB.shieldUntil),
    upkeep_tick: world.hubs.due(hub, HUB.upkeep),
  };
}
