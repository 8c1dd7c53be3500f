import { Webhook } from 'standardwebhooks';
import type { WebhookDeliveries, WebhookList, WebhookWithSecret } from '@astrarium/space/client';
import { expect, test } from 'vitest';
import { hostTester } from '../hostTester.js';
import type { WebhookAttempt } from './webhookQueue.js';
import type { StoredDelivery } from '../store/storedWebhook.js';
import { attemptOutcome } from './attemptOutcome.js';

const URL = 'https://bot.example.org/hook';

/** A player with a webhook, for whose account all categories are sent. */
async function startPlayer() {
  const tester = await hostTester();
  const { account } = await tester.account('Ada');
  await tester.call('accounts.update', { account, body: { message_notify: { webhook: true } } });
  const created = await tester.call('webhooks.create', { account, body: { url: URL } });
  expect(created.status).toBe(201);
  const { secret, webhook_id } = created.body as Required<WebhookWithSecret>;
  return {
    tester,
    account,
    secret,
    id: webhook_id,
    /** Causes an event that is sent to webhooks. */
    async happen(name: string) {
      const body = { command: 'travel', destination: name };
      const vessel = await tester.codeOf(account, 'heaven_vessel');
      expect((await tester.command(account, vessel, body)).status).toBe(202);
    },
    deliveries: async () => {
      const asked = { account, path: { webhook_id } };
      return (await tester.body<WebhookDeliveries>('webhooks.deliveries', asked)).deliveries;
    },
    show: async () => (await tester.body<WebhookList>('webhooks.list', { account })).webhooks[0],
  };
}

/** All messages that are due, answered with a status. */
async function drain(
  tester: Awaited<ReturnType<typeof hostTester>>,
  status: number,
): Promise<readonly WebhookAttempt[]> {
  const sent: WebhookAttempt[] = [];
  for (let tries = 0; tries < 100; tries += 1) {
    const attempt = tester.host.webhooks.next();
    if (attempt === undefined) return sent;
    sent.push(attempt);
    await attempt.done({ status, reason: '' });
  }
  throw new Error('the messages do not end');
}

const typesOf = (sent: readonly WebhookAttempt[]): unknown[] =>
  sent.map(({ body }) => (JSON.parse(body) as { readonly type: string }).type);

test('sends each event of the chosen categories once, signed', async () => {
  const { account, happen, secret, tester, deliveries } = await startPlayer();
  await tester.call('accounts.update', { account, body: { timezone: 'Europe/Berlin' } });
  await happen('SOL-4');
  const sent = await drain(tester, 204);
  expect(typesOf(sent)).toContain('travel.departed');
  for (const { body, headers, url } of sent) {
    expect(url).toBe(URL);
    // In the time zone of the account.
    const created_at = expect.stringMatching(/^2026-01-01T01:.*\+01:00$/) as string;
    expect(JSON.parse(body)).toMatchObject({ timestamp: created_at, data: { created_at } });
    // The receiver's clock is that of the test.
    const receiver = new Webhook(secret);
    const seconds = Number(headers['webhook-timestamp']);
    const expected = receiver.sign(headers['webhook-id'] ?? '', new Date(seconds * 1000), body);
    expect(headers['webhook-signature']).toBe(expected);
  }
  expect(await drain(tester, 204)).toEqual([]);
  expect((await deliveries()).map(({ state }) => state)).toEqual(sent.map(() => 'delivered'));
});

test('sends nothing of muted events, other categories, or while webhooks are off', async () => {
  const { account, happen, tester } = await startPlayer();
  const set = (body: unknown) => tester.call('accounts.update', { account, body });
  await set({ events: { muted: ['travel.*'] } });
  await happen('SOL-4');
  expect(
    typesOf(await drain(tester, 200)).filter((one) => String(one).startsWith('travel')),
  ).toEqual([]);
  await set({ events: { muted: [] }, message_notify: { webhook: false } });
  await tester.host.advance(5000);
  await happen('SOL-3');
  expect(await drain(tester, 200)).toEqual([]);
});

test('retries a message nine times with its id, then disables the webhook and mails', async () => {
  const { happen, show, tester } = await startPlayer();
  await happen('SOL-4');
  const waits: number[] = [];
  const ids = new Set<string | undefined>();
  for (let attempts = 0, waitedMs = 0; attempts < 10;) {
    const attempt = tester.host.webhooks.next();
    const body = attempt === undefined ? undefined : JSON.parse(attempt.body);
    if (attempt !== undefined && body.type === 'travel.departed') {
      waits.push(waitedMs);
      waitedMs = 0;
      attempts += 1;
      ids.add(attempt.headers['webhook-id']);
      await attempt.done({ status: 500, reason: '' });
    } else if (attempt !== undefined) {
      await attempt.done({ status: 200, reason: '' });
    } else {
      tester.wait(1000);
      waitedMs += 1000;
    }
  }
  expect(ids.size).toBe(1);
  const seconds = [0, 5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400];
  waits.forEach((waited, at) => {
    expect(waited / 1000).toBeGreaterThanOrEqual((seconds[at] ?? 0) * 0.89);
    expect(waited / 1000).toBeLessThanOrEqual((seconds[at] ?? 0) * 1.11 + 2);
  });
  expect(await show()).toMatchObject({ status: 'disabled', disabled_because: 'failed' });
  const mails = tester.host.outbox.unsent().map(({ subject }) => subject);
  expect(mails).toContain('Your Astrarium webhook was disabled');
});

