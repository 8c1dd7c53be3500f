import type { Host } from '@astrarium/host';
import { expect, test } from 'vitest';
import { httpTester } from '../../test/httpTester.js';
import { httpMetrics } from './httpMetrics.js';
import { httpReports } from './httpReports.js';

test('adds the requests and streams of other processes, also of those that ended', async () => {
  const tester = await httpTester();
  const host = tester.host as unknown as Pick<Host, 'figures'>;
  const log = { lines: () => ({ dropped: 1, sampled: 0 }) };
  const reports = httpReports();
  const own = httpMetrics(host, log, undefined, reports);
  const others = [1, 2].map(() => httpMetrics(host, log));
  const valueOf = async (name: string) =>
    new RegExp(`^${name}(?:\\{[^}]*\\})? (\\d+)$`, 'm').exec(await own.text())?.[1];
  for (const [n, one] of [own, ...others].entries()) {
    for (let count = 0; count <= n; count += 1) one.observe('GET', '/v1/time', 200, 0.01);
    one.streams(1);
    reports.set(n, await one.report());
    reports.listens(n);
  }
  expect(await valueOf('astrarium_readers')).toBe('3');
  expect(await own.text()).toContain('\nastrarium_readers_ended_total{why="differs"} 0\n');
  reports.ended(0, 'lost');
  await expect.poll(() => valueOf('http_streams')).toBe('3');
  expect(await valueOf('http_request_duration_seconds_count')).toBe('7');
  reports.ended(1, 'differs');
  expect(await valueOf('astrarium_readers')).toBe('1');
  expect(await valueOf('http_streams')).toBe('2');
  await expect.poll(() => valueOf('http_request_duration_seconds_count')).toBe('7');
  for (let n = 10; n < 30; n += 1) {
    reports.set(n, await others[0]!.report());
    reports.ended(n, 'lost');
  }
  const text = await own.text();
  expect(text).toContain('\nastrarium_readers_ended_total{why="differs"} 1\n');
  expect(text).toContain('\nastrarium_readers_ended_total{why="lost"} 21\n');
  await expect.poll(() => reports.all().length).toBeLessThan(10);
  expect(await valueOf('http_request_duration_seconds_count')).toBe('47');
  // A process that takes the place of another one begins at 0.
  reports.set(3, await httpMetrics(host, log).report());
  expect(await valueOf('http_request_duration_seconds_count')).toBe('47');
  expect((await own.text()).match(/^# TYPE http_streams /gm)).toHaveLength(1);
  await tester.close();
});
