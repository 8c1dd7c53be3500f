import { jsonFault } from '@astrarium/contract';
import type { Line } from './lineSplitter.js';
import { RPC_ERROR_CODES, type RpcError } from './rpcError.js';

/** The parameters of a request, by name. */
export type Params = Readonly<Record<string, unknown>>;

/**
 * The id of a request as it was written, which is JSON: a number would lose digits. Undefined for a
 * notification, which gets no answer.
 */
export type RpcId = string | undefined;

/** A request, or the error of an invalid one. */
export type RpcRequest =
  | { readonly id: RpcId; readonly method: string; readonly params: unknown }
  | { readonly id: string; readonly error: RpcError };

/** The requests of one line. */
export interface RpcLine {
  /** Whether all of them get one common answer. */
  readonly batch: boolean;
  readonly requests: readonly RpcRequest[];
}

/** Maximum of requests in a batch. */
const MAX_BATCH = 100;

/** Maximum depth of arrays and objects in a line: 32 of a body, and the request around it. */
const MAX_DEPTH = 35;

const { invalidRequest, parseError } = RPC_ERROR_CODES;

/** Reads a line; a blank one has no requests. */
export function readLine(line: Line): RpcLine {
  if (line === 'too long') return fault(invalidRequest, 'the line is too long');
  let value: unknown;
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(line);
    if (/^[ \t\r]*$/.test(text)) return { batch: false, requests: [] };
    if (isDeep(text)) return fault(invalidRequest, `nested deeper than ${MAX_DEPTH} levels`);
    value = JSON.parse(text);
  } catch {
    return fault(parseError, 'the line is not JSON in UTF-8');
  }
  const ambiguity = jsonFault(text, 'The line', MAX_DEPTH);
  if (ambiguity !== undefined) return fault(parseError, ambiguity);
  const ids = writtenIds(text, Array.isArray(value) ? 2 : 1);
  if (!Array.isArray(value)) return { batch: false, requests: [readRequest(value, ids[0])] };
  if (value.length === 0) return fault(invalidRequest, 'the batch is empty');
  if (value.length > MAX_BATCH) {
    return fault(
      invalidRequest,
      `the batch has ${value.length} requests, the limit is ${MAX_BATCH}`,
    );
  }
  return { batch: true, requests: value.map((one, at) => readRequest(one, ids[at])) };
}

function fault(code: number, message: string): RpcLine {
  return { batch: false, requests: [{ id: 'null', error: { code, message } }] };
}

/** Reads a request whose id was written as `written`. */
function readRequest(value: unknown, written: string | undefined): RpcRequest {
  const refuse = (id: string, message: string): RpcRequest => ({
    id,
    error: { code: invalidRequest, message },
  });
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return refuse('null', 'a request is an object');
  }
  const { id, jsonrpc, method, params } = value as Record<string, unknown>;
  if (id !== undefined && id !== null && typeof id !== 'string' && typeof id !== 'number') {
    return refuse('null', 'id must be a string, a number or null');
  }
  if (jsonrpc !== '2.0') return refuse(written ?? 'null', 'jsonrpc must be "2.0"');
  if (typeof method !== 'string') return refuse(written ?? 'null', 'method must be a string');
  if (params !== undefined && (typeof params !== 'object' || params === null)) {
    return refuse(written ?? 'null', 'params must be an object');
  }
  return { id: written, method, params };
}

/** Whether a JSON text has more than `MAX_DEPTH` levels. */
function isDeep(text: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const mark = text[at];
    if (mark === '"') quoted = !quoted;
    else if (quoted) at += mark === '\\' ? 1 : 0;
    else if (mark === '[' || mark === '{') depth += 1;
    else if (mark === ']' || mark === '}') depth -= 1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

/**
 * The ids of requests as they were written, by their place in a batch; undefined for a request
 * without one. A string or a number is complete; of other values, which are invalid ids, only the
 * start is returned.
 *
 * @param text valid JSON
 * @param level 1 for one request, 2 for a batch
 */
export function writtenIds(text: string, level: 1 | 2): (string | undefined)[] {
  const ids: (string | undefined)[] = [];
  let depth = 0;
  let place = 0;
  for (let at = 0; at < text.length; at += 1) {
    const mark = text[at];
    if (mark === '"') {
      const end = endOfString(text, at);
      const colon = afterSpace(text, end);
      if (depth === level && text[colon] === ':' && JSON.parse(text.slice(at, end)) === 'id') {
        ids[place] = valueAt(text, afterSpace(text, colon + 1));
      }
      at = end - 1;
    } else if (mark === '[' || mark === '{') depth += 1;
    else if (mark === ']' || mark === '}') depth -= 1;
    else if (mark === ',' && depth === level - 1) place += 1;
  }
  return ids;
}

/** The index after a string that starts at `start`. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at + 1;
}

function afterSpace(text: string, start: number): number {
  let at = start;
  while (text[at] === ' ' || text[at] === '\t' || text[at] === '\r') at += 1;
  return at;
}

/** The string, number or word at a place. */
function valueAt(text: string, start: number): string {
  if (text[start] === '"') return text.slice(start, endOfString(text, start));
  let end = start;
  while (/[\w.+-]/.test(text[end] ?? '')) end += 1;
  return text.slice(start, end);
}
