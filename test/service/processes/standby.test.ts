import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LEASE_MS } from '@astrarium/host';
import { FULL } from '../../../packages/testkit/test/tier.js';
import { type CuttingProxy, cuttingProxy } from '../../tools/servers/cuttingProxy.js';
import { freePort } from '../../tools/servers/freePort.js';
import { postgresTester } from '../../store/postgresTester.js';
import { recordingPlayer } from './recordingPlayer.js';
import { cliBundle } from '../../tools/cliBundle.js';
import { type Server, serverFolder } from './server.js';

/** How often the writer is lost. */
const LOSSES = FULL ? 100 : 1;

/** The ways in which a writer is lost, in turn. */
const LOSS_KINDS = ['killed', 'cut off', 'suspended'] as const;

const PLAYERS = 4;

/** Time after the lease of a lost writer has ended, until the standby must serve the game. */
const START_MS = 2_000;

/** What the rest of this machine may add to that. */
const NOISE_MS = 3_000;

const database = postgresTester();
/** The networks between the servers of the folders and the database. */
const networks: CuttingProxy[] = [];
const folders = [serverFolder(cliBundle), serverFolder(cliBundle)] as const;
type Folder = (typeof folders)[number];
beforeAll(async () => {
  const port = Number(new URL(database.address).port);
  for (const _folder of folders) networks.push(await cuttingProxy(port));
});
afterAll(async () => {
  for (const folder of folders) await folder.close();
  for (const network of networks) await network.close();
});

/** The database as the servers of a folder reach it. */
function addressVia(at: number): string {
  const address = new URL(database.address);
  address.port = `${networks[at]?.port}`;
  return address.href;
}

test('a standby continues the game of a lost writer with each acknowledged call and event', async () => {
  const start = (at: number): Promise<Server> =>
    (folders[at] as Folder).start('--store', addressVia(at), '--standby', '--speed', '600');
  let active = 0;
  let writer = await start(active);
  const players: ReturnType<typeof recordingPlayer>[] = [];
  for (let number = 0; number < PLAYERS; number += 1) {
    players.push(recordingPlayer(await folders[0].open(`Player${number}`)));
  }
  const acked = (): number => players.reduce((sum, player) => sum + player.acked, 0);
  const outages: { readonly kind: string; readonly ms: number }[] = [];
  for (let loss = 0; loss < LOSSES; loss += 1) {
    const waiting = start(1 - active);
    await pause(1_000);
    const before = acked();
    const { url } = writer;
    const playing = players.map((player) => player.play(url));
    while (acked() < before + 2 * PLAYERS + (loss % 13)) await pause(2);
    const lostMs = performance.now();
    const kind = LOSS_KINDS[loss % LOSS_KINDS.length] as (typeof LOSS_KINDS)[number];
    if (kind === 'killed') await writer.kill();
    else if (kind === 'cut off') networks[active]?.hold(true);
    else process.kill(writer.pid, 'SIGSTOP');
    const next = await waiting;
    outages.push({ kind, ms: performance.now() - lostMs });
    // It has requests that wait, but can commit nothing any more, and ends.
    if (kind === 'cut off') networks[active]?.hold(false);
    if (kind === 'suspended') process.kill(writer.pid, 'SIGCONT');
    if (kind !== 'killed') expect(await writer.ended).toBe(2);
    await Promise.all(playing);
    for (const player of players) await player.check(next.url);
    writer = next;
    active = 1 - active;
  }
  const worst = Math.max(...outages.map(({ ms }) => ms));
  if (FULL) expect(worst).toBeLessThan(LEASE_MS + START_MS + NOISE_MS);
  const log = join(folders[0].folder, 'game.jsonl');
  await folders[0].run('export', log, '--store', database.address);
  expect(JSON.parse(await folders[0].run('verify', log, '--json'))).toMatchObject({ ok: true });
  expect(await writer.stop()).toBe(0);
  console.log(`${LOSSES} losses: ${acked()} calls acknowledged. ${outageText(outages)}`);
});

test('operators see how a standby follows; a stopped writer hands the game over at once', async () => {
  const [first, second] = [serverFolder(), serverFolder()];
  const game = ['--store', database.address, '--game', 'handed over'];
  const writer = await first.start(...game);
  const port = await freePort();
  const options = ['--store', addressVia(1), '--game', 'handed over', '--metrics-port', `${port}`];
  const waiting = second.start(...options, '--standby');
  const ask = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined);
    return { status: answer?.status, text: (await answer?.text()) ?? '' };
  };
  const behind = async (): Promise<number> => {
    const { text } = await ask('/metrics');
    return Number(/^astrarium_standby_behind_seconds (.+)$/m.exec(text)?.[1] ?? NaN);
  };
  await expect.poll(behind).toBeLessThan(2);
  expect(await ask('/livez')).toMatchObject({ status: 200 });
  expect(await ask('/readyz')).toEqual({
    status: 503,
    text: '{"status":"Another server writes the game: this one waits"}',
  });
  networks[1]?.hold(true);
  await expect.poll(behind).toBeGreaterThan(3);
  expect(await ask('/livez')).toMatchObject({ status: 200 });
  networks[1]?.hold(false);
  await expect.poll(behind).toBeLessThan(2);
  const stoppedMs = performance.now();
  expect(await writer.stop()).toBe(0);
  const next = await waiting;
  if (FULL) expect(performance.now() - stoppedMs).toBeLessThan(START_MS + NOISE_MS);
  await expect.poll(async () => (await ask('/metrics')).text).toMatch(/^astrarium_ready 1$/m);
  expect(await behind()).toBe(NaN);
  await expect(first.start(...game)).rejects.toThrow('the server ended with 2');
  expect(await next.stop()).toBe(0);
  await Promise.all([first.close(), second.close()]);
});

test.runIf(FULL)(
  'a writer that is stopped keeps its lease while it finishes a request, and stops cleanly',
  async () => {
    const [first, second] = folders;
    const game = ['--store', database.address, '--game', 'drained'];
    const writer = await first.start(...game);
    const { hostname, port } = new URL(writer.url);
    const silent = connect(Number(port), hostname);
    const unfinished = connect(Number(port), hostname);
    const head = 'POST /v1/accounts HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
    unfinished.write(`${head}Content-Length: 9\r\n\r\n`);
    for (const socket of [silent, unfinished]) socket.on('error', () => undefined);
    const waiting = second.start(...game, '--standby');
    await pause(1_500);
    const stoppedMs = performance.now();
    expect(await writer.stop()).toBe(0);
    // The request has this long.
    expect(performance.now() - stoppedMs).toBeGreaterThan(9_000);
    const next = await waiting;
    // With a connection that has sent nothing, it stops at once.
    const idle = connect(Number(new URL(next.url).port), hostname);
    idle.on('error', () => undefined);
    await once(idle, 'connect');
    const againMs = performance.now();
    expect(await next.stop()).toBe(0);
    expect(performance.now() - againMs).toBeLessThan(NOISE_MS);
  },
);

/** The seconds without writes, by the kind of the loss. */
function outageText(outages: readonly { readonly kind: string; readonly ms: number }[]): string {
  const texts = LOSS_KINDS.map((kind) => {
    const times = outages.filter((one) => one.kind === kind).map(({ ms }) => ms / 1000);
    times.sort((a, b) => a - b);
    const half = times[Math.floor(times.length / 2)]?.toFixed(1);
    return `${kind} ${times.length} times: half ${half} s, at most ${times.at(-1)?.toFixed(1)} s`;
  });
  return `Time without writes when ${texts.join('; ')}`;
}
