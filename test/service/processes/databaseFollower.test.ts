import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { cuttingProxy } from '../../tools/servers/cuttingProxy.js';
import { postgresTester } from '../../store/postgresTester.js';
import { endLease } from '../../tools/servers/postgresServer.js';
import { cliBundle } from '../../tools/cliBundle.js';
import { jsonCall } from '../jsonCall.js';
import { type Player, serverFolder } from './server.js';

const database = postgresTester();
const [first, second, followers] = [serverFolder(), serverFolder(), serverFolder()];
/** For a server that is killed. */
const killed = serverFolder(cliBundle);
afterAll(() => Promise.all([first, second, followers, killed].map((folder) => folder.close())));

/** The calls of a player to a server. */
const callsOf = ({ token }: Player, url: string) => ({
  /** The first device. */
  async device() {
    const { body, status } = await jsonCall(url, token, 'GET', '/v1/devices?limit=1');
    expect(status).toBe(200);
    return (body['devices'] as readonly [{ device_code: string; tags: string[] }])[0];
  },
  tag(device: string, tag: string) {
    const body = { command: 'set_tags', tags: [tag] };
    const headers = { 'idempotency-key': tag };
    return jsonCall(url, token, 'POST', `/v1/devices/${device}`, body, { headers });
  },
});

/** The frames of the first half of a second of a stream. */
async function firstFrames(url: string, { token }: Player): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const { body } = await fetch(url, { headers });
  let text = '';
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  setTimeout(() => void reader?.cancel(), 500);
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    text += part.value;
  }
  return text;
}

test('a follower reads back each change that it passes on, and outlives its writer', async () => {
  const store = ['--store', database.address, '--speed', '60'];
  const writer = await killed.start(...store);
  const ada = await killed.open('Ada');
  const follower = await followers.start('--store', database.address, '--follow');
  const calls = callsOf(ada, follower.url);
  const { device_code: code } = await calls.device();
  for (let round = 0; round < 5; round += 1) {
    expect(await calls.tag(code, `n:${round}`)).toMatchObject({ status: 200 });
    // The answer waits two seconds for the follower.
    await expect.poll(async () => (await calls.device()).tags).toEqual([`n:${round}`]);
  }
  const there = await callsOf(ada, writer.url).device();
  expect(there).toMatchObject({ device_code: code, tags: ['n:4'] });

  // Reads go on without a writer; a change says that it was perhaps not made.
  await writer.kill();
  expect((await calls.device()).device_code).toBe(code);
  const lost = await calls.tag(code, 'n:5');
  expect(lost.status).toBe(503);

  // The next writer is found, and the same key does not make the change twice.
  await endLease(database);
  const next = await second.start(...store, '--standby');
  expect(await calls.tag(code, 'n:5')).toMatchObject({ status: 200 });
  const repeated = await calls.tag(code, 'n:5');
  expect(repeated.headers.get('idempotent-replayed')).toBe('true');
  expect((await calls.device()).tags).toEqual(['n:5']);
  // A stream of the next writer goes on here without a gap.
  const cursor = await firstFrames(`${next.url}/v1/events/stream`, ada);
  expect(cursor).toMatch(/^event: stream.position/m);
  const path = `/v1/events/stream?cursor=${/^id: (.+)$/m.exec(cursor)?.[1]}`;
  expect(await firstFrames(`${follower.url}${path}`, ada)).not.toContain('stream.gap');
  expect(await next.stop()).toBe(0);
  expect(await follower.stop()).toBe(0);
});

