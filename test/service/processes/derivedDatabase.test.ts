import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { cuttingProxy } from '../../tools/servers/cuttingProxy.js';
import { freePort } from '../../tools/servers/freePort.js';
import { postgresTester } from '../../store/postgresTester.js';
import { endLease } from '../../tools/servers/postgresServer.js';
import { ROOT } from '../../tools/sources/sources.js';
import { cliBundle } from '../../tools/cliBundle.js';
import { writeWell } from '../../tools/writeWell.js';
import { serverFolder } from './server.js';

const FILE = join(ROOT, 'examples/tiny-game/src/lighthouseGame.ts');

const database = postgresTester();
const [first, second, followers] = [serverFolder(), serverFolder(), serverFolder()];
/** For servers that are killed. */
const killed = serverFolder(cliBundle);
afterAll(() => Promise.all([first, second, followers, killed].map((folder) => folder.close())));

interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Calls a server, again while it is away or says that another one takes over. */
async function call(url: string, path: string, body?: object, headers = {}): Promise<Answer> {
  for (;;) {
    const post = body && { method: 'POST', body: JSON.stringify(body) };
    const answer = await fetch(url + path, { headers, ...post }).catch(() => undefined);
    if (answer !== undefined && answer.status !== 503) {
      return { status: answer.status, body: (await answer.json()) as Answer['body'] };
    }
    await pause(50);
  }
}

test('a first start whose setting is missing leaves nothing behind, and the next one creates the game', async () => {
  const folder = serverFolder();
  onTestFinished(() => folder.close());
  const file = join(folder.folder, 'hills.ts');
  writeFileSync(
    file,
    `import { defineGame } from '@astrarium/contract';
     import { defineSchema, defineSimulation, integer, table } from '@astrarium/core';
     const size = integer();
     const schema = defineSchema({ setting: { size }, tables: { hills: table({ size }) } });
     const rules = { name: 'hills', version: 1, schema, commands: {}, views: {} };
     const simulation = defineSimulation(rules);
     export default defineGame({ simulation, tickMs: 1000 });`,
  );
  const store = ['--store', database.address, '--game', 'hills', '--data', folder.data];
  const tables = 'SELECT tablename FROM pg_tables';
  const before = await database.run(tables);
  await expect(folder.run('serve', file, '--port', '0', ...store)).rejects.toThrow(
    /ended with 2: .*hills has no new world: .*size is missing/,
  );
  expect(await database.run(tables)).toEqual(before);
  expect(existsSync(folder.data)).toBe(false);
  const server = await folder.start(file, ...store, '--set', 'size=3');
  expect((await call(server.url, '/v1/game')).body).toMatchObject({ setting: { size: 3 } });
  expect(await server.stop()).toBe(0);
});

test('a game of a file is kept in a database, followed, and continued by a standby', async () => {
  const store = [FILE, '--store', database.address, '--speed', '60'];
  const writer = await killed.start(...store);
  const { url } = await followers.start(...store, '--follow');
  const waiting = second.start(...store, '--standby');
  waiting.catch(() => undefined);

  const key = { 'idempotency-key': 'k'.repeat(30) };
  const joining = { join: { name: 'Ada' } };
  const opened = await call(url, '/v1/accounts', joining, key);
  expect(opened).toMatchObject({ status: 201, body: { account: 1, answer: { lamp: 1 } } });
  const { token } = opened.body;
  const authorization = `Bearer ${token}`;
  expect((await call(writer.url, '/v1/accounts', joining, key)).body).toMatchObject({ token });
  expect(await call(url, '/v1/accounts', { name: 'ADA' })).toMatchObject({
    status: 409,
    body: { code: 'name_taken' },
  });

  // The player lights and douses the lamp; the writer is killed meanwhile.
  const acknowledged: string[] = [];
  const give = async (round: number): Promise<void> => {
    const type = round % 2 === 0 ? 'light' : 'douse';
    const headers = { authorization, 'idempotency-key': `round-${round}` };
    const { status } = await call(url, `/v1/commands/${type}`, {}, headers);
    if (status === 200) acknowledged.push(type);
    // What this player was told, the next read has.
    const { body } = await call(url, '/v1/views/lamp', undefined, { authorization });
    expect(body['lit']).toBe(type === 'light');
  };
  for (let round = 0; round < 6; round += 1) await give(round);
  const ended = writer.kill().then(() => endLease(database));
  for (let round = 6; round < 12; round += 1) await give(round);
  await ended;
  const next = await waiting;
  expect(acknowledged).toHaveLength(12);

  for (const server of [url, next.url]) {
    const { body } = await call(server, '/v1/events?limit=200', undefined, { authorization });
    const names = (body['events'] as readonly { readonly event: string }[]).map(
      ({ event }) => event,
    );
    expect(names.filter((name) => name === 'lamp.lit')).toHaveLength(6);
    expect(await call(server, '/v1/game')).toMatchObject({
      body: { seats: { taken: 1 }, players: [{ account: 1, name: 'Ada' }] },
    });
  }
  // The key still gives the same account, and the next number was never given.
  expect((await call(next.url, '/v1/accounts', joining, key)).body).toMatchObject({ token });
  expect((await call(url, '/v1/accounts', { name: 'Bo' })).body).toMatchObject({ account: 2 });

  const log = join(first.folder, 'game.jsonl');
  await first.run('export', log, '--store', database.address, '--file', FILE);
  const verified = await first.run('verify', log, '--file', FILE, '--json');
  expect(JSON.parse(verified)).toMatchObject({ ok: true });
  const lines = readFileSync(log, 'utf8').split('\n');
  expect(lines.filter((line) => /"type":"(?:light|douse)"/.test(line))).toHaveLength(12);
  expect(await next.stop()).toBe(0);
});

