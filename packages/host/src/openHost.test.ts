import { astrarium, astrariumUpgrades, STANDARD_RULESET } from '@astrarium/core';
import { readLog, verifyLog } from '@astrarium/core/log';
import { describe, expect, test } from 'vitest';
import { exportLog } from './turns/stored/exportLog.js';
import { hostTester } from './hostTester.js';
import { importLog } from './turns/stored/importLog.js';
import { memoryStore } from './store/memoryStore.js';

type Devices = {
  readonly devices: readonly {
    readonly device_code: string;
    readonly device_type: string;
    readonly location: string;
  }[];
};

/** An account with the codes of its fleet by type. */
async function player(tester: Awaited<ReturnType<typeof hostTester>>, name = 'Ada') {
  const { account, token } = await tester.account(name);
  const { body } = await tester.call('devices.list', { account });
  const fleet = new Map(
    (body as Devices).devices.map((one) => [one.device_type, one.device_code] as const),
  );
  const codeOf = (type: string): string => fleet.get(type) ?? '';
  const command = (type: string, body: object, key?: string) =>
    tester.call('devices.command', {
      account,
      path: { code: codeOf(type) },
      body,
      ...(key === undefined ? {} : { key }),
    });
  return { account, token, codeOf, command };
}

const PRINT = { command: 'enqueue_print', device_type: 'survey_drone', quantity: 1 };

