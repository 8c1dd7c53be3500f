import { integer, many, max, oneOf, optional, union, type Values } from '@astrarium/core';
import { cooperation } from '../../rules/devices/cooperation.js';
import { deviceAccount, deviceBlueprint } from '../../rules/devices/device.js';
import { addToPrintQueue } from '../../rules/printing/printQueue.js';
import { refuse, type Refused } from '../../rules/refuse.js';
import type { World } from '../../rules/schema.js';
import { ensurePile, refusePile } from '../../rules/stock/stock.js';
import { DEVICE_TYPES, deviceTypeAt } from '../../ruleset/deviceTypes.js';
import { type AccountId, HOLDING } from '../../state/account.js';
import { DEVICE, deviceCodeToId, type DeviceId } from '../../state/devices.js';
import { CENSUS, CENSUS_ROW } from '../../state/ledger.js';
import { itemAt } from '../../state/itemAt.js';
import { jobNumber, PRINTER, type PrintFollowUp, type PrintOrder } from '../../state/printers.js';
import { PRINTING } from '../../state/statuses.js';
import { stow } from '../carrying/stow.js';
import { DEVICE_CODE, ID, readAs, TAGS } from '../definition/argument.js';
import { deviceCheck } from '../definition/check.js';
import { DEVICE_NOW, defineDeviceCommand } from '../definition/deviceCommand.js';
import type { DeviceCommand } from '../definition/deviceCommand.js';
import { activate } from '../devices/activate.js';
import { scan } from '../mining/scan.js';
import { search } from '../mining/search.js';
import { startMining } from '../mining/startMining.js';
import { travel } from '../travel/travel.js';

/** The commands that an `oncomplete` may name, in the order of their numbers in events. */
export const FOLLOW_UP_COMMANDS: readonly DeviceCommand[] = [
  startMining,
  travel,
  stow,
  activate,
  search,
  scan,
];

const ARGS = {
  device_type: readAs<number>(
    oneOf(...DEVICE_TYPES)
      .format('device_type')
      .example('survey_drone')
      .about('The type of the devices to print.'),
  ),
  quantity: integer({ min: 1, max: 'printing.maxQuantity', default: 1 }).about(
    'How many devices to print.',
  ),
  tags: optional(TAGS.about('Tags of each new device.')),
  controller: optional(DEVICE_CODE.about('The controller that adopts the new devices.')),
  oncomplete: optional(
    readAs<PrintFollowUp>(
      union('command', Object.fromEntries(FOLLOW_UP_COMMANDS.map(({ args, name }) => [name, args])))
        .format('follow_up')
        .example({ command: 'search' })
        .about('A command that each new device gets at the end; its refusal is an event.'),
    ),
  ),
};

/**
 * Orders a batch of devices of one type. Jobs are printed in the order of the queue. Each new
 * device gets its tags, then the controller adopts it, then it gets the command `oncomplete`. A
 * refusal of one of these steps is an event, and the next step follows.
 */
export const enqueuePrint = defineDeviceCommand({
  name: 'enqueue_print',
  features: ['print'],
  states: { allowed: ['idle', ...PRINTING], otherwise: 'device_busy' },
  args: ARGS,
  previews: [deviceCheck((world, device) => refusePrint(world, device, 1))],
  answer: { ...DEVICE_NOW, batch_id: ID, job_ids: many(ID) },
  status: 201,
  run(draft, { account, args, device }) {
    const { device_type, quantity } = args;
    const refusal =
      refuseOrder(draft, device, device_type, args) ?? refusePrint(draft, device, quantity);
    if (refusal !== undefined) return refusal;
    ensurePile(draft, account, draft.devices.parent(device, DEVICE.location));
    const printer = draft.printers.find(device);
    const jobs = addToPrintQueue(draft, printer, device_type, quantity, orderOf(args));
    const numbers = jobs.map((job) => jobNumber(draft.setting.key, job));
    return { batch_id: itemAt(numbers, 0), job_ids: numbers };
  },
});