test('410 disables the webhook at once; active again, it gets what it missed', async () => {
  const { account, happen, id, show, tester } = await startPlayer();
  await happen('SOL-4');
  const delivery = await drain(tester, 410);
  expect(delivery).toHaveLength(1);
  expect(await show()).toMatchObject({ status: 'disabled', disabled_because: 'gone' });
  await tester.host.advance(5000);
  expect(await drain(tester, 200)).toEqual([]);
  const path = { webhook_id: id };
  await tester.call('webhooks.update', { account, path, body: { status: 'active' } });
  expect(typesOf(await drain(tester, 200))).toContain('travel.arrived');
});

test('a crash loses no message and keeps the ids', async () => {
  const { happen, tester } = await startPlayer();
  await happen('SOL-4');
  const delivery = tester.host.webhooks.next();
  expect(delivery).toBeDefined();
  // The answer came, but its outcome was not stored before the crash.
  await tester.crash();
  const second = tester.host.webhooks.next();
  expect(second?.headers['webhook-id']).toBe(delivery?.headers['webhook-id']);
  expect(second?.body).toBe(delivery?.body);
  await second?.done({ status: 503, reason: '' });
  await tester.crash();
  tester.wait(10_000);
  const sent = await drain(tester, 200);
  expect(sent.map(({ headers }) => headers['webhook-id'])).toContain(second?.headers['webhook-id']);
});

test('a failing webhook rests, and delays no other webhook', async () => {
  const { account, happen, tester } = await startPlayer();
  const other = 'https://other.example.org/hook';
  await tester.call('webhooks.create', { account, body: { url: other } });
  await happen('SOL-4');
  const deliveries = [tester.host.webhooks.next(), tester.host.webhooks.next()];
  expect(deliveries.map((one) => one?.url).sort()).toEqual([URL, other]);
  for (const one of deliveries)
    await one?.done({ status: one.url === URL ? 500 : 200, reason: '' });
  const rest = await drain(tester, 200);
  expect(rest.every(({ url }) => url === other)).toBe(true);
});

test('an account has two messages under way, and slow endpoints wait for places', async () => {
  const { account, happen, tester } = await startPlayer();
  const { webhooks } = tester.host;
  for (const name of ['b', 'c']) {
    const url = `https://${name}.example.org/hook`;
    await tester.call('webhooks.create', { account, body: { url } });
  }
  await happen('SOL-4');
  // Nothing is known of these endpoints yet.
  expect(webhooks.next(false)).toBeUndefined();
  const [first, second] = [webhooks.next(), webhooks.next()];
  expect([first?.isSlow, second?.isSlow, webhooks.next()]).toEqual([true, true, undefined]);
  await first?.done({ status: 200, reason: '' });
  tester.wait(2000);
  await second?.done({ status: 200, reason: '' });
  // It arrives.
  await tester.host.advance(5000);
  const quick = webhooks.next(false);
  expect([quick?.url, quick?.isSlow]).toEqual([first?.url, false]);
  expect(webhooks.next(false)).toBeUndefined();
  expect(webhooks.next()?.isSlow).toBe(true);
});

test('keeps at most 20 messages waiting, and sends the other events later', async () => {
  const { account, deliveries, id, tester } = await startPlayer();
  const path = { webhook_id: id };
  const answers = [];
  for (let n = 0; n < 22; n += 1) {
    answers.push(await tester.call('webhooks.test', { account, path }));
  }
  expect(answers.filter(({ status }) => status === 202)).toHaveLength(20);
  expect(answers.at(-1)?.body).toMatchObject({ code: 'delivery_limit', rule: { max_waiting: 20 } });
  await drain(tester, 200);
  expect((await deliveries()).filter(({ state }) => state === 'delivered').length).toBeGreaterThan(
    19,
  );
});

test('replays a message with the same id', async () => {
  const { account, deliveries, happen, id, tester } = await startPlayer();
  await happen('SOL-4');
  await drain(tester, 200);
  const [newest] = await deliveries();
  const path = { webhook_id: id, delivery_id: String(newest?.delivery_id) };
  expect((await tester.call('webhooks.replay', { account, path })).status).toBe(202);
  const [repeated] = await drain(tester, 200);
  expect(repeated?.headers['webhook-id']).toBe(newest?.delivery_id);
});

