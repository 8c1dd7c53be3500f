import { type Host, memoryStore, type OnRestart } from '@astrarium/host';
import { expect, test } from 'vitest';
import { callHost } from '../../packages/host/src/hostTester.js';
import { LEASE_MS } from '../../packages/host/src/store/lease.js';
import { memoryDisk } from '../../packages/host/src/store/memoryStore.js';
import { EPOCH_MS, testHost } from '../service/testHost.js';

const DAY_MS = 86_400_000;

/** A game on a memory disk, with a wall clock that the test sets. */
function game() {
  const disk = memoryDisk();
  let nowMs = EPOCH_MS;
  return {
    wait: (ms: number) => void (nowMs += ms),
    open: (speed: number, onRestart?: OnRestart): Promise<Host> =>
      testHost({
        store: memoryStore(nowMs, disk),
        ticksPerSecond: speed,
        onRestart,
        nowMs: () => nowMs,
      }),
  };
}

/** Runs a host until it is at a tick. */
async function runTo(host: Host, tick: number): Promise<void> {
  host.runDue();
  await expect.poll(() => host.tick).toBe(tick);
  host.runDue();
  expect(host.tick).toBe(tick);
}

test('after a pause the game continues at the tick of the stop, and is ready at once', async () => {
  const { open, wait } = game();
  const first = await open(60);
  wait(10_000);
  await runTo(first, 600);
  await first.close();
  wait(7 * DAY_MS);
  const second = await open(60, 'pause');
  expect(second.unready).toBeUndefined();
  await runTo(second, 600);
  wait(1_000);
  await runTo(second, 660);
  await second.close();
});

test('time of a pause does not pass later, also when the server was killed', async () => {
  const { open, wait } = game();
  const first = await open(60);
  wait(10_000);
  await runTo(first, 600);
  wait(DAY_MS);
  await open(60, 'pause'); // killed before its first turn
  wait(LEASE_MS + 1_000);
  const second = await open(60, 'catch-up');
  await runTo(second, 600 + (60 * (LEASE_MS + 1_000)) / 1_000);
  await second.close();
});

test('a restart changes no past: the same ticks have the same answers', async () => {
  const { open, wait } = game();
  const first = await open(1);
  await first.openAccount({ email: 'ada@example.org', name: 'Ada', timezone: 'UTC' });
  wait(50_000);
  await runTo(first, 50);
  const ask = (host: Host, operation: 'events.list' | 'devices.list') =>
    callHost(host, operation, { account: 1 });
  const events = await ask(first, 'events.list');
  const devices = await ask(first, 'devices.list');
  await first.close();
  wait(DAY_MS);
  const second = await open(3600, 'pause');
  expect(second.tick).toBe(50);
  expect((await ask(second, 'events.list')).body).toEqual(events.body);
  expect((await ask(second, 'devices.list')).body).toEqual(devices.body);
  await second.close();
});
