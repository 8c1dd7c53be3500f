import {
  accountOperations as platformOperations,
  isZone,
  type Operations,
} from '@astrarium/contract';
import type { Ruleset } from '@astrarium/space';
import { type BodyCommands, oneCommand } from '../bodyCommands.js';
import { ACCOUNT } from '../schemas/account.js';
import { ACCOUNT_PATCH_REST, accountPatch, registrationMembers } from '../schemas/accountPatch.js';
import { PLAN_ANSWER_DRY, planAnswerOr } from '../schemas/planAnswer.js';
import type { SpaceOperation } from '../spaceOperation.js';

const ALL_SETTINGS = oneCommand('update_account', {}, ACCOUNT_PATCH_REST);

/** The core knows time zones by the form of their names; this machine must know the zone too. */
const SETTINGS: BodyCommands = {
  ...ALL_SETTINGS,
  split(body, path) {
    const { timezone } = body;
    if (typeof timezone === 'string' && !isZone(timezone)) return undefined;
    return ALL_SETTINGS.split(body, path);
  },
};

/** Operations on accounts: those of the platform, and the settings of the game. */
export function accountOperations(ruleset: Ruleset): Readonly<Record<string, SpaceOperation>> {
  const common: Operations = platformOperations({
    account: ACCOUNT,
    registration: registrationMembers(ruleset),
    problems: ['account_limit', 'galaxy_full'],
    dryRun: PLAN_ANSWER_DRY,
  });
  return {
    ...(common as Readonly<Record<string, SpaceOperation>>),
    'accounts.get': {
      ...(common['accounts.get'] as SpaceOperation),
      description:
        'With `at`, settings and replicants are those of that time; the address is the current ' +
        'one.',
      answers: { 200: { description: 'The account with its replicants', schema: ACCOUNT } },
    },
    'accounts.update': {
      method: 'PATCH',
      path: '/v1/accounts/me',
      tag: 'Accounts',
      summary: 'Change your account',
      description:
        'Merges: omitted members stay, lists are replaced. A new e-mail address takes effect ' +
        'when it is confirmed.',
      access: 'account',
      rate: 'write',
      body: accountPatch(ruleset),
      commands: SETTINGS,
      answers: { 200: { description: 'The account, or a dry run', schema: planAnswerOr(ACCOUNT) } },
      problems: ['channel_full'],
    },
  };
}
