import { defineTable, gauge, type RowId, timer, word } from '@astrarium/core';

/** Integrity counts in millionths times this, so that a decay by the day is whole a tick. */
export const INTEGRITY_SCALE = 86_400;

/** What a device that was once activated as a hub has beyond its row. */
export const hubs = defineTable(
  'hubs',
  {
    device: word,
    /** Millionths of full integrity, times INTEGRITY_SCALE; it falls while active. */
    integrity: gauge,
    /** The tick at which the shield of its first activation ends; until then nothing decays. */
    shieldUntil: word,
    /** When upkeep is taken, or decay begins. */
    upkeep: timer,
    /** When the integrity crosses a warning, or 0. */
    crossing: timer,
    /** The tick after which others are told of an activation again. */
    quietUntil: word,
  },
  'device',
);

/** The id of a hub. */
export type HubId = RowId<'hubs'>;

/** Offsets of a hub's fields. */
export const HUB = hubs.fields;

/** Systems that had an active hub: found by `lockKey` of their star. */
export const locks = defineTable(
  'locks',
  {
    key: word,
    /** The device that is the system's active hub; 0 for none. */
    hub: word,
  },
  'key',
);

/** Offsets of a lock's fields. */
export const LOCK = locks.fields;

/** The key of a star's lock. */
export function lockKey(star: number): number {
  return star + 1;
}
