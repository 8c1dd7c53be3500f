import type { World } from '../../rules/schema.js';
import { DONOR } from '../../state/megastructures.js';

/** One line of the leaderboard: a replicant's name and the devices it has given. */
export interface LeaderboardEntry {
  readonly rank: number;
  readonly replicant: string;
  readonly devices: number;
}

/**
 * Who has given most to megastructures, of all times. Equal totals share a rank, and who had the
 * total earlier stands first; the rank after a shared one counts all before it. Replicants of
 * deleted accounts are left out.
 */
export function leaderboardView(world: World): { readonly leaderboard: LeaderboardEntry[] } {
  const { donors, replicants } = world;
  const rows = donors.ids().flatMap((donor) => {
    const document = replicants.get(donors.get(donor, DONOR.replicant));
    if (document === undefined) return [];
    const devices = donors.get(donor, DONOR.devices);
    return [{ replicant: document.name, devices, last: donors.get(donor, DONOR.lastPledge) }];
  });
  rows.sort((a, b) => b.devices - a.devices || a.last - b.last);
  const leaderboard: LeaderboardEntry[] = [];
  for (const [position, { replicant, devices }] of rows.entries()) {
    const before = leaderboard[position - 1];
    const rank = before?.devices === devices ? before.rank : position + 1;
    leaderboard.push({ rank, replicant, devices });
  }
  return { leaderboard };
}
