import { astrarium, STANDARD_RULESET, type GameSnapshot } from '@astrarium/space';
import type { Host } from '@astrarium/host';
import { expect, test } from 'vitest';
import { memoryDisk, memoryStore } from '../../packages/host/src/store/memoryStore.js';
import { EPOCH_MS, testHost } from '../service/testHost.js';

const DAY_MS = 86_400_000;
const PLACES = 3;

/** A game with few places, on one disk; time is days after the start. */
async function game(unusedAccountDays: number | undefined) {
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
  const attacked = await game(30);
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
  const attacked = await game(30);
  await attacked.open('slow');
  await attacked.days(29);
  await attacked.open('slow');
  await attacked.days(29);
  expect(attacked.accounts()).toEqual([1]);
  await attacked.days(2);
  expect(attacked.accounts()).toEqual([]);
});

test('without a limit no account is deleted', async () => {
  const attacked = await game(undefined);
  await attacked.open('unused');
  await attacked.days(10_000);
  expect(attacked.accounts()).toEqual([1]);
});
