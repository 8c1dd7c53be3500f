import { defineGame, type Handler, ok } from '@astrarium/contract';
import {
  account,
  defineSchema,
  defineSimulation,
  flag,
  gauge,
  id,
  integer,
  many,
  object,
  optional,
  orNull,
  record,
  single,
  type Snapshot,
  table,
  text,
  timer,
} from '@astrarium/core';
import { readLog } from '@astrarium/core/log';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { hostTester, type TestCall } from './hostTester.js';
import { LEASE_MS } from './store/lease.js';
import { type MemoryDisk, memoryStore } from './store/memoryStore.js';
import { type Store, type StoreBatch, StoreFailure } from './store/store.js';
import { checkGame } from './turns/stored/checkGame.js';
import { exportLog } from './turns/stored/exportLog.js';
import { importLog } from './turns/stored/importLog.js';

const schema = defineSchema({
  setting: { most: integer({ min: 1, default: 9 }) },
  tables: {
    seats: table(
      { player: account, name: text(), points: integer(), ends: timer },
      { unique: ['player'] },
    ),
  },
  events: {
    'seat.taken': { seat: id('seats') },
    'points.won': { seat: id('seats'), points: integer() },
    'hint.given': { to: account, number: integer() },
  },
  audience: {
    'seat.taken': 'everybody',
    'points.won': 'seat.player',
    'hint.given': ({ to }) => [to],
  },
});

const sit = schema.command({
  args: { name: text({ min: 1, max: 50 }) },
  answer: { seat: id('seats') },
  run(draft, { name }, { account: player }) {
    draft.require(!draft.seats.by({ player }), 'seated', 'You sit already.');
    draft.require(name !== 'Nobody', 'no_name', 'Say who you are.', { length: name.length });
    const seat = draft.seats.insert({ player, name, ends: 10 });
    draft.emit('seat.taken', { seat: seat.id });
    return { seat: seat.id };
  },
});
const rise = schema.command({
  run(draft, _, { account: player }) {
    draft.seats.remove(draft.require(draft.seats.by({ player }), 'no_seat', 'You stand.'));
  },
});
const win = schema.command({
  about: 'Wins points.',
  args: { points: integer({ min: 1, max: 'most' }), seat: id('seats') },
  run(draft, { points, seat: other }, { account: player }) {
    const seat = draft.require(draft.seats.by({ player }), 'no_seat', 'You stand.');
    seat.points += points;
    draft.emit('points.won', { seat: seat.id, points });
    draft.emit('hint.given', { to: draft.seats.get(other).player, number: points });
  },
});
const spoil = schema.command({
  run(draft, _, { account: player }) {
    draft.seats.get({ player }).points = 1.5;
  },
});
const own = schema.view({
  args: { plus: integer({ min: 0, default: 0 }) },
  answer: { points: integer(), now: integer() },
  read(world, { account: player }, { plus }) {
    const seat = world.require(world.seats.by({ player }), 'no_seat', 'You stand.');
    return { points: seat.points + plus, now: world.now };
  },
});
const table_ = schema.view({
  public: true,
  args: { names: many(text(), { max: 3 }) },
  answer: { best: orNull(text()), size: integer() },
  read: ({ seats }, _, { names }) => ({
    best:
      seats.best(({ name, points }) => (names.includes(name) ? points : undefined))?.name ?? null,
    size: seats.size,
  }),
});

const simulation = defineSimulation({
  name: 'points',
  version: 3,
  schema,
  commands: { sit, rise, spoil, win },
  views: { own, table: table_ },
  systems: { 'seats.ends': () => undefined },
  result: ({ seats }) => {
    const winner = seats.find(({ points }) => points >= 20);
    return winner && { winners: [winner.player] };
  },
});
const game = defineGame({
  simulation,
  tickMs: 100,
  title: 'Points',
  seats: { join: 'sit', leave: 'rise', fewest: 2, most: 2 },
  settings: { normal: {}, long: { most: 100 } },
});

const START_MS = 1_767_225_600_000;

/** A store that stores nothing while it is full. */
function failing(store: Store, isFull: () => boolean): Store {
  return Object.create(store, {
    commit: {
      value(batch: StoreBatch) {
        if (isFull()) throw new StoreFailure('full', 'no space is left');
        return store.commit(batch);
      },
    },
  }) as Store;
}

/** A store with the log that a disk has. */
async function imported(disk: MemoryDisk) {
  const store = memoryStore(START_MS);
  const log = [...exportLog(game as never, memoryStore(START_MS, disk))].join('');
  await readLog(log, importLog(game as never, store, START_MS));
  return store;
}

interface Answered {
  readonly events: readonly { readonly id: string; readonly event: string; values: object }[];
  readonly next_cursor: string | null;
}

interface Players {
  readonly players: readonly { readonly account: number }[];
  readonly next_cursor: number | null;
}

async function tester(
  options: Readonly<Record<string, unknown>> = {},
  speed = 0,
  served: object = game,
) {
  let isFull = false;
  const faults: unknown[] = [];
  const slowTicks: unknown[] = [];
  const more = {
    game: served as never,
    options,
    linkOf: (secret: string) => secret,
    onRuleFault: (fault: unknown) => void faults.push(fault),
    onSlowTicks: (slow: unknown) => void slowTicks.push(slow),
    seatsPerAddress: 4,
  };
  const tested = await hostTester({ speed, wrap: (store) => failing(store, () => isFull), more });
  const { call } = tested;
  return Object.assign(tested, {
    faults,
    slowTicks,
    async join(name: string) {
      const { body } = await call('accounts.open', { body: { join: { name } } });
      return body as { readonly account: number; readonly token: string };
    },
    /** Lets an account win points, and a hint about them be given to the player of a seat. */
    win: (points: number, seat = 1, player = 1) =>
      call('commands.win', { account: player, body: { points, seat } }),
    /** From now on, nothing can be stored, or everything again. */
    fill: (full: boolean) => void (isFull = full),
  });
}

test('an account joins in the turn that opens it, and its token is its own', async () => {
  const { call, host, join } = await tester();
  const answer = await call('accounts.open', { body: { join: { name: 'Ada' } } });
  expect(answer).toMatchObject({
    status: 201,
    body: { account: 1, name: 'Ada', seated: true, tick: 0, answer: { seat: 1 } },
  });
  const { account, token } = await join('Bo');
  expect(account).toBe(2);
  const grant = { account: 2, scopes: ['read', 'play', 'account'] };
  expect(host.authenticate(token)).toMatchObject(grant);
  const shown = { account: 2, name: 'Bo', seated: true };
  expect((await call('accounts.get', { account: 2 })).body).toEqual(shown);
});