/** Writes a version of a game whose `draw` takes so many litres. */
const drawing = (version: number, litres: number): string =>
  writeWell(first.folder, version, 'litres: integer()', `well.litres += ${litres};`);

test('the database has all that an upgrade needs; a former standby says that it cannot take over', async () => {
  const where = ['--store', database.address, '--game', 'well'];
  const serve = (file: string, data: string, ...more: string[]) =>
    (data === 'three' ? first : killed).start(
      file,
      ...where,
      '--data',
      join(first.folder, data),
      ...more,
    );
  const opens = async (url: string, name: string): Promise<string> =>
    `Bearer ${String((await call(url, '/v1/accounts', { name })).body['token'])}`;
  const [well1, well2] = [drawing(1, 1), drawing(2, 10)];
  const one = await serve(well1, 'one', '--speed', '0');
  expect(one.greeting).toMatch(/well 1, a new world, in game well in PostgreSQL at [\d.:]+\/\w+/);
  const headers = { authorization: await opens(one.url, 'Ada') };
  await call(one.url, '/v1/commands/draw', {}, headers);

  // With an empty folder, the former rules are those of the database; its writer was not stopped.
  const next = serve(well2, 'two', '--standby');
  next.catch(() => undefined);
  await one.kill();
  await endLease(database, 'well');
  const two = await next;
  expect(two.greeting).toContain('well 2, at tick 0, in game well in PostgreSQL at');
  await call(two.url, '/v1/commands/draw', {}, headers);
  expect(await call(two.url, '/v1/views/state')).toMatchObject({ body: { litres: 11 } });

  const port = await freePort();
  const waiting = second.start(well1, ...where, '--standby', '--metrics-port', `${port}`);
  waiting.catch(() => undefined);
  const ask = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined);
    return { status: answer?.status, text: (await answer?.text()) ?? '' };
  };
  await expect
    .poll(() => ask('/readyz'))
    .toMatchObject({
      status: 503,
      text: expect.stringContaining(
        'is of version 2 of well, and this file of version 1. Serve the newer file.',
      ) as string,
    });
  await expect
    .poll(async () => (await ask('/metrics')).text)
    .toMatch(/^astrarium_standby_can_continue 0$/m);
  await expect(
    first.run('account', 'ban', '1', '--data', second.data, '--file', well1),
  ).rejects.toThrow(/has only a copy of a game in a database.*a standby and a follower/s);

  // It does not take the game of a writer that is lost; one of the newer version does.
  await two.kill();
  await endLease(database, 'well');
  const three = await serve(well2, 'three', '--standby', '--speed', '1');
  await call(three.url, '/v1/commands/draw', {}, headers);
  expect(await call(three.url, '/v1/views/state')).toMatchObject({ body: { litres: 21 } });
  const streaming = await fetch(`${three.url}/v1/events/stream`, { headers });
  await first.run('account', 'ban', '1', '--data', join(first.folder, 'three'), '--file', well2);
  expect(await streaming.text()).toContain(': the account was banned');
  await opens(three.url, 'Bo');

  // No command needs the file.
  const checked = await first.run('check', ...where);
  expect(checked.trim().split('\n')).toEqual([expect.stringMatching(/verified \d+ lines/)]);
  const byFile = await first.run('check', ...where, '--file', well2);
  expect(byFile.trim().split('\n')).toEqual([expect.stringMatching(/verified \d+ lines/)]);
  const copy = join(first.folder, 'copy');
  expect(await first.run('backup', copy, ...where)).toMatch(/verified/);
  const log = join(first.folder, 'well.jsonl');
  const exported = await first.run('export', log, ...where);
  const [, line = ''] = /Verify it with: astrarium (.+)/.exec(exported) ?? [];
  expect(await first.run(...line.split(' '))).toContain('verified');
  const restored = await first.start('--data', copy);
  expect((await call(restored.url, '/v1/views/state')).body).toEqual({ litres: 21 });
  expect(await restored.stop()).toBe(0);

  // An imported game has the names, the ban and the rules.
  const data = join(first.folder, 'imported');
  const imported = await first.run('import', log, '--data', data, '--rules', `${log}.rules`);
  expect(imported).toContain('accounts 1 Ada, 2 Bo');
  const { accounts } = JSON.parse(await first.run('account', 'bans', '--data', data, '--json'));
  expect(accounts).toEqual([{ account: 1, name: 'Ada' }]);
  expect(readFileSync(`${log}.accounts`, 'utf8')).not.toMatch(/token|email/);
  const again = await first.start('--data', data);
  expect(await call(again.url, '/v1/accounts', { name: 'bo' })).toMatchObject({ status: 409 });
  expect(await call(again.url, '/v1/accounts', { name: 'Cy' })).toMatchObject({
    body: { account: 3 },
  });
  expect(await again.stop()).toBe(0);
  expect(await three.stop()).toBe(0);

  // Changed rules of a version are refused, also by an empty folder.
  await expect(
    first.run('serve', drawing(2, 5), '--port', '0', ...where, '--data', join(first.folder, 'new')),
  ).rejects.toThrow(/rules of well 2 have changed .* Raise the version/);
  await expect(first.run('check', ...where.slice(0, 2), '--game', 'a\tb')).rejects.toThrow(
    '--game must have no line ends, tabs or control characters: "a\\tb".',
  );
}, 240_000);

