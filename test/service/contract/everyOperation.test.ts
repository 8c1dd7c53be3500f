import { Session } from 'node:inspector';
import { PassThrough } from 'node:stream';
import type { Host } from '@astrarium/host';
import { Agent, request } from 'undici';
import { describe, expect, test } from 'vitest';
import { FULL } from '../../../packages/testkit/test/tier.js';
import { HOSTILE_NAMES, prototypeMembers } from '../../tools/hostileNames.js';
import {
  answerCheck,
  deref,
  type DOCUMENT,
  type DocumentedOperation,
  type HttpAnswer,
  type Json,
  operationsIn,
} from './contractCheck.js';
import {
  LARGE,
  type Parameter,
  pick,
  type Pools,
  seededRandom,
  textOf,
  valueMaker,
  type Values,
} from './makeValues.js';

/** Random requests for each operation. */
const REQUESTS = FULL ? 1_700 : 2;

/** Requests that are tried for a status that no other request met. */
const TRIES = 1_000;

/** The most steps of these calls: fewer than a loop has with a step for each of a large number. */
const MAX_STEPS = LARGE / 2;
const COUNTED_CALLS = 60;

/** Calls between two looks at prototypes. */
const CALLS = 800;

const session = new Session();
session.connect();
session.post('Profiler.enable');

/**
 * How often functions, branches and bodies of loops ran since the last call, and the module with
 * the most of them. Only what is compiled after the start is counted in full: the modules of games
 * are imported by the tests.
 */
function stepsTaken() {
  let [all, most, module] = [0, 0, ''];
  session.post('Profiler.takePreciseCoverage', (_, { result }) => {
    for (const { functions, url } of result) {
      let steps = 0;
      for (const { ranges } of functions) for (const { count } of ranges) steps += count;
      all += steps;
      if (steps > most) [most, module] = [steps, url.split('/').slice(-3).join('/')];
    }
  });
  return { all, module };
}

session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
const PROTOTYPES = prototypeMembers();

/**
 * Notes what is wrong after each group of calls: too many steps, or a changed prototype. Steps are
 * counted until `ignoreSteps` is called: later calls make a world large, and its keyframes long.
 */
function callGroups(faults: string[], isAnswering: () => Promise<boolean>) {
  let [calls, total] = [0, 0];
  let size = COUNTED_CALLS;
  stepsTaken();
  return {
    total: () => total,
    ignoreSteps: () => void (size = CALLS),
    async end(name: string): Promise<void> {
      calls = 0;
      const { all, module } = size === COUNTED_CALLS ? stepsTaken() : { all: 0, module: '' };
      if (all > MAX_STEPS) faults.push(`${name}: ${all} steps, most of them in ${module}`);
      if (prototypeMembers() !== PROTOTYPES) faults.push(`${name} changed a prototype`);
      if (!(await isAnswering())) faults.push(`after ${name} nothing is answered`);
    },
    async count(name: string): Promise<void> {
      calls += 1;
      total += 1;
      if (calls === size) await this.end(name);
    },
  };
}

const PLENTY = { quota: 1e9, windowSeconds: 1 };

