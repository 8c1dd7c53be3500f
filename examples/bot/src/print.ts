import { type Device, type DeviceType, statusOf, CATEGORIES } from '@astrarium/space/client';
import { baseCount, countOf, deviceMissing, kitOf, type Need, partsMissing } from './needs.js';
import { BASE, PART } from './plan.js';
import { isVesselMissing } from './waiting.js';
import { type Base, type Game, order, type Units, unitsOf } from './readGame.js';

/** The number of jobs at a factory with which the bot orders no more. */
const QUEUE = 4;

/** The most devices of one order. */
const ORDER = 5;

/**
 * Orders devices at the factories of a base: what the base lacks, even if it must wait for it; then
 * what it can pay for: a kit for another base, a vessel, or parts.
 */
export async function print(game: Game, base: Base): Promise<void> {
  const factories = base.devices
    .filter(({ device_type }) => device_type === 'autofactory')
    .slice(0, baseCount('autofactory'));
  let stock = base.stock;
  // What a complete base cannot pay for, another one may.
  const cleared = isComplete(base) ? factories.filter(isWaiting) : [];
  for (const factory of cleared) await order(game, factory, { command: 'clear_queue' });
  for (const factory of factories.filter((each) => !cleared.includes(each))) {
    const own = deviceMissing(base, BASE);
    if (jobsOf(factory) >= QUEUE) continue;
    const extra = deviceMissing(base, kitOf(game, base)) ?? vesselMissing(game, base);
    const next = own ?? extra ?? scarcestPart(game, stock);
    if (next === undefined) return;
    const paid = own === undefined ? payable(game, next.type, stock) : ORDER;
    // The base saves its stock for a kit: another base gives more than some parts.
    if (paid === 0) return;
    const quantity = Math.min(ORDER, next.missing, paid);
    const tags = next.isPart === true ? [PART] : [];
    const { type: device_type } = next;
    await order(game, factory, { command: 'enqueue_print', device_type, quantity, tags });
    // The base is read again before it orders more for itself.
    if (next.isPart !== true) return;
    const cost = game.blueprints.get(device_type)?.cost;
    const before = stock;
    stock = unitsOf((category) => before[category] - quantity * (cost?.[category] ?? 0));
  }
}

/** A vessel, at the first base that can pay for it. */
function vesselMissing(game: Game, base: Base): Need | undefined {
  const type = 'heaven_vessel';
  const builder = game.bases.find(({ stock }) => payable(game, type, stock) > 0);
  return builder === base && isVesselMissing(game) ? { type, needed: 1, missing: 1 } : undefined;
}

/** The number of devices of a type that a stock pays for. */
function payable({ blueprints }: Game, type: DeviceType, stock: Units): number {
  const cost = blueprints.get(type)?.cost;
  const counts = CATEGORIES.map((each) => stock[each] / (cost?.[each] ?? 0));
  return Math.floor(Math.min(...counts.filter((count) => !Number.isNaN(count))));
}

/** The type of part of which the largest share is missing, of those that a stock pays for. */
function scarcestPart(game: Game, stock: Units): Need | undefined {
  const share = ({ missing, needed }: Need): number => missing / needed;
  const [first] = partsMissing(game)
    .filter(({ missing, type }) => missing > 0 && payable(game, type, stock) > 0)
    .sort((a, b) => share(b) - share(a));
  return first && { ...first, isPart: true };
}

/** Whether a base has all that it keeps for itself. */
function isComplete(base: Base): boolean {
  return BASE.every(([type, count]) => countOf(base, type) >= count);
}

function isWaiting({ status }: Device): boolean {
  return statusOf(status).kind === 'waiting_for_resources';
}

function jobsOf({ print_queue = [] }: Device): number {
  return print_queue.length;
}