test('a busy writer without its database is not ready, and says of a command that it is unknown', async () => {
  const network = await cuttingProxy(Number(new URL(database.address).port));
  const own = serverFolder();
  try {
    const address = new URL(database.address);
    address.port = `${network.port}`;
    const server = await own.start(FILE, '--store', address.href, '--game', 'cut');
    let log = '';
    server.stderr?.on('data', (piece) => (log += String(piece)));
    const opened = await call(server.url, '/v1/accounts', { join: { name: 'Ada' } });
    const headers = { authorization: `Bearer ${String(opened.body['token'])}` };
    const asked = (path: string, key?: string) =>
      fetch(server.url + path, {
        headers: { ...headers, ...(key !== undefined && { 'idempotency-key': key }) },
        ...(key !== undefined && { method: 'POST', body: '{}' }),
      });
    // Commands are under way when the answers of the database are lost.
    let isCut = false;
    const answers: { readonly key: string; readonly status: number; readonly detail: string }[] =
      [];
    const playing = [1, 2, 3, 4].map(async (player) => {
      for (let n = 1; !isCut; n += 1) {
        const key = `${player}-${n}`;
        const answer = await asked(n % 2 === 1 ? '/v1/commands/light' : '/v1/commands/douse', key);
        const { detail = '' } = (await answer.json()) as { readonly detail?: string };
        if (answer.status === 503) expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
        answers.push({ key, status: answer.status, detail });
      }
    });
    await expect.poll(() => answers.length).toBeGreaterThan(20);
    network.hold(true);
    isCut = true;
    await Promise.all(playing);
    const refused = answers.filter(({ status }) => status === 503);
    expect(answers.filter(({ status }) => status >= 500)).toEqual(refused);
    expect(refused.filter(({ detail }) => detail.includes('unknown whether'))).not.toEqual([]);
    expect((await asked('/readyz')).status).toBe(503);
    await expect
      .poll(() => log)
      .toMatch(
        /"reason":"store_locked","detail":"game cut in PostgreSQL at [^"]+ has not answered/,
      );
    network.refuse(true);
    network.hold(false);
    network.refuse(false);
    await expect.poll(async () => (await asked('/readyz')).status).toBe(200);
    // The key of each tells what came of it.
    for (const { key } of refused) {
      const [, n] = key.split('-').map(Number);
      const command = (n as number) % 2 === 1 ? 'light' : 'douse';
      expect((await asked(`/v1/commands/${command}`, key)).status).toBeLessThan(500);
    }
    network.refuse(true);
    await expect.poll(() => log).toMatch(/"detail":"[^"]*PostgreSQL[^"]*reached/);
    network.refuse(false);
    await expect.poll(async () => (await asked('/readyz')).status).toBe(200);
    expect(log).not.toContain('Another program');
    expect(await server.stop()).toBe(0);
  } finally {
    await own.close();
    await network.close();
  }
}, 240_000);
