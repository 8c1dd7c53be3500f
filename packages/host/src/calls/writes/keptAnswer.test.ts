import { isDeepStrictEqual } from 'node:util';
import { fc, test as fuzz } from '@fast-check/vitest';
import { contractFor } from '@astrarium/space/service';
import { STANDARD_RULESET } from '@astrarium/space';
import { expect, test } from 'vitest';
import { runs } from '../../../../testkit/test/tier.js';
import type { Call } from '../call.js';
import { adaTester } from '../../hostTester.js';
import { outcomeDraft } from '../../store/outcomeDraft.js';
import { keepAnswer, keptAnswer } from './writes.js';

const CONTRACT = contractFor(STANDARD_RULESET);

const HOUR_MS = 3_600_000;

const DONE = { status: 200, body: { done: true }, tick: 7 };

function backwards(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(backwards);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([name, one]) => [name, backwards(one)] as const);
  return Object.fromEntries(members.reverse());
}

const callOf = (body: unknown): Call => ({
  operation: 'batch.run',
  account: 1,
  path: {},
  query: {},
  body,
  form: 'json',
  idempotencyKey: 'k',
});

/** The kept answer that a second call with the same key gets. */
function askedAgain(first: unknown, second: unknown) {
  const outcomes = outcomeDraft(() => ({ find: () => undefined }));
  keepAnswer(CONTRACT, outcomes, callOf(first), DONE, 0);
  return keptAnswer(CONTRACT, outcomes, callOf(second), 9);
}

const json = fc.jsonValue({ maxDepth: 4 });

fuzz.prop([json], runs(60, 5000))(
  'takes a request as the same in any order of its members',
  (body) => {
    expect(askedAgain(body, backwards(body))).toEqual({ ...DONE, replayed: true });
  },
);

fuzz.prop([json, json], runs(60, 5000))(
  'refuses a key that was used for a different request',
  (one, other) => {
    const [first, second]: unknown[] = JSON.parse(JSON.stringify([one, other])) as unknown[];
    fc.pre(!isDeepStrictEqual(first, second));
    const repeated = askedAgain({ one, list: [one, other] }, { one, list: [other, one] });
    expect(repeated).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } });
  },
);

test('refuses a key that was used for another device, with the same body', () => {
  const outcomes = outcomeDraft(() => ({ find: () => undefined }));
  const scan = (code: string): Call => ({
    ...callOf({ command: 'scan' }),
    operation: 'devices.command',
    path: { code },
  });
  keepAnswer(CONTRACT, outcomes, scan('A'), DONE, 0);
  expect(keptAnswer(CONTRACT, outcomes, scan('A'), 9)).toEqual({ ...DONE, replayed: true });
  expect(keptAnswer(CONTRACT, outcomes, scan('B'), 9)).toMatchObject({ status: 422 });
});

test('keeps a problem with the id of its first request', () => {
  const outcomes = outcomeDraft(() => ({ find: () => undefined }));
  const call = { ...callOf({}), requestId: 'first' };
  keepAnswer(CONTRACT, outcomes, call, { status: 409, body: { code: 'device_busy' }, tick: 7 }, 0);
  const second = keptAnswer(CONTRACT, outcomes, { ...call, requestId: 'second' }, 9);
  expect(second?.body).toEqual({ code: 'device_busy', request_id: 'first' });
});

test('keeps the last 10,000 outcomes of an account, for a day', async () => {
  const { account, tester } = await adaTester();
  const { account: other } = await tester.account('Bob');
  const ask = (who: number, key: string) =>
    tester.call('accounts.update', { account: who, body: { name: 'Ada' }, key });
  await ask(other, 'k0');
  await ask(account, 'k0');
  const [one] = [...tester.disk.outcomes.values()].filter((outcome) => outcome.account === account);
  for (let at = 1; at < 10_002; at += 1) {
    const outcome = { ...one!, key: `k${at}`, created_ms: one!.created_ms + at };
    tester.disk.outcomes.set(`${account} k${at}`, outcome);
  }
  tester.wait(HOUR_MS);
  tester.host.runDue();
  const isKept = async (who: number, key: string) => (await ask(who, key)).replayed === true;
  expect(await isKept(account, 'k10001')).toBe(true);
  expect(await isKept(account, 'k2')).toBe(true);
  expect(await isKept(other, 'k0')).toBe(true);
  expect(await isKept(account, 'k1')).toBe(false);
  tester.wait(25 * HOUR_MS);
  tester.host.runDue();
  expect(await isKept(account, 'k10001')).toBe(false);
});