test('whoever is refused a seat has no account, and leaves no line in the log', async () => {
  const { call, disk, join } = await tester();
  const lines = disk.lines.length;
  const refused = await call('accounts.open', { body: { join: { name: 'Nobody' } } });
  expect(refused).toMatchObject({
    status: 409,
    body: {
      code: 'no_name',
      detail: 'Say who you are.',
      rule: { length: 6 },
      type: '/problems/no_name',
    },
  });
  expect(disk.lines.length).toBe(lines);
  expect((await join('Ada')).account).toBe(1);
  await join('Bo');
  const full = await call('accounts.open', { body: { join: { name: 'Cy' } } });
  expect(full).toMatchObject({
    status: 409,
    body: { code: 'seats_full', rule: { taken: 2, most: 2 } },
  });
  expect(disk.credentials.size).toBe(2);
});

test('names are unique in whatever form their letters are given, and can be seen', async () => {
  const { call, join } = await tester();
  await join('Straße');
  const { body } = await call('accounts.open', { body: { name: 'STRASSE' } });
  expect(body).toMatchObject({ code: 'name_taken' });
  for (const name of ['A\u200bda', '\u202eadA', 'Ada\u3164', 'A\u00a0da', '\u00ad', 'A  da']) {
    const { status } = await call('accounts.open', { body: { name } });
    expect([name, status]).toEqual([name, 422]);
  }
  const long = await call('accounts.open', { body: { join: { name: 'x'.repeat(50) } } });
  expect(long).toMatchObject({ status: 422, body: { errors: [{ pointer: '#/join/name' }] } });
  const named = { name: 'Bo', join: { name: 'x'.repeat(50) } };
  expect((await call('accounts.open', { body: named })).body).toMatchObject({ name: 'Bo' });
});

test('who looks on may join later, and gives the seat back', async () => {
  const { call, join } = await tester();
  await join('Ada');
  const looking = await call('accounts.open', { body: { name: 'Bo', scopes: ['read'] } });
  expect(looking.body).toMatchObject({ account: 2, seated: false });
  const noSeat = { status: 409, body: { code: 'no_seat' } };
  expect(await call('views.own', { account: 2 })).toMatchObject(noSeat);
  await call('commands.sit', { account: 2, body: { name: 'Bo' } });
  const third = await call('accounts.open', { body: { name: 'Cy' } });
  expect(third.body).toMatchObject({ account: 3 });
  const sits = { account: 3, body: { name: 'Cy' } };
  expect((await call('commands.sit', sits)).body).toMatchObject({ code: 'seats_full' });
  const done = { status: 200, body: { tick: 0 } };
  expect(await call('commands.rise', { account: 1 })).toMatchObject(done);
  expect((await call('commands.sit', sits)).body).toMatchObject({ answer: { seat: 3 } });
  expect((await call('game.get')).body).toMatchObject({
    name: 'points',
    title: 'Points',
    version: 3,
    setting: { most: 9 },
    seats: { taken: 2, fewest: 2, most: 2 },
    players: [
      { account: 2, name: 'Bo' },
      { account: 3, name: 'Cy' },
    ],
    result: null,
  });
});

test('players are listed in pages, also when most accounts only look', async () => {
  const crowd = defineGame({ simulation, tickMs: 100, seats: { join: 'sit', most: 500 } });
  const { call } = await tester({}, 0, crowd);
  // Every second one of the first 220 only looks.
  const isSeated = (number: number): boolean => number % 2 === 1 || number > 220;
  const all = Array.from({ length: 230 }, (_, at) => at + 1);
  for (const number of all) {
    const name = `P${number}`;
    const join = isSeated(number) ? { join: { name } } : {};
    await call('accounts.open', { body: { name, ...join } });
  }
  const { players, seats } = (await call('game.get')).body as Players & { readonly seats: object };
  expect(seats).toMatchObject({ taken: 120 });
  expect(players).toHaveLength(100);
  const listed: number[] = [];
  for (let cursor: number | null = 0; cursor !== null;) {
    const { body } = await call('players.list', { query: { limit: 50, cursor } });
    const page = body as Players;
    listed.push(...page.players.map(({ account: one }) => one));
    cursor = page.next_cursor;
    expect(page.players.length).toBe(cursor === null ? 20 : 50);
  }
  expect(listed).toEqual(all.filter(isSeated));
});

test('commands are read by their shapes, done or refused, one by one or together', async () => {
  const { call, join } = await tester();
  await join('Ada');
  const wins = (points: unknown, seat: unknown) =>
    call('commands.win', { account: 1, body: { points, seat } });
  const cost = expect.any(Number);
  expect(await wins(3, 1)).toEqual({ status: 200, body: { tick: 0 }, tick: 0, cost });
  const faultyAt = (...pointers: readonly string[]) => ({
    status: 422,
    body: { errors: pointers.map((pointer) => ({ pointer })) },
  });
  expect(await wins(10, 0)).toMatchObject(faultyAt('#/points', '#/seat'));
  expect(await wins(1, 5)).toMatchObject(faultyAt('#/seat'));
  const several = await call('commands', {
    account: 1,
    body: [
      { command: 'win', args: { points: 2, seat: 1 } },
      { command: 'sit', args: { name: 'Ada' } },
      { command: 'rise' },
    ],
  });
  expect(several).toMatchObject({
    status: 200,
    body: { tick: 0, outcomes: [{ answer: {} }, { problem: { code: 'seated' } }, { answer: {} }] },
  });
  const unknown = [{ command: 'win', args: { points: 1, seat: 7 } }];
  expect((await call('commands', { account: 1, body: unknown })).body).toMatchObject({
    outcomes: [{ problem: { errors: [{ pointer: '#/0/args/seat' }] } }],
  });
  const wrong = [{ command: 'rise' }, { command: 'win', args: { points: 'x', seat: 1 } }];
  const answer = await call('commands', { account: 1, body: wrong });
  expect(answer).toMatchObject(faultyAt('#/1/args/points'));
});

test('views take parameters, lists of them as JSON, and answer with what the caller sees', async () => {
  const { call, host, join } = await tester();
  await join('Ada');
  expect((await call('views.own', { account: 1, query: { plus: 2 } })).body).toEqual({
    points: 2,
    now: 0,
  });
  const query = { names: '["Ada","Bo"]' };
  const asked = { operation: 'views.table', account: 0, path: {}, query, body: undefined };
  expect(await host.call({ ...asked, form: 'text' })).toMatchObject({
    body: { best: 'Ada', size: 1 },
  });
  expect(await host.call({ ...asked, query: { names: '["Ada"' }, form: 'text' })).toMatchObject({
    status: 400,
    body: { errors: [{ name: 'names' }] },
  });
});

