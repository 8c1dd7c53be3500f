import { mulDiv } from '@astrarium/core';
import { CATEGORIES } from '../../ruleset/categories.js';
import { DEVICE, type DeviceId } from '../../state/devices.js';
import { MICRO, stockOf } from '../../state/stocks.js';
import { STATUS } from '../../state/statuses.js';
import { dissolveAdoptions } from '../controllers/adoption.js';
import { clearBerth } from '../carrying/berth.js';
import { deviceAccount, deviceBlueprint, devicePlace, setDeviceStatus } from './device.js';
import { endActivity } from './endActivity.js';
import { ensurePile, ensurePileBlocked, postLedger, addToStock } from '../stock/stock.js';
import { holdUnits, unloadHold } from '../stock/hold.js';
import { removeDevice } from './removeDevice.js';
import type { Draft, World } from '../schema.js';
import { yardOf } from './decommissionYard.js';
import { travelPlan } from '../travel/travelPlan.js';
import { itemAt } from '../../state/itemAt.js';

/** Whole units per category that come back from a device as worn as it is. */
export function decommissionYield(world: World, device: DeviceId): number[] {
  const { capacity, decommission } = world.setting.ruleset;
  const { refundPerMille, capacityRefundPerMille } = decommission;
  const { bill } = deviceBlueprint(world, world.devices.get(device, DEVICE.type));
  const ppm = world.devices.get(device, DEVICE.capacity);
  const share = refundPerMille * capacity.fullPpm + capacityRefundPerMille * ppm;
  return CATEGORIES.map((category) => mulDiv(bill[category], share, 1000 * capacity.fullPpm));
}

/** A device puts down what it carries and goes to be taken apart; what it was doing ends. */
export function startDecommission(draft: Draft, device: DeviceId, yard: DeviceId): void {
  endActivity(draft, device, 'decommissioned');
  dissolveAdoptions(draft, device);
  clearBerth(draft, device);
  const cargo = holdUnits(draft, device);
  if (cargo.some((units) => units > 0)) {
    const location = draft.devices.parent(device, DEVICE.location);
    unloadHold(draft, device, ensurePile(draft, deviceAccount(draft, device), location), cargo);
  }
  goTo(draft, device, yard);
}

/** The next step of a device that has arrived, or has been taken apart. */
export function continueDecommission(draft: Draft, device: DeviceId): void {
  const { devices } = draft;
  const isApart = devices.get(device, DEVICE.status) === STATUS.disassembling;
  if (!isApart) devices.join(device, DEVICE.location, devices.get(device, DEVICE.target));
  const yard = yardOf(draft, device);
  if (yard === 0) giveUp(draft, device);
  else if (isApart && devicePlace(draft, yard) === devicePlace(draft, device)) end(draft, device);
  else goTo(draft, device, yard);
}

function goTo(draft: Draft, device: DeviceId, yard: DeviceId): void {
  const { devices, now, setting } = draft;
  const replicant = devices.parent(device, DEVICE.replicant);
  const place = devicePlace(draft, device);
  const destination = devicePlace(draft, yard);
  if (place === destination) {
    const completion = now + setting.ruleset.decommission.disassembleSeconds;
    setDeviceStatus(draft, device, STATUS.disassembling, 0, 'done');
    devices.schedule(device, DEVICE.finished, completion);
    draft.emit('device.disassembling', replicant, device, place, completion);
    return;
  }
  const arrival = now + travelPlan(draft, device, destination).seconds;
  const target = devices.parent(yard, DEVICE.location);
  setDeviceStatus(draft, device, STATUS.decommissioning, target, 'done');
  devices.schedule(device, DEVICE.finished, arrival);
  draft.emit('device.decommissioning', replicant, device, place, destination, arrival);
}

/** There is no autofactory any more, or the account cannot have stock there. */
function giveUp(draft: Draft, device: DeviceId): void {
  setDeviceStatus(draft, device, STATUS.idle, 0);
  const replicant = draft.devices.parent(device, DEVICE.replicant);
  draft.emit('device.decommission_cancelled', replicant, device, devicePlace(draft, device));
}

function end(draft: Draft, device: DeviceId): void {
  const { devices } = draft;
  const account = deviceAccount(draft, device);
  const location = devices.parent(device, DEVICE.location);
  if (ensurePileBlocked(draft, account, location)) {
    giveUp(draft, device);
    return;
  }
  const replicant = devices.parent(device, DEVICE.replicant);
  const place = devicePlace(draft, device);
  const type = devices.get(device, DEVICE.type);
  const { bill } = deviceBlueprint(draft, type);
  const recovered = decommissionYield(draft, device);
  const pile = ensurePile(draft, account, location);
  removeDevice(draft, device);
  for (const [position, category] of CATEGORIES.entries()) {
    const units = itemAt(recovered, position);
    postLedger(draft, 'decommission', position + 1, (bill[category] - units) * MICRO);
    if (units === 0) continue;
    addToStock(draft, stockOf(pile, position + 1), units * MICRO);
    draft.emit('device.recovered', replicant, device, place, position + 1, units);
  }
  draft.emit('device.decommissioned', replicant, device, place, type);
}
