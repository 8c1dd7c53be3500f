import { expect, test } from 'vitest';
import { tester } from '../../tester.js';
import { dryRun } from '../../whatIf/dryRun.js';
import { eventEnvelopes } from '../../views/events/eventEnvelope.js';

/** A game with accounts, all of which listen to #General, and each of which can have a sibling. */
function players(count = 3, limits = {}) {
  const game = tester({ more: ['heaven_vessel'], stock: { rares: 400 }, rules: { limits } });
  const accounts = Array.from({ length: count }, (_, n) => game.open(`P${n}`));
  for (const account of accounts) listen(account, '#General');
  function listen(account: number, ...bobnet_channels: string[]): void {
    game.command(account, 'update_account', { bobnet_channels });
  }
  const codes = accounts.map((account) => game.replicant(account));
  /** Sends a message; returns its answer and the payloads of the accounts that got it. */
  const send = (from: number, to: string, text = 'Hello') => {
    const before = game.events.length;
    const answer = game.command(from, 'send_message', { to, text });
    const { envelopes } = eventEnvelopes(game.world(), game.events.slice(before));
    return { answer, got: envelopes.map((one) => [one.account, one.envelope.payload] as const) };
  };
  return { game, accounts, codes, listen, send };
}

test('a message to a channel reaches the other accounts that listen to it, in any case', () => {
  const { codes, game, listen, send } = players();
  listen(2, '#other', '#GENERAL');
  listen(3, '#other');
  const payload = { channel: '#general', sender_code: codes[0], text: 'Hello' };
  expect(send(1, '#gEneral')).toEqual({
    answer: { to: '#general', copies: 1 },
    got: [[2, payload]],
  });
  expect(game.refusal(1, 'send_message', { to: '#other', text: 'x' })).toBe('not_subscribed');
});

test('the answer does not depend on whether the replicant exists or blocks the sender', () => {
  const { codes, game, send } = players();
  const known = send(1, codes[1] ?? '').answer;
  game.command(2, 'update_account', { blocked: [codes[0]] });
  const blocked = send(1, codes[1] ?? '');
  const unknown = send(1, '00000000');
  expect([blocked.got, unknown.got]).toEqual([[], []]);
  expect(blocked.answer).toEqual(known);
  expect(unknown.answer).toEqual({ ...known, to: '00000000' });
  expect(send(1, '#general')).toMatchObject({ answer: { copies: 2 }, got: [[3, {}]] });
  // A blocked account still gets messages of those who block it.
  expect(send(2, codes[0] ?? '').got).toHaveLength(1);
});

test('a block of one replicant is a block of its account', () => {
  const { codes, game, send } = players(2);
  const device = game.code(1, 'heaven_vessel', 1);
  const twin = game.command(1, 'replicate', { device, name: 'Twin' })['replicant_code'];
  expect(send(1, codes[1] ?? '').got).toHaveLength(1);
  game.command(2, 'update_account', { blocked: [twin] });
  expect(send(1, codes[1] ?? '').got).toEqual([]);
  // A message reaches the replicant to which it is sent.
  const before = game.events.length;
  send(2, String(twin));
  expect(game.events.slice(before)).toMatchObject([{ name: 'message.received', replicant: 3 }]);
});

test('a sender and a receiver have a limit in each hour of game time', () => {
  const { codes, game, send } = players(3, { messagesPerHour: 3, receivedPerHour: 4 });
  const to = codes[2] ?? '';
  game.run(100);
  for (let n = 0; n < 3; n += 1) expect(send(1, to).got).toHaveLength(1);
  const refused = game.execute(1, 'send_message', { to, text: 'x' });
  expect(refused).toMatchObject({
    refusal: { code: 'message_limit', numbers: { sent: 3, max: 3, next_tick: 3600 } },
  });
  expect(send(2, to).got).toHaveLength(1);
  // The receiver has got four messages: the sender is not told.
  expect(send(2, to)).toEqual({ answer: { to, copies: 1 }, got: [] });
  game.run(3499);
  expect(game.refusal(1, 'send_message', { to, text: 'x' })).toBe('message_limit');
  game.run(1);
  expect(send(1, to).got).toHaveLength(1);
});

test('a text has no control characters, and a receiver is a channel or a replicant', () => {
  const { game } = players(1);
  for (const text of ['two\nlines', 'escape \u001b[31m', 'half \ud800']) {
    expect(game.refusal(1, 'send_message', { to: '#general', text })).toBe('invalid_field');
  }
  expect(game.refusal(1, 'send_message', { to: 'general', text: 'Hello' })).toBe('invalid_field');
});

test('a full channel takes no more accounts, and keeps those that it has', () => {
  const { game, listen } = players(2, { channelAccounts: 2 });
  const third = game.open('Cy');
  const change = { bobnet_channels: ['#x', '#GENERAL'] };
  expect(game.refusal(third, 'update_account', change)).toBe('channel_full');
  listen(1, '#general', '#y');
  listen(2, '#x');
  expect(game.refusal(third, 'update_account', change)).toBe('done');
});

test('the world keeps the last message of an account only, and none of a deleted one', () => {
  const { codes, game, send } = players(2);
  send(1, codes[1] ?? '', 'first');
  const [first] = game.events.slice(-1);
  send(1, codes[1] ?? '', 'x'.repeat(500));
  expect(game.world().messages.get(1)).toEqual({ number: 2, channel: '', text: 'x'.repeat(500) });
  const { envelopes } = eventEnvelopes(game.world(), [first!]);
  expect(envelopes[0]?.envelope.payload).toMatchObject({ text: null });
  game.command(1, 'delete_account', {});
  expect(game.world().messages.get(1)).toBeUndefined();
  expect(send(2, codes[0] ?? '').got).toEqual([]);
});

test('a fork does not show who listens, who blocks and what others have sent', () => {
  const { codes, game, send } = players();
  const commands = ['#general', codes[1], '00000000'].map((to) => ({
    tick: game.snapshot.now,
    command: { id: '', account: 1, type: 'send_message', args: { to, text: 'x' } },
  }));
  const fork = () => dryRun(game.snapshot, { account: 1, ticks: 10, commands });
  const before = fork();
  expect(before.outcomes.map(({ outcome }) => outcome)).toEqual([
    { done: true, answer: { to: '#general', copies: 0 } },
    { done: true, answer: { to: codes[1], copies: 1 } },
    { done: true, answer: { to: '00000000', copies: 1 } },
  ]);
  game.command(2, 'update_account', { blocked: [codes[0]] });
  game.command(3, 'update_account', { bobnet_channels: [] });
  send(2, codes[2] ?? '', 'a secret');
  expect(fork()).toEqual(before);
});
