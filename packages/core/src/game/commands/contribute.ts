import { done } from '../../kernel.js';
import { contributionFault } from '../rules/seasons/contribution.js';
import type { ContributionReason } from '../rules/seasons/contribution.js';
import { findPlace } from '../rules/findPlace.js';
import { pledge } from '../rules/seasons/pledge.js';
import { listOf, optional, text } from '../rules/readers.js';
import { isRefused, refuse } from '../rules/refuse.js';
import type { Reducer, World } from '../rules/schema.js';
import { seasonProgress } from '../rules/seasons/season.js';
import { deviceCodeToId } from '../state/devices/deviceCode.js';
import { FLEET } from '../state/devices/fleets.js';
import { replicantCodeToId } from '../state/accounts/replicantCode.js';
import { orderUnknownAccount } from './order.js';
import { readArgs } from './readArgs.js';

/**
 * `contribute {location, devices, acting_replicant?}`: gives devices to the megastructure where
 * they are, in the order given. What cannot be given is no error: the answer says why.
 */
export const contribute: Reducer = (draft, command) => {
  const { account } = command;
  const { seed, ruleset } = draft.setting;
  if (!draft.holdings.has(account)) return orderUnknownAccount(account);
  const args = readArgs(command, {
    location: text(1, 64),
    devices: listOf(text(0, 64), 1, ruleset.seasons.contributeMost),
    acting_replicant: optional(text(8, 8), ''),
  });
  if (isRefused(args)) return args;
  const { location } = args;
  const replicant = actingReplicant(draft, account, args.acting_replicant);
  if (replicant < 0) {
    const numbers = { field: 'acting_replicant', replicant_code: args.acting_replicant };
    return refuse('unknown_replicant', `you have no replicant ${args.acting_replicant}`, numbers);
  }
  const field = { field: 'location', location };
  const place = findPlace(draft, location);
  if (place === undefined) {
    return refuse('unknown_location', `there is no place ${location}`, field);
  }
  const season = draft.megastructures.find(place);
  if (season === 0) {
    return refuse('not_a_megastructure', `nothing is built at ${location}`, field);
  }
  const accepted: string[] = [];
  const rejected: { device_code: string; reason: ContributionReason }[] = [];
  const seen = new Set<string>();
  for (const code of args.devices) {
    const giver = { account, replicant, season };
    const reason = seen.has(code) ? 'duplicate' : contributionFault(draft, giver, code);
    seen.add(code);
    if (reason !== undefined) {
      rejected.push({ device_code: code, reason });
      continue;
    }
    pledge(draft, season, deviceCodeToId(seed, code));
    accepted.push(code);
  }
  return done({
    location,
    accepted,
    rejected: rejected.map(({ device_code }) => device_code),
    rejected_detail: rejected,
    progress: seasonProgress(draft, season),
    status: 'contribution_recorded',
  });
};

/** The account's replicant of this code; 0 when none is named, -1 when it has none of that code. */
function actingReplicant(world: World, account: number, code: string): number {
  if (code === '') return 0;
  const replicant = replicantCodeToId(world.setting.seed, code);
  if (!world.fleets.has(replicant)) return -1;
  return world.fleets.get(replicant, FLEET.account) === account ? replicant : -1;
}
