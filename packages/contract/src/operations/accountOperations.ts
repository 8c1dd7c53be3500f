import { z } from 'zod';
import { dryRunOr, type Operations, READ } from '../operation.js';
import { EMAIL } from '../schemas/nameSchema.js';
import { DRY_RUN, QUERY_AT } from '../schemas/query.js';
import { textSchema } from '../schemas/textSchema.js';
import { TICK_TIME } from '../schemas/tick.js';

/** What a game says of its accounts. */
export interface DescribedAccounts {
  /** The members of an account as its owner sees it, with `account`, `email`, `pending_email`. */
  readonly account: z.ZodObject;
  /** What a new account needs besides an address: its `name`, and perhaps its `timezone`. */
  readonly registration: z.core.$ZodLooseShape;
  /** The problems with which the game refuses to open an account. */
  readonly problems: readonly string[];
  /** What a dry run answers. */
  readonly dryRun: z.ZodType;
}

const TAG = 'Accounts';

const LINK_PATH = z.strictObject({
  token: z
    .string()
    .regex(/^[A-Za-z0-9_-]{16,128}$/, {
      error: '16 to 128 letters, digits, underscores and hyphens',
    })
    .describe('The secret of a mailed link.')
    .meta({ examples: ['0123456789abcdefghijklmnopqrstuvwxyzABCDEFG'] }),
});

/** What a mailed link does. */
const LINK = z
  .strictObject({
    purpose: z.enum(['register', 'recover', 'confirm_email', 'revert_email']),
    message: z.string(),
    expires_at: TICK_TIME,
  })
  .meta({ id: 'Link' });

/** The answer when an account was deleted. */
const DELETED = z
  .strictObject({ account: z.int().min(1), message: z.string() })
  .meta({ id: 'DeletedAccount' });

/** An answer that does not reveal whether an account exists. */
const MESSAGE = z.strictObject({ message: z.string() }).meta({ id: 'Message' });

const RECOVERY = z.strictObject({ email: EMAIL, dry_run: DRY_RUN }).meta({ id: 'AccountRecovery' });

const VERIFICATION = z.strictObject({ dry_run: DRY_RUN }).meta({ id: 'AccountVerification' });

const DELETION = z
  .strictObject({
    confirm: textSchema(undefined, 256).describe('The name of the account, as `GET` shows it.'),
    dry_run: DRY_RUN,
  })
  .meta({ id: 'AccountDeletion', examples: [{ confirm: 'Ada' }] });

/**
 * Operations on the accounts of any game. A host answers them. A game that has settings adds
 * `accounts.update`, whose body has its command and `email`.
 */
export function accountOperations(described: DescribedAccounts): Operations {
  const { account, dryRun, problems, registration } = described;
  const verified = z
    .strictObject({
      token: z
        .string()
        .optional()
        .describe('The new token. Absent in a dry run and if the link issues none.'),
      ...account.shape,
    })
    .meta({ id: 'VerifiedAccount' });
  /** The answer of what mails a link. */
  const sent = {
    200: {
      description: 'The link is on its way, if there is one to send',
      schema: dryRunOr(dryRun, MESSAGE),
    },
  };
  return {
    'accounts.recover': {
      method: 'POST',
      path: '/v1/accounts/recover',
      tag: TAG,
      summary: 'Replace a lost token',
      description:
        'Mails a link. Verifying it issues a new token, invalidates the old one, and drops a new ' +
        'address that is not confirmed yet. The answer is the same whether or not the address is ' +
        'known. Only the newest link works. An address gets at most three links in 20 minutes.',
      access: 'public',
      rate: 'account',
      body: RECOVERY,
      answers: sent,
      problems: [],
    },
    'accounts.link': {
      method: 'GET',
      path: '/v1/accounts/verify/{token}',
      tag: TAG,
      summary: 'Read what a mailed link does',
      description:
        'Changes nothing. A POST to the same address uses the link. A browser gets a page with ' +
        'one button for that.',
      access: 'public',
      rate: 'account',
      parameters: LINK_PATH,
      answers: { 200: { description: 'What the link does', schema: LINK } },
      problems: ['unknown_link'],
    },
    'accounts.verify': {
      method: 'POST',
      path: '/v1/accounts/verify/{token}',
      tag: TAG,
      summary: 'Use a mailed link',
      description:
        'Works once, with the newest link only, within 20 minutes or, if the link restores a ' +
        'former address, 7 days. If it issues a token, the token is shown here and never again.',
      access: 'public',
      rate: 'account',
      parameters: LINK_PATH,
      body: VERIFICATION.optional(),
      answers: {
        200: { description: 'The account, or a dry run', schema: dryRunOr(dryRun, verified) },
      },
      problems: ['unknown_link', ...problems],
    },
    'accounts.get': {
      ...READ,
      path: '/v1/accounts/me',
      tag: TAG,
      summary: 'Read your account',
      description: 'With `at`, it is that of that time; the address is the current one.',
      query: z.strictObject({ ...QUERY_AT }),
      answers: { 200: { description: 'The account', schema: account } },
      problems: [],
    },
    'accounts.delete': {
      method: 'DELETE',
      path: '/v1/accounts/me',
      tag: TAG,
      summary: 'Delete your account for ever',
      description:
        'Revokes the token, and erases the address, the settings and the kept answers. What the ' +
        'account owns is destroyed; nobody gets it. Cannot be undone. The body must have the ' +
        'name of the account, as confirmation. A repeated call is 401.',
      access: 'account',
      rate: 'write',
      body: DELETION,
      anyType: true,
      answers: {
        200: {
          description: 'The account is deleted, or a dry run',
          schema: dryRunOr(dryRun, DELETED),
        },
      },
      problems: [],
    },
    'accounts.create': {
      method: 'POST',
      path: '/v1/accounts',
      tag: TAG,
      summary: 'Request an account',
      description:
        'Mails a link that opens the account, unless the game would not open it now. The answer ' +
        'is the same whether or not the address is known. Only the newest link works. An address ' +
        'gets at most three links in 20 minutes.',
      access: 'public',
      rate: 'account',
      body: z
        .strictObject({ email: EMAIL, ...registration, dry_run: DRY_RUN })
        .meta({ id: 'AccountRegistration' }),
      answers: sent,
      problems,
    },
  };
}
