import type { EventEnvelope } from '@astrarium/space';
import { expect, test } from 'vitest';
import { hostTester } from '../hostTester.js';

test('news of the galaxy have the first replicant of the account', async () => {
  const tester = await hostTester();
  const { account } = await tester.account('Ada');
  const code = (await tester.devices(account))[0]?.replicant_code;
  await tester.host.advance(86_400 * 60);
  const events = await tester.events(account, { category: 'season' });
  expect(events.length).toBeGreaterThan(0);
  expect(new Set(events.map(({ replicant_code }) => replicant_code))).toEqual(new Set([code]));
  const { feed } = tester.host;
  const { end, first } = feed.range(account);
  const envelopes = Array.from({ length: end - first }, (_, n) => feed.at(account, first + n));
  const streamed = envelopes.map((one) => JSON.parse(one?.text ?? '{}') as EventEnvelope);
  for (const { replicant_code } of streamed) expect(replicant_code).toBe(code);
});