test('changes that a follower passes on while one writer hands the game to another are made, or 503', async () => {
  const store = ['--store', database.address, '--game', 'handed over', '--speed', '60'];
  const writer = await first.start(...store);
  const ada = await first.open('Ada');
  const follower = await followers.start(...store, '--follow');
  const waiting = second.start(...store, '--standby');
  const calls = callsOf(ada, follower.url);
  const { device_code: code } = await calls.device();
  const change = async (tag: string): Promise<[number, string | null]> => {
    const { headers, status } = await calls.tag(code, tag);
    return [status, headers.get('retry-after')];
  };
  const made: Promise<[number, string | null]>[] = [];
  let isDone = false;
  const changing = (async () => {
    for (let n = 0; !isDone; n += 1) {
      made.push(change(`n:${n}`));
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(await writer.stop()).toBe(0);
  const next = await waiting;
  isDone = true;
  await changing;
  const answers = await Promise.all(made);
  const others = answers.filter(([status]) => ![200, 429].includes(status));
  expect(others.filter(([status, wait]) => status !== 503 || wait === null)).toEqual([]);
  expect(await change('n:last')).toEqual([200, null]);
  expect(await next.stop()).toBe(0);
  expect(await follower.stop()).toBe(0);
});

test('a follower leaves a writer that has lost its database for the next one', async () => {
  const network = await cuttingProxy(Number(new URL(database.address).port));
  const address = new URL(database.address);
  address.port = `${network.port}`;
  const game = ['--game', 'fourth', '--speed', '60'];
  const writer = await first.start('--store', address.href, ...game);
  const ada = await first.open('Ada');
  const follower = await followers.start('--store', database.address, ...game, '--follow');
  const waiting = second.start('--store', database.address, ...game, '--standby');
  const calls = callsOf(ada, follower.url);
  const { device_code: code } = await calls.device();
  expect((await calls.tag(code, 'before')).status).toBe(200);
  network.refuse(true);
  const next = await waiting;
  // A change that meets the loss of the writer is perhaps not made: the same key asks again.
  await expect.poll(async () => (await calls.tag(code, 'after')).status).toBe(200);
  expect((await callsOf(ada, next.url).device()).tags).toEqual(['after']);
  network.refuse(false);
  expect(await writer.ended).toBe(2);
  expect(await next.stop()).toBe(0);
  expect(await follower.stop()).toBe(0);
  await network.close();
});

/** Alters the hash of a table in the last commit of a game in the feed. */
async function alterLastHash(game: string): Promise<void> {
  const [row] = await database.run(
    `SELECT game, number, batch FROM astrarium.commits WHERE game =
      (SELECT id FROM astrarium.games WHERE name = $1) ORDER BY number DESC LIMIT 1`,
    [game],
  );
  const text = inflateRawSync(row?.['batch'] as Buffer).toString();
  const altered = text.replace(/(tables\\":\{\\"\w+\\":\\")[0-9a-f]{16}/, '$10123456789abcdef');
  expect(altered).not.toBe(text);
  await database.run('UPDATE astrarium.commits SET batch = $3 WHERE game = $1 AND number = $2', [
    row?.['game'],
    row?.['number'],
    deflateRawSync(altered),
  ]);
}

test('a follower that differs ends with the tick and the table, and the game goes on', async () => {
  const [game, copies] = [serverFolder(), serverFolder(cliBundle, 'pipe')];
  const store = ['--store', database.address, '--game', 'third', '--speed', '60'];
  const writer = await game.start(...store);
  const ada = await game.open('Ada');
  const follower = await copies.start('--store', database.address, '--game', 'third', '--follow');
  let log = '';
  follower.stderr?.setEncoding('utf8').on('data', (piece: string) => (log += piece));
  expect(await callsOf(ada, follower.url).device()).toBeDefined();
  // The last commit of a writer that stops has a hash of each table.
  process.kill(follower.pid, 'SIGSTOP');
  expect(await writer.stop()).toBe(0);
  await alterLastHash('third');
  process.kill(follower.pid, 'SIGCONT');
  expect(await follower.ended).toBe(2);
  expect(log).toMatch(/differs from the log at line \d+, tick \d+, tables \w+ /);
  const next = await game.start(...store);
  expect(await callsOf(ada, next.url).device()).toBeDefined();
  expect(await next.stop()).toBe(0);
  for (const folder of [game, copies]) await folder.close();
});

test('a writer takes calls from followers that know the database only', async () => {
  const writer = await first.start('--store', database.address, '--standby', '--game', 'second');
  const [row] = await database.run(
    `SELECT writer_url AS url FROM astrarium.games WHERE name = 'second'`,
  );
  const ask = (headers: Record<string, string>) =>
    fetch(String(row?.['url']), { method: 'POST', headers, body: 'call' });
  expect((await ask({})).status).toBe(403);
  expect((await ask({ authorization: 'Bearer ' })).status).toBe(403);
  const [{ life } = { life: '' }] = await database.run(
    `SELECT life FROM astrarium.games WHERE name = 'second'`,
  );
  // What is no call is refused, and the writer goes on.
  expect((await ask({ authorization: `Bearer ${String(life)}` })).status).toBe(400);
  expect((await fetch(`${writer.url}/livez`)).status).toBe(200);
  expect(await writer.stop()).toBe(0);
});
