import { problemOf } from '../problems/spaceProblems.js';
import {
  deviceAccess,
  deviceCodeToId,
  deviceListSteps,
  deviceListTextSteps,
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
const listDevices: SlicedHandler = function* (input) {
  const { account, asText, present, world } = input;
  const query = viewQueryOf(input);
  if (asText && world === present) {
    const text = yield* deviceListTextSteps(world, account, query);
    if (typeof text === 'string') return { status: 200, body: undefined, text };
    return problemAnswer(problemOf(text.refusal, { in: 'query' }));
  }
  const list = yield* deviceListSteps(world, account, query);
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

/** `fleet.get` */
const getFleet: SlicedHandler = function* (input) {
  const query = input.query as unknown as Parameters<typeof fleetSteps>[2];
  return ok(yield* fleetSteps(input, input.account, query));
};

/** What a device carries and does is bounded by its blueprint. */
const ONE_DEVICE = 'one device';

/** Handlers of the operations on devices. */
export const deviceHandlers = {
  'devices.list': { sliced: listDevices, basis: 'world' },
  'devices.get': { read: getDevice, bound: ONE_DEVICE, basis: 'world' },
  'fleet.get': { sliced: getFleet },
  'devices.command': { write: answerOrder },
  'devices.configure': { write: answerOrder },
} as const satisfies Readonly<Record<string, SpaceHandler>>;
