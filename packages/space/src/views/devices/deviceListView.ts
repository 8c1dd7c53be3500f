import type { ReadArgs } from '@astrarium/core';
import { isRefused } from '../../rules/refuse.js';
import type { Refused } from '../../rules/refuse.js';
import type { World } from '../../rules/schema.js';
import { type Steps, takeSteps } from '../../rules/takeSteps.js';
import { alikeDevices } from './alikeDevices.js';
import { alikeCommands } from './deviceCommands.js';
import { devicePageSteps } from './devicePage.js';
import type { DeviceListQuery } from './devicePage.js';
import { deviceView, type DeviceView } from './deviceView.js';
import type { AccountId } from '../../state/account.js';

/** A page of devices, those made first first. */
export interface DeviceList {
  readonly devices: DeviceView[];
  /** The number of the last device of the page; null when there is nothing after it. */
  readonly next_cursor: number | null;
}

/** The page of an account's devices that a query asks for, at once. */
export function deviceListView(
  world: World,
  account: AccountId,
  query: DeviceListQuery | ReadArgs = {},
): DeviceList | Refused {
  return takeSteps(deviceListSteps(world, account, query));
}

/** The same in steps. */
export function* deviceListSteps(
  world: World,
  account: AccountId,
  query: DeviceListQuery | ReadArgs = {},
): Steps<DeviceList | Refused> {
  const page = yield* devicePageSteps(world, account, query);
  if (isRefused(page)) return page;
  const alike = alikeDevices(world, alikeCommands);
  const devices: DeviceView[] = [];
  for (const device of page.devices) {
    const view = deviceView(world, device, alike(device));
    if (view !== undefined) devices.push(view);
  }
  return { devices, next_cursor: page.next_cursor };
}
