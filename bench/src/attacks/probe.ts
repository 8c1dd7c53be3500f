import { requestBytes, statusOf, type KeepAlive, keepAlive } from '../service/keepAlive.js';
import { percentile } from '../measure/statistics.js';

/** A GET request that is measured. */
export interface Probed {
  readonly port: number;
  readonly path: string;
  readonly token: string;
}

/** The times to the answers of a request, in milliseconds. */
export interface Latency {
  readonly answers: number;
  /** The number of requests without an answer, or with another status than 200. */
  readonly failed: number;
  readonly p50_ms: number;
  readonly p99_ms: number;
  readonly max_ms: number;
}

/** Milliseconds between two requests of one kind. */
const INTERVAL_MS = 20;

/**
 * Repeats requests at fixed times while `act` runs, each on a connection of its own. The time to an
 * answer counts from the moment at which the request was due, so that a slow answer also counts for
 * the requests that it delays.
 */
export async function probe<Name extends string>(
  probed: Readonly<Record<Name, Probed>>,
  act: () => Promise<unknown>,
): Promise<Readonly<Record<Name, Latency>>> {
  const names = Object.keys(probed) as Name[];
  let isEnding = false;
  const repeat = async (name: Name): Promise<readonly [Name, Latency]> => {
    const { path, port, token } = probed[name];
    let connection: KeepAlive | undefined;
    const request = requestBytes('GET', path, token);
    const times: number[] = [];
    let failed = 0;
    for (let dueMs = performance.now(); !isEnding; dueMs += INTERVAL_MS) {
      const waitMs = dueMs - performance.now();
      if (waitMs > 0) await new Promise((due) => setTimeout(due, waitMs));
      const sentMs = waitMs > 0 ? performance.now() : dueMs;
      try {
        connection ??= await keepAlive(port);
        if (statusOf(await connection.exchange(request)) !== 200) failed += 1;
      } catch {
        // The server closed the connection.
        connection = undefined;
        failed += 1;
      }
      times.push(performance.now() - sentMs);
    }
    connection?.close();
    return [name, latencyOf(times, failed)];
  };
  const measured = Promise.all(names.map(repeat));
  await act();
  isEnding = true;
  return Object.fromEntries(await measured) as Record<Name, Latency>;
}

function latencyOf(times: readonly number[], failed: number): Latency {
  const sorted = Float64Array.from(times).sort();
  const at = (share: number): number => percentile(sorted, share);
  return { answers: times.length, failed, p50_ms: at(0.5), p99_ms: at(0.99), max_ms: at(1) };
}
