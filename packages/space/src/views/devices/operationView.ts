import { deviceAccount } from '../../rules/devices/device.js';
import { operation, operationDevice } from '../../rules/devices/operation.js';
import { isRefused, type Refused } from '../../rules/refuse.js';
import type { World } from '../../rules/schema.js';
import type { AccountId } from '../../state/account.js';
import { deviceCode, type DeviceId, deviceNumber, deviceNumberToId } from '../../state/devices.js';
import { actingReplicants, deviceAccess } from './deviceAccess.js';
import { eachAfter } from './devicePage.js';
import { deviceStatus } from './deviceStatus.js';
import { eachEnded, type EndedOperation } from './endedOperations.js';

/** An operation as the wire shows it, under way or ended. */
export type OperationView = EndedOperation | ReturnType<typeof liveOperation>;

/** What a device does now. */
function liveOperation(world: World, device: DeviceId) {
  const ended = { ended_at: null, ended_tick: null, outcome: null };
  const device_code = deviceCode(world.setting.key, device);
  return {
    ...operation(world, device),
    ...ended,
    device_code,
    status: deviceStatus(world, device),
  };
}

/**
 * The account's operation of this id; undefined when it has none, or it ended too long ago. Refused
 * when the acting replicant (empty for none) may not see its device.
 */
export function operationView(
  world: World,
  account: AccountId,
  id: string,
  acting = '',
): OperationView | Refused | undefined {
  const visible = actingReplicants(world, account, acting);
  if (isRefused(visible)) return visible;
  const device = operationDevice(world, id);
  if (device === 0 || deviceAccount(world, device) !== account) {
    return endedView(world, account, id, acting === '' ? {} : { visible });
  }
  const access = deviceAccess(world, account, deviceCode(world.setting.key, device), acting);
  return isRefused(access) ? access : liveOperation(world, device);
}

function endedView(
  world: World,
  account: AccountId,
  id: string,
  who: { readonly visible?: readonly number[] },
): OperationView | undefined {
  let found: OperationView | undefined;
  eachEnded(world, account, who, (one) => {
    if (one.id === id) found = one;
    return found === undefined;
  });
  return found;
}

/** Which operations to list. */
export interface OperationQuery {
  readonly acting_replicant?: string;
  readonly state?: OperationView['state'];
  readonly limit: number;
  /** The `next_cursor` of the previous page. */
  readonly cursor?: number;
}

/** A page of operations. */
export interface OperationList {
  readonly operations: readonly OperationView[];
  readonly next_cursor: number | null;
}

/** Cursors of ended operations are above those of devices. */
const ENDED_CURSOR = 0x1_0000_0001;

/**
 * The operations of an account: first those under way, by device, then the ended ones, the newest
 * first. Calls `examined` with the number of devices that were looked at.
 */
export function operationListView(
  world: World,
  account: AccountId,
  query: OperationQuery,
  examined: (devices: number) => void,
): OperationList | Refused {
  const { acting_replicant = '', cursor = 0, limit, state } = query;
  const visible = actingReplicants(world, account, acting_replicant);
  if (isRefused(visible)) return visible;
  const { key } = world.setting;
  const operations: OperationView[] = [];
  let next_cursor: number | null = null;
  const add = (one: OperationView, here: number): boolean => {
    if (state !== undefined && one.state !== state) return true;
    if (operations.length === limit) {
      next_cursor = here;
      return false;
    }
    operations.push(one);
    return true;
  };
  if (cursor < ENDED_CURSOR && state !== 'done' && state !== 'cancelled') {
    let [count, last] = [0, cursor];
    eachAfter(world, visible, cursor === 0 ? 0 : deviceNumberToId(key, cursor), (device) => {
      count += 1;
      const one = liveOperation(world, device);
      if (one.state === 'done') return true;
      const goesOn = add(one, last);
      last = deviceNumber(key, device);
      return goesOn;
    });
    examined(count);
  }
  if (next_cursor === null && state !== 'running' && state !== 'waiting') {
    const who = acting_replicant === '' ? {} : { visible };
    const from = cursor < ENDED_CURSOR ? {} : { before: cursor - ENDED_CURSOR };
    eachEnded(world, account, { ...who, ...from }, (one, at) => add(one, ENDED_CURSOR + at + 1));
  }
  return { operations, next_cursor };
}
