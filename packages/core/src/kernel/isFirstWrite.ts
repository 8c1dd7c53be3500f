/** Slots of the filter: what fits the nearest cache. */
const MOST_SLOTS = 1 << 12;

/** The offset that met a slot last, plus one. */
const slots = new Int32Array(MOST_SLOTS);
let mask = 0;

/** Begins anew, for so many writes. */
export function forgetWrites(size: number): void {
  let used = 16;
  while (used < size && used < MOST_SLOTS) used *= 2;
  slots.fill(0, 0, used);
  mask = used - 1;
}

/**
 * Whether a write is the first to its word, as far as a small filter can tell: another word may
 * have taken the slot since, and then a later write passes for a first one. To note such a write
 * costs room and nothing else.
 */
export function isFirstWrite(offset: number): boolean {
  const slot = (offset ^ (offset >>> 12)) & mask;
  if (slots[slot] === offset + 1) return false;
  slots[slot] = offset + 1;
  return true;
}
