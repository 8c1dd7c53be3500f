import { expect, test } from 'vitest';
import { callHost } from '../../packages/host/src/hostTester.js';
import { FULL } from '../../packages/testkit/test/tier.js';
import { testHost } from '../service/testHost.js';

const LINKS = 50_000;
const REGISTRATIONS = 500;

test.runIf(FULL)(
  'the cost of a registration does not grow with the number of unused links',
  async () => {
    const host = await testHost();
    const register = async (name: string) => {
      const body = { email: `${name}@example.org`, name };
      const { status } = await callHost(host, 'accounts.create', { body });
      expect(status).toBe(200);
    };
    const timed = async (prefix: string, count: number): Promise<number> => {
      const startMs = performance.now();
      for (let n = 0; n < count; n += 1) await register(`${prefix}${n}`);
      return performance.now() - startMs;
    };
    await timed('first', REGISTRATIONS);
    const fewMs = await timed('few', REGISTRATIONS);
    await Promise.all(Array.from({ length: LINKS }, (_, n) => register(`many${n}`)));
    const manyMs = await timed('late', REGISTRATIONS);
    expect(host.outbox.unsent().length).toBe(LINKS + 3 * REGISTRATIONS);
    // Searching 50,000 links takes longer than the rest of a registration a hundred times.
    expect(manyMs).toBeLessThan(10 * fewMs + 200);
    await host.close();
  },
);
