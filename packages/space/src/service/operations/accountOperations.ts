import { READ, isZone, QUERY_AT } from '@astrarium/contract';
import type { Ruleset } from '@astrarium/space';
import { z } from 'zod';
import type { SpaceOperation } from '../spaceOperation.js';
import {
  ACCOUNT,
  ACCOUNT_DELETED,
  ACCOUNT_LINK,
  ACCOUNT_MESSAGE,
  ACCOUNT_VERIFIED,
} from '../schemas/account.js';
import { planAnswerOr } from '../schemas/planAnswer.js';
import {
  ACCOUNT_PATCH_REST,
  ACCOUNT_RECOVERY,
  ACCOUNT_VERIFICATION,
  ACCOUNT_DELETION,
  accountPatch,
  accountRegistration,
} from '../schemas/accountPatch.js';
import { type BodyCommands, oneCommand } from '../bodyCommands.js';

const LINK = z.strictObject({
  token: z
    .string()
    .regex(/^[A-Za-z0-9_-]{16,128}$/, {
      error: '16 to 128 letters, digits, underscores and hyphens',
    })
    .describe('The secret of a mailed link.')
    .meta({ examples: ['0123456789abcdefghijklmnopqrstuvwxyzABCDEFG'] }),
});

/** The answer of what mails a link. */
const LINK_SENT = {
  200: {
    description: 'The link is on its way, if there is one to send',
    schema: planAnswerOr(ACCOUNT_MESSAGE),
  },
};

/** Operations that are the same under every ruleset. */
const FIXED_OPERATIONS = {
  'accounts.recover': {
    method: 'POST',
    path: '/v1/accounts/recover',
    tag: 'Accounts',
    summary: 'Replace a lost token',
    description:
      'Mails a link. Verifying it issues a new token, invalidates the old one, and drops a new ' +
      'address that is not confirmed yet. The answer is the same whether or not the address is ' +
      'known. Only the newest link works. An address gets at most three links in 20 minutes.',
    access: 'public',
    rate: 'account',
    body: ACCOUNT_RECOVERY,
    answers: LINK_SENT,
    problems: [],
  },
  'accounts.link': {
    method: 'GET',
    path: '/v1/accounts/verify/{token}',
    tag: 'Accounts',
    summary: 'Read what a mailed link does',
    description:
      'Changes nothing. A POST to the same address uses the link. A browser gets a page with ' +
      'one button for that.',
    access: 'public',
    rate: 'account',
    parameters: LINK,
    answers: { 200: { description: 'What the link does', schema: ACCOUNT_LINK } },
    problems: ['unknown_link'],
  },
  'accounts.verify': {
    method: 'POST',
    path: '/v1/accounts/verify/{token}',
    tag: 'Accounts',
    summary: 'Use a mailed link',
    description:
      'Works once, with the newest link only, within 20 minutes or, if the link restores a ' +
      'former address, 7 days. If it issues a token, the token is shown here and never again.',
    access: 'public',
    rate: 'account',
    parameters: LINK,
    body: ACCOUNT_VERIFICATION.optional(),
    answers: {
      200: { description: 'The account, or a dry run', schema: planAnswerOr(ACCOUNT_VERIFIED) },
    },
    problems: ['unknown_link', 'account_limit', 'galaxy_full'],
  },
  'accounts.get': {
    ...READ,
    path: '/v1/accounts/me',
    tag: 'Accounts',
    summary: 'Read your account',
    description:
      'With `at`, settings and replicants are those of that time; the address is the current one.',
    query: z.strictObject({ ...QUERY_AT }),
    answers: { 200: { description: 'The account with its replicants', schema: ACCOUNT } },
    problems: [],
  },
  'accounts.delete': {
    method: 'DELETE',
    path: '/v1/accounts/me',
    tag: 'Accounts',
    summary: 'Delete your account for ever',
    description:
      'Revokes the token, and erases the address, the settings and the kept answers. What the ' +
      'account owns is destroyed; nobody gets it. Cannot be undone. The body must have the ' +
      'name of the account, as confirmation. A repeated call is 401.',
    access: 'account',
    rate: 'write',
    body: ACCOUNT_DELETION,
    commands: oneCommand('delete_account', {}, ACCOUNT_DELETION),
    answers: {
      200: {
        description: 'The account is deleted, or a dry run',
        schema: planAnswerOr(ACCOUNT_DELETED),
      },
    },
    problems: [],
  },
} as const satisfies Readonly<Record<string, SpaceOperation>>;

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

/** Operations on accounts. */
export function accountOperations(ruleset: Ruleset) {
  return {
    ...FIXED_OPERATIONS,
    'accounts.create': {
      method: 'POST',
      path: '/v1/accounts',
      tag: 'Accounts',
      summary: 'Request an account',
      description:
        'Mails a link that opens the account. The answer is the same whether or not the address ' +
        'is known. Only the newest link works. An address gets at most three links in 20 minutes.',
      access: 'public',
      rate: 'account',
      body: accountRegistration(ruleset),
      answers: LINK_SENT,
      problems: [],
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
  } as const satisfies Readonly<Record<string, SpaceOperation>>;
}
