import { setTimeout as delay } from 'node:timers/promises';
import { startProcess } from '../measure/childProcess.js';
import { openClients } from './clients.js';
import { loadReport, type LoadRound } from './load.js';
import type { MillionHandlers } from './millionProcess.js';
import type { Measured, Peers } from './peers.js';

const READERS = 8;

/** Milliseconds between two requests of a reader, and between two writes. */
const READ_MS = 20;
const WRITE_MS = 5;

/** The time for ticks and compiled code to settle, and that of the measurement, in rounds. */
const WARM_UP_ROUNDS = 5;
const MEASURED_ROUNDS = 40;

/**
 * Serves a million devices at ten ticks a second, to readers of pages and a writer at a given rate.
 * The written bytes make several keyframes.
 */
export async function measureMillion({ devices, effort, folder }: Peers): Promise<Measured> {
  const { roundMs } = effort;
  const args = [folder, String(devices), String(READERS + 1)];
  const maker = startProcess<MillionHandlers>('./millionProcess.js', { args });
  await maker.call('make');
  await maker.end();
  const game = startProcess<MillionHandlers>('./millionProcess.js', { args });
  try {
    const { players, port, startSeconds } = await game.call('serve');
    const clients = await openClients(port, players);
    const paced = async (ms: number, pauseMs: number, act: () => Promise<unknown>) => {
      const micros: number[] = [];
      const endMs = performance.now() + ms;
      for (let next = performance.now(); next < endMs; next += pauseMs) {
        await delay(Math.max(0, next - performance.now()));
        const start = performance.now();
        await act();
        micros.push((performance.now() - start) * 1000);
      }
      return micros;
    };
    const run = async (ms: number): Promise<readonly number[]> => {
      const writes = paced(ms, WRITE_MS, () => clients.write(READERS));
      const reads = Array.from({ length: READERS }, (_, client) =>
        paced(ms, READ_MS, () => clients.page(client)),
      );
      await writes;
      return (await Promise.all(reads)).flat();
    };
    await run(WARM_UP_ROUNDS * roundMs);
    await game.call('watch');
    const before = await game.call('watched');
    const micros = await run(MEASURED_ROUNDS * roundMs);
    const after = await game.call('watched');
    clients.close();
    const perSecond = (micros.length * 1000) / (MEASURED_ROUNDS * roundMs);
    const round: LoadRound = { perSecond, micros, cpuMicros: 0 };
    const report = loadReport('GET /v1/devices in the large game, paced', READERS, [round]);
    return {
      loads: [report],
      figures: {
        million_get_p99_ms: report.p99_us / 1000,
        million_stop_ms: after.stopMs,
        million_ticks: after.tick - before.tick,
        million_stored_mb: (after.storedBytes - before.storedBytes) / 1e6,
        million_start_seconds: startSeconds,
        million_peak_mb: after.peakMb,
      },
    };
  } finally {
    await game.end();
  }
}
