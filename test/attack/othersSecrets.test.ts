import { operationOf } from '@astrarium/contract';
import { derivedKey, roll, type SecretKey } from '@astrarium/core';
import {
  accountView,
  astrarium,
  deviceCode,
  deviceListSteps,
  forecast,
  inventoryListSteps,
  isRefused,
  locationView,
  makeLocation,
  newGame,
  replicantListView,
  STANDARD_RULESET,
  starListSteps,
  starSystem,
  takeSteps,
  type World,
} from '@astrarium/space';
import { describe, expect, onTestFinished, test } from 'vitest';
import { FULL } from '../../packages/testkit/test/tier.js';
import { CONTRACT } from '../service/contract/contractCheck.js';
import { jsonCall } from '../service/jsonCall.js';
import { servedGame, type TestAccount } from '../service/servedGame.js';

const PLENTY = { quota: 1e9, windowSeconds: 1 };

/** Everybody begins at the same place, and is seen there. */
const TOGETHER = {
  ...STANDARD_RULESET,
  start: { ...STANDARD_RULESET.start, starCodes: ['SOL'] },
};

/** Answers that do not end, or that are no JSON of the game. */
const STREAMS = ['events.stream'];

test('only its account learns the name of a device, from any read, dry run or fork', async () => {
  const limits = { read: PLENTY, write: PLENTY, plan: PLENTY, account: PLENTY };
  const game = await servedGame(limits, TOGETHER);
  onTestFinished(game.close);
  const { ask, host, play, url } = game;
  const [ada, bo] = [await play('Ada'), await play('Bo', {})];
  const name = 'Ζαγρεύς 77';
  const drone = ada.codes['mining_drone'] ?? '';
  const order = (body: object) => ask(ada, 'POST', `/v1/devices/${drone}`, body);
  expect(await order({ command: 'set_name', name })).toMatchObject({ name });
  await order({ command: 'start_mining', resource: 'structural' });
  await host.advance(3600);
  const { events } = await ask(ada, 'GET', '/v1/events');
  const [{ id } = { id: '' }] = events as readonly { readonly id: string }[];

  const known: Readonly<Record<string, string>> = {
    code: drone,
    id,
    season: '1',
    about: 'capacity',
    device_code: drone,
  };
  const places = ['SOL', 'SOL-BELT-1', ada.replicant, drone];
  const reads: string[] = [];
  for (const operation of Object.keys(CONTRACT.operations)) {
    const { method, path } = operationOf(CONTRACT.operations, operation);
    if (method !== 'GET' || STREAMS.includes(operation)) continue;
    for (const code of path.includes('{code}') ? places : ['']) {
      const at = path.replace(/\{(\w+)\}/g, (_, member: string) =>
        member === 'code' ? code : (known[member] ?? '1'),
      );
      const query = operation === 'explain.get' ? `?about=capacity&device_code=${drone}` : '';
      reads.push(`${at}${query}`);
    }
  }
  expect(reads.length).toBeGreaterThan(30);
  const plan = { commands: [{ device: drone, command: 'set_name', name: null }] };
  const later = { commands: [{ ...plan.commands[0], at: 0 }], ticks: 10 };
  const seenBy = async (token: string): Promise<string[]> => {
    const texts: string[] = [];
    for (const path of reads) {
      texts.push(JSON.stringify((await jsonCall(url, token, 'GET', path)).body));
    }
    for (const [path, body] of [
      ['/v1/forks', later],
      ['/v1/batch', { ...plan, dry_run: true }],
      [`/v1/devices/${drone}`, { command: 'recall', dry_run: true }],
    ] as const) {
      texts.push(JSON.stringify((await jsonCall(url, token, 'POST', path, body)).body));
    }
    return texts.filter((text) => text.includes(name));
  };
  expect(await seenBy(bo.token)).toEqual([]);
  expect(await seenBy('unknown')).toEqual([]);
  // Its own account sees it: the device, the list, the short row, and in a fork.
  expect((await seenBy(ada.token)).length).toBeGreaterThanOrEqual(4);
  expect(await ask(bo, 'GET', '/v1/devices?device_type=mining_drone')).toMatchObject({
    devices: [
      { name: null, number: 1 },
      { name: null, number: 2 },
    ],
  });
});

