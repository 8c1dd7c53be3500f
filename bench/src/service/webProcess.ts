import { serve as serveHono } from '@hono/node-server';
import fastify from 'fastify';
import { Hono } from 'hono';
import { handleCalls } from '../measure/childProcess.js';
import { cpuMicros } from './cpuMicros.js';
import { jsonSchema } from './jsonSchema.js';
import { IDLE_MS } from './keepAlive.js';

/** The bodies that a web library answers with, by path. */
export type ReadyAnswers = Readonly<Record<string, object>>;

/** The web libraries that the service is compared with. */
export const WEB_LIBRARIES = ['hono', 'fastify'] as const;

/** The name of a web library. */
export type WebLibrary = (typeof WEB_LIBRARIES)[number];

/** Serves objects that are in memory, serialised for each request; resolves with the port. */
const SERVERS: Readonly<Record<WebLibrary, (answers: ReadyAnswers) => Promise<number>>> = {
  hono(answers) {
    const app = new Hono();
    for (const [path, body] of Object.entries(answers)) app.get(path, (c) => c.json(body));
    return new Promise((done) => {
      const serverOptions = { keepAliveTimeout: IDLE_MS };
      const options = { fetch: app.fetch, hostname: '127.0.0.1', port: 0, serverOptions };
      serveHono(options, ({ port }) => done(port));
    });
  },
  async fastify(answers) {
    const app = fastify({ keepAliveTimeout: IDLE_MS });
    for (const [path, body] of Object.entries(answers)) {
      const schema = { response: { 200: jsonSchema([body]) } };
      app.get(path, { schema }, (_request, reply) => reply.send(body));
    }
    return Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
  },
};

const handlers = {
  serve: (answers: ReadyAnswers) => SERVERS[process.argv[2] as WebLibrary](answers),
  cpuMicros: () => cpuMicros(),
} as const;

/** The calls that the program of a web library answers. */
export type WebHandlers = typeof handlers;

handleCalls(handlers);
