import { max, min } from '@astrarium/core';
import type { EventName } from '../../events/events.js';
import type { World } from '../../rules/schema.js';
import { utcText } from '../../rules/utcText.js';
import { type AccountId, HOLDING } from '../../state/account.js';
import { DEVICE, deviceCode, type DeviceId } from '../../state/devices.js';
import { ENDING, endingKey } from '../../state/endings.js';
import { type Status, statusAt } from '../../state/statuses.js';
import { deviceStatus } from './deviceStatus.js';

/** The events that tell of an end; null where that depends on the device. */
interface Outcomes {
  readonly done: EventName | null;
  readonly cancelled: EventName | null;
}

/** How each kind of operation ends. */
const OUTCOMES: Readonly<Record<Status, Outcomes>> = {
  idle: { done: null, cancelled: null },
  stowed: { done: null, cancelled: null },
  attached: { done: null, cancelled: null },
  travelling: { done: 'travel.arrived', cancelled: 'travel.cancelled' },
  recalling: { done: 'travel.arrived', cancelled: 'travel.cancelled' },
  mining: { done: 'mining.stopped', cancelled: 'mining.stopped' },
  searching: { done: 'search.completed', cancelled: 'search.cancelled' },
  tracking: { done: 'site.closed', cancelled: 'site.closed' },
  printing: { done: 'print.completed', cancelled: 'print.cancelled' },
  waiting_for_resources: { done: 'print.started', cancelled: 'print.cancelled' },
  scanning: { done: 'scan.completed', cancelled: 'scan.cancelled' },
  active: { done: null, cancelled: null },
  decommissioning: { done: 'device.disassembling', cancelled: 'device.decommission_cancelled' },
  disassembling: { done: 'device.decommissioned', cancelled: 'device.decommission_cancelled' },
};

/** An operation that has ended. */
export type EndedOperation = ReturnType<typeof endedOperation>;

/**
 * Visits the ended operations of an account that can still be read, the newest first, until `visit`
 * has had enough. `before` is the place before which to begin, by default the end. A reader who
 * acts as a replicant sees those of devices that its `visible` replicants have now.
 */
export function eachEnded(
  world: World,
  account: AccountId,
  { before, visible }: { readonly before?: number; readonly visible?: readonly number[] },
  visit: (operation: EndedOperation, place: number) => boolean,
): void {
  const { endings, holdings, now, setting } = world;
  const { endedOperations, endedSeconds } = setting.ruleset.limits;
  const count = holdings.get(account, HOLDING.ended);
  const oldest = max(0, count - endedOperations);
  for (let place = min(before ?? count, count) - 1; place >= oldest; place -= 1) {
    const row = endings.find(endingKey(account, place, endedOperations));
    // Another ruleset had another number of rows.
    if (row === 0 || endings.get(row, ENDING.place) !== place) continue;
    if (now - endings.get(row, ENDING.ended) > endedSeconds) return;
    const device: DeviceId = endings.get(row, ENDING.device);
    const owner = world.devices.has(device) ? world.devices.parent(device, DEVICE.replicant) : 0;
    if (visible !== undefined && !visible.includes(owner)) continue;
    if (!visit(endedOperation(world, row), place)) return;
  }
}

function endedOperation(world: World, row: number) {
  const { devices, endings, setting } = world;
  const device: DeviceId = endings.get(row, ENDING.device);
  const [since, ended] = [endings.get(row, ENDING.since), endings.get(row, ENDING.ended)];
  const kind = statusAt(endings.get(row, ENDING.status));
  const state = endings.get(row, ENDING.isDone) === 1 ? ('done' as const) : ('cancelled' as const);
  const device_code = deviceCode(setting.key, device);
  const ended_at = utcText(setting.epoch_seconds + ended);
  return {
    id: `${device_code}-${endings.get(row, ENDING.operation)}`,
    kind,
    state,
    started_at: utcText(setting.epoch_seconds + since),
    completes_at: state === 'done' ? ended_at : null,
    started_tick: since,
    completes_tick: state === 'done' ? ended : null,
    ended_at,
    ended_tick: ended,
    outcome: OUTCOMES[kind][state],
    device_code,
    status: devices.has(device) ? deviceStatus(world, device) : null,
  };
}
