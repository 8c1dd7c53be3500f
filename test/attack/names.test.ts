import { spaceGame } from '@astrarium/space/service';
import { PassThrough } from 'node:stream';
import { stdioSession, trainingSession } from '@astrarium/stdio';
import { Agent, request } from 'undici';
import { expect, test } from 'vitest';
import { deref, DOCUMENTED_OPERATIONS, type Json } from '../service/contract/contractCheck.js';
import { sample, seededRandom } from '../service/contract/schemaSample.js';
import { servedGame } from '../service/servedGame.js';
import { FULL } from '../../packages/testkit/test/tier.js';
import { HOSTILE_NAMES, hostileVariants, prototypeMembers } from '../tools/hostileNames.js';

/** Each server takes seconds; the lines of stdio below try all names. */
const NAMES = FULL ? HOSTILE_NAMES : HOSTILE_NAMES.slice(0, 3);

const PLENTY = { quota: 1e9, windowSeconds: 1 };

const agent = new Agent({ connections: 8, pipelining: 1 });

interface Sent {
  readonly method: string;
  readonly target: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Requests with a name in each place of each operation from which something is looked up. */
function requestsWith(name: string): Sent[] {
  const random = seededRandom(1);
  const pages = ['/docs', '/problems', '/v1', '', '/docs/docs.css'].flatMap((path) => [
    { method: 'GET', target: `${path}/${name}` },
    { method: name.replace(/_/g, '').toUpperCase(), target: `${path}/` },
  ]);
  const selecting = ['Accept', 'Authorization', 'Content-Type', 'Content-Encoding', 'Origin'];
  selecting.push('Idempotency-Key', 'If-None-Match', 'Last-Event-ID', 'X-Request-Id', name);
  const headers = selecting.flatMap((field) =>
    ['/v1/devices', '/v1/events/stream', '/docs/', '/readyz'].map((target) => ({
      method: 'GET',
      target,
      headers: { [field]: field === 'Authorization' ? `Bearer ${name}` : name },
    })),
  );
  const operations = DOCUMENTED_OPERATIONS.flatMap(({ method, operation, path }): Sent[] => {
    const parameters = ((operation['parameters'] ?? []) as Json[]).map((one) => deref(one) as Json);
    const queries = parameters.filter((one) => one['in'] === 'query').map((one) => one['name']);
    const plain = path.replace(/\{\w+\}/g, 'SOL');
    const content = (operation['requestBody'] as Json | undefined)?.['content'] as Json | undefined;
    const schema = (content?.['application/json'] as Json | undefined)?.['schema'] as Json;
    const valid = schema === undefined ? undefined : sample(schema, random, {});
    const bodies = schema === undefined ? [undefined] : [valid, ...hostileVariants(valid, name)];
    return [
      { method, target: path.replace(/\{\w+\}/g, name), body: valid },
      ...queries.map((query) => ({ method, target: `${plain}?${String(query)}=${name}` })),
      { method, target: `${plain}?${name}=1`, body: valid },
      { method, target: `${plain}?${name}[polluted]=1&${name}.polluted=1`, body: valid },
      ...bodies.map((body) => ({ method, target: plain, body })),
    ];
  });
  return [...pages, ...headers, ...operations];
}

/** Sends one request; returns its status. A stream is closed after its head. */
async function statusOf(url: string, token: string, sent: Sent): Promise<number> {
  const { statusCode, body } = await request(url + sent.target, {
    dispatcher: agent,
    method: sent.method as 'GET',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      ...Object.fromEntries(
        Object.entries(sent.headers ?? {}).map(([field, value]) => [field.toLowerCase(), value]),
      ),
    },
    body: sent.body === undefined ? null : JSON.stringify(sent.body),
  });
  const isStream = sent.target.startsWith('/v1/events/stream');
  // Destroying the body of a stream is reported as an error.
  if (isStream) body.on('error', () => undefined).destroy();
  else await body.text();
  return statusCode;
}

test.each(NAMES)('no place of a request that is %s fails the server', async (name) => {
  const before = prototypeMembers();
  const game = await servedGame({ read: PLENTY, write: PLENTY, plan: PLENTY, account: PLENTY });
  const { token } = await game.join('Ada');
  const requests = requestsWith(name);
  expect(requests.length).toBeGreaterThan(200);
  const failed: string[] = [];
  const queue = requests.values();
  const send = async (): Promise<void> => {
    for (const one of queue) {
      const status = await statusOf(game.url, token, one).catch(String);
      const isFine = typeof status === 'number' && status < 500;
      if (!isFine) failed.push(`${status} ${one.method} ${one.target} ${JSON.stringify(one.body)}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, send));
  await game.close();
  expect(failed).toEqual([]);
  expect(prototypeMembers()).toBe(before);
});

interface Told {
  readonly id?: unknown;
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string };
}

/** Runs a session on lines; returns its answers. */
async function answersTo(
  lines: readonly string[],
  session: (input: PassThrough, output: PassThrough) => Promise<void>,
): Promise<Told[]> {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const parts: Buffer[] = [];
  output.on('data', (part: Buffer) => parts.push(part));
  input.end(`${lines.join('\n')}\n`);
  await session(input, output);
  const answerLines = Buffer.concat(parts).toString().trim().split('\n');
  return answerLines.flatMap((line) => JSON.parse(line) as Told | Told[]);
}

/** A line for each method and parameter with the name as value, member or both. */
function linesWith(name: string, methods: readonly Method[]): string[] {
  const call = (method: string, params: unknown): string =>
    JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const listed = methods.flatMap(({ name: method, params }) => [
    call(method, { [name]: 1 }).replace('{}', `{"${name}":{"polluted":1}}`),
    call(method, [name]),
    ...params.map((param) => call(method, { [param.name]: name })),
    call(method, Object.fromEntries(params.map((param) => [param.name, name]))),
    ...params.map((param) => `${call(method, {}).slice(0, -3)}{"${param.name}":{"${name}":{}}}}`),
  ]);
  return [call(name, {}), `{"${name}":1}`, `{"jsonrpc":"2.0","id":1,"${name}":{}}`, ...listed];
}

interface Method {
  readonly name: string;
  readonly params: readonly { readonly name: string }[];
}

const LIST = '{"jsonrpc":"2.0","id":1,"method":"methods.list"}';

test.each(HOSTILE_NAMES)('no member of a stdio request that is %s fails it', async (name) => {
  const before = prototypeMembers();
  const game = await servedGame();
  const { token } = await game.join('Ada');
  const sessions = [
    (input: PassThrough, output: PassThrough) =>
      stdioSession({ input, output, host: game.host, token }),
    (input: PassThrough, output: PassThrough) =>
      trainingSession({ game: spaceGame, input, output, seed: 7 }),
  ];
  for (const session of sessions) {
    const [list] = await answersTo([LIST], session);
    if (list === undefined) throw new Error('methods.list has no answer');
    const { methods } = list.result as { readonly methods: readonly Method[] };
    const lines = linesWith(name, methods);
    const answers = await answersTo(lines, session);
    expect(answers).toHaveLength(lines.length);
    expect(answers.filter(({ error }) => error?.code === -32_603)).toEqual([]);
  }
  await game.close();
  expect(prototypeMembers()).toBe(before);
});
