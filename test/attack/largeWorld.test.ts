import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type GameSnapshot, STANDARD_RULESET } from '@astrarium/space';
import { spaceGame } from '@astrarium/space/service';
import { openHost, sqliteStore } from '@astrarium/host';
import { Agent, request } from 'undici';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dearCalls, gameInPieces } from '../../packages/host/src/calls/game/dearCallsTester.js';
import { callHost, type TestCall } from '../../packages/host/src/hostTester.js';
import { FULL } from '../../packages/testkit/test/tier.js';
import { type Server, serverFolder } from '../service/processes/server.js';
import { cliBundle } from '../tools/cliBundle.js';
import { type Latency, latencyDuring, latencyTable } from '../tools/servers/latency.js';
import { type LargeWorld, makeLargeWorld } from '../tools/servers/largeWorld.js';

/** What the standard rules allow one account, and how many accounts there may be. */
const SIZE = { devices: 200_000, accounts: 9_999, miners: 2_000, tagged: 2_000 };

/** How long each call is repeated, and how many are under way meanwhile. */
const ATTACK_MS = 2000;
const AT_ONCE = 8;

/** The most that a piece may take, and of a fork, in which a tick is one piece, in milliseconds. */
const MAX_PIECE_MS = 5;
const MAX_TICK_MS = 20;

/** How often each call is tried: what takes long each time is no pause for memory. */
const ROUNDS = 3;

/** Measures the longest piece of work of a process that is started with it. */
const MEASURE = `
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';
import { writeFileSync } from 'node:fs';
if (isMainThread) {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  process.on('SIGUSR2', () => {
    const ms = (ns) => ns / 1e6;
    const figures = { maxMs: ms(delay.max), p99Ms: ms(delay.percentile(99)) };
    delay.reset();
    writeFileSync(process.env.ASTRARIUM_DELAYS, JSON.stringify(figures));
  });
}`;

const callsOf = ({ large, location, small, vessel }: LargeWorld) =>
  dearCalls({ account: large.account, other: small.account, vessel, location });

const labelOf = (name: string, n: number): string => (n === 0 ? name : `${name} ${n + 1}`);

