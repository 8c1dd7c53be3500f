/**
 * The item of a list at a position.
 *
 * @throws Error naming the position and the length when the list has no such item.
 */
export function itemAt<T>(items: readonly T[], position: number): T {
  const item = items[position];
  // No `invariant`: its message would be made at each call.
  if (item === undefined) throw noItem(position, items.length);
  return item;
}

function noItem(position: number, length: number): Error {
  return new Error(`broken invariant: there is no item ${position} in a list of ${length}`);
}
