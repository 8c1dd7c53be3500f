import type { World } from '../../rules/schema.js';
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
 * Who has given most to megastructures, of all times. Equal totals share a rank, and who had the
 * total earlier stands first; the rank after a shared one counts all before it. Replicants of
 * deleted accounts are left out.
 */
export function leaderboardView(world: World): { readonly leaderboard: LeaderboardEntry[] } {
  const { donors, replicants, setting } = world;
  const last = new Map<string, number>();
  const rows = donors.ids().flatMap((donor) => {
    const id = donors.get(donor, DONOR.replicant);
    const document = replicants.get(id);
    if (document === undefined) return [];
    const replicant_code = replicantCode(setting.key, id);
    last.set(replicant_code, donors.get(donor, DONOR.lastPledge));
    const devices = donors.get(donor, DONOR.devices);
    return [{ replicant: document.name, replicant_code, devices }];
  });
  const lastOf = ({ replicant_code }: { readonly replicant_code: string }): number =>
    last.get(replicant_code) ?? 0;
  rows.sort((a, b) => b.devices - a.devices || lastOf(a) - lastOf(b));
  return { leaderboard: rankedRows(rows) };
}
