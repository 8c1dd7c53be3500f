import { isPlain, max } from '@astrarium/core';
import { cooperation } from '../../rules/devices/cooperation.js';
import { deviceAccount, deviceBlueprint } from '../../rules/devices/device.js';
import { addToPrintQueue } from '../../rules/printing/printQueue.js';
import { readMembers } from '../../rules/readMembers.js';
import type { Fault, Readers } from '../../rules/readers.js';
import { refuse, type Refused } from '../../rules/refuse.js';
import type { World } from '../../rules/schema.js';
import { ensurePile, refusePile } from '../../rules/stock/stock.js';
import type { Feature } from '../../ruleset/blueprint.js';
import { deviceTypeAt } from '../../ruleset/deviceTypes.js';
import { type AccountId, HOLDING } from '../../state/account.js';
import { DEVICE, deviceCodeToId, type DeviceId } from '../../state/devices.js';
import { CENSUS, CENSUS_ROW } from '../../state/ledger.js';
import { itemAt } from '../../state/itemAt.js';
import { jobNumber, PRINTER, type PrintFollowUp, type PrintOrder } from '../../state/printers.js';
import { PRINTING } from '../../state/statuses.js';
import { ANSWER, DEVICE_NOW } from '../definition/answer.js';
import {
  type Argument,
  type ArgumentValues,
  count,
  device as otherDevice,
  deviceType,
  type FollowUpCommand,
  optional,
  tags,
} from '../definition/argument.js';
import { deviceCheck } from '../definition/check.js';
import { defineDeviceCommand } from '../definition/deviceCommand.js';

const ARGS = {
  device_type: deviceType('The type of the devices to print.'),
  quantity: optional(count('printing.maxQuantity', 'How many devices to print.'), 1),
  tags: optional(tags('Tags of each new device.')),
  controller: optional(otherDevice('The controller that adopts the new devices.', 'controllers')),
  oncomplete: optional(
    followUp('A command that each new device gets at the end; its refusal is an event.'),
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
  answer: { ...DEVICE_NOW, batch_id: ANSWER.id, job_ids: ANSWER.ids },
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
function orderOf(args: ArgumentValues<typeof ARGS>): PrintOrder | undefined {
  const { controller = '', oncomplete, tags: wanted = [] } = args;
  if (wanted.length === 0 && controller === '' && oncomplete === undefined) return undefined;
  return { tags: [...wanted], controller, oncomplete: oncomplete?.order ?? null };
}

/** Why devices of a type cannot be ordered so from this printer: adoption first, then the rest. */
function refuseOrder(
  world: World,
  printer: DeviceId,
  type: number,
  { controller, oncomplete }: ArgumentValues<typeof ARGS>,
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
  const wanted = oncomplete?.features ?? [];
  if (wanted.length === 0 || wanted.some((feature) => features.includes(feature))) return undefined;
  return refuse('missing_feature', `A ${device_type} cannot ${oncomplete?.order.command}`, {
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

/** A command to come, and the features that a device must have for it, any of them. */
export interface FollowUpOrder {
  readonly order: PrintFollowUp;
  readonly features: readonly Feature[];
}

/** `{command, …}`: a command that may follow a print, with its arguments. */
export function followUp(about: string): Argument<FollowUpOrder> {
  return {
    kind: 'follow_up',
    about,
    optional: false,
    reader: (context) => {
      const { followUps } = context;
      const readers = followUps.map(({ args }) =>
        Object.fromEntries(
          Object.entries(args).map(([name, { reader }]) => [name, reader(context)]),
        ),
      );
      return {
        rule: 'command',
        numbers: { allowed: followUps.map((command) => command.name).join(' ') },
        read: (value) => readFollowUp(followUps, readers, value),
      };
    },
  };
}

/** The order stays as it was given: its arguments are read again when its time comes. */
function readFollowUp(
  followUps: readonly FollowUpCommand[],
  readers: readonly Readers[],
  value: unknown,
): FollowUpOrder | undefined {
  if (!isPlain(value)) return undefined;
  const place = followUps.findIndex((each) => each.name === value['command']);
  const command = followUps[place];
  const argReaders = readers[place];
  if (command === undefined || argReaders === undefined) return undefined;
  const { command: _, ...args } = value;
  const faults: Fault[] = [];
  readMembers(args, argReaders, 'unknown_member', faults);
  if (faults.length > 0) return undefined;
  const order = { command: command.name, args: args as PrintFollowUp['args'] };
  return { order, features: command.features };
}
