import { afterEach, expect, test } from 'vitest';
import { httpTester } from '../../test/httpTester.js';
import { metricsServer } from './metricsServer.js';

let tester: Awaited<ReturnType<typeof httpTester>>;

afterEach(() => tester.close());

test('serves metrics on its own port only', async () => {
  tester = await httpTester();
  const server = metricsServer(tester.metrics);
  const origin = `http://127.0.0.1:${await server.listen(0, '127.0.0.1')}`;
  for (const code of ['A', 'B']) await tester.fetch(`/v1/devices/${code}`);
  await tester.fetch('/v1/nothing');
  const text = await (await fetch(`${origin}/metrics`)).text();
  const again = await (await fetch(`${origin}/metrics`)).text();
  for (const line of [
    'http_request_duration_seconds_count{method="GET",route="/v1/devices/{code}",status="200"} 2',
    'http_request_duration_seconds_count{method="GET",route="",status="404"} 1',
    'http_streams 0',
    'astrarium_tick 42',
    'astrarium_commands_total 1',
    'astrarium_refusals_total 2',
    'astrarium_events_total 3',
    'astrarium_commits_total 4',
    'astrarium_commit_seconds_total 0.5',
    'astrarium_stored_bytes_total 8',
    'astrarium_stored_bytes_per_hour 9',
    'astrarium_accounts 5',
    'astrarium_pending 6',
    'astrarium_log_lines_left_out_total{reason="dropped"} 0',
    'astrarium_mails{kind="link"} 8',
    'astrarium_deprecated_uses_total{what="devices.list.tag"} 7',
  ]) {
    expect(text.split('\n')).toContain(line);
    expect(again.split('\n')).toContain(line);
  }
  expect((await fetch(`${origin}/other`)).status).toBe(404);
  expect((await tester.fetch('/metrics')).status).toBe(404);
  await server.close();
});
