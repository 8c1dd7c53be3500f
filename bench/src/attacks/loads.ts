import { connect } from 'node:net';
import { type KeepAlive, keepAlive, requestBytes, statusOf } from '../service/keepAlive.js';
import type { AttackPlayer } from './attackWorld.js';

/** The server and the accounts of an attack, and how long it lasts. */
export interface Target {
  readonly port: number;
  readonly players: readonly AttackPlayer[];
  readonly ms: number;
}

/** The number of answers by status; `0` counts connections that ended without an answer. */
export type Tally = Record<number, number>;

/** The n-th request of a connection of a player. */
type RequestOf = (player: AttackPlayer, n: number) => Buffer;

/** Each player repeats requests on some connections, without a pause, also after a refusal. */
function repeated(connections: number, request: RequestOf) {
  return async ({ ms, players, port }: Target): Promise<Tally> => {
    const tally: Tally = {};
    const untilMs = performance.now() + ms;
    const repeat = async (player: AttackPlayer, place: number, from: string): Promise<void> => {
      let open: KeepAlive | undefined;
      for (let n = place; performance.now() < untilMs; n += connections) {
        try {
          open ??= await keepAlive(port, from);
          count(tally, statusOf(await open.exchange(request(player, n))));
        } catch {
          open = undefined;
          count(tally, 0);
        }
      }
      open?.close();
    };
    await fromAddresses(players, connections, repeat);
    return tally;
  };
}

/** Each player has an address of its own and some connections. */
async function fromAddresses(
  players: readonly AttackPlayer[],
  connections: number,
  act: (player: AttackPlayer, place: number, address: string) => Promise<void>,
): Promise<void> {
  const all = players.flatMap((player, at) =>
    Array.from({ length: connections }, (_, place) => act(player, place, `127.0.1.${at + 1}`)),
  );
  await Promise.all(all);
}

function count(tally: Tally, status: number): void {
  tally[status] = (tally[status] ?? 0) + 1;
}

/** Reads some paths in turn, one of them in each request. */
function reading(connections: number, paths: (player: AttackPlayer) => readonly string[]) {
  return repeated(connections, (player, n) => {
    const all = paths(player);
    return requestBytes('GET', all[n % all.length] ?? '/', player.token);
  });
}

/** Posts bodies to a path. */
function posting(
  connections: number,
  path: (player: AttackPlayer) => string,
  body: (player: AttackPlayer, n: number) => object,
) {
  return repeated(connections, (player, n) =>
    requestBytes('POST', path(player), player.token, body(player, n)),
  );
}

const filters = reading(20, ({ replicant }) => [
  '/v1/events?cursor=0-0&category=season',
  '/v1/events?event=device.decommissioned',
  '/v1/events?device_code=00000001',
  '/v1/events?after=2000-01-01T00:00:00Z&before=2100-01-01T00:00:00Z&category=season',
  `/v1/replicants/${replicant}/events?device_type=heaven_vessel`,
  `/v1/replicants/${replicant}/events?latest=true&device=00000001`,
]);

const places = reading(20, () => [
  '/v1/audit',
  '/v1/inventory?limit=50',
  '/v1/stars?limit=50',
  '/v1/locations/SOL',
  '/v1/locations/SOL/inventory',
]);

const devicePages = reading(20, () => [
  '/v1/devices?limit=50&tags=zz*,*yy*,a*b*c&exclude_tags=*q*',
  '/v1/devices?limit=50&untagged=true&device_type=heaven_vessel&cursor=1',
  '/v1/devices?limit=50&location=SOL-4',
  '/v1/devices?limit=50',
]);

/** Reads at ticks shortly before the attack begins. */
async function pastReads(target: Target): Promise<Tally> {
  const tick = await tickNow(target);
  const paths = [
    `/v1/devices?limit=50&at=${tick}`,
    `/v1/devices?limit=50&tags=zz*&at=${tick - 1}`,
    `/v1/inventory?at=${tick - 2}`,
    `/v1/stars?limit=50&at=${tick - 1}`,
  ];
  return reading(20, () => paths)(target);
}

async function tickNow({ players, port }: Target): Promise<number> {
  const [player] = players;
  if (player === undefined) throw new Error('The attack has no players.');
  const connection = await keepAlive(port);
  const answer = await connection.exchange(requestBytes('GET', '/v1/time', player.token));
  connection.close();
  return Number(/^X-Tick: (\d+)\r$/im.exec(answer.toString('latin1'))?.[1]);
}

const registrations = repeated(20, ({ token }, n) => {
  const path = n % 2 === 0 ? '/v1/accounts' : '/v1/accounts/recover';
  const body = n % 2 === 0 ? { email: `new${n}-${token}@example.org`, name: `New ${n}` } : {};
  return requestBytes('POST', path, '', { email: 'player1@example.org', ...body });
});

/** The heaviest batch: 50 commands, each with the maximum of tags. */
function heavyCommands({ drone }: AttackPlayer, round: number): object[] {
  return Array.from({ length: 50 }, (_, at) => ({
    device: drone,
    command: 'set_tags',
    tags: Array.from({ length: 32 }, (__, tag) => `${round % 2}${at % 2}-${tag}-${'x'.repeat(20)}`),
  }));
}

const batches = posting(
  10,
  () => '/v1/batch',
  (player, n) => ({ commands: heavyCommands(player, n) }),
);

