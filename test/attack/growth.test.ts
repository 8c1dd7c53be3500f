import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Host, sqliteStore, type Store } from '@astrarium/host';
import { RATE_LIMITS } from '@astrarium/http';
import { astrarium, type GameSnapshot, STANDARD_RULESET } from '@astrarium/space';
import { expect, onTestFinished, test } from 'vitest';
import { memoryDisk, memoryStore } from '../../packages/host/src/store/memoryStore.js';
import { FULL } from '../../packages/testkit/test/tier.js';
import { jsonCall } from '../service/jsonCall.js';
import { EPOCH_MS, testHost, testServer } from '../service/testHost.js';
import { heavyBatch } from '../tools/servers/heavyWrites.js';
import { LEASE_MS } from '../../packages/host/src/store/lease.js';

/** A game in a file, served with the usual limits, with clocks that the test sets. */
async function servedFile() {
  const folder = mkdtempSync(join(tmpdir(), 'astrarium-growth-'));
  const path = join(folder, 'game.sqlite');
  let nowMs = EPOCH_MS;
  const open = (store: Store): Promise<Host> => testHost({ store, nowMs: () => nowMs });
  const host = await open(sqliteStore(path, { nowMs }));
  const server = await testServer(host, { nowMs: () => nowMs });
  const { url } = server;
  onTestFinished(async () => {
    await server.close();
    await host.close();
    rmSync(folder, { recursive: true });
  });
  const email = 'ada@example.org';
  const { body } = await host.openAccount({ email, name: 'Ada', timezone: 'UTC' });
  const { token } = body as { readonly token: string };
  const list = await jsonCall(url, token, 'GET', '/v1/devices');
  const devices = list.body['devices'] as readonly { readonly device_code: string }[];
  return {
    host,
    open,
    folder,
    wait: (ms: number) => void (nowMs += ms),
    now: () => nowMs,
    device: devices[0]?.device_code ?? '',
    batch: (commands: readonly object[], headers: Record<string, string> = {}) =>
      jsonCall(url, token, 'POST', '/v1/batch', { commands }, { headers }),
  };
}

/** Minutes for which an account uses its whole allowance. */
const MINUTES = 4;

type Served = Awaited<ReturnType<typeof servedFile>>;

/** Sends batches until one is refused; returns how many were carried out. */
async function useAllowance({ batch, device }: Served, commands = heavyBatch): Promise<number> {
  for (let sent = 0; ; sent += 1) {
    const key = { 'idempotency-key': `${Math.random()}` };
    const { status } = await batch(commands(device, sent), key);
    if (status === 429) return sent;
    expect(status).toBe(200);
  }
}

/** Commands that store little each. */
function lightBatch(device: string, round: number): object[] {
  return Array.from({ length: 50 }, (_, at) => ({
    device,
    command: 'set_tags',
    tags: [`${round % 2}${at % 2}`],
  }));
}

const MINUTE_MS = 60_000;

test('an account stores at most 4 MB a minute', async () => {
  const served = await servedFile();
  const stored = (): number => served.host.figures().stored_bytes;
  for (const commands of FULL ? [heavyBatch, lightBatch] : [heavyBatch]) {
    served.wait(2 * MINUTE_MS);
    const before = stored();
    const batches = await useAllowance(served, commands);
    const bytes = stored() - before;
    if (FULL) console.log(`${commands.name}: ${batches} batches, ${bytes} bytes in an allowance`);
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThan(4_000_000);
  }
});

test('the growth per hour is that of the last hour', async () => {
  const { batch, device, host, wait } = await servedFile();
  const perHour = (): number => host.figures().stored_bytes_per_hour;
  /** One batch a minute. */
  const play = async (minutes: number): Promise<void> => {
    for (let minute = 0; minute < minutes; minute += 1) {
      await batch(lightBatch(device, minute));
      wait(MINUTE_MS);
    }
  };
  await play(5);
  const before = host.figures().stored_bytes;
  expect(perHour()).toBe(before * 12);
  await play(60);
  expect(perHour()).toBe(host.figures().stored_bytes - before);
  wait(30 * MINUTE_MS);
  expect(perHour()).toBeLessThan(before * 10);
  wait(31 * MINUTE_MS);
  expect(perHour()).toBe(0);
});

test('batches that are sent at once cannot exceed the allowance', async () => {
  const served = await servedFile();
  const before = served.host.figures().stored_bytes;
  const commands = heavyBatch(served.device, 0);
  const answers = await Promise.all(Array.from({ length: 60 }, () => served.batch(commands)));
  const carriedOut = answers.filter(({ status }) => status === 200);
  expect(carriedOut.length).toBeGreaterThan(5);
  expect(served.host.figures().stored_bytes - before).toBeLessThan(4_000_000);
});

