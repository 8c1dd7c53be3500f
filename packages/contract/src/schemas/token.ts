import { z } from 'zod';
import { SCOPES } from '../operation.js';
import { nameSchema } from './nameSchema.js';
import { DRY_RUN } from './query.js';
import { TICK_TIME } from './tick.js';

/** The id of a token. */
export const TOKEN_ID = z
  .string()
  .regex(/^tok_[0-9A-Za-z]{22}$/, { error: 'tok_ and 22 letters and digits' })
  .describe('The id of a token. It is no secret.')
  .meta({ id: 'TokenId', examples: ['tok_0123456789abcdefghijAB'] });

/** The most characters of a token's name. */
const MAX_NAME_LENGTH = 64;

const SCOPE = z.enum(SCOPES).meta({ id: 'Scope' });

const MEMBERS = {
  token_id: TOKEN_ID,
  name: z.string().describe('Unique in the account, ignoring case.'),
  scopes: z.array(SCOPE),
  created_at: TICK_TIME,
};

/** A token. */
export const TOKEN = z.strictObject(MEMBERS).meta({ id: 'Token' });

/** A token with its new secret. */
export const TOKEN_WITH_SECRET = z
  .strictObject({
    secret: z
      .string()
      .optional()
      .describe(
        'What to send after `Bearer`. It is shown here and never again. Absent in a dry run.',
      ),
    ...MEMBERS,
  })
  .meta({ id: 'TokenWithSecret' });

/** The tokens of an account. */
export const TOKEN_LIST = z.strictObject({ tokens: z.array(TOKEN) }).meta({ id: 'TokenList' });

/** The id of a token that was revoked. */
export const TOKEN_REVOKED = z
  .strictObject({ token_id: TOKEN_ID, revoked: z.literal(true) })
  .meta({ id: 'RevokedToken' });

/** The body of `tokens.create`. */
export const TOKEN_CREATION = z
  .strictObject({
    name: nameSchema(MAX_NAME_LENGTH),
    scopes: z
      .array(SCOPE)
      .min(1)
      .max(SCOPES.length)
      .refine((list) => new Set(list).size === list.length, { error: 'has duplicates' })
      .describe(
        '`read`: GET of the game, streams and plans; `play`: commands of the game, and `read`; ' +
          '`account`: settings, webhooks, tokens, and deletion of the account.',
      )
      .meta({ uniqueItems: true }),
    dry_run: DRY_RUN,
  })
  .meta({ id: 'TokenCreation', examples: [{ name: 'dashboard', scopes: ['read'] }] });

/** The body of other changes of tokens, which may be absent. */
export const TOKEN_CHANGE = z.strictObject({ dry_run: DRY_RUN }).meta({ id: 'TokenChange' });
