import { requestBytes, statusOf, type KeepAlive, keepAlive } from '../service/keepAlive.js';
import { percentile } from '../measure/statistics.js';

/** A GET request that is measured. */
export interface Probed {
  readonly port: number;
  readonly path: string;
  /** The tokens of its callers, '' for none. Each caller has a connection. */
  readonly tokens: readonly string[];
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

/** Milliseconds between two requests of a caller. */
const INTERVAL_MS = 100;

/**
 * Repeats requests at fixed times while `act` runs, each caller on a connection of its own. The
 * time to an answer counts from the moment at which the request was due, so that a slow answer also
 * counts for the requests that it delays.
 */
export async function probe<Name extends string>(
  probed: Readonly<Record<Name, Probed>>,
  act: () => Promise<unknown>,
): Promise<Readonly<Record<Name, Latency>>> {
  const isEnding = { value: false };
  const names = Object.keys(probed) as Name[];
  const isOpen: Promise<void>[] = [];
  const measured = Promise.all(
    names.map(async (name) => {
      const { path, port, tokens } = probed[name];
      const callers = tokens.map((token, at) => {
        const connection = keepAlive(port);
        isOpen.push(connection.then(() => undefined));
        const delayMs = (INTERVAL_MS * at) / tokens.length;
        return repeat({ port, path, token, delayMs, connection }, isEnding);
      });
      return [name, latencyOf(await Promise.all(callers))] as const;
    }),
  );
  // Players keep their connections open.
  await Promise.all(isOpen);
  await act();
  isEnding.value = true;
  return Object.fromEntries(await measured) as Record<Name, Latency>;
}

/** The answers to one caller. */
interface Answers {
  readonly times: readonly number[];
  readonly failed: number;
}

interface Caller {
  readonly port: number;
  readonly path: string;
  readonly token: string;
  readonly delayMs: number;
  readonly connection: Promise<KeepAlive>;
}

async function repeat(request: Caller, isEnding: { readonly value: boolean }): Promise<Answers> {
  const bytes = requestBytes('GET', request.path, request.token);
  const times: number[] = [];
  let connection: KeepAlive | undefined = await request.connection;
  let failed = 0;
  for (let dueMs = performance.now() + request.delayMs; !isEnding.value; dueMs += INTERVAL_MS) {
    const waitMs = dueMs - performance.now();
    if (waitMs > 0) await new Promise((due) => setTimeout(due, waitMs));
    const sentMs = waitMs > 0 ? performance.now() : dueMs;
    try {
      connection ??= await keepAlive(request.port);
      if (statusOf(await connection.exchange(bytes)) !== 200) failed += 1;
    } catch {
      // The server closed the connection.
      connection = undefined;
      failed += 1;
    }
    times.push(performance.now() - sentMs);
  }
  connection?.close();
  return { times, failed };
}

function latencyOf(callers: readonly Answers[]): Latency {
  const sorted = Float64Array.from(callers.flatMap(({ times }) => times)).sort();
  const failed = callers.reduce((sum, one) => sum + one.failed, 0);
  const at = (share: number): number => percentile(sorted, share);
  return { answers: sorted.length, failed, p50_ms: at(0.5), p99_ms: at(0.99), max_ms: at(1) };
}
