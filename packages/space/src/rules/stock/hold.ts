import { floorDiv, max } from '@astrarium/core';
import { CATEGORIES } from '../../ruleset/categories.js';
import { DEVICE, type DeviceId } from '../../state/devices.js';
import { HOLD } from '../../state/berths.js';
import { MICRO, type PileId, STOCK, stockOf } from '../../state/stocks.js';
import { deviceBlueprint, devicePlace } from '../devices/device.js';
import type { Draft, World } from '../schema.js';
import { addToStock, stockRoom } from './stock.js';
import { itemAt } from '../../state/itemAt.js';

/** Whole units in a device's hold, one number a category. */
export function holdUnits(world: World, device: DeviceId): readonly number[] {
  const hold = world.holds.find(device);
  if (hold === 0) return NOTHING;
  return CATEGORIES.map((category) => floorDiv(world.holds.get(hold, HOLD[category]), MICRO));
}

/** Of what was never loaded. */
const NOTHING: readonly number[] = CATEGORIES.map(() => 0);

/** Units that still fit into a device's hold, over all categories. */
export function holdRoom(world: World, device: DeviceId): number {
  const { cargoUnits } = deviceBlueprint(world, world.devices.get(device, DEVICE.type));
  return holdUnits(world, device).reduce((room, units) => room - units, cargoUnits);
}

/** Whole units of a pile's stock that could be taken, one number a category; 0: no pile. */
export function pileUnits(world: World, pile: PileId): number[] {
  return CATEGORIES.map((_, position) => {
    if (pile === 0) return 0;
    return floorDiv(world.stocks.level(stockOf(pile, position + 1), STOCK.amount), MICRO);
  });
}

/** Whole units that a pile has room for beside the next tick's yield; 0: an empty pile. */
export function pileRoom(world: World, pile: PileId): number[] {
  return CATEGORIES.map((_, position) => {
    if (pile === 0) return world.setting.ruleset.mining.stockCapUnits;
    const stock = stockOf(pile, position + 1);
    const room = stockRoom(world, stock) - world.stocks.rate(stock, STOCK.amount);
    return max(0, floorDiv(room, MICRO));
  });
}

/** Moves whole units, one number a category, from a pile into a hold. */
export function loadHold(
  draft: Draft,
  device: DeviceId,
  pile: PileId,
  units: readonly number[],
): void {
  move(draft, device, pile, units, 1);
}

/** Moves whole units, one number a category, from a hold into a pile. */
export function unloadHold(
  draft: Draft,
  device: DeviceId,
  pile: PileId,
  units: readonly number[],
): void {
  move(draft, device, pile, units, -1);
}

function move(
  draft: Draft,
  device: DeviceId,
  pile: PileId,
  units: readonly number[],
  sign: 1 | -1,
): void {
  const { devices, holds } = draft;
  const known = holds.find(device);
  const hold = known === 0 ? holds.insert(device) : known;
  const name = sign === 1 ? 'cargo.collected' : 'cargo.deposited';
  const replicant = devices.parent(device, DEVICE.replicant);
  const place = devicePlace(draft, device);
  for (const [position, category] of CATEGORIES.entries()) {
    const quantity = itemAt(units, position);
    if (quantity === 0) continue;
    holds.add(hold, HOLD[category], sign * quantity * MICRO);
    addToStock(draft, stockOf(pile, position + 1), -sign * quantity * MICRO);
    draft.emit(name, replicant, device, place, position + 1, quantity);
  }
}
