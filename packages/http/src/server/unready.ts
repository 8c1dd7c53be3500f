import type { Host } from '@astrarium/host';

/** Why a host is not ready, in words. */
export const UNREADY: Readonly<Record<NonNullable<Host['unready']>, string>> = {
  failed: 'The store has failed',
  store_full: 'The disk is full: no changes are possible',
  store_locked: 'Another program locks the store: changes wait',
  behind: 'The game catches up with the wall clock',
};