/** The order of a batch; undefined when it asks for nothing but the devices themselves. */
function orderOf(args: Values<typeof ARGS>): PrintOrder | undefined {
  const { controller = '', oncomplete, tags: wanted = [] } = args;
  if (wanted.length === 0 && controller === '' && oncomplete === undefined) return undefined;
  return { tags: [...wanted], controller, oncomplete: oncomplete ?? null };
}

/** Why devices of a type cannot be ordered so from this printer: adoption first, then the rest. */
function refuseOrder(
  world: World,
  printer: DeviceId,
  type: number,
  { controller, oncomplete }: Values<typeof ARGS>,
): Refused | undefined {
  const { features } = deviceBlueprint(world, type);
  const device_type = deviceTypeAt(type);
  if (controller !== undefined) {
    const refusal = refuseController(world, printer, controller);
    if (refusal !== undefined) return refusal;
    if (!features.includes('mine')) {
      return refuse('wrong_type', `A controller cannot adopt a ${device_type}`, {
        field: 'controller',
        device_type,
        feature: 'mine',
      });
    }
  }
  const followUp = FOLLOW_UP_COMMANDS.find(({ name }) => name === oncomplete?.command);
  const wanted = followUp?.features ?? [];
  if (wanted.length === 0 || wanted.some((feature) => features.includes(feature))) return undefined;
  return refuse('missing_feature', `A ${device_type} cannot ${followUp?.name}`, {
    field: 'oncomplete',
    device_type,
    feature: wanted.join(' '),
  });
}

function refuseController(world: World, printer: DeviceId, code: string): Refused | undefined {
  const controller = deviceCodeToId(world.setting.key, code);
  const access = cooperation(world, printer, controller);
  if (access !== 'allowed') {
    return refuse(access, `This printer may not use device ${code}`, {
      field: 'controller',
      device_code: code,
    });
  }
  const type = world.devices.get(controller, DEVICE.type);
  if (deviceBlueprint(world, type).features.includes('ami')) return undefined;
  return refuse('missing_feature', `${code} is not a controller`, {
    field: 'controller',
    device_type: deviceTypeAt(type),
    feature: 'ami',
  });
}

/** Why a printer takes no order of so many devices, whatever their type. */
function refusePrint(world: World, device: DeviceId, quantity: number): Refused | undefined {
  const account = deviceAccount(world, device);
  return (
    refuseQueue(world, device, quantity) ??
    refuseDevices(world, account, quantity) ??
    refusePile(world, account, world.devices.parent(device, DEVICE.location))
  );
}

function refuseQueue(world: World, device: DeviceId, quantity: number): Refused | undefined {
  const { queueLength } = deviceBlueprint(world, world.devices.get(device, DEVICE.type));
  const queued = world.printers.members(world.printers.find(device), PRINTER.queue).length;
  if (queued + quantity <= queueLength) return undefined;
  const free = queueLength - queued;
  return refuse(
    'queue_full',
    `Too many jobs: ${quantity}, the queue of ${queueLength} has room for ${free} more`,
    { field: 'quantity', queued, quantity, free, max: queueLength },
  );
}

function refuseDevices(world: World, account: AccountId, quantity: number): Refused | undefined {
  const { limits } = world.setting.ruleset;
  const own = world.holdings.get(account, HOLDING.devices);
  if (own + quantity > limits.devicesPerAccount) {
    return refuse(
      'device_limit',
      `Too many devices: ${own + quantity}, the limit is ${limits.devicesPerAccount}`,
      {
        field: 'quantity',
        devices: own,
        quantity,
        free: max(0, limits.devicesPerAccount - own),
        max: limits.devicesPerAccount,
      },
    );
  }
  const all = world.census.get(CENSUS_ROW, CENSUS.devices);
  if (all + quantity <= limits.devices) return undefined;
  return refuse('galaxy_full', `Too many devices in the galaxy: the limit is ${limits.devices}`, {
    devices: all,
    more: quantity,
    max: limits.devices,
  });
}
