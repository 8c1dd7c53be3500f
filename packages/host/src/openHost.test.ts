import { spaceGame } from '@astrarium/space/service';
import { astrarium, astrariumUpgrades, STANDARD_RULESET } from '@astrarium/space';
import { readLog, verifyLog } from '@astrarium/core/log';
import { describe, expect, test } from 'vitest';
import { until } from './followTester.js';
import { exportLog } from './turns/stored/exportLog.js';
import { adaTester, hostTester } from './hostTester.js';
import { openHost } from './openHost.js';
import { importLog } from './turns/stored/importLog.js';
import { memoryStore } from './store/memoryStore.js';

async function player(tester: Awaited<ReturnType<typeof hostTester>>, name = 'Ada') {
  const { account } = await tester.account(name);
  const codeOf = (type: string) => tester.codeOf(account, type);
  const command = async (type: string, body: object, key?: string) =>
    tester.command(account, await codeOf(type), body, key);
  return { account, codeOf, command };
}

/** Options of a host that tests do not look at. */
const REST = { nowMs: () => 0, defer: setImmediate, version: 'test', linkOf: String };

const PRINT = { command: 'enqueue_print', device_type: 'survey_drone', quantity: 1 };

describe('a host', () => {
  test('has the contract of its ruleset, before and after an upgrade', async () => {
    const tester = await hostTester();
    const { account } = await player(tester);
    const rename = (length: number) =>
      tester.call('accounts.update', { account, body: { name: 'a'.repeat(length) } });
    const { nameLength } = STANDARD_RULESET.limits;
    expect((await rename(nameLength)).status).toBe(200);
    expect((await rename(nameLength + 1)).status).toBe(422);
    const limits = { ...STANDARD_RULESET.limits, nameLength: nameLength - 10 };
    await tester.crash({ ...STANDARD_RULESET, limits });
    expect((await rename(nameLength - 10)).status).toBe(200);
    expect((await rename(nameLength - 9)).status).toBe(422);
    const { components } = tester.host.contract.openApi();
    expect(components.schemas['ReplicantPatch']).toMatchObject({
      properties: { name: { maxLength: nameLength - 10 } },
    });
  });

  test('closing ends a catch-up, and refuses the calls that wait for its end', async () => {
    const { simulation } = spaceGame;
    // A turn advances few ticks: as if more of them had too many events.
    const advance: typeof simulation.advance = (from, { ticks, ...bounds }) =>
      simulation.advance(from, { ticks: Math.min(ticks, 100), ...bounds });
    const game = { ...spaceGame, simulation: { ...simulation, advance } };
    const { account, tester } = await adaTester({ speed: 1, game });
    const before = tester.host.tick;
    tester.wait(1_000_000);
    const waiting = tester.call('accounts.update', { account, body: { name: 'Eve' } });
    await tester.host.close();
    expect(await waiting).toMatchObject({ status: 503, body: { code: 'draining' } });
    expect(tester.host.tick).toBeGreaterThan(before);
    expect(tester.host.tick).toBeLessThan(before + 500);
  });

  test('shows its contract each world, in steps, and goes on when that throws', async () => {
    const seen: number[] = [];
    const faults: unknown[] = [];
    const game: typeof spaceGame = {
      ...spaceGame,
      contract: (setting) => ({
        ...spaceGame.contract(setting),
        *onWorld({ now }) {
          if (now === 10) throw new Error('at ten');
          yield 1;
          seen.push(now);
        },
      }),
    };
    const store = memoryStore(0);
    const onRuleFault = (fault: unknown): void => void faults.push(fault);
    const host = await openHost({ ...REST, game, store, seed: 7, onRuleFault });
    for (const tick of [10, 20]) {
      await host.advance(10);
      await until(() => seen.includes(tick) || faults.length === 1);
    }
    await until(() => seen.includes(20));
    expect(seen.filter((tick, place) => tick !== seen[place - 1])).toEqual([0, 20]);
    expect(faults).toContainEqual({ tick: 10, error: new Error('at ten') });
    expect(host.tick).toBe(20);
    await host.close();
  });

  test('answers the same whether or not an address is known', async () => {
    const tester = await hostTester();
    await player(tester);
    const known = await tester.call('accounts.recover', { body: { email: 'ada@example.org' } });
    const unknown = await tester.call('accounts.recover', { body: { email: 'eve@example.org' } });
    expect(unknown).toEqual(known);
    expect(tester.secretsTo('eve@example.org')).toEqual([]);
  });

  test('executes a call with a key once and repeats its answer, also after a crash', async () => {
    const tester = await hostTester();
    const { command, account } = await player(tester);
    const { cost, ...first } = await command('autofactory', PRINT, 'k1');
    expect(first.status).toBe(201);
    expect(cost).toBeGreaterThan(0);
    const repeated = await command('autofactory', PRINT, 'k1');
    expect(repeated).toEqual({ ...first, replayed: true });
    const other = await command('autofactory', { ...PRINT, quantity: 2 }, 'k1');
    expect(other).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } });
    await tester.crash();
    expect(await command('autofactory', PRINT, 'k1')).toEqual({ ...first, replayed: true });
    const events = await tester.events(account, { event: 'print.queued' });
    expect(events.length).toBeLessThanOrEqual(1);
  });

  test('gives each event of a dry-run batch its own id', async () => {
    const tester = await hostTester();
    const { account, codeOf } = await player(tester);
    const [drone, scout] = [await codeOf('mining_drone'), await codeOf('survey_drone')];
    const mine = { device: drone, command: 'start_mining', resource: 'carbon' };
    const move = { device: scout, command: 'travel', destination: 'SOL-4' };
    const invalidArgs = { ...mine, device: await codeOf('autofactory') };
    const eventsOf = async (body: object) => {
      const dry = await tester.call('batch.run', { account, body: { ...body, dry_run: true } });
      return (dry.body as { events: { id: string }[] }).events.map(({ id }) => id);
    };
    const ids = await eventsOf({ commands: [mine, move] });
    expect(ids.length).toBeGreaterThan(1);
    expect(new Set(ids).size).toBe(ids.length);
    expect(await eventsOf({ atomic: true, commands: [mine, move, invalidArgs] })).toEqual([]);
  });

  test('advances by no tick at once', async () => {
    const tester = await hostTester();
    await tester.host.advance(10);
    await tester.host.advance(0);
    expect(tester.host.tick).toBe(10);
  });

  test('recomputes a limited number of ticks and names those that can be read', async () => {
    const tester = await hostTester();
    await tester.host.advance(1_000_000);
    const ask = (at: number) => tester.call('time.get', { query: { at } });
    expect(await ask(60)).toMatchObject({ status: 200, tick: 60 });
    expect((await ask(61)).body).toMatchObject({
      code: 'tick_not_retained',
      detail: expect.stringContaining('between the kept ticks 0 and 1000000') as string,
      rule: { first_tick: 0, held_tick: 0, next_held_tick: 1_000_000, max_lived_ticks: 60 },
    });
  });

  test('executes the commands of a batch that are not refused, and names the fields of others', async () => {
    const tester = await hostTester();
    const { account, codeOf } = await player(tester);
    const device = await codeOf('autofactory');
    const good = { device, ...PRINT };
    const invalidArgs = { device, command: 'start_mining', resource: 'carbon' };
    const run = (body: object) => tester.body('batch.run', { account, body });
    expect(await run({ commands: [good, invalidArgs] })).toMatchObject({
      outcomes: [{ status: 201 }, { problem: {} }],
    });
    const drone = await codeOf('mining_drone');
    const far = { device: drone, command: 'travel', destination: 'NOWHERE' };
    const errors = [{ in: 'body', pointer: '#/commands/1/destination' }];
    expect(await run({ commands: [good, far] })).toMatchObject({
      outcomes: [{ status: 201 }, { problem: { errors } }],
    });
    // Rolled-back commands have no line in the log, so that the game can be resumed.
    const after = astrarium.hash(tester.host.snapshot);
    await tester.crash();
    expect(astrarium.hash(tester.host.snapshot)).toBe(after);
  });

  test('changes to new rules by a line of the log and continues under them', async () => {
    const tester = await hostTester();
    const { command } = await player(tester);
    await command('autofactory', PRINT);
    await tester.host.advance(50);
    const faster = { ...STANDARD_RULESET, name: 'faster', version: 2 };
    await tester.crash(faster);
    expect(tester.host.snapshot.setting.ruleset.name).toBe('faster');
    await command('autofactory', PRINT);
    await tester.host.advance(5000);
    const hash = astrarium.hash(tester.host.snapshot);
    // Not from the keyframe that the upgrade made: over the line itself.
    tester.disk.keyframes = [];
    await tester.crash(faster);
    expect(astrarium.hash(tester.host.snapshot)).toBe(hash);
    await tester.host.close();
    const text = [...exportLog(spaceGame, memoryStore(0, tester.disk))].join('');
    const options = { upgrades: astrariumUpgrades };
    const report = await readLog(text, verifyLog(astrarium, options));
    expect(report).toMatchObject({ ok: true, final_hash: hash });
    const imported = await readLog(text, importLog(spaceGame, memoryStore(), 0));
    expect(astrarium.hash(imported)).toBe(hash);
  });

  test('refuses a store whose log was altered, naming the line', async () => {
    const tester = await hostTester();
    const { command } = await player(tester);
    await command('autofactory', PRINT);
    tester.disk.keyframes = [];
    const at = tester.disk.lines.findIndex((line) => line.includes('enqueue_print'));
    tester.disk.lines[at] = (tester.disk.lines[at] ?? '').replace('survey_drone', 'mining_drone');
    const where = `line ${at + 1} of the log, tick 0 (outcome_differs)`;
    await expect(tester.crash()).rejects.toThrow(where);
  });
});

test('refuses options that there are not, of the host and of the game', async () => {
  const given = { ...REST, game: spaceGame, store: memoryStore() };
  const misspelt = { ...given, simulation: astrarium };
  await expect(openHost(misspelt)).rejects.toThrow('openHost has no option simulation.');
  await expect(openHost({ ...given, options: { rules: {} } })).rejects.toThrow(
    'The space game has no option rules.',
  );
});

test('refuses a change of the setting that its log could not be replayed after', async () => {
  const tester = await hostTester();
  await tester.host.close();
  const game = { ...spaceGame, upgrades: {} };
  const options = { ruleset: { ...STANDARD_RULESET, name: 'another' } };
  const store = memoryStore(0, tester.disk);
  await expect(openHost({ ...REST, game, options, store })).rejects.toThrow(
    'The game has no upgrade ruleset, so its setting must not change.',
  );
  await expect(openHost({ ...REST, game: {} as never, store })).rejects.toThrow(
    'The game is no game: it has no simulation.',
  );
});