test('events of both audiences are in pages, those for everybody once in the store', async () => {
  const { call, disk, join, win } = await tester();
  await join('Ada');
  await join('Bo');
  await win(2, 2);
  const events = async (account: number, query = {}) =>
    (await call('events.list', { account, query })).body as Answered;
  const named = (page: Answered) => page.events.map(({ event, id, values }) => [id, event, values]);
  const ofBo = named(await events(2));
  // What is for everybody was also for those who came later.
  expect(ofBo.map(([, name]) => name)).toEqual(['seat.taken', 'seat.taken', 'hint.given']);
  expect(ofBo.at(-1)).toEqual(['0-3', 'hint.given', { to: 2, number: 2 }]);
  expect(disk.histories.envelopes.get(0)?.texts).toHaveLength(2);
  const first = await events(1, { limit: 1 });
  expect(first.events).toHaveLength(1);
  const rest = await events(1, { cursor: first.next_cursor, event: 'points.won,seat.taken' });
  expect([rest.events.map(({ event }) => event), rest.next_cursor]).toEqual([
    ['seat.taken', 'points.won'],
    null,
  ]);
});

test('a deleted account gives its seat back, and its number is never given again', async () => {
  const { call, join } = await tester();
  await join('Ada');
  await join('Bo');
  const deleted = await call('accounts.delete', { account: 2, body: { confirm: 'Bo' } });
  expect(deleted).toMatchObject({ status: 200 });
  expect((await call('views.table', { query: { names: ['Ada', 'Bo'] } })).body).toMatchObject({
    size: 1,
  });
  expect((await join('Bo')).account).toBe(3);
});

test('the document has a path for each command and view, with the shapes of both', async () => {
  const { host } = await tester();
  const { components, info, paths } = host.contract.openApi();
  expect(info).toMatchObject({ title: 'Points', version: '3' });
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining(['/v1/commands/win', '/v1/commands', '/v1/views/own', '/v1/game']),
  );
  const { requestBody, summary } = paths['/v1/commands/win']!['post'] as unknown as {
    readonly summary: string;
    readonly requestBody: { readonly content: object };
  };
  expect(summary).toBe('Wins points.');
  expect(JSON.stringify(requestBody)).toContain('"maximum":9');
  expect(Object.keys(components.schemas)).toEqual(
    expect.arrayContaining(['Event', 'Game', 'SitDone']),
  );
});

const NO_SEAT = {
  code: 'no_seat',
  messages: ['You <stand>.'],
  numbers: ['seat', 'most'],
  operations: ['commands.rise', 'views.own'],
  place: 'points.ts:7',
};

test('documents list the refusals that were found in the source, and say if these are all', () => {
  const contractOf = (areAll: boolean) =>
    game.contractWith!({ list: [NO_SEAT], areAll })({ most: 9 } as never);
  const contract = contractOf(true);
  expect(contract.problems['no_seat']).toEqual({
    status: 409,
    title: 'Refused by the game',
    text: 'You <stand>. Numbers in rule: seat, most. Given by commands.rise, views.own.',
  });
  const { components, paths } = contract.openApi();
  const codesAt = (path: string, method: string): unknown =>
    paths[path]?.[method]?.responses['409']?.['description'];
  expect(codesAt('/v1/commands/rise', 'post')).toBe(
    '`ended`, `too_late`, `line_too_long`, `no_seat`',
  );
  expect(codesAt('/v1/commands/sit', 'post')).toBe(
    '`ended`, `too_late`, `line_too_long`, `seats_full`, `address_full`',
  );
  expect(codesAt('/v1/views/own', 'get')).toBe('`no_seat`');
  expect(components.schemas['ProblemCode']?.['enum']).toEqual(Object.keys(contract.problems));
  expect(contract.docs()[0]?.html).toContain('You &#60;stand&#62;.');
  const open = contractOf(false).openApi();
  expect(open.components.schemas['Problem']?.['properties']).toMatchObject({
    code: { type: 'string' },
  });
  expect(open.paths['/v1/commands/win']!['post']!.responses['409']?.['description']).toBe(
    '`ended`, `too_late`, `line_too_long`, `refused`',
  );
});

test.each([
  ['not_found', 'is a code of the platform'],
  ['no box', 'must begin with a letter'],
])('the code %s is reserved or no name', (code, why) => {
  const refusals = { list: [{ ...NO_SEAT, code }], areAll: true };
  expect(() => game.contractWith!(refusals)).toThrow(
    `points cannot be served: the code ${code} ${why}`,
  );
});

test('what cannot be served is refused where it is defined', () => {
  const refused = (spec: object): string => {
    try {
      defineGame({ simulation, tickMs: 100, ...spec } as never);
    } catch (error) {
      return (error as Error).message;
    }
    return 'served';
  };
  const silent = defineSimulation({
    name: 'silent',
    version: 1,
    schema: defineSchema({ tables: {}, events: { rung: { times: integer() } } }),
    commands: {},
  });
  expect(refused({ simulation: silent })).toBe(
    "silent cannot be served: event rung needs an audience: 'everybody', a path to an account, " +
      'or a function',
  );
  const ending = defineSimulation({
    name: 'ending',
    version: 1,
    schema: defineSchema({
      tables: {},
      events: { 'game.ended': {} },
      audience: { 'game.ended': 'everybody' },
    }),
    commands: {},
  });
  expect(refused({ simulation: ending })).toContain('event game.ended is told by the platform');
  expect(refused({ tickMs: 5 })).toContain('tickMs must be an integer from 10 to 3600000, not 5');
  expect(refused({ seats: { join: 'jump', most: 2 } })).toContain('there is no command jump');
  expect(refused({ seats: { join: 'sit', fewest: 3, most: 2 } })).toContain('fewest and most');
  expect(refused({ seats: { join: 'sit', leave: 'win', most: 2 } })).toContain('no arguments');
  expect(refused({ seat: {} })).toContain('defineGame has no member seat');
  expect(refused({ whileDown: 'later' })).toContain("must be 'pause' or 'run', not later");
  expect(refused({ accounts: 'all' })).toContain("must be 'name', 'mail' or 'operator', not all");
  expect(refused({ limits: { reads: {} } })).toContain('no limit reads, but read, write, plan');
  expect(refused({ limits: { read: { quota: 0 } } })).toContain('limits.read.quota must be');
  expect(refused({ texts: { fallen: '' } })).toContain('an event fallen that there is not');
  expect(refused({ texts: { 'seat.taken': '{chair}' } })).toContain('names {chair}, which');
  expect(refused({ guides: { 'a/b': '' } })).toContain('guide a/b must be');
  expect(refused({ operations: { 'a/b': {} } })).toContain('must have a name such as lamps.list');
  const idle = { join: 'sit', most: 2 };
  expect(refused({ seats: { ...idle, leave: 'rise', idle: 5 } })).toContain('from 10 to 31536000');
  expect(refused({ seats: { ...idle, idle: 60 } })).toContain('leave by a command leave');
  const empty = defineSchema({ tables: {} });
  const rule = empty.command({ run: () => undefined });
  const alike = { build_up: rule, 'build-up': rule };
  const twice = defineSimulation({ name: 'alike', version: 1, schema: empty, commands: alike });
  expect(refused({ simulation: twice })).toContain('build-up and build_up would have one name');
});

