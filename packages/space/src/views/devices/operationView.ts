import { deviceAccount } from '../../rules/devices/device.js';
import { operation, operationDevice, operationState } from '../../rules/devices/operation.js';
import { isRefused, type Refused } from '../../rules/refuse.js';
import type { World } from '../../rules/schema.js';
import type { Steps } from '../../rules/takeSteps.js';
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
 * The operations of an account, in steps: first those under way, by device, then the ended ones,
 * the newest first.
 */
export function* operationListSteps(
  world: World,
  account: AccountId,
  query: OperationQuery,
): Steps<OperationList | Refused> {
  const { acting_replicant = '', cursor = 0, limit, state } = query;
  const visible = actingReplicants(world, account, acting_replicant);
  if (isRefused(visible)) return visible;
  const { key } = world.setting;
  const operations: OperationView[] = [];
  let next_cursor: number | null = null;
  const add = (make: () => OperationView, here: number): boolean => {
    if (operations.length === limit) {
      next_cursor = here;
      return false;
    }
    operations.push(make());
    return true;
  };
  if (cursor < ENDED_CURSOR && state !== 'done' && state !== 'cancelled') {
    let last = cursor;
    const after = cursor === 0 ? 0 : deviceNumberToId(key, cursor);
    yield* eachAfter(world, visible, after, (device) => {
      const now = operationState(world, device);
      if (now === 'done' || (state !== undefined && now !== state)) return 1;
      const goesOn = add(() => liveOperation(world, device), last);
      last = deviceNumber(key, device);
      return goesOn ? 1 : 0;
    });
  }
  if (next_cursor === null && state !== 'running' && state !== 'waiting') {
    const who = acting_replicant === '' ? {} : { visible };
    const from = cursor < ENDED_CURSOR ? {} : { before: cursor - ENDED_CURSOR };
    eachEnded(world, account, { ...who, ...from }, (one, at) =>
      state === undefined || one.state === state ? add(() => one, ENDED_CURSOR + at + 1) : true,
    );
    yield world.setting.ruleset.limits.endedOperations;
  }
  return { operations, next_cursor };
}
