import { commandStatus, problemOf, type Where } from '@astrarium/contract';
import {
  type DeviceListQuery,
  deviceAccess,
  deviceCodeToId,
  deviceListText,
  deviceListView,
  type DeviceView,
  deviceView,
  deviceViewId,
  isRefused,
} from '@astrarium/core';
import type { Work } from '../turns/work.js';
import { ok, type Untimed, problemAnswer } from './call.js';
import { outcomeAnswer, type ReadHandler, type WriteHandler } from './handler.js';

/** `devices.list` */
const listDevices: ReadHandler = ({ account, asText, present, query, world }) => {
  if (asText && world === present) {
    const text = deviceListText(world, account, query as DeviceListQuery);
    if (typeof text === 'string') return { status: 200, body: undefined, text };
    return problemAnswer(problemOf(text.refusal, { in: 'query' }));
  }
  const list = deviceListView(world, account, query as DeviceListQuery);
  if (isRefused(list)) return problemAnswer(problemOf(list.refusal, { in: 'query' }));
  if (world === present) return ok(list);
  // Leave out devices that other accounts own now.
  const { key } = present.setting;
  const isSeen = ({ device_code }: DeviceView): boolean =>
    !present.devices.has(deviceCodeToId(key, device_code)) ||
    deviceViewId(present, account, device_code) !== 0;
  return ok({ ...list, devices: list.devices.filter(isSeen) });
};

/** `devices.get` */
const getDevice: ReadHandler = ({ account, path, query, world }) => {
  const device = deviceAccess(
    world,
    account,
    path['code'] ?? '',
    query['acting_replicant'] as string,
  );
  if (!isRefused(device)) return ok(deviceView(world, device));
  return problemAnswer(problemOf(device.refusal, { in: 'query', path: { device_code: 'code' } }));
};

/** The path parameter that names the device. */
const DEVICE = { device: 'code' } as const;

/** `devices.command` */
const commandDevice: WriteHandler = ({ account, path, body }, work) =>
  orderAnswer(work, account, { device: path['code'], ...body }, { in: 'body', path: DEVICE });

/** The answer to an order: a command with its device and its arguments. */
export function orderAnswer(work: Work, account: number, order: Order, where?: Where): Untimed {
  const { command } = order;
  const outcome = work.execute(String(command), account, { ...order, command: undefined });
  return outcomeAnswer(work, outcome, where, commandStatus(String(command)));
}

type Order = Readonly<Record<string, unknown>>;

/** `devices.configure` */
const configureDevice: WriteHandler = ({ account, path, body }, work) => {
  const { settings } = body['configuration'] as { readonly settings: object };
  const outcome = work.execute('configure', account, { device: path['code'], ...settings });
  const under = ['configuration', 'settings'];
  return outcomeAnswer(work, outcome, { in: 'body', under, path: DEVICE });
};

/** Handlers of the operations on devices. */
export const deviceHandlers = {
  'devices.list': { read: listDevices },
  'devices.get': { read: getDevice },
  'devices.command': { write: commandDevice },
  'devices.configure': { write: configureDevice },
} as const;
