import { type Ruleset, STANDARD_RULESET } from '@astrarium/space';
import { describe, expect, test } from 'vitest';
import { isMet } from './aimedRequest.js';
import { servedGame, type TestAccount } from '../servedGame.js';
import { randomRequest, collectValues, type KnownValues, sendRequest } from './randomRequest.js';
import { DOCUMENTED_OPERATIONS, deref, type Json } from './contractCheck.js';
import { httpCaller } from '../httpCaller.js';
import { seededRandom } from './schemaSample.js';
import { FULL } from '../../../packages/testkit/test/tier.js';

const REQUESTS = FULL ? 100_000 : 2_000;

/** Number of concurrent requests. */
const CONCURRENCY = 8;

const PLENTY = { quota: 1e9, windowSeconds: 1 };

type Game = Awaited<ReturnType<typeof servedGame>>;

/** All statuses of all operations that the document names, without 429. */
const DOCUMENTED_STATUSES = DOCUMENTED_OPERATIONS.flatMap(({ method, operation, path }) =>
  Object.keys(deref(operation['responses'] as Json) ?? {})
    // Rate limits have a test of their own.
    .filter((status) => status !== 'default' && status !== '429')
    .map((status) => `${method} ${path} ${status}`),
);

/** A ruleset with a start that is rich enough for a second, private replicant. */
const RICH: Ruleset = {
  ...STANDARD_RULESET,
  start: {
    ...STANDARD_RULESET.start,
    fleet: [...STANDARD_RULESET.start.fleet, 'heaven_vessel', 'atmo_processor'],
    stock: { ...STANDARD_RULESET.replication.bill, structural: 20_000, conductive: 20_000 },
  },
};

/** Creates a second replicant of an account; new replicants are private. */
async function makeSibling({ url }: Game, { token }: TestAccount) {
  const { call, useToken } = httpCaller(url);
  useToken(token);
  const { devices } = (await call('devices.list', { device_type: 'heaven_vessel' })) as {
    devices: readonly { readonly device_code: string; readonly replicant_code: string }[];
  };
  const [one, last] = [devices[0], devices.at(-1)];
  const code = last?.device_code;
  const { replicant_code } = await call('devices.command', {
    code,
    command: 'replicate',
    name: 'Sibling',
  });
  return { call, code, first: String(one?.replicant_code), second: String(replicant_code) };
}

/** Requests of one replicant for things of a private replicant of the same account. */
async function privateAnswers(): Promise<string[]> {
  const game = await servedGame({}, RICH);
  const ada = await game.join('Ada');
  const { call, code, first, second } = await makeSibling(game, ada);
  const { operation } = (await call('devices.command', {
    code,
    command: 'travel',
    destination: 'SOL-3',
  })) as { operation: { readonly id: string } };
  const headers = { authorization: `Bearer ${ada.token}` };
  const acting = `acting_replicant=${first}`;
  const list = `${game.url}/v1/devices?${acting}&replicant_code=${second}`;
  const running = `${game.url}/v1/operations/${operation.id}?${acting}`;
  const device = `${acting}&device_code=${code}`;
  const way = `${game.url}/v1/explain?about=travel&destination=SOL-3&${device}`;
  const answers = [
    await sendTo('GET', '/v1/devices', list, headers),
    await sendTo('GET', '/v1/operations/{id}', running, headers),
    await sendTo('GET', '/v1/devices/{code}', `${game.url}/v1/devices/${code}?${acting}`, headers),
    await sendTo('GET', '/v1/explain', way, headers),
    await sendTo('GET', '/v1/forecast', `${game.url}/v1/forecast?${device}`, headers),
  ];
  await game.close();
  return answers;
}

/** Answers that random requests hardly ever meet. */
const RARE = [
  'GET /v1/accounts/me 404',
  'GET /v1/audit 404',
  'GET /v1/events 404',
  'GET /v1/leaderboards/megastructure 404',
  'GET /v1/seasons/current 404',
  'POST /v1/accounts/verify/{token} 409',
  'PATCH /v1/accounts/me 409',
  'GET /v1/devices 403',
  'GET /v1/operations/{id} 403',
  'GET /v1/devices/{code} 403',
  'GET /v1/explain 403',
  'GET /v1/forecast 403',
];

/** Requests of an account for a tick before it existed. */
async function lateAnswers(game: Game): Promise<string[]> {
  await game.host.advance(10);
  const { token } = await game.join('Bob');
  const headers = { authorization: `Bearer ${token}` };
  const paths = ['accounts/me', 'audit', 'events', 'leaderboards/megastructure'];
  return Promise.all(
    paths.map((path) => sendTo('GET', `/v1/${path}`, `${game.url}/v1/${path}?at=5`, headers)),
  );
}

/** Requests for a future tick, for operations without parameters in their path. */
async function earlyAnswers({ url }: Game, { token }: TestAccount): Promise<string[]> {
  const headers = { authorization: `Bearer ${token}` };
  const timed = DOCUMENTED_OPERATIONS.filter(({ operation, path }) => {
    const parameters = (operation['parameters'] ?? []) as readonly Json[];
    return !path.includes('{') && parameters.some((one) => deref(one)?.['name'] === 'at');
  });
  return Promise.all(
    timed.map(({ method, path }) => {
      const needed = path.endsWith('/explain') ? 'about=season&' : '';
      return sendTo(method, path, `${url}${path}?${needed}at=999999`, headers);
    }),
  );
}

