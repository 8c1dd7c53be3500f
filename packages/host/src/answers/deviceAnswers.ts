import { commandStatus, problemOf } from '@astrarium/contract';
import {
  type DeviceCommand,
  type DeviceListQuery,
  deviceAccess,
  deviceListText,
  deviceListView,
  type DeviceView,
  deviceView,
  deviceViewId,
  isRefused,
} from '@astrarium/core';
import { outcomeAnswer } from './outcomeAnswer.js';
import { answered, declined, type Reader, type Writer } from './question.js';

/** `devices.list` */
const listDevices: Reader = ({ account, asText, present, query, world }) => {
  if (asText && world === present) {
    const text = deviceListText(world, account, query as DeviceListQuery);
    if (typeof text === 'string') return { status: 200, body: undefined, text };
    return declined(problemOf(text.refusal, { in: 'query' }));
  }
  const list = deviceListView(world, account, query as DeviceListQuery);
  if (isRefused(list)) return declined(problemOf(list.refusal, { in: 'query' }));
  if (world === present) return answered(list);
  // Devices that are somebody else's now are not to be seen as they were either.
  const isSeen = ({ device_code, device_id }: DeviceView): boolean =>
    !present.devices.has(device_id) || deviceViewId(present, account, device_code) !== 0;
  return answered({ ...list, devices: list.devices.filter(isSeen) });
};

/** `devices.get` */
const getDevice: Reader = ({ account, path, query, world }) => {
  const device = deviceAccess(
    world,
    account,
    path['code'] ?? '',
    query['acting_replicant'] as string,
  );
  if (isRefused(device)) return declined(problemOf(device.refusal, { in: 'path' }));
  return answered(deviceView(world, device));
};

/** `devices.command` */
export const commandDevice: Writer = ({ account, path, body }, work) => {
  const { command, ...args } = body;
  const outcome = work.execute(String(command), account, { device: path['code'], ...args });
  return outcomeAnswer(outcome, commandStatus(command as DeviceCommand));
};

/** `devices.configure` */
const configureDevice: Writer = ({ account, path, body }, work) => {
  const { settings } = body['configuration'] as { readonly settings: object };
  const outcome = work.execute('configure', account, { device: path['code'], ...settings });
  if (outcome.done) return answered(outcome.answer);
  return declined(problemOf(outcome.refusal, { in: 'body', under: ['configuration', 'settings'] }));
};

/** How operations of devices are answered. */
export const deviceAnswers = {
  'devices.list': { read: listDevices },
  'devices.get': { read: getDevice },
  'devices.command': { write: commandDevice },
  'devices.configure': { write: configureDevice },
} as const;