describe.runIf(FULL)('a world at the limits of the rules', () => {
  const folder = serverFolder(cliBundle);
  const delays = join(folder.folder, 'delays.json');
  const agent = new Agent({ connections: AT_ONCE });
  let world: LargeWorld;
  let server: Server;

  beforeAll(async () => {
    mkdirSync(folder.data, { recursive: true });
    world = await makeLargeWorld(join(folder.data, 'game.sqlite'), SIZE);
  });
  afterAll(async () => {
    await agent.close();
    await folder.close();
  });

  test('every read is made in short pieces', async () => {
    const longest = new Map<string, number>();
    const game = gameInPieces((name, piece) => {
      const [since, sinceMs] = [process.cpuUsage(), performance.now()];
      const made = piece();
      const { system, user } = process.cpuUsage(since);
      // Neither the work of other processes counts nor that of other threads.
      const ms = Math.min((system + user) / 1000, performance.now() - sinceMs);
      longest.set(name, Math.max(longest.get(name) ?? 0, ms));
      return made;
    });
    const host = await openHost({
      game,
      store: sqliteStore(join(folder.data, 'game.sqlite'), { nowMs: Date.now() }),
      ticksPerSecond: 0,
      nowMs: Date.now,
      defer: (act) => void setImmediate(act),
      version: 'test',
      linkOf: (secret) => secret,
    });
    const rows: string[] = [];
    for (const [name, some] of Object.entries(callsOf(world))) {
      for (const [n, call] of some.entries()) {
        const rounds: number[] = [];
        let status = 0;
        for (let round = 0; round < ROUNDS; round += 1) {
          longest.clear();
          ({ status } = await callHost(host, name, call));
          rounds.push(longest.get(name) ?? 0);
        }
        const ms = Math.min(...rounds);
        rows.push(`${labelOf(name, n).padEnd(40)}${ms.toFixed(1).padStart(8)}  ${status}`);
        const most = name === 'forks.run' ? MAX_TICK_MS : MAX_PIECE_MS;
        expect.soft(ms, rows.at(-1)).toBeLessThan(most);
      }
    }
    process.stdout.write(`${['longest piece, ms', ...rows].join('\n')}\n`);
    await host.close();
  });

  /** The delays of the server since this was asked last. */
  async function serverDelays(): Promise<{ readonly maxMs: number; readonly p99Ms: number }> {
    rmSync(delays, { force: true });
    process.kill(server.pid, 'SIGUSR2');
    for (;;) {
      await wait(10);
      try {
        return JSON.parse(readFileSync(delays, 'utf8')) as Awaited<ReturnType<typeof serverDelays>>;
      } catch {
        // It is not written yet.
      }
    }
  }

  /** The resident memory of the server, in MB. */
  const memoryMb = (): number =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1024;

  const { operations } = spaceGame.contract({
    ruleset: STANDARD_RULESET,
  } as GameSnapshot['setting']);

  /** Sends a call; returns its status, and what is left of the caller's allowance. */
  async function send(name: string, { account, body, path = {}, query = {} }: TestCall) {
    const operation = operations[name];
    if (operation === undefined) throw new Error(name);
    const parts = operation.path.replace(/\{(\w+)\}/g, (_, part: string) => path[part] ?? '');
    const search = new URLSearchParams(query as Record<string, string>).toString();
    const token = account === world.small.account ? world.small.token : world.large.token;
    const answer = await request(`${server.url}${parts}${search && `?${search}`}`, {
      dispatcher: agent,
      method: operation.method as 'GET',
      headers: {
        ...(account !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
    await answer.body.dump();
    return { status: answer.statusCode, left: leftOf(String(answer.headers['ratelimit'])) };
  }

  /** Waits until the caller of a call has half of an allowance again. */
  async function rest({ account }: TestCall, isPlan: boolean): Promise<void> {
    const [name, half] = isPlan ? ['forks.run', 30] : ['time.get', 3000];
    const cheap = { ...(account !== undefined && { account }), ...(isPlan && { body: {} }) };
    while ((await send(name, cheap)).left < half) await wait(1000);
  }

  const leftOf = (field: string): number => Number(/r=(\d+)/.exec(field)?.[1] ?? 0);

  test('no read delays another player, nor is one of its pieces long', async () => {
    const { NODE_OPTIONS = '' } = process.env;
    process.env['NODE_OPTIONS'] = `--import data:text/javascript,${encodeURIComponent(MEASURE)}`;
    process.env['ASTRARIUM_DELAYS'] = delays;
    server = await folder.start('--speed', '1');
    process.env['NODE_OPTIONS'] = NODE_OPTIONS;
    const probed = {
      live: { url: `${server.url}/livez` },
      other: { url: `${server.url}/v1/devices`, token: world.small.token },
    };
    const rows: Record<string, Latency> = {};
    const figures: string[] = [];
    await serverDelays();
    const idle = await latencyDuring(probed, () => wait(ATTACK_MS));
    rows['idle'] = idle.other;
    process.stderr.write(`idle ${JSON.stringify(await serverDelays())}\n`);
    const before = memoryMb();
    for (const [name, some] of Object.entries(callsOf(world))) {
      for (const [n, call] of some.entries()) {
        await serverDelays();
        const statuses: Record<number, number> = {};
        const measured = await latencyDuring(probed, async () => {
          const until = performance.now() + ATTACK_MS;
          const repeat = async (): Promise<void> => {
            while (performance.now() < until) {
              const { status } = await send(name, call);
              statuses[status] = (statuses[status] ?? 0) + 1;
              if (status === 429) await wait(100);
            }
          };
          await Promise.all(Array.from({ length: AT_ONCE }, repeat));
        });
        const { maxMs, p99Ms } = await serverDelays();
        const label = labelOf(name, n);
        rows[label] = measured.other;
        const numbers = [maxMs, p99Ms, memoryMb()].map((one) => one.toFixed(1).padStart(9));
        figures.push(`${label.padEnd(40)}${numbers.join('')}   ${JSON.stringify(statuses)}`);
        process.stderr.write(`${figures.at(-1)}   ${measured.other.p99Ms.toFixed(1)}\n`);
        await rest(call, operations[name]?.rate === 'plan');
      }
    }
    process.stdout.write(latencyTable(rows));
    process.stdout.write(`${['longest, p99, memory', ...figures].join('\n')}\n`);
    for (const [name, { failed }] of Object.entries(rows))
      expect([name, failed]).toEqual([name, 0]);
    expect(memoryMb()).toBeLessThan(before + 200);
  });
});
