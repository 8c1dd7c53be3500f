import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { FULL, notRun } from '../../../packages/testkit/test/tier.js';
import { heavyWriter } from '../../tools/servers/heavyWrites.js';
import { cliBundle } from '../../tools/cliBundle.js';
import { serverFolder } from './server.js';

/** How long the server is under load; by default 30 minutes in the full tier, and not else. */
const MINUTES = Number(process.env['ASTRARIUM_SOAK_MINUTES'] ?? (FULL ? 30 : 0));

const MINUTE_MS = 60_000;

/** Players besides the one that writes all it may. */
const READERS = 4;

/** What a reader asks for, in turns. */
const PATHS = ['devices', 'events?limit=100', 'accounts/me', 'locations/SOL-3', 'rules'];

const folder = serverFolder(cliBundle);
afterAll(() => folder.close());

/** The figures of a server at the end of a minute. */
interface Sample {
  readonly minute: number;
  readonly rss_mb: number;
  readonly heap_mb: number;
  readonly open_files: number;
  /** 99 of 100 turns of the event loop were late by at most this. */
  readonly loop_lag_ms: number;
  readonly answers: number;
  readonly stored_mb: number;
  readonly files_mb: number;
}

/** Counts answers by status. */
function answerCounts() {
  const counts = new Map<number, number>();
  return {
    counts,
    add: (status: number): void => void counts.set(status, (counts.get(status) ?? 0) + 1),
    total: (): number => [...counts.values()].reduce((sum, count) => sum + count, 0),
  };
}

/** Sends requests of a player until a moment, about 20 a second, and follows its events. */
async function read(url: string, token: string, end: number, add: (status: number) => void) {
  const headers = { authorization: `Bearer ${token}` };
  const stream = new AbortController();
  const events = await fetch(`${url}/v1/events/stream`, { headers, signal: stream.signal });
  const followed = events.arrayBuffer().catch(() => undefined);
  for (let turn = 0; Date.now() < end; turn += 1) {
    const answer = await fetch(`${url}/v1/${PATHS[turn % PATHS.length]}`, { headers });
    await answer.arrayBuffer();
    add(answer.status);
    await sleep(50);
  }
  stream.abort();
  await followed;
}

async function sample(metrics: string, pid: number, minute: number, answers: number) {
  const text = await (await fetch(metrics)).text();
  const metric = (name: string): number =>
    Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1] ?? Number.NaN);
  const rss = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  const files = readdirSync(folder.data).map((name) => statSync(join(folder.data, name)).size);
  const found: Sample = {
    minute,
    rss_mb: rounded(rss / 1_024),
    heap_mb: rounded(metric('nodejs_heap_size_used_bytes') / 1e6),
    open_files: readdirSync(`/proc/${pid}/fd`).length,
    loop_lag_ms: rounded(metric('nodejs_eventloop_lag_p99_seconds') * 1_000),
    answers,
    stored_mb: rounded(metric('astrarium_stored_bytes_total') / 1e6),
    files_mb: rounded(files.reduce((sum, size) => sum + size, 0) / 1e6),
  };
  const row = Object.values(found).map((value) => String(value).padStart(12));
  process.stdout.write(`${row.join('')}\n`);
  return found;
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

if (MINUTES === 0) notRun('a soak of 30 minutes; ASTRARIUM_SOAK_MINUTES=3 runs one of 3 minutes');

test.runIf(MINUTES > 0 && process.platform === 'linux')(
  `memory, files and lag stay flat for ${MINUTES} minutes of load`,
  async () => {
    const { metrics, pid, url } = await folder.start('--speed', '60', '--metrics-port', '0');
    const answers = answerCounts();
    const end = Date.now() + MINUTES * MINUTE_MS;
    const writer = await heavyWriter(url, (await folder.open('Writer')).token);
    const load = [writer.write(MINUTES * MINUTE_MS)];
    for (let number = 0; number < READERS; number += 1) {
      const { token } = await folder.open(`Reader${number}`);
      load.push(read(url, token, end, answers.add));
    }
    const names = 'minute,rss_mb,heap_mb,open_files,loop_lag_ms,answers,stored_mb,files_mb';
    process.stdout.write(
      `${names
        .split(',')
        .map((name) => name.padStart(12))
        .join('')}\n`,
    );
    const samples: Sample[] = [];
    const done = Promise.all(load);
    for (let minute = 1; minute <= MINUTES; minute += 1) {
      await Promise.race([sleep(end - Date.now() - (MINUTES - minute) * MINUTE_MS), done]);
      samples.push(await sample(metrics, pid, minute, answers.total()));
    }
    await done;
    process.stdout.write(`answers by status: ${JSON.stringify([...answers.counts])}\n`);
    expect(await (await fetch(`${url}/readyz`)).status).toBe(200);
    expect([...answers.counts.keys()].filter((status) => status >= 500)).toEqual([]);
    expect(writer.carriedOut()).toBeGreaterThan(MINUTES * 5);
    // After the first third, in which caches fill.
    const flat = samples.slice(Math.floor(MINUTES / 3));
    const [first] = flat as [Sample];
    const last = flat.slice(-3);
    for (const { open_files, rss_mb } of last) {
      expect(rss_mb).toBeLessThan(first.rss_mb * 1.3 + 50);
      expect(open_files).toBeLessThan(first.open_files + 10);
    }
    const lags = flat.map(({ loop_lag_ms }) => loop_lag_ms).sort((a, b) => a - b);
    expect(lags[lags.length >> 1]).toBeLessThan(250);
  },
);