/** A served game with three accounts, and the codes of their replicants. */
async function players() {
  // The allowance hardly grows while the test runs.
  const write = { quota: 1000, windowSeconds: 86_400 };
  const limits = { ...STANDARD_RULESET.limits, messagesPerHour: 20, receivedPerHour: 30 };
  const game = await servedGame({ write }, { ...STANDARD_RULESET, limits });
  onTestFinished(game.close);
  const call = async (account: TestAccount, method: string, path: string, sent?: object) => {
    const { body, headers, status } = await game.call(account, method, path, sent);
    return { status, text: JSON.stringify(body), limit: String(headers.get('ratelimit')) };
  };
  const join = async (name: string) => {
    const account = await game.join(name);
    const { replicants } = await game.ask(account, 'GET', '/v1/accounts/me');
    const [replicant] = replicants as readonly [{ readonly replicant_code: string }];
    return { ...account, code: replicant.replicant_code };
  };
  const send = (from: TestAccount, to: string, text: string) =>
    call(from, 'POST', '/v1/messages', { to, text });
  const [mallory, eve, victim] = [await join('Mallory'), await join('Eve'), await join('Victim')];
  return { game, call, send, mallory, eve, victim };
}

test('answers and allowances do not show who exists, who blocks, and who is full', async () => {
  const { call, mallory, send, victim } = await players();
  const text = 'y'.repeat(500);
  const remaining = (limit: string): number => Number(/r=(\d+)/.exec(limit)?.[1]);
  const attempt = async (to: string) => {
    const { limit, status, text: body } = await send(mallory, to, text);
    return [status, body.replace(to, 'CODE'), remaining(limit)] as const;
  };
  const open = await attempt(victim.code);
  const none = await attempt('00000000');
  await call(victim, 'PATCH', '/v1/accounts/me', { blocked: [mallory.code] });
  const blocked = await attempt(victim.code);
  expect(open.slice(0, 2)).toEqual([200, JSON.stringify({ to: 'CODE', copies: 1 })]);
  expect(none.slice(0, 2)).toEqual(open.slice(0, 2));
  expect(blocked.slice(0, 2)).toEqual(open.slice(0, 2));
  // Each took the same from the allowance.
  expect([open[2] - none[2], none[2] - blocked[2]]).toEqual([2, 2]);
});

test('a channel cannot be read by who does not listen to it, nor messages to others', async () => {
  const { call, eve, game, mallory, send, victim } = await players();
  const secret = 'meet at SOL-BELT-2';
  for (const one of [victim, eve]) {
    await call(one, 'PATCH', '/v1/accounts/me', { bobnet_channels: ['#Plan'] });
  }
  expect((await send(mallory, '#plan', 'Hello')).status).toBe(403);
  expect((await send(eve, '#PLAN', secret)).status).toBe(200);
  expect((await send(eve, victim.code, secret)).status).toBe(200);
  // Who joins later gets nothing of what was written before.
  await call(mallory, 'PATCH', '/v1/accounts/me', { bobnet_channels: ['#plan'] });
  await game.host.advance(10);
  const paths = [
    '/v1/messages?cursor=0-0',
    '/v1/events?cursor=0-0',
    '/v1/events?cursor=0-0&at=5',
    `/v1/replicants/${mallory.code}/events`,
    '/v1/accounts/me',
    '/v1/audit',
    '/v1/forecast',
  ];
  for (const path of paths) {
    const { status, text } = await call(mallory, 'GET', path);
    expect([path, status, text.includes(secret)]).toEqual([path, 200, false]);
  }
  expect((await call(victim, 'GET', '/v1/messages?cursor=0-0')).text.split(secret)).toHaveLength(3);
});

const SEED = 21;
const ACCOUNTS = FULL ? 100 : 40;