/** Serves a game, in which nothing happens by itself. */
async function served(isSpace: boolean, change: (standard: Json) => Json = (standard) => standard) {
  const { testHost, testServer } = await import('../testHost.js');
  const { spaceGame } = await import('@astrarium/space/service');
  const { STANDARD_RULESET } = await import('@astrarium/space');
  const { lighthouseGame } = await import('../../../examples/tiny-game/src/lighthouseGame.js');
  const game = isSpace ? spaceGame : (lighthouseGame as unknown as typeof spaceGame);
  const { start } = STANDARD_RULESET;
  // A start that is rich enough for a second, private replicant.
  const fleet = [...start.fleet, 'heaven_vessel', 'atmo_processor'];
  const stock = { ...STANDARD_RULESET.replication.bill, structural: 20_000, conductive: 20_000 };
  const rich = { ...STANDARD_RULESET, start: { ...start, fleet, stock } };
  const ruleset = isSpace ? { ruleset: change(rich) as unknown as typeof STANDARD_RULESET } : {};
  let nowMs = 1_767_225_600_000;
  // Calls that wait for a tick end the next time that the host looks.
  const host = await testHost({ game, ...ruleset, nowMs: () => (nowMs += 1000) });
  const due = setInterval(() => host.runDue(), 20);
  const rateLimits = { read: PLENTY, write: PLENTY, plan: PLENTY, account: PLENTY };
  const { PATIENT: timeLimits } = await import('../../../packages/http/test/httpTester.js');
  const most = { rateLimits, timeLimits, maxConnectionsPerAddress: 1e6 };
  const server = await testServer(host, most);
  const { url } = server;
  const document = host.contract.openApi() as unknown as typeof DOCUMENT;
  await host.advance(10);
  return {
    document,
    game,
    host: host as unknown as Host,
    url,
    faultOf: answerCheck(JSON.parse(JSON.stringify(document)) as Json),
    /** The secrets of the links that were mailed and not used. */
    secrets: () => host.outbox.unsent().flatMap(({ text }) => /link:(\S+)/.exec(text)?.[1] ?? []),
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

type Served = Awaited<ReturnType<typeof served>>;

const agent = new Agent({ connections: 8, pipelining: 1 });

/** A value as a parameter: texts without quotes. */
const plainText = (value: unknown): string =>
  typeof value === 'string' ? value : textOf(value ?? null);

/** A request that is to be sent. */
interface Sent {
  readonly method: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

const inUrl = (value: unknown): string => {
  // A lone surrogate cannot be encoded in a URL.
  return encodeURIComponent(plainText(value).replace(/[\ud800-\udfff]/g, ''));
};

/** Sends a request, and reads what a stream sends at once. */
async function send(url: string, { body, headers, method, target }: Sent) {
  const sent = { method: method as 'GET', headers, body: body ?? null, dispatcher: agent };
  const answer = await request(url + target, sent).catch((error: unknown) => {
    throw new Error(`${method} ${target} ${textOf(headers)} ${body?.slice(0, 200)}`, {
      cause: error,
    });
  });
  const type = String(answer.headers['content-type'] ?? '');
  const isStream = type.startsWith('text/event-stream');
  for (let turn = 0; isStream && turn < 20; turn += 1) await new Promise(setImmediate);
  if (isStream) answer.body.on('error', () => undefined).destroy();
  const text = isStream ? '' : await answer.body.text();
  return { status: answer.statusCode, type, text, etag: String(answer.headers['etag'] ?? '') };
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

/** Adds codes and ids of an answer to the pools. */
function collect(pools: Pools, { text }: Pick<HttpAnswer, 'text'>): void {
  for (const [, name = '', value = ''] of text.matchAll(/"(\w+)":"([^"]{1,64})"/g)) {
    const ofId = /^[0-9a-f]{8}-\d+$/.test(value) ? 'OperationId' : 'EventId';
    const pool = name === 'id' && /^[\da-f]+-\d+$/.test(value) ? ofId : POOL_OF[name];
    if (pool === undefined) continue;
    const values = (pools[pool] ??= []);
    if (!values.includes(value)) values.push(value);
    if (values.length > 60) values.shift();
  }
}

/** A new account that has a webhook with messages, tokens of one scope, and an operation. */
async function equipped(game: Served, name: string, messages: number) {
  const token = await game.join(name);
  const pools: Pools = { season: ['1', '999'] };
  const ask = async (method: string, path: string, body?: object) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const sent = { method, target: `/v1/${path}`, headers, body: body && JSON.stringify(body) };
    const answer = await send(game.url, sent);
    collect(pools, answer);
    const { status } = answer;
    return { status, ...(status < 300 && JSON.parse(answer.text)) } as Json;
  };
  const scoped: string[] = [];
  for (const scope of ['read', 'play', 'account']) {
    const made = await ask('POST', 'accounts/me/tokens', { name: scope, scopes: [scope] });
    scoped.push(String(made['secret']));
  }
  const made = await ask('POST', 'webhooks', { url: 'https://example.org/hook' });
  const webhook = `webhooks/${String(made['webhook_id'])}`;
  for (let n = 0; n < messages; n += 1) await ask('POST', `${webhook}/test`, {});
  await ask('GET', `${webhook}/deliveries`);
  for (const path of ['devices', 'events', 'replicants']) await ask('GET', path);
  const [device = ''] = pools['DeviceCode'] ?? [];
  await ask('POST', `devices/${device}`, { command: 'travel', destination: 'SOL-3' });
  await ask('GET', 'operations');
  pools['to'] = pools['ReplicantCode'] ?? [];
  return {
    ask,
    pools,
    scoped,
    token,
    etags: new Map<string, readonly [target: string, etag: string]>(),
  };
}

type Player = Awaited<ReturnType<typeof equipped>>;

/** A field of requests that is not documented for each operation. */
const field = (name: string, type: string): Parameter => ({ name, in: 'header', schema: { type } });

/** Fields that are tried at one operation of each method. */
const FIELDS = [
  ...['X-Min-Tick', 'X-Max-Tick', 'Last-Event-ID', 'Range'].map((name) => field(name, 'integer')),
  ...['Accept', 'Authorization', 'Content-Type', 'Content-Encoding', 'Origin', 'Idempotency-Key']
    .concat(['If-None-Match', 'X-Request-Id', ...HOSTILE_NAMES])
    .map((name) => field(name, 'string')),
];

/** Makes requests for an operation, as an account. */
function requestsFor(game: Served, player: Player, to: DocumentedOperation, random: () => number) {
  const { pools, token } = player;
  const { document } = game;
  const values = valueMaker(document, pools, random);
  const documented = ((to.operation['parameters'] ?? []) as Json[]).map(
    (one) => deref(one, document) as unknown as Parameter,
  );
  const { content } = (to.operation['requestBody'] ?? {}) as { readonly content?: Json };
  const [body] = Object.values(content ?? {}) as { readonly schema: Json }[];
  const parameters: Parameter[] = body
    ? [...documented, { name: 'body', required: true, schema: body.schema }]
    : documented;
  /** What a `code` in the path names. */
  const codes: Json = { '/v1/devices': 'DeviceCode', '/v1/replican': 'ReplicantCode' };
  const code = String(codes[to.path.slice(0, 12)] ?? codes[to.path.slice(0, 11)] ?? 'LocationCode');
  const sentWith = (given: Values, fields: readonly Parameter[] = []): Sent => {
    const headers: Record<string, string> = { authorization: `Bearer ${token}` };
    if (body !== undefined) headers['content-type'] = 'application/json';
    const query: string[] = [];
    for (const { in: place, name } of [...parameters, ...fields]) {
      if (!Object.hasOwn(given, name)) continue;
      const text = plainText(given[name]);
      if (place === 'query') query.push(`${inUrl(name)}=${inUrl(given[name])}`);
      if (place === 'header' && /^[\x20-\x7e]*$/.test(text)) headers[name.toLowerCase()] = text;
    }
    const path = to.path.replace(/\{(\w+)\}/g, (_, name: string) => inUrl(given[name]) || 'x');
    const target = query.length === 0 ? path : `${path}?${query.join('&')}`;
    const text = given['body'] === undefined ? undefined : textOf(given['body']);
    return { method: to.method, target, headers, body: text };
  };
  const valid = (): Sent => sentWith(values.validCall(parameters, code));
  const withQuery = (sent: Sent, query: string): Sent => ({
    ...sent,
    target: `${sent.target}${sent.target.includes('?') ? '&' : '?'}${query}`,
  });
  const withField = (sent: Sent, name: string, value: string): Sent => ({
    ...sent,
    headers: { ...sent.headers, [name]: value },
  });
  /** A request that can be answered with a status. */
  const aimed = (status: string): Sent => {
    const known = player.etags.get(`${to.method} ${to.path}`);
    const sent =
      status === '304' && known !== undefined ? { ...valid(), target: known[0] } : valid();
    switch (status) {
      case '304':
        return withField(sent, 'if-none-match', known?.[1] ?? '"none"');
      case '400':
        return withQuery(sent, 'unknown=1');
      case '401':
        return withField(sent, 'authorization', 'Bearer astrarium_wrong');
      case '403':
        return withField(sent, 'authorization', `Bearer ${pick(random, player.scoped)}`);
      case '404':
        return withQuery(sent, `at=${pick(random, [5, 999_999])}`);
      case '406':
        return withField(sent, 'accept', 'text/x-nothing');
      case '409':
        // A key is for one request only; without a key, a limit is reached.
        return random() < 0.1 ? withField(sent, 'idempotency-key', 'same') : sent;
      case '410':
        return withQuery(sent, 'at=0');
      case '412':
        return withField(sent, 'if-match', '"another"');
      case '413': {
        const huge = JSON.stringify({ name: 'x'.repeat(70_000) });
        return { ...withField(sent, 'content-type', 'application/json'), body: huge };
      }
      case '415': {
        // A DELETE may have a body of any type, but none may be compressed.
        const [field, value] = pick(random, [
          ['content-type', 'text/plain'],
          ['content-encoding', 'gzip'],
        ] as const);
        return { ...withField(sent, field, value), body: sent.body ?? '{}' };
      }
      case '422':
        return sentWith({ ...values.validCall(parameters, code), body: { unknown: 1 } });
      default:
        return sent;
    }
  };
  return {
    aimed,
    parameters,
    sentWith,
    valid,
    places: (fields: readonly Parameter[]) => [
      ...values.placesOfCall([...parameters, ...fields], code),
    ],
    callsAt: values.callsAt,
    longCallsAt: values.longCallsAt,
    statuses: Object.keys(to.operation['responses'] as Json)
      // Rate limits have a test of their own.
      .filter((status) => status !== 'default' && status !== '429'),
    /** Requests with a name that is no parameter. */
    named: (name: string): Sent[] => [
      withQuery(valid(), `${name}=1`),
      withQuery(valid(), `${name}[polluted]=1&${name}.polluted=1`),
    ],
    /** A request that is valid, or has one part that is not. */
    random(): Sent {
      const call = values.validCall(parameters, code);
      const isInvalid = random() < 0.35;
      const given = isInvalid ? values.corrupt(call) : call;
      let sent = sentWith(typeof given === 'object' ? { ...given } : call);
      if (random() < 0.03) sent = aimed(pick(random, ['304', '401', '403', '406', '412']));
      if (random() < 0.1) {
        sent = withField(sent, 'idempotency-key', `k${Math.floor(random() * 30)}`);
      }
      return random() < 0.02 ? { ...sent, body: sent.body?.slice(0, -1) } : sent;
    },
  };
}

/** Paths and methods with a name that nobody has. */
function pagesNamed(name: string): Sent[] {
  return ['/docs', '/problems', '/v1', '', '/docs/docs.css'].flatMap((path) => [
    { method: 'GET', target: `${path}/${name}`, headers: {} },
    { method: name.replace(/_/g, '').toUpperCase(), target: `${path}/`, headers: {} },
  ]);
}

/**
 * Calls every operation; returns what is wrong, and which documented statuses were not met: with
 * `isAimed`, also not by many requests that were made for one of them.
 */
async function walk(game: Served, seen: Set<string>, isAimed: boolean) {
  const random = seededRandom(1);
  const faults: string[] = [];
  const unmet: string[] = [];
  const groups = callGroups(faults, async () => (await fetch(`${game.url}/livez`)).ok);
  const call = async (player: Player, to: DocumentedOperation, sent: Sent) => {
    const name = `${to.method} ${to.path}`;
    const answer = await send(game.url, sent);
    collect(player.pools, answer);
    const isRead = answer.status === 200 && to.method === 'GET' && answer.etag !== '';
    if (isRead) player.etags.set(name, [sent.target, answer.etag]);
    seen.add(`${name} ${answer.status}`);
    // A tick that never comes is waited for as long as the document says.
    const isLate = answer.status === 503 && sent.headers['x-min-tick'] !== undefined;
    const isFailed = answer.status >= 500 && !isLate;
    const fault = isFailed ? answer.text : game.faultOf(to, answer);
    if (fault !== undefined) faults.push(`${name} ${sent.target} ${sent.body}: ${fault}`);
    await groups.count(name);
    return answer;
  };
  let turn = 0;
  let player = await equipped(game, 'Walker', 1);
  // The account is deleted at last.
  const isLast = ({ method, path }: DocumentedOperation): number =>
    method === 'DELETE' ? (path.endsWith('/me') ? 2 : 1) : 0;
  const operations = operationsIn(game.document).sort((a, b) => isLast(a) - isLast(b));
  const withFields = (FULL ? ['GET', 'POST', 'PATCH', 'DELETE'] : ['GET']).map((method) =>
    operations.find((one) => one.method === method),
  );
  const fieldsOf = (to: DocumentedOperation) => (withFields.includes(to) ? FIELDS : []);
  // In plans, commands are those of devices, and are tried over stdio.
  const isTried = ({ depth }: { readonly depth: number }): boolean => FULL || depth < 4;
  // First the numbers with which long loops end: with others they might not.
  for (const to of operations) {
    const make = requestsFor(game, player, to, random);
    for (const place of make.places(fieldsOf(to)).filter(isTried)) {
      for (const values of make.longCallsAt(place)) {
        await call(player, to, make.sentWith(values, fieldsOf(to)));
      }
    }
  }
  await groups.end('the last operation');
  groups.ignoreSteps();
  if (faults.length > 0) return { faults, unmet };
  for (const to of operations) {
    const name = `${to.method} ${to.path}`;
    if ((await player.ask('GET', 'accounts/me'))['status'] !== 200) {
      player = await equipped(game, `Walker${turn}`, 1);
    }
    const { pools } = player;
    const make = requestsFor(game, player, to, random);
    const check = (sent: Sent) => call(player, to, sent);
    pools['token'] = [...game.secrets().slice(-3), 'a'.repeat(43)];
    // The last one deletes the account: what is refused comes first.
    const aims = isLast(to) === 2 ? make.statuses.toReversed() : ['200', ...make.statuses];
    for (const status of aims) await check(make.aimed(status));
    for (const place of make.places(fieldsOf(to)).filter(isTried)) {
      for (const values of make.callsAt(place, turn++, !FULL)) {
        await check(make.sentWith(values, fieldsOf(to)));
      }
      if (to.method !== 'GET' || !place.isCode) continue;
      const usual = String(place.valid);
      const other = usual === usual.toUpperCase() ? usual.toLowerCase() : usual.toUpperCase();
      const one = await check(make.sentWith(place.make(usual)));
      const two = await check(make.sentWith(place.make(other)));
      if (one.status !== 200 || one.text === two.text) continue;
      faults.push(`${name} answers ${usual} and ${other} differently: ${two.text}`);
    }
    for (const hostile of FULL ? HOSTILE_NAMES : [pick(random, HOSTILE_NAMES)]) {
      for (const sent of make.named(hostile)) await check(sent);
    }
    for (let n = 0; n < REQUESTS; n += 1) {
      if (n % 40 === 39) await game.host.advance(Math.floor(random() * 600));
      await check(make.random());
    }
    for (const status of make.statuses) {
      if (seen.has(`${name} ${status}`)) continue;
      if (!isAimed || !(await isMet(to, status))) unmet.push(`${name} ${status}`);
    }
  }
  /** Whether one of many requests for it, of a new account, is answered with a status. */
  async function isMet(to: DocumentedOperation, status: string): Promise<boolean> {
    const own = await equipped(game, `Aim${(turn += 1)}`, status === '409' ? 20 : 1);
    const { aimed } = requestsFor(game, own, to, random);
    for (let tries = 0; tries < TRIES; tries += 1) {
      own.pools['token'] = game.secrets().slice(-3);
      const sent = aimed(status);
      // Some problems come only when several are under way.
      const both = await Promise.all([call(own, to, sent), call(own, to, sent)]);
      if (both.some((answer) => String(answer.status) === status)) return true;
    }
    return false;
  }
  for (const name of HOSTILE_NAMES) {
    for (const sent of pagesNamed(name)) {
      const { status, text } = await send(game.url, sent);
      if (status >= 500) faults.push(`${sent.method} ${sent.target}: ${text}`);
    }
  }
  await groups.end('the last operation');
  console.log(`${groups.total()} calls over HTTP left ${unmet.length} documented statuses`);
  return { faults, unmet };
}

/** Statuses that only a special game has; returns those that were answered. */
async function rareStatuses(): Promise<string[]> {
  const answers: string[] = [];
  const meet = async (
    game: Served,
    player: Player,
    what: string,
    target: string,
    body?: object,
  ) => {
    const [method, path] = what.split(' ');
    const to = operationsIn(game.document).find(
      (one) => one.method === method && one.path === path,
    ) as DocumentedOperation;
    const headers = { authorization: `Bearer ${player.token}`, 'content-type': 'application/json' };
    const sent = { method: to.method, target, headers, body: body && JSON.stringify(body) };
    const answer = await send(game.url, sent);
    expect(game.faultOf(to, answer)).toBeUndefined();
    answers.push(`${what} ${answer.status}`);
  };
  const calm = await served(true, (rules) => ({
    ...rules,
    seasons: { ...(rules['seasons'] as Json), calendar: [] },
  }));
  const player = await equipped(calm, 'Calm', 0);
  await meet(calm, player, 'GET /v1/seasons/current', '/v1/seasons/current');
  // A new replicant is private, also for a sibling.
  const vessels = (await player.ask('GET', 'devices?device_type=heaven_vessel'))['devices'];
  const [one, last] = [0, -1].map((at) => (vessels as unknown as Json[]).at(at));
  const code = String(last?.['device_code']);
  const order = (body: object) => player.ask('POST', `devices/${code}`, body);
  const { replicant_code } = await order({ command: 'replicate', name: 'Sibling' });
  const { operation } = await order({ command: 'travel', destination: 'SOL-3' });
  const acting = `acting_replicant=${String(one?.['replicant_code'])}`;
  const device = `${acting}&device_code=${code}`;
  for (const [path, target] of [
    ['devices', `devices?${acting}&replicant_code=${String(replicant_code)}`],
    ['operations/{id}', `operations/${String((operation as Json)['id'])}?${acting}`],
    ['devices/{code}', `devices/${code}?${acting}`],
    ['explain', `explain?about=travel&destination=SOL-3&${device}`],
    ['forecast', `forecast?${device}`],
  ] as const) {
    await meet(calm, player, `GET /v1/${path}`, `/v1/${target}`);
  }
  const full = await served(true, (rules) => ({
    ...rules,
    limits: { ...(rules['limits'] as Json), accounts: 1, channelAccounts: 0 },
  }));
  // While the game has room: in a full one, no link is mailed.
  const body = JSON.stringify({ email: 'bob@example.org', name: 'Bob' });
  const headers = { 'content-type': 'application/json' };
  await send(full.url, { method: 'POST', target: '/v1/accounts', headers, body });
  const link = `/v1/accounts/verify/${full.secrets().at(-1)}`;
  const only = await equipped(full, 'Only', 0);
  await meet(full, only, 'POST /v1/accounts/verify/{token}', link);
  const channels = { bobnet_channels: ['#full'] };
  await meet(full, only, 'PATCH /v1/accounts/me', '/v1/accounts/me', channels);
  await Promise.all([calm.close(), full.close()]);
  return answers;
}

const RARE = [
  'GET /v1/seasons/current 404',
  'GET /v1/devices 403',
  'GET /v1/operations/{id} 403',
  'GET /v1/devices/{code} 403',
  'GET /v1/explain 403',
  'GET /v1/forecast 403',
  'POST /v1/accounts/verify/{token} 409',
  'PATCH /v1/accounts/me 409',
];

/** Those of a game with guests, of a full game, and of another host have tests of their own. */
const OF_OTHER_SERVERS = [
  'POST /v1/accounts 409',
  'POST /v1/accounts/guest 403',
  'POST /v1/accounts/guest 409',
  'POST /v1/accounts/guest 421',
];

/** A method of JSON-RPC, as it is described. */
interface Method {
  readonly name: string;
  readonly params: readonly Parameter[];
}

/** Opens a session of JSON-RPC on two streams. */
function rpcSession(open: (input: PassThrough, output: PassThrough) => Promise<void>) {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const ended = open(input, output);
  let onAnswer: (answer: Json) => void = () => undefined;
  let rest = '';
  output.setEncoding('utf8').on('data', (piece: string) => {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    const messages = lines.map((line) => JSON.parse(line) as Json);
    // The others are notifications.
    for (const message of messages) if (!('method' in message)) onAnswer(message);
  });
  return {
    /** Calls a method, with further members; returns the answer with its result or its error. */
    call: (method: string, params: unknown, more: object = {}) =>
      new Promise<Json>((resolve) => {
        onAnswer = resolve;
        input.write(`${textOf({ jsonrpc: '2.0', id: 1, method, params, ...more })}\n`);
      }),
    async end() {
      input.end();
      await ended;
    },
  };
}

describe.each([
  ['the space game', true],
  ['a game of a file', false],
] as const)('%s answers every operation', (_, isSpace) => {
  test('over HTTP as documented, in a bounded number of steps', async () => {
    const seen = new Set(FULL && isSpace ? await rareStatuses() : []);
    if (FULL && isSpace) expect([...seen]).toEqual(RARE);
    const game = await served(isSpace);
    const { faults, unmet } = await walk(game, seen, FULL && isSpace);
    await game.close();
    expect(faults.slice(0, 20)).toEqual([]);
    if (FULL && isSpace) expect(unmet).toEqual(OF_OTHER_SERVERS);
    expect(unmet.length).toBeLessThan(seen.size / 3);
  });

  test('over stdio, in a bounded number of steps', async () => {
    const { stdioSession, trainingSession } = await import('@astrarium/stdio');
    const { close, game, host, join } = await served(isSpace);
    const token = await join('Ada');
    const start = { game, options: {}, seed: 1 };
    const faults: string[] = [];
    const called = new Set<string>();
    let [done, turn] = [0, 0];
    for (const open of [
      (input: PassThrough, output: PassThrough) => stdioSession({ host, token, input, output }),
      (input: PassThrough, output: PassThrough) => trainingSession({ ...start, input, output }),
    ]) {
      const session = rpcSession(open);
      const isAnswering = async () => 'result' in (await session.call('rpc.discover', {}));
      const groups = callGroups(faults, isAnswering);
      const call = async (name: string, params: unknown, more?: object) => {
        const answer = await session.call(name, params, more);
        const { code } = (answer['error'] ?? {}) as { readonly code?: number };
        if (code === -32_603) faults.push(`${name} ${textOf(params)}: ${textOf(answer)}`);
        done += Number('result' in answer);
        await groups.count(name);
      };
      const document = (await session.call('rpc.discover', {}))['result'] as Json;
      const values = valueMaker(document, {}, seededRandom(1));
      const methods = (document['methods'] as readonly Method[]).filter(
        ({ name }) => !called.has(name),
      );
      for (const { name, params } of methods) {
        called.add(name);
        for (const place of values.placesOfCall(params)) {
          for (const given of values.longCallsAt(place)) await call(name, given);
        }
      }
      await groups.end('the last method');
      groups.ignoreSteps();
      expect(faults).toEqual([]);
      for (const { name, params } of methods) {
        for (const place of values.placesOfCall(params)) {
          for (const given of values.callsAt(place, turn++, !FULL)) await call(name, given);
        }
        for (const hostile of FULL ? HOSTILE_NAMES : [HOSTILE_NAMES[turn % 8]]) {
          await call(name, [hostile]);
          await call(name, JSON.parse(`{"${hostile}":{"polluted":1}}`));
        }
      }
      for (const name of HOSTILE_NAMES) {
        await call(name, {});
        await call('rpc.discover', {}, JSON.parse(`{"${name}":{}}`) as object);
      }
      await groups.end('the last method');
      console.log(`${groups.total()} calls over stdio`);
      await session.end();
    }
    await close();
    expect(faults.slice(0, 20)).toEqual([]);
    expect(done).toBeGreaterThan(20);
  });
});
