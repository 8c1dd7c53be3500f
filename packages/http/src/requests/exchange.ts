import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Caller, Grant, Pay } from '@astrarium/host';
import type { QueryParameters } from './requestTarget.js';

/** One request and the data gathered for its answer. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** The id of the request. */
  readonly id: string;
  readonly startedMs: number;
  /** The template of the path, '' until known. The path itself may contain secrets. */
  route: string;
  path: Readonly<Record<string, string>>;
  query: QueryParameters;
  /** What the token of the caller allows. */
  grant: Grant;
  /** The network address of the client; undefined for this machine, whose seats do not count. */
  address: string | undefined;
  /** Header fields of the answer, whatever its status: name, value, name, value … */
  readonly headers: string[];
  /** The account or the network whose allowance the request uses. */
  caller: Caller;
  /** Charges the rate allowance for the work of the request; negative units are returned. */
  charge: ((units: number) => void) | undefined;
  /** Charges it for the entries that the request has looked at; tells when nothing is left. */
  pay: Pay | undefined;
  /** Calls `act` when it is the turn of the caller: the thread is shared fairly. */
  readonly inTurn: <T>(act: () => T | Promise<T>) => Promise<T>;
}

const WELL_FORMED = /^[A-Za-z0-9._-]{1,64}$/;

/**
 * The id of a request: the caller's own if it is well-formed, else a random one. One that counts
 * would tell each caller of the requests of all others.
 */
export function requestId(given?: string | string[]): string {
  return typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID();
}
