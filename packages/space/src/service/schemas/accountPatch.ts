import { EMAIL, DRY_RUN } from '@astrarium/contract';
import { ACCOUNT_COMMANDS, type Ruleset } from '@astrarium/space';
import type { AnyShape } from '@astrarium/core';
import { z } from 'zod';
import { argumentSchemas } from './argumentSchemas.js';

type CommandName = (typeof ACCOUNT_COMMANDS)[number]['name'];

/** The members of a body that gives the arguments of a command, without those of the path. */
function membersOf(ruleset: Ruleset, name: CommandName, inPath?: string) {
  const command = ACCOUNT_COMMANDS.find((each) => each.name === name)!;
  const args = Object.entries<AnyShape>(command.args);
  return argumentSchemas(ruleset)(Object.fromEntries(args.filter(([each]) => each !== inPath)));
}

/** What the bodies of commands of accounts have besides arguments. */
export const DRY_RUN_ONLY = z.strictObject({ dry_run: DRY_RUN });

/** What the body of `accounts.update` has besides the settings of the game. */
export const ACCOUNT_PATCH_REST = z.strictObject({
  email: EMAIL.optional().describe('Takes effect when it is confirmed from the new address.'),
  dry_run: DRY_RUN,
});

/** What a new account needs besides an address. */
export function registrationMembers(ruleset: Ruleset) {
  return membersOf(ruleset, 'open_account');
}

/** The body of `accounts.update`: omitted members stay, lists are replaced. */
export function accountPatch(ruleset: Ruleset) {
  return z
    .strictObject({ ...ACCOUNT_PATCH_REST.shape, ...membersOf(ruleset, 'update_account') })
    .meta({ id: 'AccountPatch' });
}

/** The body of `replicants.update`. */
export function replicantPatch(ruleset: Ruleset) {
  return z
    .strictObject({ ...membersOf(ruleset, 'update_replicant', 'replicant_code'), dry_run: DRY_RUN })
    .meta({ id: 'ReplicantPatch', examples: [{ cohort_permission: 'public' }] });
}

/** The body of `messages.send`. */
export function messageBody(ruleset: Ruleset) {
  return z
    .strictObject({ ...membersOf(ruleset, 'send_message'), dry_run: DRY_RUN })
    .meta({ id: 'MessageBody', examples: [{ to: '7be0410d', text: 'Hello' }] });
}

/** The body of `locations.contribute`. A text that is no device code is rejected, not refused. */
export function contributionBody(ruleset: Ruleset) {
  return z
    .strictObject({ ...membersOf(ruleset, 'contribute', 'location'), dry_run: DRY_RUN })
    .meta({ id: 'Contribution', examples: [{ devices: ['1f3a92c4'] }] });
}