const mails = repeated(10, (player, n) => {
  const settings = { message_notify: { email: true } };
  if (n < 10) return requestBytes('PATCH', '/v1/accounts/me', player.token, settings);
  const commands = Array.from({ length: 50 }, (_, at) => ({
    device: player.drone,
    command: 'set_tags',
    tags: [`tag${n * 50 + at}`],
  }));
  return requestBytes('POST', '/v1/batch', player.token, { commands });
});

const previews = repeated(20, (player, n) => {
  const { drone, token, vessel } = player;
  const travel = { command: 'travel', destination: 'SOL-4' };
  const kinds: readonly (() => Buffer)[] = [
    () => requestBytes('POST', `/v1/devices/${vessel}`, token, { ...travel, dry_run: true }),
    () =>
      requestBytes('POST', '/v1/batch', token, {
        commands: heavyCommands(player, n),
        dry_run: true,
      }),
    () =>
      requestBytes(
        'GET',
        `/v1/explain?about=travel&device_code=${vessel}&destination=SOL-4`,
        token,
      ),
    () => requestBytes('GET', `/v1/explain?about=mining&device_code=${drone}`, token),
    () => requestBytes('GET', '/v1/forecast?within=86400', token),
  ];
  return kinds[n % kinds.length]?.() as Buffer;
});

const forks = posting(
  10,
  () => '/v1/forks',
  ({ drone }, n) => ({
    ticks: 86_400,
    commands: Array.from({ length: 20 }, (_, at) => ({
      at: at * 100,
      device: drone,
      command: 'set_tags',
      tags: [`fork${n}`],
    })),
  }),
);

const documents = repeated(20, ({ token }, n) => {
  const paths = ['/v1/leaderboards/megastructure', '/docs/operations', '/openapi.json'];
  const all = [...paths, '/v1/rules', '/v1/blueprints', '/docs/', '/problems', '/v1/devices'];
  const path = all[n % all.length] ?? '';
  const fields = n % 3 === 0 ? [] : ['Accept-Encoding: gzip'];
  return requestBytes('GET', path, token, undefined, fields);
});

/** Opens ten event streams for each player from the oldest event; half of them are read slowly. */
async function streams({ ms, players, port }: Target): Promise<Tally> {
  const tally: Tally = {};
  const untilMs = performance.now() + ms;
  const stream = ({ token }: AttackPlayer, place: number, localAddress: string): Promise<void> =>
    new Promise((closed) => {
      const socket = connect({ port, host: '127.0.0.1', localAddress });
      socket.write(requestBytes('GET', '/v1/events/stream?cursor=0-0', token));
      socket.once('data', (head) => count(tally, statusOf(head)));
      if (place % 2 === 0) {
        socket.on('data', () => {
          socket.pause();
          setTimeout(() => socket.resume(), 100);
        });
      }
      socket.on('error', () => undefined).on('close', () => closed());
      setTimeout(() => socket.destroy(), Math.min(untilMs - performance.now(), 2000));
    });
  await fromAddresses(players, 10, async (player, place, address) => {
    while (performance.now() < untilMs) await stream(player, place, address);
  });
  return tally;
}

/** What a connection sends: whole requests one after the other, a part of a request, or no HTTP. */
const CONNECTION_STARTS: readonly ((player: AttackPlayer) => Buffer)[] = [
  ({ token }) => Buffer.concat(Array.from({ length: 500 }, () => pageRequest(token))),
  () => Buffer.concat(Array.from({ length: 500 }, () => Buffer.from('GET / HTTP/1.1\r\n\r\n'))),
  ({ token }) => requestBytes('POST', '/v1/batch', token, {}).subarray(0, -1),
  () => Buffer.from('GET /v1/devices HTTP/1.1\r\nHost: x\r\nX-Slow: '),
  () => Buffer.from('\u0000\u0001\u0002 no HTTP\r\n\r\n'.repeat(100)),
  () => Buffer.from(`GET /${'x'.repeat(20_000)} HTTP/1.1\r\n\r\n`),
];

function pageRequest(token: string): Buffer {
  return requestBytes('GET', '/v1/devices?limit=50', token);
}

/** Each player keeps 30 connections open that send pipelined, partial or malformed requests. */
async function connections({ ms, players, port }: Target): Promise<Tally> {
  const tally: Tally = {};
  const untilMs = performance.now() + ms;
  const open = (player: AttackPlayer, place: number, localAddress: string): Promise<void> =>
    new Promise((closed) => {
      const socket = connect({ port, host: '127.0.0.1', localAddress });
      socket.write(CONNECTION_STARTS[place % CONNECTION_STARTS.length]?.(player) ?? '');
      socket.once('data', (head) => count(tally, statusOf(head)));
      socket.on('data', () => undefined);
      socket.on('error', () => undefined).on('close', () => closed());
      setTimeout(() => socket.destroy(), Math.min(untilMs - performance.now(), 2000));
    });
  await fromAddresses(players, 30, async (player, place, address) => {
    while (performance.now() < untilMs) await open(player, place, address);
  });
  return tally;
}

/** The attacks by name. */
export const ATTACKS: Readonly<Record<string, (target: Target) => Promise<Tally>>> = {
  'filters over long histories': filters,
  'audits and inventories': places,
  'pages of devices with filters': devicePages,
  'reads of the past': pastReads,
  'registrations and recoveries': registrations,
  'batches of 50 commands with 32 tags': batches,
  'commands that are mailed': mails,
  'dry runs, explanations, forecasts': previews,
  forks,
  'streams from the oldest event': streams,
  'documents and large answers': documents,
  'pipelined, partial, malformed requests': connections,
};
