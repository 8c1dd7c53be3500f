import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type GameSnapshot, STANDARD_RULESET } from '@astrarium/space';
import { spaceGame } from '@astrarium/space/service';
import { sqliteStore } from '@astrarium/host';
import { Agent, request } from 'undici';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expensiveCalls, gameInPieces } from '../../packages/host/test/expensiveCalls.js';
import { callHost, type TestCall } from '../../packages/host/src/hostTester.js';
import { FULL } from '../../packages/testkit/test/tier.js';
import { type Server, serverFolder } from '../service/processes/server.js';
import { testHost } from '../service/testHost.js';
import { cliBundle } from '../tools/cliBundle.js';
import {
  type Latency,
  latencyDuring,
  latencyTable,
  type Probed,
} from '../tools/servers/latency.js';
import { type LargeWorld, makeLargeWorld } from '../tools/servers/largeWorld.js';

/** What the standard rules allow one account, and how many accounts there may be. */
const SIZE = { devices: 200_000, accounts: 9_999, miners: 2_000, tagged: 2_000 };

/** How long each call is repeated, and how many are under way meanwhile. */
const ATTACK_MS = 2000;
const AT_ONCE = 8;

/** How long a caller waits at most until it may ask for much again. */
const REST_MS = 300_000;

/** The longest time in which another player is answered, on a machine with other work. */
const MAX_LATENCY_MS = 1000;

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
  expensiveCalls({
    account: large.account,
    location,
    other: small.account,
    planet: 'SOL-4',
    vessel,
  });

const labelOf = (name: string, n: number): string => (n === 0 ? name : `${name} ${n + 1}`);

const { operations } = spaceGame.contract({
  ruleset: STANDARD_RULESET,
} as GameSnapshot['setting']);

/** The columns of the table of what the server did. */
const HEAD = ['longest ms', 'p99 ms', 'CPU s', 'MB'].map((one) => one.padStart(11)).join('');