test('a game that is over takes no more commands, and its clock stands', async () => {
  const tested = await tester({ setting: 'long' }, 10);
  const { token } = await tested.join('Ada');
  tested.wait(1000);
  tested.host.runDue();
  await tested.win(50);
  const { tick } = tested.host;
  expect(tick).toBe(10);
  const lines = tested.disk.lines.length;
  const late = await tested.call('commands.rise', { account: 1 });
  expect(late).toMatchObject({ status: 409, body: { code: 'ended', detail: 'The game is over.' } });
  expect(tested.disk.lines.length).toBe(lines);
  tested.wait(60_000);
  await tested.host.advance(10);
  expect([tested.host.tick, tested.host.runDue()]).toEqual([10, Infinity]);
  expect([tested.host.lagTicks, tested.host.isBehind]).toEqual([0, false]);
  await tested.crash();
  expect((await tested.call('game.get')).body).toMatchObject({
    tick: 10,
    tick_ms: 100,
    setting: { most: 100 },
    result: { winners: [1] },
  });
  expect(tested.host.authenticate(token).account).toBe(1);
});

test('a rule that throws costs its command alone, and is told', async () => {
  const { call, disk, faults, join, win } = await tester();
  await join('Ada');
  const before = (await call('game.get')).body;
  const lines = disk.lines.length;
  const spoiled = await call('commands.spoil', { account: 1, key: 'once' });
  expect(spoiled).toMatchObject({
    status: 500,
    body: { code: 'rule_failed', detail: 'A rule of the game failed.' },
  });
  expect(faults).toMatchObject([
    {
      tick: 0,
      command: { account: 1, type: 'spoil', args: {} },
      error: { message: 'seats.points of row 1 must be an integer, not 1.5' },
    },
  ]);
  expect([disk.lines.length, disk.outcomes.size]).toEqual([lines, 0]);
  expect((await call('game.get')).body).toEqual(before);
  expect((await win(1)).status).toBe(200);
});

test('a command whose line is too long for the log is refused, and nothing is half done', async () => {
  const most = 2 ** 20;
  const say = schema.command({
    answer: { said: text({ max: 2 * most }) },
    args: { length: integer(), name: text({ max: 50 }) },
    run(draft, { length, name }, { account: player }) {
      draft.require(length > 0, 'long_no', 'n'.repeat(Math.abs(length)));
      if (!draft.seats.by({ player })) draft.seats.insert({ player, name, ends: 10 });
      return { said: 'x'.repeat(length) };
    },
  });
  const definition = {
    name: 'points',
    version: 3,
    schema,
    systems: { 'seats.ends': () => undefined },
  };
  const talking = defineSimulation({ ...definition, commands: { say }, views: {} });
  const served = defineGame({ simulation: talking, tickMs: 100, seats: { join: 'say', most: 2 } });
  const tested = await tester({}, 0, served);
  const { call, disk, faults } = tested;
  const lines = disk.lines.length;
  for (const length of [1_100_000, -1_100_000]) {
    const open = await call('accounts.open', { body: { join: { length, name: 'Ada' } } });
    expect(open).toMatchObject({
      status: 409,
      body: {
        code: 'line_too_long',
        detail: expect.stringMatching(/^The command and its outcome have 1100\d{3} characters; /),
        rule: { length: expect.any(Number), most },
      },
    });
  }
  expect([disk.lines.length, disk.credentials.size, faults]).toEqual([lines, 0, []]);
  const join = { body: { join: { length: 1, name: 'Ada' } } };
  expect((await call('accounts.open', join)).status).toBe(201);
  const orders = [-1_100_000, 1_100_000, -3].map((length) => ({
    command: 'say',
    args: { length, name: 'Bo' },
  }));
  const { body } = await call('commands', { account: 1, body: orders });
  const [long, longer, short] = (body as { readonly outcomes: readonly object[] }).outcomes;
  expect([long, longer]).toMatchObject(Array(2).fill({ problem: { code: 'line_too_long' } }));
  expect(short).toMatchObject({ problem: { code: 'long_no', detail: 'nnn' } });
  await tested.crash();
  expect(JSON.parse(disk.lines.at(-1)!)).toMatchObject({ n: disk.lines.length - 1 });
  expect((await tested.call('game.get')).body).toMatchObject({ players: [{ account: 1 }] });
});

test('a command that comes after its last tick is not done, also when it is repeated', async () => {
  const { call, disk, host, join } = await tester();
  await join('Ada');
  await host.advance(5);
  const lines = disk.lines.length;
  const body = { points: 1, seat: 1 };
  const win = (maxTick: number, more: TestCall = {}) =>
    call('commands.win', { account: 1, body, maxTick, ...more });
  const late = { status: 409, body: { code: 'too_late', rule: { max_tick: 4, tick: 5 } } };
  expect(await win(4, { key: 'once' })).toMatchObject(late);
  expect(await win(9, { key: 'once' })).toMatchObject({ ...late, replayed: true });
  expect(disk.lines.length).toBe(lines);
  expect(await win(5)).toMatchObject({ status: 200, body: { tick: 5 } });
});

