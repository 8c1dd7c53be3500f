import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { handleCalls } from '../measure/processes.js';
import { IDLE_MS } from './clients.js';

const handlers = {
  /** Serves objects that are in memory, serialised for each request; returns the port. */
  serve(answers: Readonly<Record<string, object>>): Promise<number> {
    const app = new Hono();
    for (const [path, body] of Object.entries(answers)) app.get(path, (c) => c.json(body));
    return new Promise((done) => {
      const serverOptions = { keepAliveTimeout: IDLE_MS };
      const options = { fetch: app.fetch, hostname: '127.0.0.1', port: 0, serverOptions };
      serve(options, ({ port }) => done(port));
    });
  },
} as const;

/** The calls that the program with hono answers. */
export type HonoCalls = typeof handlers;

handleCalls(handlers);
