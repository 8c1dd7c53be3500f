import { invariant } from '../../kernel.js';

/**
 * The item of a list at a position.
 *
 * @throws Error naming the position and the length when the list has no such item.
 */
export function itemAt<T>(items: readonly T[], position: number): T {
  const item = items[position];
  invariant(item !== undefined, `there is no item ${position} in a list of ${items.length}`);
  return item;
}
