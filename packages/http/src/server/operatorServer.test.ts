import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { type HttpTester, startTester } from '../../test/httpTester.js';
import { operatorServer } from './operatorServer.js';

const READY = { tick: 42, unready: undefined } as const;

let tester: HttpTester;

test('serves metrics on its own port only', async () => {
  tester = await startTester();
  const server = operatorServer();
  server.serve(tester.metrics, READY);
  const origin = `http://127.0.0.1:${await server.listen(0, '127.0.0.1')}`;
  for (const code of ['A', 'B']) await tester.fetch(`/v1/devices/${code}`);
  await tester.fetch('/v1/nothing');
  const scrape = async () => (await (await fetch(`${origin}/metrics`)).text()).split('\n');
  // On a slow machine, a scrape does not wait for fresh figures.
  await expect
    .poll(scrape)
    .toContain(
      'http_request_duration_seconds_count{method="GET",route="/v1/devices/{code}",status="200"} 2',
    );
  const [first, second] = [await scrape(), await scrape()];
  for (const line of [
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
    expect(first).toContain(line);
    expect(second).toContain(line);
  }
  expect((await fetch(`${origin}/other`)).status).toBe(404);
  expect((await tester.fetch('/metrics')).status).toBe(404);
  await server.close();
});

test('tells operators whether the server lives and is ready', async () => {
  tester = await startTester();
  const host: { tick: number; unready: 'behind' | undefined } = { tick: 7, unready: undefined };
  const server = operatorServer();
  const origin = `http://127.0.0.1:${await server.listen(0, '127.0.0.1')}`;
  const ask = async (path: string) => {
    const response = await fetch(`${origin}${path}`);
    return [response.status, await response.json()];
  };
  expect(await ask('/livez')).toEqual([200, { status: 'live' }]);
  expect(await ask('/readyz')).toEqual([503, { status: 'starting' }]);
  server.serve(tester.metrics, host);
  expect(await ask('/livez')).toEqual([200, { status: 'live' }]);
  expect(await ask('/readyz')).toEqual([200, { status: 'ready', tick: 7 }]);
  host.unready = 'behind';
  server.beat();
  expect(await ask('/readyz')).toEqual([
    503,
    { status: 'The game catches up with the wall clock' },
  ]);
  await server.close();
});

test('answers operators while the thread of the server is busy', async () => {
  tester = await startTester();
  const server = operatorServer();
  server.serve(tester.metrics, READY);
  const port = await server.listen(0, '127.0.0.1');
  await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  // This thread waits for the process that asks, and answers nothing meanwhile.
  const program = `
    for (const path of ['/livez', '/readyz', '/metrics', '/metrics']) {
      const { status } = await fetch('http://127.0.0.1:${port}' + path);
      process.stdout.write(status + ' ');
    }`;
  const asking = ['--input-type=module', '-e', program];
  const { stdout } = spawnSync(process.execPath, asking, { encoding: 'utf8', timeout: 120_000 });
  expect(stdout).toBe('200 200 200 200 ');
  await server.close();
});

test('rejects when its port is in use', async () => {
  tester = await startTester();
  const first = operatorServer();
  const port = await first.listen(0, '127.0.0.1');
  const second = operatorServer();
  await expect(second.listen(port, '127.0.0.1')).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await Promise.all([first.close(), second.close()]);
});