test('signs with the former secret too, for a day', async () => {
  const { account, id, secret, tester } = await startPlayer();
  const path = { webhook_id: id };
  const { secret: fresh } = await tester.body<WebhookWithSecret>('webhooks.secret', {
    account,
    path,
  });
  expect(fresh).not.toBe(secret);
  const signatures = async () => {
    await tester.call('webhooks.test', { account, path });
    const sent = await drain(tester, 200);
    return sent.at(-1)?.headers['webhook-signature']?.split(' ').length;
  };
  expect(await signatures()).toBe(2);
  tester.wait(86_400_001);
  expect(await signatures()).toBe(1);
});

test('others cannot see, change or test a webhook, and an account has at most three', async () => {
  const { account, id, tester } = await startPlayer();
  const { account: eve } = await tester.account('Eve');
  const path = { webhook_id: id };
  for (const operation of ['update', 'delete', 'secret', 'test', 'deliveries'] as const) {
    const body = operation === 'update' ? { status: 'disabled' } : undefined;
    const answer = await tester.call(`webhooks.${operation}`, { account: eve, path, body });
    expect(answer.body).toMatchObject({ status: 404, code: 'unknown_webhook' });
  }
  const create = () => tester.call('webhooks.create', { account, body: { url: URL } });
  expect((await create()).status).toBe(201);
  expect((await create()).status).toBe(201);
  expect((await create()).body).toMatchObject({ status: 409, code: 'webhook_limit' });
  await tester.call('webhooks.delete', { account, path });
  expect((await create()).status).toBe(201);
});

test('the webhooks of a deleted account are deleted, with their messages', async () => {
  const { account, happen, tester } = await startPlayer();
  await happen('SOL-4');
  await drain(tester, 500);
  const body = { confirm: 'Ada' };
  expect((await tester.call('accounts.delete', { account, body })).status).toBe(200);
  expect([tester.disk.webhooks.size, tester.disk.deliveries.size]).toEqual([0, 0]);
  tester.wait(600_000);
  expect(await drain(tester, 200)).toEqual([]);
  await tester.crash();
  expect(tester.host.figures()).toMatchObject({ webhooks: {}, webhook_retries: 0 });
});

test('a banned account gets nothing, neither new nor again, until it is admitted', async () => {
  const { account, happen, tester } = await startPlayer();
  await happen('SOL-4');
  const failed = await drain(tester, 500);
  expect(failed).toHaveLength(1);
  await tester.host.banAccount(account);
  await tester.host.advance(5000);
  tester.wait(600_000);
  expect(await drain(tester, 200)).toEqual([]);
  await tester.crash();
  expect(await drain(tester, 200)).toEqual([]);
  await tester.host.unbanAccount(account);
  const sent = await drain(tester, 200);
  expect(typesOf(sent).slice(0, 1)).toEqual(typesOf(failed));
  expect(typesOf(sent)).toContain('travel.arrived');
});

test('a kept answer does not repeat the secret', async () => {
  const { account, tester } = await startPlayer();
  const create = () => tester.call('webhooks.create', { account, body: { url: URL }, key: 'k' });
  const first = await create();
  const repeated = await create();
  expect(first.body).toHaveProperty('secret');
  expect(repeated.body).not.toHaveProperty('secret');
  expect(repeated).toMatchObject({ status: 201, replayed: true });
});

test.each([
  ['http://example.org/', 'it must start with https://'],
  ['ftp://example.org/', 'it must start with https://'],
  ['https://user@example.org/', 'it must not contain a user or a password'],
  ['https://example.org:22/', 'its port must be 443 or 8443'],
  ['https://example.org/#part', 'it must not contain a fragment'],
  ['example.org', 'it is not an absolute URL'],
])('refuses %s', async (url, fault) => {
  const { account, tester } = await startPlayer();
  const answer = await tester.call('webhooks.create', { account, body: { url } });
  expect(answer.body).toMatchObject({ status: 422, errors: [{ pointer: '#/url', detail: fault }] });
});

const HOUR_MS = 3_600_000;

/** The wait after a failed attempt; undefined when the message is given up. */
function waitAfter(attempts: number, retryAfterMs?: number): number | undefined {
  const before = { attempts: attempts - 1, state: 'waiting' } as StoredDelivery;
  const result = { status: 503, reason: '', retryAfterMs };
  const { delivery } = attemptOutcome({ status: 'active' }, before, result, 0);
  return delivery.state === 'waiting' ? delivery.next_ms : undefined;
}

test('an endpoint can postpone a message, by an hour at most', () => {
  const first = waitAfter(1) ?? 0;
  expect(first).toBeGreaterThanOrEqual(4500);
  expect(first).toBeLessThanOrEqual(5500);
  expect(waitAfter(1, HOUR_MS / 2)).toBe(HOUR_MS / 2);
  expect(waitAfter(1, 100 * HOUR_MS)).toBe(HOUR_MS);
  expect(waitAfter(4, 1000)).toBeGreaterThan(HOUR_MS);
});
