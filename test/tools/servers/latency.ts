import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { buildSync } from 'esbuild';
import type { ProbeOptions } from './latencyProbe.js';

/** A GET request that is measured. */
export interface Probed {
  readonly url: string;
  /** The token of the player who sends it. */
  readonly token?: string;
}

/** The latency of the answers to one request that was repeated. */
export interface Latency {
  readonly count: number;
  /** Answers with another status than 200, and requests without an answer. */
  readonly failed: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly maxMs: number;
}

/** Milliseconds between two requests: half of a player's allowance for reads. */
const INTERVAL_MS = 20;

/**
 * Repeats GET requests while `act` runs, and returns the latency of each. The requests are sent at
 * fixed times from a thread of their own, so that neither a slow answer nor the work of the test
 * delays the next one. The server must be in another process, or at least in another thread.
 */
export async function latencyDuring<Name extends string>(
  probed: Readonly<Record<Name, Probed>>,
  act: () => Promise<unknown>,
): Promise<Readonly<Record<Name, Latency>>> {
  const requests = Object.values<Probed>(probed);
  const workerData: ProbeOptions = { requests, intervalMs: INTERVAL_MS };
  const worker = new Worker(probeCode(), { eval: true, workerData });
  await once(worker, 'message');
  await act();
  worker.postMessage('end');
  const [measured] = (await once(worker, 'message')) as [readonly Measured[]];
  await worker.terminate();
  const names = Object.keys(probed) as Name[];
  const all = names.map((name, place) => [name, latencyOf(measured[place] as Measured)]);
  return Object.fromEntries(all) as Record<Name, Latency>;
}

/** The latencies of one request, and the number of failed ones. */
type Measured = { readonly ms: readonly number[]; readonly failed: number };

function latencyOf({ failed, ms }: Measured): Latency {
  const sorted = [...ms].sort((a, b) => a - b);
  const at = (part: number): number =>
    sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN;
  return { count: sorted.length, failed, p50Ms: at(0.5), p99Ms: at(0.99), maxMs: at(1) };
}

/** The bundled program of the probe. */
function probeCode(): string {
  const path = fileURLToPath(new URL('latencyProbe.ts', import.meta.url));
  const { outputFiles } = buildSync({
    entryPoints: [path],
    bundle: true,
    format: 'cjs',
    platform: 'node',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

/** A table of latencies in milliseconds, one line for each. */
export function latencyTable(rows: Readonly<Record<string, Latency>>): string {
  const lines = Object.entries(rows).map(([name, { count, failed, p50Ms, p99Ms, maxMs }]) => {
    const figures = [p50Ms, p99Ms, maxMs].map((ms) => ms.toFixed(1).padStart(9)).join('');
    return `${name.padEnd(40)}${figures}${String(count).padStart(9)}${String(failed).padStart(9)}`;
  });
  const head = ['p50', 'p99', 'max', 'count', 'failed'].map((one) => one.padStart(9)).join('');
  return `${['ms'.padEnd(40) + head, ...lines].join('\n')}\n`;
}