describe.runIf(FULL)('a world at the limits of the rules', () => {
  const folder = serverFolder(cliBundle);
  const delays = join(folder.folder, 'delays.json');
  const agent = new Agent({ connections: AT_ONCE });
  let world: LargeWorld;

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
    const store = sqliteStore(join(folder.data, 'game.sqlite'), { nowMs: Date.now() });
    const host = await testHost({ game, store, seed: 5, nowMs: Date.now });
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
        // Some calls name what is not there.
        expect([200, 404], labelOf(name, n)).toContain(status);
        rows.push(`${labelOf(name, n).padEnd(40)}${ms.toFixed(1).padStart(8)}  ${status}`);
        const most = name === 'forks.run' ? MAX_TICK_MS : MAX_PIECE_MS;
        expect.soft(ms, rows.at(-1)).toBeLessThan(most);
      }
    }
    process.stdout.write(`${['longest piece, ms', ...rows].join('\n')}\n`);
    await host.close();
  });

  describe('on a server', () => {
    let server: Server;
    let probed: Record<'live' | 'other', Probed>;
    const rows: Record<string, Latency> = {};
    const figures: string[] = [];

    beforeAll(async () => {
      const { NODE_OPTIONS = '' } = process.env;
      process.env['NODE_OPTIONS'] = `--import data:text/javascript,${encodeURIComponent(MEASURE)}`;
      process.env['ASTRARIUM_DELAYS'] = delays;
      try {
        server = await folder.start('--speed', '1');
      } finally {
        process.env['NODE_OPTIONS'] = NODE_OPTIONS;
      }
      probed = {
        live: { url: `${server.url}/livez` },
        other: { url: `${server.url}/v1/devices`, token: world.others.at(-1)?.token ?? '' },
      };
    });
    afterAll(() => {
      process.stdout.write(`another player while\n${latencyTable(rows)}`);
      process.stdout.write(`${HEAD}\n${figures.join('\n')}\n`);
    });

    /** The delays of the server since this was asked last. */
    async function serverDelays(): Promise<{ readonly maxMs: number; readonly p99Ms: number }> {
      rmSync(delays, { force: true });
      process.kill(server.pid, 'SIGUSR2');
      await expect.poll(() => existsSync(delays) && readFileSync(delays, 'utf8') !== '').toBe(true);
      return JSON.parse(readFileSync(delays, 'utf8')) as Awaited<ReturnType<typeof serverDelays>>;
    }

    /** The resident memory of the server, in MB. */
    const memoryMb = (): number =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1024;

    /** The processor time that the server has used, in seconds. */
    const usedSeconds = (): number => {
      const fields =
        readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      return (Number(fields[11]) + Number(fields[12])) / 100;
    };

    /** Sends a call; returns its status, and what is left of the caller's allowance. */
    async function send(name: string, { account, body, path = {}, query = {} }: TestCall) {
      const { method, path: pattern } = operations[name] as (typeof operations)[string];
      const parts = pattern.replace(/\{(\w+)\}/g, (_, part: string) => path[part] ?? '');
      const search = new URLSearchParams(query as Record<string, string>).toString();
      const { large, others, small } = world;
      const player = [large, small, ...others].find((one) => one.account === account);
      const answer = await request(`${server.url}${parts}${search && `?${search}`}`, {
        dispatcher: agent,
        method: method as 'GET',
        headers: {
          ...(player && { authorization: `Bearer ${player.token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        body: body === undefined ? null : JSON.stringify(body),
      });
      await answer.body.dump();
      const left = Number(/r=(\d+)/.exec(String(answer.headers['ratelimit']))?.[1] ?? 0);
      return { status: answer.statusCode, left };
    }

    /** Repeats some calls at once for a time, and adds what it did to others to the tables. */
    async function attack(
      label: string,
      calls: readonly { readonly name: string; readonly call: () => TestCall }[],
      ms = ATTACK_MS,
    ): Promise<number> {
      await serverDelays();
      const usedBefore = usedSeconds();
      const statuses: Record<number, number> = {};
      const measured = await latencyDuring(probed, async () => {
        const until = performance.now() + ms;
        const repeat = async (name: string, call: () => TestCall): Promise<void> => {
          while (performance.now() < until) {
            const { status } = await send(name, call());
            statuses[status] = (statuses[status] ?? 0) + 1;
            if (status === 429) await wait(100);
          }
        };
        await Promise.all(calls.map(({ call, name }) => repeat(name, call)));
      });
      const used = usedSeconds() - usedBefore;
      const { maxMs, p99Ms } = await serverDelays();
      rows[label] = measured.other;
      const numbers = [maxMs, p99Ms, used, memoryMb()].map((one) => one.toFixed(1).padStart(9));
      figures.push(`${label.padEnd(40)}${numbers.join('')}   ${JSON.stringify(statuses)}`);
      expect([label, measured.other.failed]).toEqual([label, 0]);
      expect.soft(measured.other.p99Ms, label).toBeLessThan(MAX_LATENCY_MS);
      return used;
    }

    /** Waits until the caller of a call has something of its allowance again. */
    async function rest({ account }: TestCall, isPlan: boolean): Promise<void> {
      // Cheap: a fork without a body, a device that there is not; without a token the time.
      const cheap = isPlan ? 'forks.run' : account === undefined ? 'time.get' : 'devices.get';
      const asked = { path: { code: '00000000' }, ...(isPlan && { body: {} }) };
      const call = { ...asked, ...(account !== undefined && { account }) };
      // A question costs a unit, too, and the allowance of plans grows by one in a second.
      const isBack = async () => (await send(cheap, call)).left >= (isPlan ? 20 : 1000);
      await expect.poll(isBack, { interval: 5000, timeout: REST_MS }).toBe(true);
    }

    test('nobody else notices the reads of the largest account', async () => {
      await attack('nothing', []);
      const before = memoryMb();
      for (const [name, some] of Object.entries(callsOf(world))) {
        for (const [n, call] of some.entries()) {
          const same = Array.from({ length: AT_ONCE }, () => ({ name, call: () => call }));
          await attack(labelOf(name, n), same);
          await rest(call, operations[name]?.rate === 'plan');
        }
      }
      expect(memoryMb()).toBeLessThan(before + 200);
    });

    test('nor the batches, mailed commands and dry runs of 20 accounts', async () => {
      const players = world.others.slice(0, 20);
      const devices = new Map<number, string>();
      for (const { account, token } of players) {
        const answer = await fetch(`${server.url}/v1/devices`, {
          headers: { authorization: `Bearer ${token}` },
        });
        const page = (await answer.json()) as {
          readonly devices: readonly [{ device_code: string }];
        };
        devices.set(account, page.devices[0].device_code);
      }
      let n = 0;
      const tagged = (account: number) => {
        const device = devices.get(account) ?? '';
        return { device, command: 'set_tags', tags: [`tag${(n += 1)}`] };
      };
      const batch = (account: number): object => ({
        commands: Array.from({ length: 50 }, () => tagged(account)),
      });
      const each = (name: string, call: (account: number) => TestCall) =>
        players.map(({ account }) => ({ name, call: () => ({ account, ...call(account) }) }));
      await attack(
        'batches of 20 accounts',
        each('batch.run', (one) => ({ body: batch(one) })),
      );
      const dry = (one: number) => ({ body: { ...batch(one), dry_run: true } });
      await attack('dry runs of 20 accounts', each('batch.run', dry));
      for (const { account } of players) {
        const body = { message_notify: { email: true } };
        expect((await send('accounts.update', { account, body })).status).toBe(200);
      }
      const one = (account: number) => {
        const { device, ...body } = tagged(account);
        return { path: { code: device }, body };
      };
      await attack('mailed commands of 20 accounts', each('devices.command', one));
    });

    test('a minute of one account costs what its allowances say', async () => {
      const { account } = world.large;
      const commands = Array.from({ length: 50 }, (_, n) => ({
        device: world.vessel,
        command: 'set_tags',
        tags: [`tag${n}`],
      }));
      const calls = [
        { name: 'devices.list', call: { query: { status: 'scanning' } } },
        { name: 'fleet.get', call: {} },
        { name: 'audit.get', call: {} },
        { name: 'batch.run', call: { body: { commands } } },
      ].map(({ call, name }) => ({ name, call: () => ({ account, ...call }) }));
      const used = await attack('a minute of everything at once', calls, 60_000);
      // Allowances are full at first, and are filled once in a minute: 6 s of reads, 6 of plans.
      expect(used).toBeLessThan(2 * (6 + 6) + 6);
    });
  });
});
