import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { QueryParameters } from './requestTarget.js';

/** One request and what is known of it so far. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** The id of the request. */
  readonly id: string;
  readonly startedMs: number;
  /** The template of the path, once it is known: never the path itself, which may hold secrets. */
  route: string;
  path: Readonly<Record<string, string>>;
  query: QueryParameters;
  /** Who asks; 0 is nobody, or nobody known. */
  account: number;
  /** Fields that the answer will bear whatever it is: name, value, name, value … */
  readonly headers: string[];
  /** Gives back what the answer turned out not to cost. */
  refund: (() => void) | undefined;
}

const WELL_FORMED = /^[A-Za-z0-9._-]{1,64}$/;

/** Gives a request its id: the caller's own where it is well-formed, else a new one. */
export function requestIds(): (given?: string | string[]) => string {
  const prefix = randomBytes(6).toString('hex');
  let count = 0;
  return (given) => {
    if (typeof given === 'string' && WELL_FORMED.test(given)) return given;
    count += 1;
    return `${prefix}-${count.toString(36)}`;
  };
}
