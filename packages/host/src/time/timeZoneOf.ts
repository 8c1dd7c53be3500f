import type { World } from '@astrarium/core';

/** The time zone of an account; UTC for a caller without an account. */
export function timeZoneOf(world: World, account: number): string {
  return world.accounts.get(account)?.timezone ?? 'UTC';
}
