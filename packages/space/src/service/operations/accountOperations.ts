import {
  accountOperations as platformOperations,
  DRY_RUN,
  type Operations,
  zoneName,
} from '@astrarium/contract';
import type { Ruleset } from '@astrarium/space';
import { z } from 'zod';
import { type BodyCommands, oneCommand } from '../bodyCommands.js';
import { ACCOUNT } from '../schemas/account.js';
import { ACCOUNT_PATCH_REST, accountPatch, registrationMembers } from '../schemas/accountPatch.js';
import { PLAN_ANSWER_DRY, planAnswerOr } from '../schemas/planAnswer.js';
import type { SpaceOperation } from '../spaceOperation.js';

const ALL_SETTINGS = oneCommand('update_account', {}, ACCOUNT_PATCH_REST);

/** The core knows time zones by the form of their names; this machine knows which there are. */
const SETTINGS: BodyCommands = {
  ...ALL_SETTINGS,
  split(body, path) {
    if (typeof body['timezone'] !== 'string') return ALL_SETTINGS.split(body, path);
    const timezone = zoneName(body['timezone']);
    return timezone === undefined ? undefined : ALL_SETTINGS.split({ ...body, timezone }, path);
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
    'accounts.guest': {
      method: 'POST',
      path: '/v1/accounts/guest',
      tag: 'Accounts',
      summary: 'Open an account by a name alone',
      description:
        'Answers with the token of the account, which is never shown again, where the server ' +
        'allows it: `ways_in` of the overview has `guest`. The account has no address, so a lost ' +
        'token cannot be replaced until `accounts.update` gives it one; `email` is a ' +
        'name in the domain `astrarium.invalid` until then. Pages of other sites may not call ' +
        'it. With an `Idempotency-Key` of at least 22 random characters, a repeated call gives ' +
        'the same account and token: keep it as secret as the token.',
      access: 'public',
      rate: 'account',
      opensAccount: true,
      body: z
        .strictObject({ ...registrationMembers(ruleset), dry_run: DRY_RUN })
        .meta({ id: 'GuestRegistration' }),
      answers: {
        200: { description: 'A dry run', schema: PLAN_ANSWER_DRY },
        201: {
          description: 'The account with its token',
          schema: z.strictObject({ token: z.string(), ...ACCOUNT.shape }).meta({ id: 'Guest' }),
        },
      },
      problems: [
        'guests_refused',
        'foreign_origin',
        'unknown_host',
        'account_limit',
        'galaxy_full',
      ],
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
