import type { Request, Route } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { FULL, notRun } from '../../packages/testkit/test/tier.js';
import { webTester } from '../tools/browser/webTester.js';

/** Devices of the player, and how many of them change between two readings. */
const DEVICES = 5000;
const CHANGED = 500;

/** How long the page is open. */
const SECONDS = FULL ? 60 : 15;

/** A reading takes one unit, and one for each of these rows that is read (docs/HTTP.md). */
const ROWS_OF_A_UNIT = 500;

const tester = await webTester({ speed: 60 });

if ('reason' in tester) notRun(`the units that pages read: ${tester.reason}`);
else {
  afterAll(() => tester.close());

  test('5,000 devices at speed 60 take at most 600 units a minute', async () => {
    const token = await tester.join('Ada');
    const fleet = await tester.call<{ readonly devices: readonly object[] }>(token, 'fleet');
    const { events } = await tester.call<{ readonly events: readonly object[] }>(
      token,
      'events?limit=1',
    );
    const tab = await tester.browser.context.newPage();
    await tab.clock.install();
    const pending = new Set<object>();
    const isRead = (request: Request): boolean => !request.url().includes('/events/stream');
    tab.on('request', (request) => isRead(request) && pending.add(request));
    tab.on('requestfinished', (request) => pending.delete(request));
    tab.on('requestfailed', (request) => pending.delete(request));
    const taken = new Map<string, number>();
    await tab.route('**/v1/**', async (route: Route) => {
      const { pathname, searchParams } = new URL(route.request().url());
      const count = (units: number): unknown =>
        taken.set(pathname, (taken.get(pathname) ?? 0) + units);
      if (pathname === '/v1/events/stream') {
        // Something happens all the time: each answer has an event, and ends.
        const body = `event: event\ndata: ${JSON.stringify(events[0])}\n\n`;
        return route.fulfill({ contentType: 'text/event-stream', body });
      }
      if (pathname === '/v1/fleet') {
        count(1 + DEVICES / ROWS_OF_A_UNIT);
        const isFirst = !searchParams.has('since');
        const devices = Array.from({ length: isFirst ? DEVICES : CHANGED }, (_, n) => ({
          ...fleet.devices[n % fleet.devices.length],
          code: n.toString(16).padStart(8, '0'),
        }));
        const json = { ...fleet, reset: isFirst, devices, next_cursor: null };
        return route.fulfill({ json });
      }
      // The stars are rows, too.
      count(pathname === '/v1/galaxy' ? 3 : 1);
      return route.continue();
    });
    await tab.goto(`${tester.url}/#token=${token}`);
    await tab.getByText('All 5').waitFor();
    for (let second = 0; second < SECONDS; second += 1) {
      await tab.clock.runFor(1000);
      await expect.poll(() => pending.size, { timeout: 60_000 }).toBe(0);
    }
    const all = [...taken.values()].reduce((sum, units) => sum + units, 0);
    console.log(`${all} units in ${SECONDS} s`, Object.fromEntries(taken));
    expect(taken.get('/v1/fleet')).toBeGreaterThan(1.5 * SECONDS);
    // The start takes 50 of them.
    expect(all).toBeLessThanOrEqual(50 + (550 / 60) * SECONDS);
    await tab.close();
  });
}
