import { type Operation, type Scope, SCOPES } from '@astrarium/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FULL } from '../../packages/testkit/test/tier.js';
import { CONTRACT } from './contract/contractCheck.js';
import { servedGame } from './servedGame.js';

const OPERATIONS = Object.entries<Operation>(CONTRACT.operations);

const COMBINATIONS: readonly (readonly Scope[])[] = [
  ['read'],
  ['play'],
  ['read', 'account'],
  ...(FULL ? ([['account'], ['play', 'account'], [...SCOPES]] as const) : []),
];

let game: Awaited<ReturnType<typeof servedGame>>;
beforeAll(async () => {
  const plenty = { quota: 1e6, windowSeconds: 1 };
  game = await servedGame({ read: plenty, write: plenty, plan: plenty, account: plenty });
});
afterAll(() => game.close());

const send = (token: string, method: string, path: string, body?: object) =>
  game.call({ token }, method, path, body);

async function create(token: string, name: string, scopes: readonly Scope[]) {
  const { body, status } = await send(token, 'POST', '/v1/accounts/me/tokens', { name, scopes });
  expect(status).toBe(201);
  return body as Record<'token_id' | 'secret', string>;
}

test('needs for each operation the scope of its kind', () => {
  for (const [, { access, method, path, reads }] of OPERATIONS) {
    if (access === 'public') continue;
    const isOwners = /^\/v1\/(?:webhooks|accounts\/me\/tokens)\b/.test(path);
    const isSetting = /^\/v1\/(?:accounts\/me|replicants\/\{code\})$/.test(path);
    const isRead = method === 'GET' || reads === true;
    const expected = isOwners || (isSetting && !isRead) ? 'account' : isRead ? 'read' : 'play';
    expect([method, path, access]).toEqual([method, path, expected]);
  }
});

test.each(COMBINATIONS)(
  'a token is valid for the operations of its scopes: %s %s %s',
  async (...scopes) => {
    const { token } = await game.join(`Ada ${scopes.join(' ')}`.replaceAll(' ', '-'));
    const { secret } = await create(token, 'one', scopes);
    for (const [name, { access, method, path, stream }] of OPERATIONS) {
      const target = path.replaceAll(/[{}]/g, '');
      const { body, status } = await send(secret, stream ? 'HEAD' : method, target);
      const isAllowed =
        access === 'public' ||
        scopes.includes(access) ||
        (access === 'read' && scopes.includes('play'));
      const what = [name, status, body['code']];
      if (isAllowed) {
        expect([401, 403]).not.toContain(status);
      } else if (stream === true) {
        expect(status, name).toBe(403);
      } else {
        expect(what).toEqual([name, 403, 'insufficient_scope']);
        expect(body).toMatchObject({ rule: { scope: access } });
      }
    }
  },
);
