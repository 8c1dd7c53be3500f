import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { HttpMetrics } from './httpMetrics.js';
import { listener, type Listener } from './listener.js';

/** Serves `GET /metrics` for operators, on another port than that of players. */
export function metricsServer(metrics: HttpMetrics): Listener {
  async function answer({ url, method }: IncomingMessage, response: ServerResponse) {
    if (url !== '/metrics' || (method !== 'GET' && method !== 'HEAD')) {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('GET /metrics\n');
      return;
    }
    const text = await metrics.text();
    response.writeHead(200, { 'Content-Type': metrics.contentType }).end(text);
  }

  return listener(
    createServer((request, response) => {
      answer(request, response).catch(() => response.destroy());
    }),
    1000,
  );
}
