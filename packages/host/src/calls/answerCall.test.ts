import { operationOf } from '@astrarium/contract';
import { contractFor, spaceGame } from '@astrarium/space/service';
import { type DeviceView, STANDARD_RULESET } from '@astrarium/space';
import { expect, test } from 'vitest';
import { adaTester, hostTester, type TestCall } from '../hostTester.js';
import { PLATFORM_HANDLERS } from './platformHandlers.js';

const { handlers, operations } = contractFor(STANDARD_RULESET);

/** A question to each operation that reads as of a tick. */
function asOfQuestions({ device_code, location, replicant_code }: DeviceView) {
  const examples: Partial<Record<string, TestCall>> = {
    'devices.get': { path: { code: device_code } },
    'operations.get': { path: { id: `${device_code}-1` } },
    'locations.get': { path: { code: location } },
    'locations.inventory': { path: { code: location } },
    'replicants.get': { path: { code: replicant_code } },
    'replicants.events': { path: { code: replicant_code }, query: { limit: 100 } },
    'locations.presence': { path: { code: location } },
    'replicants.card': { path: { code: replicant_code } },
    'events.get': { path: { id: '0-0' } },
    'seasons.get': { path: { season: '1' } },
    'events.list': { query: { filtered: true, acting_replicant: replicant_code } },
    'explain.get': { query: { about: 'capacity', device_code } },
  };
  const asOf = Object.entries(operations).filter(([, one]) => 'asOf' in one);
  return asOf.map(([operation]) => ({ operation, path: {}, query: {}, ...examples[operation] }));
}

test('each operation has a handler, and streams have none', () => {
  const answered = { ...handlers, ...PLATFORM_HANDLERS };
  const documents = Object.entries(operations).flatMap(([name, { stream }]) =>
    stream === true ? [] : [name],
  );
  // Of games whose accounts their host opens.
  documents.push('accounts.open');
  expect(Object.keys(answered).sort()).toEqual(documents.sort());
  expect(Object.keys(handlers).filter((name) => name in PLATFORM_HANDLERS)).toEqual([]);
});

test('before an account was there it reads nothing but what is public', async () => {
  const tester = await hostTester();
  await tester.account('Ada');
  await tester.host.advance(10);
  const { account } = await tester.account('Bob');
  await tester.host.advance(10);
  const questions = asOfQuestions((await tester.devices(account))[0]!);
  expect(questions.length).toBeGreaterThan(15);
  for (const { operation, path, query } of questions) {
    const reply = await tester.call(operation, { account, path, query: { ...query, at: 5 } });
    const { access } = operationOf(operations, operation);
    if (access === 'public') expect(reply.status, operation).toBe(200);
    else expect(reply, operation).toMatchObject({ status: 404, body: { code: 'unknown_account' } });
  }
});

test('what was read in a tick is read as of that tick ever after', async () => {
  const { account, tester } = await adaTester();
  const devices = await tester.devices(account);
  const command = async (type: string, body: object) =>
    tester.command(account, await tester.codeOf(account, type), body);
  // There is no operation that runs in every tick.
  const questions = asOfQuestions(devices[0]!).filter(({ path }) => !('id' in path));
  const seen: { readonly at: number; readonly bodies: readonly unknown[] }[] = [];
  const ask = async (at?: number) => {
    const bodies: unknown[] = [];
    for (const { operation, path, query } of questions) {
      const parameters = { account, path, query: at === undefined ? query : { ...query, at } };
      const { body, status, tick } = await tester.call(operation, parameters);
      expect(status, operation).toBe(200);
      expect(tick, operation).toBe(at ?? tester.host.tick);
      bodies.push(body);
    }
    return bodies;
  };
  const print = { command: 'enqueue_print', device_type: 'survey_drone' };
  const settings = { timezone: 'Asia/Tokyo', events: { muted: ['mining.*'] } };
  const steps = [
    () => command('autofactory', print),
    () => command('survey_drone', { command: 'travel', destination: 'SOL-4' }),
    () => command('mining_drone', { command: 'decommission' }),
    () => tester.call('accounts.update', { account, body: settings }),
    () => command('autofactory', print),
  ];
  for (const [place, step] of steps.entries()) {
    await tester.host.advance([7, 900, 1, 3, 5000][place] ?? 0);
    await step();
    seen.push({ at: tester.host.tick, bodies: await ask() });
  }
  await tester.host.advance(100);
  for (const { at, bodies } of seen) {
    expect(await ask(at), `tick ${at}`).toEqual(bodies);
  }
  const future = await tester.call('time.get', { query: { at: 1e9 } });
  expect(future.body).toMatchObject({ status: 404, code: 'tick_not_reached' });
});

