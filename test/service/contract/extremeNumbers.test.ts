import { Session } from 'node:inspector';
import { PassThrough } from 'node:stream';
import { request } from 'undici';
import { afterAll, describe, expect, test } from 'vitest';
import {
  deref,
  type DOCUMENT,
  type DocumentedOperation,
  type Json,
  operationsIn,
} from './contractCheck.js';
import { collectValues, type KnownValues } from './randomRequest.js';
import { sample, seededRandom } from './schemaSample.js';

/** A number as a caller writes it. */
class Written {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  toString(): string {
    return this.text;
  }
  toJSON(): string {
    return `number ${this.text}`;
  }
}

const textOf = (json: unknown): string => JSON.stringify(json).replaceAll(/"number (.*?)"/g, '$1');

/** A loop with a step for each of these is found, but ends soon. */
const LARGE = 2 ** 24;

/** The most steps of these calls: fewer than such a loop has. */
const MAX_STEPS = LARGE / 2;
const COUNTED_CALLS = 60;

/** First come numbers with which long loops end. */
const NUMBERS = [
  [-1, '-0', 0, 0.5, LARGE, 2 ** 31 + LARGE, 2 ** 32 + LARGE],
  [2 ** 31, 2 ** 32, 2 ** 52, 2 ** 53 - 1, 2 ** 53, '1e308'],
].map((some) => some.map((one) => new Written(String(one))));

const session = new Session();
session.connect();
session.post('Profiler.enable');
session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
afterAll(() => session.disconnect());

/**
 * How often functions, branches and bodies of loops ran since the last call, and the module with
 * the most of them. Only what is compiled after the start is counted in full: the modules of games
 * are imported by the tests.
 */
function stepsTaken() {
  let [all, most, module] = [0, 0, ''];
  session.post('Profiler.takePreciseCoverage', (_, { result }) => {
    for (const { functions, url } of result) {
      const counts = functions.flatMap(({ ranges }) => ranges.map(({ count }) => count));
      const steps = counts.reduce((sum, count) => sum + count, 0);
      all += steps;
      if (steps > most) [most, module] = [steps, url.split('/').slice(-3).join('/')];
    }
  });
  return { all, module };
}

type Values = Readonly<Record<string, unknown>>;
type Make<Value> = (number: Written) => Value;

/** What values of a document are made of. */
function numbersIn(document: Json, { pools }: KnownValues) {
  const random = seededRandom(1);
  const resolve = (part: unknown) => deref(part as Json, document) as Json;
  const valid = (schema: unknown, name: string): unknown =>
    sample(schema as Json, random, pools, name, document);

  /** Valid values but for one number, for each place where there is one, in texts too. */
  function* placesOf(given: unknown, name: string, depth = 0): Generator<Make<unknown>> {
    const schema = resolve(given);
    const types = [schema['type'] ?? (Object.keys(schema).length === 0 ? 'integer' : [])].flat();
    if (depth > 6) return;
    for (const choice of [schema['anyOf'] ?? schema['oneOf'] ?? []].flat()) {
      yield* placesOf(choice, name, depth + 1);
    }
    if (types.includes('integer') || types.includes('number')) yield (number) => number;
    for (const item of [schema['items'] ?? []].flat()) {
      for (const make of placesOf(item, name, depth + 1)) yield (number) => [make(number)];
    }
    const others = schema['additionalProperties'];
    const members = {
      ...(typeof others === 'object' && { 1: others }),
      ...(schema['properties'] as Json),
    };
    for (const [member, its] of Object.entries(members)) {
      for (const make of placesOf(its, member, depth + 1)) {
        const rest = valid(schema, name) as Json;
        yield (number) => ({ ...rest, [member]: make(number) });
      }
    }
    const text = types.includes('string') ? String(valid(given, name)) : '';
    if (/\d/.test(text)) yield (number) => text.replace(/\d+/, String(number));
  }

  /** The values of all parameters of a call, the body as one of them, each with one number. */
  return function* callsOf(parameters: readonly Json[]): Generator<Make<Values>> {
    for (const { name, schema } of parameters) {
      for (const make of placesOf(schema, String(name))) {
        const others = parameters.filter(({ required }) => required === true);
        const given = others.map((one) => [one['name'], valid(one['schema'], String(one['name']))]);
        yield (number) => ({ ...Object.fromEntries(given), [String(name)]: make(number) });
      }
    }
  };
}

