import { Agent, request } from 'undici';
import {
  answerFault,
  type HttpAnswer,
  DOCUMENTED_OPERATIONS,
  deref,
  type DocumentedOperation,
  type Json,
} from './contractCheck.js';
import { pick, type Pools, sample, corrupt } from './schemaSample.js';

/** A request and the operation that it is for. */
export interface RandomRequest {
  readonly documented: DocumentedOperation;
  readonly method: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** Values that occur in the game, collected from answers. */
export interface KnownValues {
  readonly tokens: readonly string[];
  readonly pools: Record<string, string[]>;
  readonly etags: Map<string, string>;
}

const agent = new Agent({ connections: 8, pipelining: 1 });

/** Generates a request from the document, valid or invalid, or a valid one for an operation. */
export function randomRequest(
  random: () => number,
  { etags, pools, tokens }: KnownValues,
  wanted?: DocumentedOperation,
): RandomRequest {
  const documented = wanted ?? pick(random, DOCUMENTED_OPERATIONS);
  const parameters = ((documented.operation['parameters'] ?? []) as readonly Json[]).map(
    (one) => deref(one) as Json,
  );
  const isInvalid = wanted === undefined && random() < 0.35;
  const valueOf = (parameter: Json): string => {
    const name = String(parameter['name']);
    const value = sample(parameter['schema'] as Json, random, poolsFor(documented, pools), name);
    return String(isInvalid && random() < 0.3 ? corrupt(value, random) : value);
  };
  const parametersIn = (place: string): Json[] => parameters.filter((one) => one['in'] === place);
  let path = documented.path;
  for (const one of parametersIn('path')) {
    path = path.replace(`{${String(one['name'])}}`, () => encode(valueOf(one)) || 'x');
  }
  const query = parametersIn('query')
    .filter((one) => one['required'] === true || random() < 0.2)
    .map((one) => `${encode(String(one['name']))}=${encode(valueOf(one))}`);
  if (isInvalid && random() < 0.1) query.push('unknown=1');
  const target = path + (query.length === 0 ? '' : `?${query.join('&')}`);
  const headers: Record<string, string> = {};
  if (random() < 0.97) headers['authorization'] = `Bearer ${pick(random, tokens)}`;
  const etag = etags.get(target);
  if (etag !== undefined && random() < 0.3) headers['if-none-match'] = etag;
  if (random() < 0.02) headers['if-match'] = '"another"';
  if (random() < 0.02) headers['accept'] = 'text/x-nothing';
  const content = (documented.operation['requestBody'] as Json | undefined)?.['content'] as
    | Json
    | undefined;
  const schema = (content?.['application/json'] as Json | undefined)?.['schema'] as Json;
  if (schema === undefined)
    return { documented, method: documented.method, target, headers, body: undefined };
  const valid = sample(schema, random, pools);
  const body = JSON.stringify(isInvalid ? corrupt(valid, random) : valid);
  headers['content-type'] = random() < 0.02 ? 'text/plain' : 'application/json';
  if (random() < 0.1) headers['idempotency-key'] = `k${Math.floor(random() * 30)}`;
  const cut = random() < 0.02 ? body.slice(0, -1) : body;
  return {
    documented,
    method: documented.method,
    target,
    headers,
    body: random() < 0.005 ? huge() : cut,
  };
}

/** Sends a request; returns the answer and what the document does not allow in it. */
export async function sendRequest(
  url: string,
  { body, headers, method, documented, target }: RandomRequest,
): Promise<{
  readonly answer: HttpAnswer;
  readonly fault: string | undefined;
  readonly etag: string;
}> {
  const response = await request(url + target, {
    method: method as 'GET',
    headers,
    body: body ?? null,
    dispatcher: agent,
  });
  const type = String(response.headers['content-type'] ?? '');
  const isStream = type.startsWith('text/event-stream');
  if (isStream) response.body.destroy();
  const text = isStream ? '' : await response.body.text();
  const answer = { status: response.statusCode, type, text };
  const etag = String(response.headers['etag'] ?? '');
  return { answer, fault: answerFault(documented, answer), etag };
}

/** Adds codes and ids of an answer to the known values. */
export function collectValues(known: KnownValues, { text }: HttpAnswer): void {
  for (const [, name = '', value = ''] of text.matchAll(/"(\w+)":"([^"]{1,64})"/g)) {
    const pool = name === 'id' ? poolOfId(value) : POOL_OF[name];
    if (pool === undefined) continue;
    const values = (known.pools[pool] ??= []);
    if (!values.includes(value)) values.push(value);
    if (values.length > 60) values.shift();
  }
}

/** The pool of an id: operations begin with the code of a device, events with a time. */
function poolOfId(id: string): string | undefined {
  if (/^[0-9a-f]{8}-\d+$/.test(id)) return 'OperationId';
  return /^\d{13}-\d+$/.test(id) ? 'EventId' : undefined;
}

/** The pool for each member of answers: the name of a schema of the document or of a parameter. */
const POOL_OF: Readonly<Record<string, string>> = {
  device_code: 'DeviceCode',
  replicant_code: 'ReplicantCode',
  location: 'LocationCode',
  designation: 'LocationCode',
  site: 'SiteCode',
  webhook_id: 'WebhookId',
  delivery_id: 'DeliveryId',
};

/** The pools for an operation: what a `code` in its path names depends on the path. */
function poolsFor({ path }: DocumentedOperation, pools: Pools): Pools {
  const code = path.startsWith('/v1/devices')
    ? pools['DeviceCode']
    : path.startsWith('/v1/replicants')
      ? pools['ReplicantCode']
      : pools['LocationCode'];
  return { ...pools, code: code ?? [] };
}

function encode(text: string): string {
  // A lone surrogate cannot be encoded in a URL.
  return encodeURIComponent(text.replace(/[\ud800-\udfff]/g, ''));
}

/** A body beyond the limit of all operations. */
export function huge(): string {
  return JSON.stringify({ name: 'x'.repeat(70_000) });
}