test('uses of what is deprecated are counted, of operations and of parameters', async () => {
  const { account, tester } = await adaTester();
  const uses = () => tester.host.figures().deprecated_uses;
  const names = ['locations.inventory', 'devices.list.tag', 'accounts.update.message_notify'];
  const none = Object.fromEntries(names.map((name) => [name, 0]));
  const before = uses();
  const path = { code: 'SOL' };
  const body = { message_notify: { email: false }, dry_run: true };
  await tester.call('devices.list', { account, query: { tag: 'a' } });
  await tester.call('devices.list', { account, query: { tag: 'b' } });
  await tester.call('devices.list', { account, query: { tags: 'a' } });
  await tester.call('accounts.update', { account, body });
  await tester.call('locations.inventory', { account, path });
  // Neither is carried out.
  await tester.call('devices.list', { account, query: { tag: 'a', tags: 'a' } });
  await tester.call('locations.inventory', { path });
  expect(uses()).toEqual({
    'locations.inventory': 1,
    'devices.list.tag': 2,
    'accounts.update.message_notify': 1,
  });
  expect(before).toEqual(none);
});

test("a replicant's log is read though its beginning is forgotten", async () => {
  const { account, tester } = await adaTester();
  const path = { code: (await tester.devices(account))[0]!.replicant_code };
  const log = (query: object) =>
    tester.call('replicants.events', { account, path, query: { ...query } });
  for (const { device_code: code } of await tester.devices(account)) {
    for (const command of ['scan', 'cancel', 'scan', 'cancel']) {
      await tester.command(account, code, { command });
    }
    await tester.host.advance(1);
  }
  const { body: fullLog } = await log({});
  const { events } = fullLog as { readonly events: readonly unknown[] };
  expect(events.length).toBeGreaterThan(2);
  for (const history of tester.disk.histories.entries.values()) {
    history.texts.splice(0, 2);
    history.first += 2;
  }
  await tester.crash();
  for (const query of [{}, { cursor: 1 }, { cursor: 3 }, { latest: true, event_type: 'none' }]) {
    const { body: rest, status } = await log(query);
    expect(status).toBe(200);
    const left = 'latest' in query ? [] : events.slice(2);
    expect(rest).toEqual({ events: left, next_cursor: null });
  }
});

test('ids of events go on growing after a crash, for accounts without a way in too', async () => {
  const { account, tester } = await adaTester();
  const factory = await tester.codeOf(account, 'autofactory');
  const order = { command: 'enqueue_print', device_type: 'survey_drone' };
  const print = () => tester.command(account, factory, order);
  await print();
  tester.disk.credentials.clear();
  await tester.crash();
  await print();
  const ids = (await tester.events(account)).map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(2);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a recomputed tick is charged as many entries', async () => {
  const { account, tester } = await adaTester();
  await tester.host.advance(60);
  const entriesAt = (at: number) => tester.costOf('inventory.list', { account, query: { at } });
  const held = await entriesAt(60);
  expect(await entriesAt(0)).toBe(held);
  expect(await entriesAt(40)).toBe(held + 40_000);
});

test('a batch is tried in a piece for each command', async () => {
  const { simulation } = spaceGame;
  let pieces = 0;
  const probe: typeof simulation.probe = (snapshot, piece) => {
    pieces += 1;
    return simulation.probe(snapshot, piece);
  };
  const game = { ...spaceGame, simulation: { ...simulation, probe } };
  const { account, tester } = await adaTester({ game });
  const [{ device_code: device }] = (await tester.devices(account)) as [DeviceView];
  const commands = Array.from({ length: 40 }, (_, n) => ({
    device,
    command: 'set_tags',
    tags: [`tag${n}`],
  }));
  pieces = 0;
  const body = { commands, dry_run: true };
  const tried = await tester.body<Tried>('batch.run', { account, body });
  expect(pieces).toBe(40);
  expect((await tester.devices(account))[0]?.tags).toEqual([]);
  const done = await tester.body('batch.run', { account, body: { commands } });
  expect(tried.answer).toEqual(done);
});

interface Tried {
  readonly answer: unknown;
}
