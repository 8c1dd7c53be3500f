import { Agent, request } from 'undici';
import {
  answerFault,
  type Came,
  DESCRIBED,
  deref,
  type Described,
  type Json,
} from './contractCheck.js';
import { pick, type Pools, sample, spoil } from './sample.js';

/** What a request is: the operation, and how it is asked. */
export interface Shot {
  readonly of: Described;
  readonly method: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** What is known of the game: texts that really occur, gathered from answers. */
export interface Lore {
  readonly tokens: readonly string[];
  readonly pools: Record<string, string[]>;
  readonly etags: Map<string, string>;
}

const agent = new Agent({ connections: 8, pipelining: 1 });

/** Makes a request of the document, good or spoilt. */
export function aim(random: () => number, { etags, pools, tokens }: Lore): Shot {
  const of = pick(random, DESCRIBED);
  const parameters = ((of.operation['parameters'] ?? []) as readonly Json[]).map(
    (one) => deref(one) as Json,
  );
  const isSpoilt = random() < 0.35;
  const valueOf = (parameter: Json): string => {
    const name = String(parameter['name']);
    const value = sample(parameter['schema'] as Json, random, poolsFor(of, pools), name);
    return String(isSpoilt && random() < 0.3 ? spoil(value, random) : value);
  };
  const inside = (place: string): Json[] => parameters.filter((one) => one['in'] === place);
  let path = of.path;
  for (const one of inside('path')) {
    path = path.replace(`{${String(one['name'])}}`, () => encode(valueOf(one)) || 'x');
  }
  const query = inside('query')
    .filter((one) => one['required'] === true || random() < 0.2)
    .map((one) => `${encode(String(one['name']))}=${encode(valueOf(one))}`);
  if (isSpoilt && random() < 0.1) query.push('surprise=1');
  const target = path + (query.length === 0 ? '' : `?${query.join('&')}`);
  const headers: Record<string, string> = {};
  if (random() < 0.97) headers['authorization'] = `Bearer ${pick(random, tokens)}`;
  const etag = etags.get(target);
  if (etag !== undefined && random() < 0.3) headers['if-none-match'] = etag;
  if (random() < 0.02) headers['if-match'] = '"of-something-else"';
  if (random() < 0.02) headers['accept'] = 'text/x-nothing';
  const content = (of.operation['requestBody'] as Json | undefined)?.['content'] as
    Json | undefined;
  const schema = (content?.['application/json'] as Json | undefined)?.['schema'] as Json;
  if (schema === undefined) return { of, method: of.method, target, headers, body: undefined };
  const good = sample(schema, random, pools);
  const body = JSON.stringify(isSpoilt ? spoil(good, random) : good);
  headers['content-type'] = random() < 0.02 ? 'text/plain' : 'application/json';
  if (random() < 0.1) headers['idempotency-key'] = `k${Math.floor(random() * 30)}`;
  const cut = random() < 0.02 ? body.slice(0, -1) : body;
  return { of, method: of.method, target, headers, body: random() < 0.005 ? huge() : cut };
}

/** Sends a request; gives what came and what is wrong with it by the document. */
export async function shoot(
  url: string,
  { body, headers, method, of, target }: Shot,
): Promise<{ readonly came: Came; readonly fault: string | undefined; readonly etag: string }> {
  const ask = () =>
    request(url + target, {
      method: method as 'GET',
      headers,
      body: body ?? null,
      dispatcher: agent,
    });
  // A connection that rests is closed after a while, maybe as the request sets out.
  const answer = await ask().catch((error: unknown) => {
    if ((error as { readonly code?: string }).code === 'UND_ERR_SOCKET') return ask();
    throw error;
  });
  const type = String(answer.headers['content-type'] ?? '');
  const isStream = type.startsWith('text/event-stream');
  if (isStream) answer.body.destroy();
  const text = isStream ? '' : await answer.body.text();
  const came = { status: answer.statusCode, type, text };
  return { came, fault: answerFault(of, came), etag: String(answer.headers['etag'] ?? '') };
}

/** Remembers codes and ids that an answer shows. */
export function learn(lore: Lore, { text }: Came): void {
  for (const [, name = '', value = ''] of text.matchAll(/"(\w+)":"([^"]{1,64})"/g)) {
    const isOperation = name === 'id' && /^[0-9a-f]{8}-\d+$/.test(value);
    const pool = isOperation ? 'OperationId' : POOL_OF[name];
    if (pool === undefined) continue;
    const known = (lore.pools[pool] ??= []);
    if (!known.includes(value)) known.push(value);
    if (known.length > 60) known.shift();
  }
}

/** Which pool the members of answers fill: schemas of the document, or names of parameters. */
const POOL_OF: Readonly<Record<string, string>> = {
  device_code: 'DeviceCode',
  replicant_code: 'ReplicantCode',
  location: 'LocationCode',
  designation: 'LocationCode',
  site: 'SiteCode',
};

/** A path's `code` is one of what its operation is about. */
function poolsFor({ path }: Described, pools: Pools): Pools {
  const code = path.startsWith('/v1/devices')
    ? pools['DeviceCode']
    : path.startsWith('/v1/replicants')
      ? pools['ReplicantCode']
      : pools['LocationCode'];
  return { ...pools, code: code ?? [] };
}

function encode(text: string): string {
  // Half a pair cannot be written in a URL.
  return encodeURIComponent(text.replace(/[\ud800-\udfff]/g, ''));
}

function huge(): string {
  return JSON.stringify({ name: 'x'.repeat(70_000) });
}
