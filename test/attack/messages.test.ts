import { STANDARD_RULESET } from '@astrarium/space';
import { afterEach, expect, test } from 'vitest';
import { servedGame, type TestAccount } from '../service/servedGame.js';

const LIMITS = { ...STANDARD_RULESET.limits, messagesPerHour: 20, receivedPerHour: 30 };

let close = async (): Promise<void> => undefined;
afterEach(() => close());

/** A served game with three accounts, and the codes of their replicants. */
async function players() {
  // The allowance hardly grows while the test runs.
  const write = { quota: 1000, windowSeconds: 86_400 };
  const game = await servedGame({ write }, { ...STANDARD_RULESET, limits: LIMITS });
  close = game.close;
  const call = async (account: TestAccount, method: string, path: string, sent?: object) => {
    const { body, headers, status } = await game.call(account, method, path, sent);
    return { status, text: JSON.stringify(body), limit: String(headers.get('ratelimit')) };
  };
  const join = async (name: string) => {
    const account = await game.join(name);
    const { replicants } = await game.ask(account, 'GET', '/v1/accounts/me');
    const [replicant] = replicants as readonly [{ readonly replicant_code: string }];
    return { ...account, code: replicant.replicant_code };
  };
  const send = (from: TestAccount, to: string, text: string) =>
    call(from, 'POST', '/v1/messages', { to, text });
  const [mallory, eve, victim] = [await join('Mallory'), await join('Eve'), await join('Victim')];
  return { game, call, send, mallory, eve, victim };
}

test('accounts cannot fill the history of another one with messages', async () => {
  const { eve, game, mallory, send, victim } = await players();
  const events = (): number => game.host.feed.range(victim.account).end;
  const before = events();
  const statuses: number[] = [];
  for (const from of [mallory, eve]) {
    for (let n = 0; n < 25; n += 1) {
      statuses.push((await send(from, victim.code, 'x'.repeat(500))).status);
    }
  }
  const ofSender = [...Array.from({ length: 20 }, () => 200), 409, 409, 409, 409, 409];
  expect(statuses).toEqual([...ofSender, ...ofSender]);
  expect(events() - before).toBe(30);
});

test('answers and allowances do not show who exists, who blocks, and who is full', async () => {
  const { call, mallory, send, victim } = await players();
  const text = 'y'.repeat(500);
  const remaining = (limit: string): number => Number(/r=(\d+)/.exec(limit)?.[1]);
  const attempt = async (to: string) => {
    const { limit, status, text: body } = await send(mallory, to, text);
    return [status, body.replace(to, 'CODE'), remaining(limit)] as const;
  };
  const open = await attempt(victim.code);
  const none = await attempt('00000000');
  await call(victim, 'PATCH', '/v1/accounts/me', { blocked: [mallory.code] });
  const blocked = await attempt(victim.code);
  expect(open.slice(0, 2)).toEqual([200, JSON.stringify({ to: 'CODE', copies: 1 })]);
  expect(none.slice(0, 2)).toEqual(open.slice(0, 2));
  expect(blocked.slice(0, 2)).toEqual(open.slice(0, 2));
  // Each took the same from the allowance.
  expect([open[2] - none[2], none[2] - blocked[2]]).toEqual([2, 2]);
});

test('a channel cannot be read by who does not listen to it, nor messages to others', async () => {
  const { call, eve, game, mallory, send, victim } = await players();
  const secret = 'meet at SOL-BELT-2';
  for (const one of [victim, eve]) {
    await call(one, 'PATCH', '/v1/accounts/me', { bobnet_channels: ['#Plan'] });
  }
  expect((await send(mallory, '#plan', 'Hello')).status).toBe(403);
  expect((await send(eve, '#PLAN', secret)).status).toBe(200);
  expect((await send(eve, victim.code, secret)).status).toBe(200);
  // Who joins later gets nothing of what was written before.
  await call(mallory, 'PATCH', '/v1/accounts/me', { bobnet_channels: ['#plan'] });
  await game.host.advance(10);
  const paths = [
    '/v1/messages?cursor=0-0',
    '/v1/events?cursor=0-0',
    '/v1/events?cursor=0-0&at=5',
    `/v1/replicants/${mallory.code}/events`,
    '/v1/accounts/me',
    '/v1/audit',
    '/v1/forecast',
  ];
  for (const path of paths) {
    const { status, text } = await call(mallory, 'GET', path);
    expect([path, status, text.includes(secret)]).toEqual([path, 200, false]);
  }
  expect((await call(victim, 'GET', '/v1/messages?cursor=0-0')).text.split(secret)).toHaveLength(3);
});