/** A game whose parts fail when a test says so. */
function fragile() {
  const broken = new Set<string>();
  const check = (part: string): void => {
    if (broken.has(part)) throw new Error(`${part} is broken`);
  };
  const own = defineSchema({
    tables: { bells: table({ due: timer }) },
    events: { rung: { by: account } },
    audience: {
      rung({ by }) {
        check('audience');
        return by;
      },
    },
  });
  const made = defineSimulation({
    name: 'bells',
    version: 1,
    schema: own,
    commands: {
      ring: own.command({
        args: { to: account },
        run(draft, { to }) {
          draft.bells.insert({});
          draft.emit('rung', { by: to });
        },
      }),
      hang: own.command({ run: ({ bells }) => void bells.insert({ due: 5 }) }),
    },
    views: {
      count: own.view({
        public: true,
        answer: { bells: object({ count: integer() }), reader: account },
        read({ bells }, { account: reader }) {
          check('view');
          const count = broken.has('answer') ? 0.5 : bells.size;
          return { bells: { count }, reader };
        },
      }),
    },
    systems: {
      'bells.due'(draft, bell) {
        draft.emit('rung', { by: 1 });
        if (bell.id === 2) check('bell');
      },
    },
    every: [{ ticks: 1, name: 'chime', run: () => check('system') }],
    result({ bells }) {
      check('result');
      if (broken.has('winners')) return {} as never;
      return bells.size >= 3 ? { winners: [] } : undefined;
    },
  });
  return { broken, bells: defineGame({ simulation: made, tickMs: 1000, whileDown: 'run' }) };
}

test('a view or a result that throws stops nothing, an audience the command that emits', async () => {
  const { bells, broken } = fragile();
  const { call, faults, host } = await tester({}, 0, bells);
  for (const name of ['Ada', 'Bo']) await call('accounts.open', { body: { name } });
  const ring = (to: number) => call('commands.ring', { account: 1, body: { to } });
  const watched: number[] = [];
  host.watchWorld(() => void watched.push(host.tick));
  broken.add('view').add('result');
  expect((await ring(2)).status).toBe(200);
  expect(faults).toEqual([]);
  broken.add('audience');
  expect(await ring(2)).toMatchObject({ status: 500, body: { code: 'rule_failed' } });
  expect(faults).toMatchObject([
    { tick: 0, command: { type: 'ring' }, error: { message: 'audience is broken' } },
  ]);
  broken.clear();
  expect((await ring(0)).status).toBe(200);
  expect(host.failure).toBeUndefined();
  await ring(3);
  // The event for an account that was not there yet is nobody's.
  await call('accounts.open', { body: { name: 'Cy' } });
  const query = { event: 'rung' };
  const named = async (reader: number) =>
    ((await call('events.list', { account: reader, query })).body as Answered).events;
  expect(await named(2)).toMatchObject([{ event: 'rung', values: { by: 2 } }]);
  expect(await named(3)).toEqual([]);
  await expect.poll(() => watched.length).toBeGreaterThan(0);
});

test('a reader of a rule that fails gets a problem with the place, and the operator is told', async () => {
  const { bells, broken } = fragile();
  const { call, faults, host } = await tester({}, 0, bells);
  await call('accounts.open', { body: { name: 'Ada' } });
  const read = async (operation: string, part: string) => {
    broken.clear();
    broken.add(part);
    await host.advance(1);
    return call(operation, { account: 1 });
  };
  const failed = { status: 500, body: { code: 'rule_failed' } };
  expect(await read('views.count', 'view')).toMatchObject(failed);
  const { body, status } = await read('views.count', 'answer');
  expect({ body, status }).toMatchObject({
    status: 500,
    body: { code: 'rule_failed', rule: { pointer: '#/bells/count' } },
  });
  expect(JSON.stringify(body)).not.toContain('0.5');
  expect(await read('game.get', 'winners')).toMatchObject(failed);
  expect(faults).toMatchObject([
    { tick: 1, read: { operation: 'views.count', account: 1, query: {} } },
    { tick: 2, error: { message: expect.stringContaining('not 0.5') } },
    { tick: 3, read: { operation: 'game.get' } },
  ]);
  expect(await read('views.count', '')).toMatchObject({ status: 200 });
});

test('a world stands only when the turn that found the fault is stored', async () => {
  const { bells, broken } = fragile();
  const tested = await tester({}, 1, bells);
  const { call } = tested;
  await call('accounts.open', { body: { name: 'Ada' } });
  // Its system throws in the tick after the one in which it was set.
  broken.add('system');
  const ringing = call('commands.ring', { account: 1, body: { to: 1 } });
  tested.fill(true);
  tested.wait(5000);
  tested.host.runDue();
  expect((await ringing).status).toBe(503);
  expect(tested.host.unready).toBe('store_full');
  broken.clear();
  tested.fill(false);
  tested.wait(5000);
  tested.host.runDue();
  await expect.poll(() => tested.host.tick).toBe(10);
  expect(tested.host.unready).toBeUndefined();
});

test('an operator is told of ticks that take long', async () => {
  let tickMs = 49;
  const simulation = defineSimulation({
    name: 'slow',
    version: 1,
    schema: defineSchema({ tables: {} }),
    commands: {},
    every: [{ ticks: 1, name: 'work', run: () => tested.wait(tickMs) }],
  });
  const tested = await tester({}, 0, defineGame({ simulation, tickMs: 1000 }));
  await tested.host.advance(3);
  expect(tested.slowTicks).toEqual([]);
  tickMs = 50;
  await tested.host.advance(2);
  expect(tested.slowTicks).toEqual([{ tick: 5, ticks: 2, ms: 50 }]);
});

test('everybody is told once that the game is over, also after an import of its log', async () => {
  const { call, crash, disk, host, join, win } = await tester();
  await join('Ada');
  await join('Bo');
  const query = { event: 'game.ended' };
  const ends = async (account: number): Promise<unknown> =>
    ((await call('events.list', { account, query })).body as Answered).events;
  for (const points of [9, 9]) {
    await win(points, 2);
  }
  expect(await ends(1)).toEqual([]);
  await win(2, 2);
  const told = [{ event: 'game.ended', tick: 0, values: { winners: [1] } }];
  expect(await ends(1)).toMatchObject(told);
  expect(await ends(2)).toMatchObject(told);
  await host.banAccount(2);
  await crash();
  await call('accounts.open', { body: { name: 'Cy' } });
  expect(await ends(3)).toMatchObject(told);
  const copy = await imported(disk);
  const { end, first } = copy.range('envelopes', 0);
  const stored = Array.from({ length: end - first }, (_, at) => copy.entry('envelopes', 0, at));
  expect(stored.filter((text) => text?.includes('game.ended'))).toHaveLength(1);
});