/** A game with accounts whose drones mine, whose factories print, and whose ships travel. */
function playedGame(key: SecretKey): World {
  let snapshot = newGame({ seed: SEED, key });
  const execute = (account: number, type: string, args: Readonly<Record<string, unknown>>) => {
    const result = astrarium.execute(snapshot, { id: '', account, type, args });
    if (!result.outcome.done) throw new Error(result.outcome.refusal.message);
    snapshot = result.snapshot;
  };
  for (let account = 1; account <= ACCOUNTS; account += 1) {
    execute(0, 'open_account', { name: `Account ${account}` });
  }
  for (let account = 1; account <= ACCOUNTS; account += 1) {
    const list = takeSteps(deviceListSteps(astrarium.read(snapshot), account));
    if (isRefused(list)) throw new Error(list.refusal.message);
    for (const { available_commands, device_code, device_type } of list.devices) {
      if (available_commands.includes('enqueue_print') && device_type === 'autofactory') {
        execute(account, 'enqueue_print', { device: device_code, device_type: 'mining_drone' });
      }
      if (device_type === 'heaven_vessel') {
        const destination = list.devices[0]?.location.split('-')[0];
        execute(account, 'travel', { device: device_code, destination });
      }
    }
  }
  return astrarium.read(astrarium.advance(snapshot, { ticks: 30 }).snapshot);
}

/** Everything that all accounts see, with each code and each number made of one left out. */
function allViews(world: World): string {
  const stars = [{}, { cursor: 'G000900' }].map((query) => starListSteps(world, query));
  const views: unknown[] = stars.map(takeSteps);
  const { key, seed } = world.setting;
  for (let account = 1; account <= ACCOUNTS; account += 1) {
    const places = [0, account].flatMap((star) => {
      const { belts, planets } = starSystem(seed, star);
      return [...belts, ...planets].map(({ location }) => makeLocation(seed, location));
    });
    views.push(
      accountView(world, account),
      takeSteps(deviceListSteps(world, account)),
      forecast(world, account),
      takeSteps(inventoryListSteps(world, account)),
      replicantListView(world, account),
      ...places.map((place) => locationView(world, account, place)),
    );
  }
  expect(key).toHaveLength(4);
  return JSON.stringify(views, (member, value: unknown) =>
    ['next_cursor', 'job_id', 'batch_id'].includes(member) && typeof value === 'number' ? 0 : value,
  ).replace(/[0-9a-f]{8}/g, 'code');
}

describe('a player without the key', () => {
  test('sees the same under every key until something is found, but for codes', () => {
    const [first, second] = [derivedKey(1, 1, 1), derivedKey(2, 1, 1)];
    const seen = allViews(playedGame(first));
    expect(seen.length).toBeGreaterThan(5_000 * ACCOUNTS);
    expect(allViews(playedGame(second)) === seen).toBe(true);
  });

  test('cannot tell hidden rolls from codes, other rolls, or rolls of dry runs', () => {
    const key = derivedKey(3, 1, 1);
    const other = derivedKey(key, 0x7d01, 5, 100);
    const count = 4000;
    const known: readonly ((n: number) => number)[] = [
      (n) => Number.parseInt(deviceCode(key, n), 16),
      (n) => roll(key, 1, n, 0),
      (n) => roll(other, 2, n, 0),
      (n) => roll(SEED, 2, n, 0),
      (n) => n,
    ];
    for (const [index, seen] of known.entries()) {
      // How often each known bit equals each hidden bit: half of the time, within 5.5 deviations.
      const equal = new Int32Array(32 * 32);
      for (let n = 1; n <= count; n += 1) {
        const [hidden, shown] = [roll(key, 2, n, 0), seen(n)];
        for (let bit = 0; bit < 1024; bit += 1) {
          equal[bit] = (equal[bit] ?? 0) + (((hidden >>> (bit >> 5)) ^ (shown >>> (bit & 31))) & 1);
        }
      }
      const furthest = Math.max(...equal.map((times) => Math.abs(times - count / 2)));
      expect(furthest / Math.sqrt(count / 4), `known ${index}`).toBeLessThan(5.5);
    }
  });

  test('learns from codes neither the order nor the number of devices', () => {
    const key = derivedKey(4, 1, 1);
    const ids = Array.from({ length: 1000 }, (_, n) => n + 1);
    const codes = ids.map((id) => Number.parseInt(deviceCode(key, id), 16));
    const rising = codes.filter((code, at) => at > 0 && code > (codes[at - 1] ?? 0)).length;
    expect(Math.abs(rising - 500)).toBeLessThan(60);
    expect(Math.max(...codes)).toBeGreaterThan(2 ** 32 * 0.98);
  });
});