describe('a host', () => {
  test('opens an account by a mailed link, which is valid once', async () => {
    const tester = await hostTester();
    const registration = { email: 'ada@example.org', name: 'Ada' };
    const { status } = await tester.call('accounts.create', { body: registration });
    expect(status).toBeLessThan(300);
    const [secret = ''] = tester.secretsTo('ada@example.org');
    const path = { token: secret };
    expect(await tester.call('accounts.link', { path })).toMatchObject({
      status: 200,
      body: { purpose: 'register' },
    });
    const opened = await tester.call('accounts.verify', { path });
    const { token } = opened.body as { readonly token: string };
    expect(tester.host.authenticate(token).account).toBe(1);
    expect(tester.host.authenticate(`${token.slice(0, -1)}!`).account).toBe(0);
    expect((await tester.call('accounts.verify', { path })).status).toBe(404);
  });

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

  test('answers the same whether or not an address is known', async () => {
    const tester = await hostTester();
    await player(tester);
    const known = await tester.call('accounts.recover', { body: { email: 'ada@example.org' } });
    const unknown = await tester.call('accounts.recover', { body: { email: 'eve@example.org' } });
    expect(unknown).toEqual(known);
    expect(tester.secretsTo('eve@example.org')).toEqual([]);
  });

  test('makes a new token and revokes the former one', async () => {
    const tester = await hostTester();
    const { account, token } = await player(tester);
    await tester.call('accounts.recover', { body: { email: 'ada@example.org' } });
    let revoked = false;
    const nothing = () => undefined;
    tester.host.feed.watch(account, {
      published: nothing,
      revoked: () => (revoked = true),
      closed: nothing,
    });
    const [secret = ''] = tester.secretsTo('ada@example.org');
    const { body, status } = await tester.call('accounts.verify', { path: { token: secret } });
    expect(body).toMatchObject({ token: expect.any(String) as string });
    expect(status).toBe(200);
    expect(tester.host.authenticate(token).account).toBe(0);
    expect(tester.host.authenticate((body as { readonly token: string }).token).account).toBe(
      account,
    );
    expect(revoked).toBe(true);
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
    const { body } = await tester.call('events.list', {
      account,
      query: { event: 'print.queued' },
    });
    expect((body as { events: unknown[] }).events.length).toBeLessThanOrEqual(1);
  });

  test('continues after a crash with an equal world', async () => {
    const tester = await hostTester();
    const { account, command } = await player(tester);
    await command('autofactory', PRINT);
    await tester.host.advance(5000);
    await command('survey_drone', { command: 'travel', destination: 'SOL-4' });
    await tester.host.advance(5000);
    const hash = astrarium.hash(tester.host.snapshot);
    const events = await tester.call('events.list', { account });
    await tester.crash();
    expect(astrarium.hash(tester.host.snapshot)).toBe(hash);
    expect(await tester.call('events.list', { account })).toEqual(events);
  });

  test('exports a log that verifies, without a token or an address in it', async () => {
    const tester = await hostTester();
    const { command, token } = await player(tester);
    await command('autofactory', PRINT);
    await tester.host.advance(10_000);
    const hash = astrarium.hash(tester.host.snapshot);
    await tester.host.close();
    const text = [...exportLog(memoryStore(0, tester.disk))].join('');
    expect(text).not.toContain(token);
    expect(text).not.toContain('example.org');
    const report = await readLog(text, verifyLog(astrarium));
    expect(report).toMatchObject({ ok: true, final_hash: hash });
  });

  test('shows the effect of a dry run and changes nothing', async () => {
    const tester = await hostTester();
    const { command } = await player(tester);
    const hash = astrarium.hash(tester.host.snapshot);
    const dry = await command('autofactory', { ...PRINT, dry_run: true });
    expect(dry).toMatchObject({ status: 200, body: { dry_run: true, status: 201 } });
    expect(astrarium.hash(tester.host.snapshot)).toBe(hash);
    const real = await command('autofactory', PRINT);
    expect((dry.body as { answer: unknown }).answer).toEqual(real.body);
  });

  test('gives each event of a dry-run batch its own id', async () => {
    const tester = await hostTester();
    const { account, codeOf } = await player(tester);
    const mine = { device: codeOf('mining_drone'), command: 'start_mining', resource: 'carbon' };
    const move = { device: codeOf('survey_drone'), command: 'travel', destination: 'SOL-4' };
    const invalidArgs = { ...mine, device: codeOf('autofactory') };
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

  test('reads the world of an earlier tick', async () => {
    const tester = await hostTester();
    const { account, codeOf, command } = await player(tester);
    const path = { code: codeOf('survey_drone') };
    const before = await tester.call('devices.get', { account, path });
    await tester.host.advance(10);
    await command('survey_drone', { command: 'travel', destination: 'SOL-4' });
    await tester.host.advance(10);
    const then = await tester.call('devices.get', { account, path, query: { at: 5 } });
    expect(then.tick).toBe(5);
    expect(then.body).toEqual(before.body);
    const future = await tester.call('devices.get', { account, path, query: { at: 1e9 } });
    expect(future.body).toMatchObject({ status: 404, code: 'tick_not_reached' });
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

  test('executes an atomic batch completely or not at all', async () => {
    const tester = await hostTester();
    const { account, codeOf } = await player(tester);
    const good = { device: codeOf('autofactory'), ...PRINT };
    const invalidArgs = {
      device: codeOf('autofactory'),
      command: 'start_mining',
      resource: 'carbon',
    };
    const hash = astrarium.hash(tester.host.snapshot);
    const atomic = await tester.call('batch.run', {
      account,
      body: { atomic: true, commands: [good, invalidArgs] },
    });
    expect(atomic.body).toMatchObject({ applied: false });
    expect(astrarium.hash(tester.host.snapshot)).toBe(hash);
    const each = await tester.call('batch.run', {
      account,
      body: { commands: [good, invalidArgs] },
    });
    expect(each.body).toMatchObject({ outcomes: [{ status: 201 }, { problem: {} }] });
    const far = { device: codeOf('mining_drone'), command: 'travel', destination: 'NOWHERE' };
    const { body } = await tester.call('batch.run', { account, body: { commands: [good, far] } });
    const errors = [{ in: 'body', pointer: '#/commands/1/destination' }];
    expect(body).toMatchObject({ outcomes: [{ status: 201 }, { problem: { errors } }] });
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
    const text = [...exportLog(memoryStore(0, tester.disk))].join('');
    const options = { upgrades: astrariumUpgrades };
    const report = await readLog(text, verifyLog(astrarium, options));
    expect(report).toMatchObject({ ok: true, final_hash: hash });
    const imported = await readLog(text, importLog(memoryStore(), 0));
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
