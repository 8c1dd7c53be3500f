import { Worker } from 'node:worker_threads';
import type { Host } from '@astrarium/host';
import type { HttpMetrics } from './httpMetrics.js';
import {
  type FromOperatorThread,
  operatorThread,
  type OperatorThreadData,
  type ToOperatorThread,
} from './operatorThread.js';

/** Serves `GET /livez`, `/readyz` and `/metrics` for operators, on a port of their own. */
export interface OperatorServer {
  /** Starts to listen and returns the port. Port 0 is any free port. Rejects if it is in use. */
  listen(port: number, address: string): Promise<number>;
  /** From now on answers for a host; before, `/readyz` is 503 and `/livez` 200. */
  serve(metrics: Pick<HttpMetrics, 'contentType' | 'text'>, host: OperatedHost): void;
  /** A sign of life with the readiness of the host; call it at least once a second. */
  beat(): void;
  close(): Promise<void>;
}

/** The part of a host that operators ask for. */
type OperatedHost = Pick<Host, 'tick' | 'unready'>;

/** How long a scrape waits for fresh metrics, in milliseconds; then it gets the last ones. */
const METRICS_WAIT_MS = 25;

/** How old the last metrics are at most while the server moves, in milliseconds. */
const METRICS_MS = 2000;

/** Without a beat for so long, `/livez` is 503. */
const STALLED_MS = 10_000;

/** The operators' server. It has a thread of its own, so that players cannot delay it. */
export function operatorServer(): OperatorServer {
  let worker: Worker | undefined;
  let served: Parameters<OperatorServer['serve']> | undefined;
  let metricsMs = 0;
  const post = (message: ToOperatorThread): void => worker?.postMessage(message);
  const tellMetrics = async (): Promise<void> => {
    if (served === undefined) return;
    const [metrics] = served;
    metricsMs = performance.now();
    post({ kind: 'metrics', type: metrics.contentType, text: await metrics.text() });
  };
  const beat = (): void => {
    if (served === undefined) return;
    const [, { tick, unready }] = served;
    const body = unready === undefined ? { status: 'ready', tick } : { status: UNREADY[unready] };
    post({ kind: 'health', isReady: unready === undefined, body: JSON.stringify(body) });
    if (worker !== undefined && performance.now() - metricsMs >= METRICS_MS) void tellMetrics();
  };
  return {
    listen(port, address) {
      const workerData: OperatorThreadData = {
        port,
        address,
        waitMs: METRICS_WAIT_MS,
        stalledMs: STALLED_MS,
      };
      const started = new Worker(`(${operatorThread.toString()})()`, { eval: true, workerData });
      worker = started;
      started.unref();
      beat();
      void tellMetrics();
      return new Promise((resolve, reject) => {
        started.on('error', reject);
        started.on('message', (message: FromOperatorThread) => {
          if (message.kind === 'listening') resolve(message.port);
          else if (message.kind === 'collect') void tellMetrics();
          else reject(Object.assign(new Error(message.message), { code: message.code }));
        });
      });
    },
    serve(...wanted) {
      served = wanted;
      beat();
      void tellMetrics();
    },
    beat,
    async close() {
      await worker?.terminate();
      worker = undefined;
    },
  };
}

/** Why a host is not ready, in words. */
export const UNREADY: Readonly<Record<NonNullable<Host['unready']>, string>> = {
  failed: 'The store has failed',
  store_full: 'The disk is full: no changes are possible',
  store_locked: 'Another program locks the store: changes wait',
  behind: 'The game catches up with the wall clock',
};