test('a rule that throws as time passes stops its world before that tick, and reads go on', async () => {
  const { bells, broken } = fragile();
  broken.add('bell');
  const tested = await tester({}, 1, bells);
  const { call, faults } = tested;
  const pass = async (ms: number, tick: number): Promise<void> => {
    tested.wait(ms);
    tested.host.runDue();
    await expect.poll(() => tested.host.tick).toBe(tick);
  };
  await call('accounts.open', { body: { name: 'Ada' } });
  await call('commands.hang', { account: 1 });
  await pass(30_000, 30);
  // Rings at tick 35.
  await call('commands.hang', { account: 1 });
  tested.wait(60_000);
  const hanging = call('commands.hang', { account: 1 });
  await pass(0, 34);
  expect(await hanging).toMatchObject({
    status: 503,
    body: { code: 'stopped', rule: { tick: 35 } },
  });
  const line = expect.stringMatching(/^derivedGame\.test\.ts:\d+$/);
  const stopped = {
    tick: 34,
    tick_ms: 1000,
    stopped: { tick: 35, system: 'system bells.due', line },
  };
  const check = async (): Promise<void> => {
    expect(await call('game.get')).toMatchObject({ status: 200, body: stopped });
    expect((await call('views.count')).body).toMatchObject({ bells: { count: 2 } });
    const { events } = (await call('events.list', { account: 1 })).body as Answered;
    expect(events).toMatchObject([{ tick: 5, values: { by: 1 } }]);
    expect(await call('commands.hang', { account: 1 })).toMatchObject({ status: 503 });
    expect([tested.host.failure, tested.host.unready]).toEqual([undefined, 'stopped']);
    await tested.host.advance(10);
    expect([tested.host.tick, tested.host.runDue()]).toEqual([34, Infinity]);
  };
  await check();
  expect(faults).toMatchObject([
    { tick: 35, error: { rule: 'system bells.due', cause: { message: 'bell is broken' } } },
  ]);
  // The same rules stop there again; nothing of the failed tick was stored.
  await tested.crash();
  tested.host.runDue();
  await expect.poll(() => tested.host.unready).toBe('stopped');
  await check();
  expect(faults).toHaveLength(2);
  broken.clear();
  await tested.crash();
  await pass(0, Math.floor((90_000 + 2 * (LEASE_MS + 1)) / 1000));
  expect(await call('game.get')).toMatchObject({ body: { stopped: null } });
  expect(await call('commands.hang', { account: 1 })).toMatchObject({ status: 200 });
});

test('time ends with the game, however much is due, and though a rule would throw later', async () => {
  const own = defineSchema({ tables: { bells: table({ due: timer }) } });
  const simulation = defineSimulation({
    name: 'bells',
    version: 1,
    schema: own,
    commands: {},
    genesis: ({ bells }) => void bells.insert({ due: 35 }),
    systems: {
      'bells.due'() {
        throw new Error('The bell broke.');
      },
    },
    result: (world) => (world.now >= 30 ? { winners: [] } : undefined),
  });
  const tested = await tester({}, 1, defineGame({ simulation, tickMs: 1000, whileDown: 'run' }));
  await tested.call('accounts.open', { body: { name: 'Ada' } });
  tested.wait(60_000);
  tested.host.runDue();
  await expect.poll(() => tested.host.tick).toBe(30);
  expect((await tested.call('game.get')).body).toMatchObject({
    tick: 30,
    result: { winners: [] },
    stopped: null,
  });
  expect((await tested.call('events.list', { account: 1 })).body).toMatchObject({
    events: [{ event: 'game.ended', tick: 30, values: { winners: [] } }],
  });
  expect(tested.faults).toEqual([]);
  tested.wait(60_000);
  expect(tested.host.runDue()).toBe(Infinity);
});

/** A game of many seats, from which idle accounts are taken, with arguments of any name. */
function parlour(idle?: number) {
  const own = defineSchema({
    tables: { chairs: table({ of: account }, { unique: ['of'] }) },
    events: { left: { who: account } },
    audience: { left: 'everybody' },
  });
  const simulation = defineSimulation({
    name: 'parlour',
    version: 1,
    schema: own,
    commands: {
      sit: own.command({
        args: { at: optional(integer()), dry_run: optional(flag) },
        answer: { at: integer(), tried: flag },
        run({ chairs }, { at = 0, dry_run: tried = false }, { account: of }) {
          chairs.insert({ of });
          return { at, tried };
        },
      }),
      rise: own.command({
        run(draft, _, { account: who }) {
          const chair = draft.chairs.by({ of: who });
          draft.chairs.remove(draft.require(chair, 'no_chair', 'You stand.'));
          draft.emit('left', { who });
        },
      }),
    },
    views: {
      chairs: own.view({
        args: { at: integer() },
        answer: { taken: integer(), at: integer() },
        read: ({ chairs }, _, { at }) => ({ taken: chairs.size, at }),
      }),
    },
  });
  const seats = {
    join: 'sit',
    leave: 'rise',
    most: 100,
    ...(idle !== undefined && { idle }),
  } as const;
  return defineGame({ simulation, tickMs: 1000, seats });
}

test('accounts of one address take four seats, and those of this machine any number', async () => {
  const { call, host } = await tester({}, 0, parlour());
  const open = (name: string, address?: string) =>
    call('accounts.open', { body: { name, join: {} }, ...(address && { address }) });
  for (const name of ['A', 'B', 'C', 'D']) expect((await open(name, '192.0.2.1')).status).toBe(201);
  const { tick } = host;
  expect(await open('E', '192.0.2.1')).toMatchObject({
    status: 409,
    tick,
    body: { code: 'address_full', rule: { taken: 4, most: 4 } },
  });
  expect((await open('E', '192.0.2.2')).status).toBe(201);
  for (const name of ['F', 'G', 'H', 'I', 'J']) expect((await open(name)).status).toBe(201);
  // One who looks on is welcome, may not join, and may as soon as another has left.
  const looks = await call('accounts.open', { body: { name: 'K' }, address: '192.0.2.1' });
  const account = (looks.body as { readonly account: number }).account;
  const join = () => call('commands.sit', { account, body: {}, address: '192.0.2.1' });
  expect((await join()).body).toMatchObject({ code: 'address_full' });
  await call('commands.rise', { account: 1 });
  expect((await join()).status).toBe(200);
});

test('at and dry_run are names that a game may give to arguments', async () => {
  const { call } = await tester({}, 0, parlour());
  const opened = await call('accounts.open', {
    body: { name: 'A', join: { at: 7, dry_run: true } },
  });
  expect(opened.body).toMatchObject({ answer: { at: 7, tried: true } });
  await call('accounts.open', { body: { name: 'B' } });
  const sat = await call('commands.sit', { account: 2, body: { dry_run: true } });
  expect(sat).toMatchObject({ status: 200, body: { answer: { at: 0, tried: true } } });
  const seen = await call('views.chairs', { account: 2, query: { at: 5 } });
  expect(seen.body).toEqual({ taken: 2, at: 5 });
});

