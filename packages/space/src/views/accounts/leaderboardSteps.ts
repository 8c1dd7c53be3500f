import type { World } from '../../rules/schema.js';
import { kept, mapped, sorted, type Steps } from '../../rules/takeSteps.js';
import { DONOR } from '../../state/megastructures.js';
import { replicantCode } from '../../state/replicant.js';
import { rankedRows } from './rankedRows.js';

/** One line of the leaderboard: a replicant and the devices it has given. */
export interface LeaderboardEntry {
  readonly rank: number;
  readonly replicant: string;
  readonly replicant_code: string;
  readonly devices: number;
}

/**
 * Who has given most to megastructures, of all times, in steps. Equal totals share a rank, and who
 * had the total earlier stands first; the rank after a shared one counts all before it. Replicants
 * of deleted accounts are left out.
 */
export function* leaderboardSteps(
  world: World,
): Steps<{ readonly leaderboard: readonly LeaderboardEntry[] }> {
  const { donors, replicants, setting } = world;
  const all = yield* mapped(donors.ids(), (donor) => {
    const id = donors.get(donor, DONOR.replicant);
    const devices = donors.get(donor, DONOR.devices);
    return { id, devices, last: donors.get(donor, DONOR.lastPledge) };
  });
  const known = yield* kept(all, ({ id }) => replicants.get(id) !== undefined);
  const inOrder = yield* sorted(known, (a, b) => b.devices - a.devices || a.last - b.last);
  const leaderboard = yield* mapped(yield* rankedRows(inOrder), ({ devices, id, rank }) => ({
    rank,
    replicant: replicants.get(id)?.name ?? '',
    replicant_code: replicantCode(setting.key, id),
    devices,
  }));
  return { leaderboard };
}
