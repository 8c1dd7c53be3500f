import { many, optional, text } from '@astrarium/core';
import { findPlace } from '../../rules/findPlace.js';
import { refuse } from '../../rules/refuse.js';
import type { World } from '../../rules/schema.js';
import {
  contributionFault,
  type ContributionReason,
  pledge,
} from '../../rules/seasons/contribution.js';
import { seasonProgress } from '../../rules/seasons/season.js';
import { FLEET, replicantCodeToId, type ReplicantId } from '../../state/replicant.js';
import { deviceCodeToId } from '../../state/devices.js';
import { LOCATION_CODE, REPLICANT_CODE } from '../definition/argument.js';
import { defineAccountCommand } from '../definition/accountCommand.js';
import type { AccountId } from '../../state/account.js';

/**
 * Gives devices to the megastructure at their place, in the given order. What an accepted device
 * does ends. A device that is not accepted is no error; the answer says why.
 */
export const contribute = defineAccountCommand({
  name: 'contribute',
  by: 'account',
  args: {
    location: LOCATION_CODE.about('The place of the megastructure.'),
    devices: many(text().example('1f3a92c4'), { max: 'seasons.maxContribute' }).about(
      'Codes of devices, in the order in which they are checked.',
    ),
    acting_replicant: optional(
      REPLICANT_CODE.about(
        'Your replicant that gives and is credited. Without it you may give all devices of the ' +
          'account, and their owners are credited.',
      ),
    ),
  },
  run(draft, { account, args }) {
    const { acting_replicant } = args;
    const giver = actingReplicant(draft, account, acting_replicant);
    if (acting_replicant !== undefined && giver < 0) {
      const numbers = { field: 'acting_replicant', replicant_code: acting_replicant };
      return refuse('unknown_replicant', `You have no replicant ${acting_replicant}`, numbers);
    }
    const field = { field: 'location', location: args.location };
    const place = findPlace(draft, args.location);
    if (place === undefined) {
      return refuse('unknown_location', `There is no location ${args.location}`, field);
    }
    const season = draft.megastructures.find(place);
    if (season === 0) {
      return refuse('not_a_megastructure', `There is no megastructure at ${args.location}`, field);
    }
    const contributor = { account, replicant: giver, season };
    const accepted = new Set<string>();
    const rejected: { device_code: string; reason: ContributionReason }[] = [];
    const seen = new Set<string>();
    for (const code of args.devices) {
      const reason = seen.has(code) ? 'duplicate' : contributionFault(draft, contributor, code);
      seen.add(code);
      if (reason !== undefined) {
        rejected.push({ device_code: code, reason });
        continue;
      }
      pledge(draft, contributor, deviceCodeToId(draft.setting.key, code));
      accepted.add(code);
    }
    return {
      location: args.location,
      accepted: [...accepted],
      rejected: [...seen].filter((code) => !accepted.has(code)),
      rejected_detail: rejected,
      progress: seasonProgress(draft, season),
      status: 'contribution_recorded',
    };
  },
});

/** The account's replicant of this code; 0 when none is named, -1 when it has none of that code. */
function actingReplicant(world: World, account: AccountId, code: string | undefined): ReplicantId {
  if (code === undefined) return 0;
  const replicant = replicantCodeToId(world.setting.key, code);
  if (!world.fleets.has(replicant)) return -1;
  return world.fleets.get(replicant, FLEET.account) === account ? replicant : -1;
}
