import type { Device } from '@astrarium/client';
import { baseCount, deviceMissing, type Need, partsMissing } from './needs.js';
import { PART } from './plan.js';
import { type Base, type Game, order } from './readGame.js';

/** The number of jobs at a factory with which the bot orders no more. */
const QUEUE = 2;

/** The most devices of one order. */
const ORDER = 5;

/** Orders devices at the least busy factory of a base: what the base lacks, else parts. */
export async function print(game: Game, base: Base): Promise<void> {
  const factories = base.devices
    .filter(({ device_type }) => device_type === 'autofactory')
    .slice(0, baseCount('autofactory'));
  const [factory] = [...factories].sort((a, b) => jobsOf(a) - jobsOf(b));
  if (factory === undefined || jobsOf(factory) >= QUEUE) return;
  const own = deviceMissing(game, base);
  const next = own ?? scarcestPart(game);
  if (next === undefined) return;
  await order(game, factory, {
    command: 'enqueue_print',
    device_type: next.type,
    quantity: Math.min(ORDER, next.missing),
    tags: own === undefined ? [PART] : [],
  });
}

/** The type of part of which the largest share is missing. */
function scarcestPart(game: Game): Need | undefined {
  const share = ({ missing, needed }: Need): number => missing / needed;
  const [first] = partsMissing(game)
    .filter(({ missing }) => missing > 0)
    .sort((a, b) => share(b) - share(a));
  return first;
}

function jobsOf({ print_queue = [] }: Device): number {
  return print_queue.length;
}
