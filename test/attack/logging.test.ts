import { closeSync, existsSync, openSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { afterEach, expect, test } from 'vitest';
import { FULL } from '../../packages/testkit/test/tier.js';
import { type Server, serverFolder } from '../service/processes/server.js';
import { cliBundle } from '../tools/cliBundle.js';

let close = async (): Promise<void> => undefined;
afterEach(() => close());

/** Requests whose lines are more than the memory for lines holds: 1 MB. */
const REQUESTS = 3_000;

/** Requests whose lines a broken pipe refuses. */
const SOME = 100;

/** Requests whose lines are more than a pipe holds: 64 KiB. */
const MORE_THAN_A_PIPE = 500;

/** Sends many requests with a token or as a stranger; returns the status of the last one. */
async function sendMany(url: string, token?: string, count = REQUESTS): Promise<number> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  let status = 0;
  for (let at = 0; at < count; at += 50) {
    const some = Array.from({ length: 50 }, () => fetch(`${url}/v1/devices`, { headers }));
    for (const answer of await Promise.all(some)) {
      await answer.arrayBuffer();
      ({ status } = answer);
    }
  }
  return status;
}

/** The token of the first account: the lines of its requests are not sampled. */
function tokenOf({ greeting }: Server): string {
  return /astrarium_\w{40}_\w{6}/.exec(greeting)?.[0] ?? '';
}

/** A server with its log on a pipe or a file, and with metrics. */
async function loggingServer(stderr: 'pipe' | number, ...options: string[]): Promise<Server> {
  const folder = serverFolder(cliBundle, stderr);
  close = () => folder.close();
  return folder.start('--metrics-port', '0', ...options);
}

/** The number of lines that the log left out for a reason. */
async function leftOut(server: Server, reason: string): Promise<number> {
  const text = await (await fetch(server.metrics)).text();
  const name = `astrarium_log_lines_left_out_total{reason="${reason}"} `;
  return Number(
    text
      .split('\n')
      .find((line) => line.startsWith(name))
      ?.slice(name.length),
  );
}

test.runIf(FULL && existsSync('/dev/full'))(
  'serves and stops with a full disk under stderr',
  async () => {
    const full = openSync('/dev/full', 'w');
    const server = await loggingServer(full);
    closeSync(full);
    expect(await sendMany(server.url, tokenOf(server))).toBe(200);
    await expect.poll(() => leftOut(server, 'dropped')).toBeGreaterThan(0);
    expect((await fetch(`${server.url}/livez`)).status).toBe(200);
    expect(await server.stop()).toBe(0);
  },
);

test.each([
  ['the reader of stderr has closed it', 'destroy', FULL ? REQUESTS : SOME, FULL ? 1 : 0],
  ...(FULL ? [['nobody reads stderr', 'pause', MORE_THAN_A_PIPE, 0] as const] : []),
] as const)('serves and stops when %s', async (_, stopReading, requests, dropped) => {
  const server = await loggingServer('pipe');
  server.stderr?.[stopReading]();
  expect(await sendMany(server.url, tokenOf(server), requests)).toBe(200);
  await expect.poll(() => leftOut(server, 'dropped')).toBeGreaterThanOrEqual(dropped);
  expect((await fetch(`${server.url}/livez`)).status).toBe(200);
  expect(await server.stop()).toBe(0);
});

test('logs at most 100 refusals of a kind per minute, and says how many more came', async () => {
  const server = await loggingServer('pipe');
  const lines: string[] = [];
  if (server.stderr) createInterface(server.stderr).on('line', (line) => lines.push(line));
  const sent = 150;
  expect(await sendMany(server.url, undefined, sent)).toBe(401);
  await expect.poll(() => leftOut(server, 'sampled')).toBeGreaterThan(0);
  expect(await server.stop()).toBe(0);
  const parsed = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  const requests = parsed.filter(({ msg }) => msg === 'request');
  expect(requests.length).toBeLessThan(sent);
  const sampled = parsed.reduce((sum, line) => sum + Number(line['sampled'] ?? 0), 0);
  expect(sampled + requests.length).toBe(sent);
});

test.runIf(FULL)('writes no line below the level of --log-level', async () => {
  const server = await loggingServer('pipe', '--log-level', 'warn');
  const lines: string[] = [];
  if (server.stderr) createInterface(server.stderr).on('line', (line) => lines.push(line));
  expect(await sendMany(server.url, undefined, 50)).toBe(401);
  expect(await server.stop()).toBe(0);
  expect(lines).toEqual([]);
});