test('the header fields say what a batch has cost', async () => {
  const { batch, device, host, wait } = await servedFile();
  const left = async (commands: object[]): Promise<number> => {
    const { headers } = await batch(commands);
    return Number(/r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1]);
  };
  const { quota } = RATE_LIMITS.write;
  expect(await left(lightBatch(device, 0).slice(0, 1))).toBe(quota - 1);
  expect(await left(lightBatch(device, 0))).toBe(quota - 51);
  wait(MINUTE_MS);
  const before = host.figures().stored_bytes;
  const units = quota - (await left(heavyBatch(device, 0)));
  expect(units).toBeGreaterThan((host.figures().stored_bytes - before) / 1_024);
});

test('replays less than half of its lines after minutes of full allowance', async () => {
  const served = await servedFile();
  for (let minute = 0; minute < MINUTES; minute += 1) {
    await useAllowance(served, minute % 2 === 0 ? heavyBatch : lightBatch);
    served.wait(MINUTE_MS);
  }
  const copy = mkdtempSync(join(tmpdir(), 'astrarium-killed-'));
  cpSync(served.folder, copy, { recursive: true });
  served.wait(LEASE_MS + 1);
  // Processor time, because other tests run at the same time.
  const start = process.cpuUsage();
  const store = sqliteStore(join(copy, 'game.sqlite'), { nowMs: served.now() });
  const restarted = await served.open(store);
  const { system, user } = process.cpuUsage(start);
  const ms = (system + user) / 1_000;
  const lines = [...store.lines(0)].length;
  const replayed = [...store.lines((store.load().keyframe?.n ?? -1) + 1)].length;
  expect(restarted.tick).toBe(served.host.tick);
  expect(replayed).toBeLessThan(lines / 2);
  if (FULL) expect(ms).toBeLessThan(3_000);
  await restarted.close();
  rmSync(copy, { recursive: true });
});

const DAY_MS = 86_400_000;
const PLACES = 3;

/** A game with few places, on one disk; time is days after the start. */
async function smallGame(unusedAccountDays: number | undefined) {
  const disk = memoryDisk();
  let nowMs = EPOCH_MS;
  const limits = { ...STANDARD_RULESET.limits, accounts: PLACES };
  const start = (): Promise<Host<GameSnapshot>> =>
    testHost({
      store: memoryStore(nowMs, disk),
      ruleset: { ...STANDARD_RULESET, limits },
      nowMs: () => nowMs,
      unusedAccountMs: unusedAccountDays === undefined ? undefined : unusedAccountDays * DAY_MS,
    });
  let host = await start();
  return {
    get host() {
      return host;
    },
    disk,
    async restart() {
      await host.close();
      host = await start();
    },
    async open(name: string) {
      const email = `${name}@example.org`;
      const { body, status } = await host.openAccount({ email, name, timezone: 'UTC' });
      return { status, token: String((body as Record<string, unknown>)['token']) };
    },
    /** Lets days pass, with the upkeep of the host. */
    async days(count: number): Promise<void> {
      nowMs += count * DAY_MS;
      host.runDue();
      await host.advance(1);
      await host.advance(1);
    },
    accounts: () => astrarium.read(host.snapshot).accounts.ids(),
  };
}

test('accounts that were never used free their places, addresses and devices', async () => {
  const attacked = await smallGame(30);
  const owner = await attacked.open('owner');
  for (let n = 1; n < PLACES; n += 1) await attacked.open(`stranger${n}`);
  expect((await attacked.open('late')).status).toBe(409);
  expect(attacked.host.authenticate(owner.token).account).toBe(1);
  await attacked.days(29);
  expect(attacked.accounts()).toEqual([1, 2, 3]);
  await attacked.restart();
  await attacked.days(2);
  expect(attacked.accounts()).toEqual([1]);
  expect(astrarium.read(attacked.host.snapshot).devices.ids()).toHaveLength(5);
  expect([...attacked.disk.credentials.keys()]).toEqual([1]);
  expect(JSON.stringify([...attacked.disk.mails.values()])).not.toContain('stranger');
  expect((await attacked.open('stranger1')).status).toBe(200);
  // The deletions are commands of the log: a replay reaches the same world.
  const hash = astrarium.hash(attacked.host.snapshot);
  attacked.disk.keyframes = [];
  await attacked.restart();
  expect(astrarium.hash(attacked.host.snapshot)).toBe(hash);
  expect(attacked.disk.lines.filter((line) => line.includes('delete_account'))).toHaveLength(2);
});

test('a new token starts the time of an unused account again', async () => {
  const attacked = await smallGame(30);
  await attacked.open('slow');
  await attacked.days(29);
  await attacked.open('slow');
  await attacked.days(29);
  expect(attacked.accounts()).toEqual([1]);
  await attacked.days(2);
  expect(attacked.accounts()).toEqual([]);
});

test('without a limit no account is deleted', async () => {
  const attacked = await smallGame(undefined);
  await attacked.open('unused');
  await attacked.days(10_000);
  expect(attacked.accounts()).toEqual([1]);
});