/** Requests to special games: one without seasons, one that is full. */
async function rareAnswers(): Promise<Set<string>> {
  const { limits, seasons } = STANDARD_RULESET;
  const quiet = { ...STANDARD_RULESET, seasons: { ...seasons, calendar: [] } };
  const full = { ...STANDARD_RULESET, limits: { ...limits, accounts: 1, channelAccounts: 0 } };
  const [idle, crowded] = [await servedGame({}, quiet), await servedGame({}, full)];
  const ada = await idle.join('Ada');
  const { call } = httpCaller(crowded.url);
  // While the game has room: in a full one, no link is mailed.
  await call('accounts.create', { email: 'bob@example.org', name: 'Bob' });
  const secret = crowded.secrets().at(-1) ?? '';
  const crowdedAda = await crowded.join('Ada');
  const headers = { authorization: `Bearer ${ada.token}` };
  const answers = [
    ...(await lateAnswers(idle)),
    await sendTo('GET', '/v1/seasons/current', `${idle.url}/v1/seasons/current`, headers),
    await sendTo(
      'POST',
      '/v1/accounts/verify/{token}',
      `${crowded.url}/v1/accounts/verify/${secret}`,
      {},
    ),
    await sendTo(
      'PATCH',
      '/v1/accounts/me',
      `${crowded.url}/v1/accounts/me`,
      { authorization: `Bearer ${crowdedAda.token}`, 'content-type': 'application/json' },
      JSON.stringify({ bobnet_channels: ['#full'] }),
    ),
  ];
  await Promise.all([idle.close(), crowded.close()]);
  return new Set([...answers, ...(await privateAnswers())]);
}

/** Sends a request and checks the answer; returns method, path and status. */
async function sendTo(
  method: string,
  path: string,
  url: string,
  headers: Record<string, string>,
  body?: string,
): Promise<string> {
  const documented = DOCUMENTED_OPERATIONS.find(
    (one) => one.method === method && one.path === path,
  );
  if (documented === undefined) throw new Error(`${method} ${path} is not documented`);
  const { origin, pathname, search } = new URL(url);
  const { answer, fault } = await sendRequest(origin, {
    documented,
    method,
    target: pathname + search,
    headers,
    body,
  });
  expect(fault).toBeUndefined();
  return `${method} ${path} ${answer.status}`;
}

/** Which of the statuses are not even met by requests that are made for them. */
async function stillUnmet(game: Game, random: () => number, unmet: readonly string[]) {
  const left: string[] = [];
  for (const what of unmet) {
    const [method, path, status = ''] = what.split(' ');
    const documented = DOCUMENTED_OPERATIONS.find(
      (one) => one.method === method && one.path === path,
    );
    if (documented === undefined) throw new Error(`${what} is not documented`);
    if (!(await isMet(game, random, documented, status))) left.push(what);
  }
  return left;
}

describe('random requests, valid and invalid', () => {
  test(`${REQUESTS} are answered as the document says`, async () => {
    const game = await servedGame(
      { read: PLENTY, write: PLENTY, plan: PLENTY, account: PLENTY },
      RICH,
    );
    const players = [await game.join('Ada'), await game.join('Bob'), await game.join('Eve')];
    await makeSibling(game, players[0] as TestAccount);
    const tokens = [...players.map(({ token }) => token), 'astrarium_wrong'];
    const known: KnownValues = { tokens, pools: { token: ['a'.repeat(43)] }, etags: new Map() };
    const seen = await rareAnswers();
    expect([...seen]).toEqual(RARE);
    for (const what of await earlyAnswers(game, players[0] as TestAccount)) {
      expect(what).toMatch(/ 404$/);
      seen.add(what);
    }
    const faults = new Set<string>();
    const random = seededRandom(1);
    let left = REQUESTS;
    const worker = async (): Promise<void> => {
      while (left > 0) {
        left -= 1;
        if (left % 40 === 0) await game.host.advance(Math.floor(random() * 600));
        if (left % 100 === 0) known.pools['token'] = [...game.secrets().slice(-3), 'a'.repeat(43)];
        if (left % 500 === 0) game.wait(60_000 * 11);
        const sent = randomRequest(random, known);
        const { answer, etag, fault } = await sendRequest(game.url, sent);
        collectValues(known, answer);
        if (answer.status === 200 && sent.method === 'GET') known.etags.set(sent.target, etag);
        const what = `${sent.documented.method} ${sent.documented.path} ${answer.status}`;
        seen.add(what);
        if (fault !== undefined) faults.add(`${sent.method} ${sent.target} ${sent.body}: ${fault}`);
        if (answer.status >= 500) faults.add(`${sent.target} ${sent.body}: ${answer.text}`);
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, worker));
    expect([...faults].slice(0, 20)).toEqual([]);
    const unmet = DOCUMENTED_STATUSES.filter((what) => !seen.has(what));
    const unseen = FULL ? await stillUnmet(game, random, unmet) : unmet;
    await game.close();
    const share = (DOCUMENTED_STATUSES.length - unseen.length) / DOCUMENTED_STATUSES.length;
    console.log(`${REQUESTS} requests met ${Math.floor(share * 100)} % of the documented statuses`);
    if (FULL) expect(unseen).toEqual([]);
    expect(share).toBeGreaterThan(0.5);
  });
});