/** The parameters of an operation over HTTP, the body as one of them. */
function parametersOf({ operation }: DocumentedOperation, document: Json): Json[] {
  const all = ((operation['parameters'] ?? []) as Json[]).map(
    (one) => deref(one, document) as Json,
  );
  const { content } = (operation['requestBody'] ?? {}) as { readonly content?: Json };
  const [body] = Object.values(content ?? {}) as Json[];
  return body === undefined ? all : [...all, { name: 'body', required: true, ...body }];
}

/** Sends a request with these values; returns the answer. */
async function send(
  { token, url }: { readonly url: string; readonly token: string },
  { method, path }: DocumentedOperation,
  parameters: readonly Json[],
  values: Values,
) {
  const inPath = (_: string, name: string): string => encodeURIComponent(String(values[name]));
  const target = new URL(url + path.replace(/\{(\w+)\}/g, inPath));
  const headers: Record<string, string> = { authorization: `Bearer ${token}` };
  for (const { in: place, name } of parameters as readonly Record<string, string>[]) {
    const value = String(values[name!]);
    if (!Object.hasOwn(values, name!)) continue;
    if (place === 'query') target.searchParams.set(name!, value);
    if (place === 'header') headers[name!] = value;
  }
  const { body } = values;
  if (body !== undefined) headers['content-type'] = 'application/json';
  const sent = body === undefined ? null : textOf(body);
  const answer = await request(target, { method: method as 'GET', headers, body: sent });
  const type = String(answer.headers['content-type'] ?? '');
  const isStream = type.startsWith('text/event-stream');
  // What a stream sends at once, it sends in these turns.
  for (let turn = 0; isStream && turn < 20; turn += 1) await new Promise(setImmediate);
  if (isStream) answer.body.on('error', () => undefined).destroy();
  return { status: answer.statusCode, type, text: isStream ? '' : await answer.body.text() };
}

/** Opens a session of JSON-RPC on two streams. */
function rpcSession(open: (input: PassThrough, output: PassThrough) => Promise<void>) {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const ended = open(input, output);
  const waiting = new Map<unknown, (answer: Json) => void>();
  let rest = '';
  output.setEncoding('utf8').on('data', (piece: string) => {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const message = JSON.parse(line) as Json;
      waiting.get(message['id'])?.(message);
    }
  });
  return {
    /** Calls a method; returns the answer with its result or its error. */
    call: (method: string, params: Values) =>
      new Promise<Json>((resolve) => {
        const id = waiting.size;
        waiting.set(id, resolve);
        input.write(`${textOf({ jsonrpc: '2.0', id, method, params })}\n`);
      }),
    async end() {
      input.end();
      await ended;
    },
  };
}

/** Makes calls with each number; returns what took too many steps. */
async function longCalls(
  name: string,
  makes: Iterable<Make<Values>>,
  call: (values: Values) => Promise<unknown>,
): Promise<string[]> {
  const all = [...makes];
  for (const numbers of NUMBERS) {
    const calls = all.flatMap((make) => numbers.map(make));
    while (calls.length > 0) {
      stepsTaken();
      for (const values of calls.splice(0, COUNTED_CALLS)) await call(values);
      const { all: steps, module } = stepsTaken();
      if (steps > MAX_STEPS) return [`${name}: ${steps} steps, most of them in ${module}`];
    }
  }
  return [];
}

const PLENTY = { quota: 1e9, windowSeconds: 1 };

