import { z } from 'zod';
import { dryRunOr, type Operations } from '../operation.js';
import {
  TOKEN_CHANGE,
  TOKEN_CREATION,
  TOKEN_ID,
  TOKEN_LIST,
  TOKEN_REVOKED,
  TOKEN_WITH_SECRET,
} from '../schemas/token.js';

const PATH = z.strictObject({ token_id: TOKEN_ID });

/** Operations on the tokens of an account, with the schema of what a dry run answers. */
export function tokenOperations(dryRun: z.ZodType): Operations {
  return {
    'tokens.create': {
      method: 'POST',
      path: '/v1/accounts/me/tokens',
      tag: 'Accounts',
      summary: 'Create a token',
      description: 'A token gives at most the scopes that it has itself.',
      access: 'account',
      rate: 'write',
      body: TOKEN_CREATION,
      answers: {
        200: { description: 'A dry run', schema: dryRun },
        201: { description: 'The token with its secret', schema: TOKEN_WITH_SECRET },
      },
      problems: ['token_limit', 'token_name_taken'],
    },
    'tokens.list': {
      method: 'GET',
      path: '/v1/accounts/me/tokens',
      tag: 'Accounts',
      summary: 'List your tokens',
      description: 'Without their secrets. A mailed link makes the token with the name `main`.',
      access: 'account',
      rate: 'read',
      answers: { 200: { description: 'The tokens, oldest first', schema: TOKEN_LIST } },
      problems: [],
    },
    'tokens.delete': {
      method: 'DELETE',
      path: '/v1/accounts/me/tokens/{token_id}',
      tag: 'Accounts',
      summary: 'Revoke a token',
      description: 'It stops working at once, and its streams end. Other tokens stay.',
      access: 'account',
      rate: 'write',
      parameters: PATH,
      body: TOKEN_CHANGE.optional(),
      answers: {
        200: { description: 'Its id, or a dry run', schema: dryRunOr(dryRun, TOKEN_REVOKED) },
      },
      problems: ['unknown_token'],
    },
    'tokens.secret': {
      method: 'POST',
      path: '/v1/accounts/me/tokens/{token_id}/secret',
      tag: 'Accounts',
      summary: 'Replace the secret of a token',
      description:
        'The former secret stops working at once, and its streams end. Other tokens stay. A ' +
        'token can do this for itself, and for tokens that have only scopes of its own.',
      access: 'account',
      rate: 'write',
      parameters: PATH,
      body: TOKEN_CHANGE.optional(),
      answers: {
        200: {
          description: 'The token with its new secret, or a dry run',
          schema: dryRunOr(dryRun, TOKEN_WITH_SECRET),
        },
      },
      problems: ['unknown_token'],
    },
  };
}
