import { problemOf } from '../problems/spaceProblems.js';
import {
  deviceAccess,
  deviceCodeToId,
  deviceListText,
  deviceListView,
  type DeviceView,
  deviceView,
  deviceViewId,
  fleetSteps,
  isRefused,
} from '@astrarium/space';
import { ok, problemAnswer, viewQueryOf } from '@astrarium/contract';
import {
  answerOrder,
  type ReadHandler,
  type SlicedHandler,
  type SpaceHandler,
} from './spaceHandler.js';

/** `devices.list` */
const listDevices: ReadHandler = (input) => {
  const { account, asText, present, world } = input;
  const query = viewQueryOf(input);
  let entries = 0;
  const examined = (devices: number): void => void (entries = devices);
  if (asText && world === present) {
    const text = deviceListText(world, account, query, examined);
    if (typeof text === 'string') return { status: 200, body: undefined, text, entries };
    return problemAnswer(problemOf(text.refusal, { in: 'query' }));
  }
  const list = deviceListView(world, account, query, examined);
  if (isRefused(list)) return problemAnswer(problemOf(list.refusal, { in: 'query' }));
  if (world === present) return { ...ok(list), entries };
  // Leave out devices that other accounts own now.
  const { key } = present.setting;
  const isSeen = ({ device_code }: DeviceView): boolean =>
    !present.devices.has(deviceCodeToId(key, device_code)) ||
    deviceViewId(present, account, device_code) !== 0;
  return { ...ok({ ...list, devices: list.devices.filter(isSeen) }), entries };
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

/** `fleet.get` */
const getFleet: SlicedHandler = function* (input) {
  const query = input.query as unknown as Parameters<typeof fleetSteps>[2];
  let entries = 0;
  const examined = (devices: number): void => void (entries = devices);
  const fleet = yield* fleetSteps(input, input.account, query, examined);
  return { ...ok(fleet), entries };
};

/** Handlers of the operations on devices. */
export const deviceHandlers = {
  'devices.list': { read: listDevices, basis: 'world' },
  'devices.get': { read: getDevice, basis: 'world' },
  'fleet.get': { sliced: getFleet },
  'devices.command': { write: answerOrder },
  'devices.configure': { write: answerOrder },
} as const satisfies Readonly<Record<string, SpaceHandler>>;