/** Serves a game, in which nothing happens by itself. */
async function served(which: string) {
  const { testHost, testServer } = await import('../testHost.js');
  const { spaceGame } = await import('@astrarium/space/service');
  const { lighthouseGame } = await import('../../../examples/tiny-game/src/lighthouseGame.js');
  const isSpace = which === 'the space game';
  const game = isSpace ? spaceGame : (lighthouseGame as unknown as typeof spaceGame);
  let nowMs = 0;
  // Calls that wait for a tick end the next time that the host looks.
  const host = await testHost({ game, nowMs: () => (nowMs += 1000) });
  const due = setInterval(() => host.runDue(), 1);
  const rateLimits = { read: PLENTY, write: PLENTY, plan: PLENTY, account: PLENTY };
  const server = await testServer(host, { rateLimits, maxConnectionsPerAddress: 1e6 });
  const { url } = server;
  return {
    game,
    host,
    url,
    /** Opens an account; returns its token. */
    async join(name: string): Promise<string> {
      const byMail = { email: `${name}@example.org`, name, timezone: 'UTC' };
      const open = async (): Promise<unknown> => {
        const body = JSON.stringify({ join: { name } });
        const headers = { 'content-type': 'application/json' };
        return (await fetch(`${url}/v1/accounts`, { method: 'POST', headers, body })).json();
      };
      const body = isSpace ? (await host.openAccount(byMail)).body : await open();
      return (body as { readonly token: string }).token;
    },
    async close() {
      clearInterval(due);
      await server.close();
      await host.close();
    },
  };
}

/** Fields of requests that take a number, for one operation of each method. */
const FIELDS = ['X-Min-Tick', 'X-Max-Tick', 'Last-Event-ID', 'Range'].map((name) => ({
  name,
  in: 'header',
  schema: { type: 'integer' },
}));

describe.each(['the space game', 'a game of a file'])(
  '%s takes a bounded number of steps',
  (which) => {
    test('for any number over HTTP', async () => {
      const game = await served(which);
      const token = await game.join('Ada');
      const document = game.host.contract.openApi() as unknown as typeof DOCUMENT;
      const known: KnownValues = { tokens: [token], pools: {}, etags: new Map() };
      const callsOf = numbersIn(document, known);
      const faults: string[] = [];
      const methods = new Set<string>();
      let done = 0;
      // The account is deleted at last.
      const isLast = ({ method }: DocumentedOperation) => Number(method === 'DELETE');
      for (const to of operationsIn(document).sort((a, b) => isLast(a) - isLast(b))) {
        const isFirst = !methods.has(to.method);
        methods.add(to.method);
        const parameters = [...parametersOf(to, document), ...(isFirst ? FIELDS : [])];
        const name = `${to.method} ${to.path}`;
        const long = await longCalls(name, callsOf(parameters), async (values) => {
          const answer = await send({ url: game.url, token }, to, parameters, values);
          collectValues(known, answer);
          done += Number(answer.status < 300);
        });
        faults.push(...long);
      }
      await game.close();
      expect(faults).toEqual([]);
      expect(done).toBeGreaterThan(30);
    });

    test('for any number over stdio', async () => {
      const { stdioSession, trainingSession } = await import('@astrarium/stdio');
      const { close, game, host, join } = await served(which);
      const token = await join('Ada');
      const start = { game, options: {}, seed: 1 };
      const faults: string[] = [];
      let done = 0;
      const called = new Set<string>();
      for (const open of [
        (input: PassThrough, output: PassThrough) => stdioSession({ host, token, input, output }),
        (input: PassThrough, output: PassThrough) => trainingSession({ ...start, input, output }),
      ]) {
        const session = rpcSession(open);
        const { result } = await session.call('rpc.discover', {});
        const document = result as Json & {
          readonly methods: readonly (Json & {
            readonly name: string;
            readonly params: readonly Json[];
          })[];
        };
        const known: KnownValues = { tokens: [token], pools: {}, etags: new Map() };
        const callsOf = numbersIn(document, known);
        for (const { name, params } of document.methods) {
          if (called.has(name)) continue;
          called.add(name);
          const long = await longCalls(name, callsOf(params), async (values) => {
            const answer = await session.call(name, values);
            done += Number('result' in answer);
          });
          faults.push(...long);
        }
        await session.end();
      }
      await close();
      expect(faults).toEqual([]);
      expect(done).toBeGreaterThan(30);
    });
  },
);
