import { createInterface } from 'node:readline';
import { type Host, memoryStore } from '@astrarium/host';
import { afterEach, expect, test } from 'vitest';
import { LEASE_MS } from '../../packages/host/src/store/lease.js';
import { memoryDisk } from '../../packages/host/src/store/memoryStore.js';
import { type Server, serverFolder } from '../service/processes/server.js';
import { EPOCH_MS, testHost } from '../service/testHost.js';
import { cliBundle } from '../tools/cliBundle.js';
import { moveClock } from '../tools/servers/storedGame.js';

let close = (): void => undefined;
afterEach(() => {
  close();
  close = () => undefined;
});

const DAY_MS = 86_400_000;

/** A game on a memory disk, with a wall clock that the test sets. */
function game() {
  const disk = memoryDisk();
  let nowMs = EPOCH_MS;
  const run = async (host: Host, tick: number): Promise<void> => {
    host.runDue();
    while (host.tick < tick) await new Promise(setImmediate);
  };
  return {
    wait: (ms: number) => void (nowMs += ms),
    /** Opens the game, and runs it until it has reached what is due. */
    async open(speed: number | undefined, dueTick: number): Promise<Host> {
      const store = memoryStore(nowMs, disk);
      const host = await testHost({ store, ticksPerSecond: speed, nowMs: () => nowMs });
      await run(host, dueTick);
      expect(host.tick).toBe(dueTick);
      return host;
    },
    run,
  };
}

test('time at --speed 0 does not pass later, when the speed is raised', async () => {
  const { open, wait } = game();
  const standing = await open(0, 0);
  wait(8_000);
  standing.runDue();
  await standing.close();
  const raised = await open(1, 0);
  wait(3_000);
  raised.runDue();
  await expect.poll(() => raised.tick).toBe(3);
});

test('time at --speed 0 does not pass later, also when the server was killed', async () => {
  const { open, run, wait } = game();
  const first = await open(1, 0);
  wait(5_000);
  await run(first, 5);
  await first.close();
  await open(0, 5);
  wait(LEASE_MS + DAY_MS);
  await open(1, 5);
});

test('counts another speed from the restart on, and earlier time at the former one', async () => {
  const { open, run, wait } = game();
  const slow = await open(1, 0);
  wait(10_000);
  await run(slow, 10);
  await slow.close();
  wait(20_000);
  const fast = await open(60, 30);
  wait(2_000);
  await run(fast, 150);
  await fast.close();
  wait(1_000);
  const opened = await open(undefined, 210);
  await opened.close();
});

async function tickOf({ url }: Server): Promise<number> {
  const { tick } = (await (await fetch(`${url}/readyz`)).json()) as { readonly tick: number };
  return tick;
}

test('a clock that was a day ahead is logged, measured and mended', async () => {
  const folder = serverFolder(cliBundle, 'pipe');
  close = () => folder.close();
  await (await folder.start()).stop();
  const tick = await moveClock(folder.data, DAY_MS);

  const standing = await folder.start('--metrics-port', '0');
  const lines: string[] = [];
  if (standing.stderr) createInterface(standing.stderr).on('line', (line) => lines.push(line));
  await expect.poll(() => lines.join('\n')).toMatch('clock --set-anchor');
  const ahead = async (): Promise<number> => {
    const text = await (await fetch(standing.metrics)).text();
    return Number(/^astrarium_clock_ahead_seconds (\S+)$/m.exec(text)?.[1]);
  };
  await expect.poll(ahead).toBeGreaterThan(86_000);
  expect(await tickOf(standing)).toBe(tick);
  await standing.stop();

  expect(await folder.run('clock', '--data', folder.data)).toMatch('stands still for 86');
  const mended = await folder.run('clock', '--set-anchor', '--data', folder.data);
  expect(mended).toMatch(`tick ${tick} at ${new Date().toISOString().slice(0, 11)}`);
  const going = await folder.start();
  await expect.poll(() => tickOf(going)).toBeGreaterThan(tick);
  expect(await tickOf(going)).toBeLessThan(tick + 3_600);
  expect(await going.stop()).toBe(0);
});
