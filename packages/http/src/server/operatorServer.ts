import { Worker } from 'node:worker_threads';
import type { AddressInfo } from 'node:net';
import type { Host } from '@astrarium/host';
import type { OperatorMetrics } from '../reports/httpMetrics.js';

/** Serves `GET /livez`, `/readyz` and `/metrics` for operators, on a port of their own. */
export interface OperatorServer {
  /** Starts to listen and returns the port. Port 0 is any free port. Rejects if it is in use. */
  listen(port: number, address: string): Promise<number>;
  /** From now on answers for a host; before, `/readyz` is 503 and `/livez` 200. */
  serve(metrics: OperatorMetrics, host: OperatedHost): void;
  /** A sign of life with the readiness of the host; call it at least once a second. */
  beat(): void;
  close(): Promise<void>;
}

/** The part of a host that operators ask for, or of a server that does not have its game yet. */
export interface OperatedHost extends Pick<Host, 'tick'> {
  readonly unready: keyof typeof UNREADY | undefined;
  /** More about why the server is not ready. */
  readonly detail?: string | undefined;
}

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
    const [, { detail, tick, unready }] = served;
    const body =
      unready === undefined ? { status: 'ready', tick } : { status: UNREADY[unready], detail };
    post({
      kind: 'health',
      isReady: unready === undefined,
      isStarting: unready === 'starting',
      body: JSON.stringify(body),
    });
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

/** Why a server is not ready, in words. */
export const UNREADY: Readonly<
  Record<NonNullable<Host['unready']> | 'outdated' | 'standby' | 'starting', string>
> = {
  failed: 'The store has failed',
  stopped: 'A rule of the game fails: time stands',
  store_full: 'The disk is full: no changes are possible',
  store_locked: 'The store is locked or cannot be reached: changes wait',
  behind: 'The game catches up with the wall clock',
  outdated: 'This standby cannot continue the game: its rules or options are others',
  standby: 'Another server writes the game: this one waits',
  starting: 'The game is being opened',
};

/** What the thread of the operators' port is started with. */
export interface OperatorThreadData {
  readonly port: number;
  readonly address: string;
  /** How long a scrape waits for fresh metrics; then it gets the last ones. */
  readonly waitMs: number;
  /** Without a sign of life for so long, the server counts as hanging. */
  readonly stalledMs: number;
}

/** What the server tells the thread. */
export type ToOperatorThread =
  | {
      readonly kind: 'health';
      readonly isReady: boolean;
      readonly isStarting: boolean;
      readonly body: string;
    }
  | { readonly kind: 'metrics'; readonly type: string; readonly text: string };

/** What the thread tells the server. */
export type FromOperatorThread =
  | { readonly kind: 'listening'; readonly port: number }
  | { readonly kind: 'failed'; readonly code: string; readonly message: string }
  | { readonly kind: 'collect' };

/**
 * The program of the thread that serves `GET /livez`, `/readyz` and `/metrics` to operators, also
 * while the server's own thread is busy. It is started from its source text, so it must not use
 * anything from outside of itself.
 */
export function operatorThread(): void {
  const { createServer } = process.getBuiltinModule('node:http');
  const { parentPort, workerData } = process.getBuiltinModule('node:worker_threads');
  const { address, port, stalledMs, waitMs } = workerData as OperatorThreadData;
  const post = (message: FromOperatorThread): void => parentPort?.postMessage(message);
  let health = { isReady: false, body: '{"status":"starting"}' };
  // A start may take long, and the server's own thread gives no sign of life meanwhile.
  let seenMs = Infinity;
  let metrics = { type: 'text/plain', text: '' };
  const scrapes = new Set<() => void>();

  const server = createServer((request, response) => {
    const send = (status: number, type: string, text: string): void =>
      void response
        .writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' })
        .end(request.method === 'HEAD' ? undefined : text);
    const sendMetrics = (): void => {
      if (!scrapes.delete(sendMetrics)) return;
      send(metrics.text === '' ? 503 : 200, metrics.type, metrics.text);
    };
    const path = request.method === 'GET' || request.method === 'HEAD' ? request.url : '';
    if (path === '/livez') {
      const isLive = performance.now() - seenMs < stalledMs;
      send(isLive ? 200 : 503, 'application/json', `{"status":"${isLive ? 'live' : 'hanging'}"}`);
    } else if (path === '/readyz') {
      send(health.isReady ? 200 : 503, 'application/json', health.body);
    } else if (path === '/metrics') {
      scrapes.add(sendMetrics);
      post({ kind: 'collect' });
      setTimeout(sendMetrics, waitMs);
    } else {
      send(404, 'text/plain', 'GET /livez, /readyz or /metrics\n');
    }
  });
  server.on('error', (error) => {
    const { code = '', message } = error as NodeJS.ErrnoException;
    post({ kind: 'failed', code, message });
  });
  parentPort?.on('message', (message: ToOperatorThread) => {
    if (message.kind === 'health') {
      health = message;
      seenMs = message.isStarting ? Infinity : performance.now();
    } else {
      metrics = message;
      for (const sendMetrics of scrapes) sendMetrics();
    }
  });
  server.listen(port, address, () => {
    post({ kind: 'listening', port: (server.address() as AddressInfo).port });
  });
}
