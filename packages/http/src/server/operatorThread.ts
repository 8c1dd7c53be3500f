import type { AddressInfo } from 'node:net';

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
  | { readonly kind: 'health'; readonly isReady: boolean; readonly body: string }
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
    seenMs = performance.now();
    if (message.kind === 'health') {
      health = message;
    } else {
      metrics = message;
      for (const sendMetrics of scrapes) sendMetrics();
    }
  });
  server.listen(port, address, () => {
    post({ kind: 'listening', port: (server.address() as AddressInfo).port });
  });
}
