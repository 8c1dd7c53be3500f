import type { Exchange } from './exchange.js';
import type { HttpAnswer } from './httpAnswer.js';

/** One method of one path. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly path: string;
  /** Answers a request; undefined when it has begun to answer by itself. Throws wire faults. */
  readonly serve: (exchange: Exchange) => HttpAnswer | undefined | Promise<HttpAnswer | undefined>;
}