test('an account that does not call for long leaves by its own command', async () => {
  const tested = await tester({}, 0, parlour(60));
  const { call, disk } = tested;
  for (const name of ['A', 'B']) await call('accounts.open', { body: { name, join: {} } });
  const seated = async () => (await call('game.get')).body as { readonly players: object[] };
  const pass = async (ms: number): Promise<void> => {
    tested.wait(ms);
    tested.host.runDue();
    await new Promise((resolve) => setTimeout(resolve, 20));
  };
  await pass(40_000);
  await call('accounts.get', { account: 2 });
  await pass(40_000);
  expect((await seated()).players).toEqual([{ account: 2, name: 'B' }]);
  expect(disk.lines.at(-1)).toContain('"rise"');
  await tested.crash();
  await pass(30_000);
  expect((await seated()).players).toHaveLength(1);
  await pass(40_000);
  expect((await seated()).players).toEqual([]);
});

test('accounts with an address are opened by a mailed link, and their owners see it', async () => {
  const byMail = defineGame({ simulation, tickMs: 100, accounts: 'mail' });
  const { call, host } = await tester({}, 0, byMail);
  expect(host.contract.operations).not.toHaveProperty(['accounts.open']);
  const body = { email: 'ada@example.org', name: 'Ada' };
  expect((await call('accounts.create', { body })).status).toBe(200);
  const [{ text } = { text: '' }] = host.outbox.unsent();
  const token = /^\S{30,}$/m.exec(text)?.[0] ?? '';
  const verified = await call('accounts.verify', { path: { token }, body: {} });
  const shown = { account: 1, ...body, seated: false, pending_email: null };
  expect(verified.body).toMatchObject(shown);
  expect((await call('accounts.get', { account: 1 })).body).toEqual(shown);
  // What the link would refuse is refused at once, whoever has the address.
  for (const email of [body.email, 'bob@example.org']) {
    const taken = await call('accounts.create', { body: { email, name: 'ada' } });
    expect([taken.status, host.outbox.unsent().length]).toEqual([409, 1]);
  }
});

test('a caller without a token learns which world it is', async () => {
  const { call } = await tester();
  const { world } = (await call('game.get')).body as { readonly world: string };
  expect(await call('events.list')).toMatchObject({ status: 401, body: { world } });
});

test('every body of such a game is JSON, whatever type a program gives it', async () => {
  const byMail = defineGame({ simulation, tickMs: 100, accounts: 'mail' });
  for (const game of [undefined, byMail]) {
    const { host } = await tester({}, 0, game);
    const typed = Object.entries(host.contract.operations).filter(([, one]) => one.body);
    expect(typed.filter(([, { anyType }]) => anyType !== true).map(([name]) => name)).toEqual([]);
  }
});

test('only an operator opens the accounts of a game that says so, and replaces lost tokens', async () => {
  const { call, host } = await tester(
    {},
    0,
    defineGame({ simulation, tickMs: 100, accounts: 'operator' }),
  );
  expect(Object.keys(host.contract.operations)).not.toContain('accounts.open');
  expect(Object.keys(host.contract.operations)).not.toContain('accounts.create');
  const { body } = await host.openAccount({ name: 'Ada' });
  expect(body).toMatchObject({ account: 1, name: 'Ada' });
  expect((await call('accounts.get', { account: 1 })).body).toMatchObject({ name: 'Ada' });
  expect((await host.openAccount({ name: 'ADA' })).body).toMatchObject({ code: 'name_taken' });
  const { token: former } = body as { readonly token: string };
  const { token } = (await host.issueToken({ account: 1 })).body as { readonly token: string };
  expect([host.authenticate(former).account, host.authenticate(token).account]).toEqual([0, 1]);
  expect(await host.issueToken({ account: 9 })).toMatchObject({ status: 404 });
});

test('a game says its events as sentences, and has operations of its own, with dry runs', async () => {
  const own = { tag: 'Seats', problems: [] } as const;
  const count: Handler<Snapshot, unknown> = {
    read: ({ world }) => ok({ seats: Object(world).seats.size }),
    bound: 'one number',
  };
  const swap: Handler<Snapshot, unknown> = {
    write({ account: by }, work) {
      for (let times = 0; times < 2; times += 1) {
        work.execute(by, { type: 'rise', args: {} });
        work.execute(by, { type: 'sit', args: { name: 'Ada' } });
      }
      return ok({});
    },
  };
  const described = defineGame({
    simulation,
    tickMs: 100,
    texts: { 'points.won': 'Seat {seat} won {points} points.' },
    guides: { start: '# How to start' },
    operations: {
      'seats.count': {
        operation: {
          ...own,
          method: 'GET',
          path: '/v1/seats/count',
          summary: 'Count the seats',
          access: 'public',
          rate: 'read',
          answers: {
            200: { description: 'The number', schema: z.strictObject({ seats: z.int() }) },
          },
        },
        handler: count,
      },
      'seats.swap': {
        operation: {
          ...own,
          method: 'POST',
          path: '/v1/seats/swap',
          summary: 'Take another seat',
          access: 'play',
          rate: 'write',
          body: z.strictObject({ dry_run: z.boolean().optional() }),
          answers: { 200: { description: 'Swapped', schema: z.looseObject({}) } },
        },
        handler: swap,
      },
    },
  });
  const { call, host } = await tester({}, 0, described);
  await call('accounts.open', { body: { name: 'Ada' } });
  await call('commands.sit', { account: 1, body: { name: 'Ada' } });
  // Also the events for everybody.
  const dryRun = await call('seats.swap', { account: 1, body: { dry_run: true } });
  expect(dryRun.body).toMatchObject({
    dry_run: true,
    events: [2, 3].map((seat, n) => ({ id: `0-${n + 1}`, event: 'seat.taken', values: { seat } })),
  });
  expect((await call('seats.count')).body).toEqual({ seats: 1 });
  expect(host.contract.openApi().paths).toHaveProperty(['/v1/seats/count']);
  expect(host.contract.guides).toEqual({ start: '# How to start' });
  const won = { id: '1-0', event: 'points.won', tick: 1, created_at_seconds: 0 };
  const { describe } = described.notifications;
  const values = { seat: 1, points: 5 };
  expect(describe({ ...won, values } as never).sentence).toBe('Seat 1 won 5 points.');
  expect(JSON.stringify(host.contract.openApi())).toContain('Seat {seat} won {points} points.');
});

