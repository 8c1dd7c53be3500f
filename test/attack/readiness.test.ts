import { memoryStore, type Store, StoreFailure } from '@astrarium/host';
import { afterEach, expect, test } from 'vitest';
import { EPOCH_MS, testHost, testServer } from '../service/testHost.js';

let close = (): Promise<void> => Promise.resolve();
afterEach(() => close());

/** A served game at one tick per second, whose clock, turns and store the test controls. */
async function game() {
  let nowMs = EPOCH_MS;
  let fault: StoreFailure | undefined;
  const turns: (() => void)[] = [];
  const guarded = <A extends unknown[]>(act: (...args: A) => void) => {
    return (...args: A): void => {
      if (fault !== undefined) throw fault;
      act(...args);
    };
  };
  const real = memoryStore(nowMs);
  const store: Store = { ...real, commit: guarded(real.commit), renew: guarded(real.renew) };
  const defer = (act: () => void): void => void turns.push(act);
  const host = await testHost({ store, ticksPerSecond: 1, nowMs: () => nowMs, defer });
  const server = await testServer(host);
  const { metrics, url } = server;
  close = async () => {
    await server.close();
    await host.close();
  };
  return {
    host,
    wait: (ms: number) => void (nowMs += ms),
    fail: (reason?: StoreFailure['reason']) => {
      fault = reason === undefined ? undefined : new StoreFailure(reason, 'the test says so');
    },
    /** Runs what is due and the turns that were deferred, until their commits have ended. */
    async run() {
      host.runDue();
      for (const act of turns.splice(0)) act();
      await new Promise((resolve) => setImmediate(resolve));
    },
    async status(): Promise<number> {
      host.runDue();
      expect((await fetch(`${url}/livez`)).status).toBe(200);
      return (await fetch(`${url}/readyz`)).status;
    },
    async metric(name: string): Promise<number> {
      const text = await metrics.text();
      return Number(new RegExp(`^astrarium_${name} (.*)$`, 'm').exec(text)?.[1]);
    },
  };
}

test('readyz is 503 while the game catches up', async () => {
  const { host, metric, run, status, wait } = await game();
  wait(9_000);
  expect(await status()).toBe(200);
  wait(3_600_000);
  expect(await status()).toBe(503);
  expect(host.unready).toBe('behind');
  expect(await metric('lag_ticks')).toBe(3_609);
  expect(await metric('ready')).toBe(0);
  while (host.tick < 3_609) await run();
  expect(await status()).toBe(200);
  expect(await metric('ready')).toBe(1);
  expect(await metric('readiness_changes_total')).toBe(2);
});

test.each([
  ['full', 'store_full'],
  ['locked', 'store_locked'],
] as const)('readyz is 503 while the store is %s', async (reason, unready) => {
  const { fail, host, run, status, wait } = await game();
  fail(reason);
  wait(3_000);
  await run();
  expect(await status()).toBe(503);
  expect(host.unready).toBe(unready);
  fail();
  wait(3_000);
  await run();
  expect(await status()).toBe(200);
});