test('a call that opens an account can be repeated with its key', async () => {
  const { call, disk, join } = await tester();
  await join('Ada');
  const key = 'k'.repeat(22);
  const open = (name: string, own = key) =>
    call('accounts.open', { body: { join: { name } }, key: own });
  const [first, second] = await Promise.all([open('Bo'), open('Bo')]);
  expect(first.status).toBe(201);
  const opened = { account: 2, name: 'Bo', seated: true };
  const { token } = first.body as { readonly token: string };
  expect(second.body).toMatchObject({ ...opened, token });
  expect((await open('Bo')).body).toMatchObject({ ...opened, token });
  expect((await open('Bo', 'l'.repeat(22))).body).toMatchObject({ code: 'name_taken' });
  expect(await open('Cy', 'short')).toMatchObject({
    status: 400,
    body: { errors: [{ in: 'header', name: 'Idempotency-Key', expected: { min: 22 } }] },
  });
  expect(disk.credentials.size).toBe(2);
});

test('a banned account is refused everything, leaves its seat, and comes back without it', async () => {
  const played = await tester();
  const { call, crash, disk, join, win } = played;
  const { token } = await join('Ada');
  await join('Bo');
  const ended: string[] = [];
  const nothing = (): void => undefined;
  const listener = { published: nothing, revoked: (...told: string[]) => void ended.push(...told) };
  played.host.feed.watch(1, { ...listener, closed: nothing });
  expect(await played.host.banAccount(9)).toMatchObject({
    status: 404,
    body: { code: 'unknown_account', rule: { account: 9 } },
  });
  const sent = win(1);
  const banned = played.host.banAccount(1);
  // Admitted before the ban, performed after it.
  const late = win(1);
  expect(await sent).toMatchObject({ status: 200 });
  expect(await banned).toMatchObject({ status: 200, body: { account: 1, banned: true } });
  const refused = { status: 403, body: { code: 'banned', rule: { account: 1 } } };
  expect(await late).toMatchObject(refused);
  expect(ended).toEqual([played.host.authenticate(token).token, 'banned']);
  const lines = disk.lines.length;
  expect(await played.host.banAccount(1)).toMatchObject({ status: 200 });
  expect(disk.lines.length).toBe(lines);
  expect(ended).toHaveLength(2);
  await crash();
  for (const name of ['commands.sit', 'accounts.get', 'views.own', 'views.table', 'game.get']) {
    const answer = await call(name, { account: 1, body: { name: 'Ada' } });
    expect([name, answer]).toMatchObject([name, refused]);
  }
  expect((await call('game.get')).body).toMatchObject({ seats: { taken: 1 } });
  expect((await call('views.table', { query: { names: [] } })).body).toMatchObject({ size: 1 });
  expect(played.host.listBans().body).toEqual({ accounts: [{ account: 1, name: 'Ada' }] });
  expect(await played.host.unbanAccount(1)).toMatchObject({ body: { account: 1, banned: false } });
  expect(played.host.listBans().body).toEqual({ accounts: [] });
  expect(played.host.authenticate(token).account).toBe(1);
  expect((await call('views.own', { account: 1 })).body).toMatchObject({ code: 'no_seat' });
  expect(await call('commands.sit', { account: 1, body: { name: 'Ada' } })).toMatchObject({
    status: 200,
  });
});

test('an account is banned, and has no seat, when its leaving is refused or fails', async () => {
  for (const leave of ['spoil', 'rise'] as const) {
    const seats = { join: 'sit', leave, most: 2 } as const;
    const { call, host, join, win } = await tester(
      {},
      0,
      defineGame({ simulation, tickMs: 100, seats }),
    );
    await join('Ada');
    await join('Bo');
    // The game is over: nobody leaves.
    if (leave === 'rise') {
      for (const points of [9, 9, 2]) {
        await win(points, 1, 2);
      }
    }
    expect(await host.banAccount(1)).toMatchObject({ status: 200 });
    expect((await call('game.get')).body).toMatchObject({ seats: { taken: 1 } });
    expect((await call('views.table', { query: { names: [] } })).body).toMatchObject({ size: 2 });
    expect(await call('accounts.get', { account: 1 })).toMatchObject({ status: 403 });
  }
});

test('an import brings back the accounts that gave commands, with their seats', async () => {
  const { call, disk, host, join, win } = await tester();
  await join('Ada');
  await join('Bo');
  await win(1);
  await call('commands.rise', { account: 2 });
  await host.close();
  const store = await imported(disk);
  const { credentials, lastAccount } = store.load();
  expect(credentials.map(({ account, seated }) => [account, seated])).toEqual([
    [1, 1],
    [2, 0],
  ]);
  expect(lastAccount).toBe(2);
  const { end } = store.range('envelopes', 1);
  expect(store.entry('envelopes', 1, end - 1)).toContain('hint.given');
});

test('a world whose gauge has left the range of integers starts again, and a check names it', async () => {
  const wells = defineSchema({ tables: { wells: table({ water: gauge }) } });
  const served = defineGame({
    simulation: defineSimulation({
      name: 'wells',
      version: 1,
      schema: wells,
      commands: { look: wells.command({ run: () => undefined }) },
      genesis: (draft) => void draft.wells.insert({ water: { rate: 10_000_000_000 } }),
    }),
    tickMs: 100,
  });
  const tested = await tester({}, 0, served);
  await tested.host.advance(1_000_000);
  await tested.host.close();
  await tested.crash();
  await tested.host.advance(1);
  await tested.host.close();
  const store = memoryStore(START_MS, tested.disk);
  expect(checkGame(served as never, store, { isWhole: true })).toMatchObject({
    tick: 1_000_001,
    endedGauges: ['wells.water of row 1'],
  });
});

test('a name that every object has is a name as any other, also after a crash', async () => {
  const own = defineSchema({ tables: { box: single({ votes: record(integer()) }) } });
  const vote = own.command({
    args: { name: text() },
    answer: { votes: record(integer()) },
    run({ box }, { name }) {
      box.votes[name] = (box.votes[name] ?? 0) + 1;
      return { votes: box.votes };
    },
  });
  const votes = own.view({
    answer: { votes: record(integer()) },
    read: ({ box }) => ({ votes: box.votes }),
  });
  const rules = defineSimulation({
    name: 'votes',
    version: 1,
    schema: own,
    commands: { vote },
    views: { votes },
  });
  const server = await tester({}, 0, defineGame({ simulation: rules, tickMs: 100 }));
  await server.call('accounts.open', { body: { name: 'Ada' } });
  const names = ['__proto__', 'constructor', 'toString', 'toJSON', 'then'];
  for (const name of names) {
    for (const count of [1, 2]) {
      const { body } = await server.call('commands.vote', { account: 1, body: { name } });
      expect(JSON.stringify(body)).toContain(`${JSON.stringify(name)}:${count}`);
    }
  }
  await server.crash();
  const { body } = await server.call('views.votes', { account: 1 });
  const shown = JSON.stringify(body);
  for (const name of names) expect(shown).toContain(`${JSON.stringify(name)}:2`);
});
