import { mkdirSync, readFileSync } from 'node:fs';
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { answerOf, type Client, createClient, followEvents } from '@astrarium/space/client';
import { STANDARD_RULESET } from '@astrarium/space';
import { sqliteStore } from '@astrarium/host';
import { Webhook } from 'standardwebhooks';
import { afterAll, expect, test } from 'vitest';
import { FULL } from '../../packages/testkit/test/tier.js';
import { serverFolder } from '../../test/service/processes/server.js';
import { testHost } from '../../test/service/testHost.js';
import { ROOT } from '../../test/tools/sources/sources.js';
import { runBot } from './src/runBot.js';

/** Ticks per second: a bot whose commands arrive late builds less in a tick. */
const SPEED = FULL ? 1000 : 2000;

const folder = serverFolder();
let receiver: HttpServer | undefined;
afterAll(async () => {
  await folder.close();
  receiver?.close();
});

test(
  'the bot finishes the first season over HTTP, and webhooks tell it without a loss',
  { timeout: FULL ? 3_600_000 : 120_000 },
  async () => {
    if (!FULL) await makeSmallGame();
    const server = await folder.start(
      '--speed',
      `${SPEED}`,
      '--seed',
      '5',
      '--allow-private-webhooks',
    );
    const { token } = await folder.open('Ada');
    const client = createClient({ baseUrl: server.url, token });
    const received = await receiveAll(client);
    const stop = new AbortController();
    const stopFollowing = new AbortController();
    const notified = collectNotified(client, stopFollowing.signal);
    const lines: string[] = [];
    const bot = runBot({ client, say: (line) => void lines.push(line), signal: stop.signal });
    const isOpen = async (): Promise<boolean> =>
      (await answerOf(client.GET('/v1/seasons/current'))).state === 'active';
    await Promise.race([bot, until(async () => !(await isOpen()))]);
    stop.abort();
    await bot;

    const season = await answerOf(client.GET('/v1/seasons/current'));
    expect(season).toMatchObject({ season: 1, state: 'succeeded' });
    const { replicants } = await answerOf(client.GET('/v1/accounts/me'));
    const { leaderboard } = await answerOf(client.GET('/v1/leaderboards/megastructure'));
    expect(leaderboard.map(({ rank, replicant_code }) => [rank, replicant_code])).toEqual([
      [1, replicants[0]?.replicant_code],
    ]);
    expect(lines.filter((line) => line.includes('contributed')).at(-1)).toContain('100 %');

    // The stream is some moments behind the answers.
    await until(() => Promise.resolve(notified.names.has('season.succeeded')));
    stopFollowing.abort();
    await notified.ended;
    expect(notified.gaps).toBe(0);
    expect(notified.ids.length).toBeGreaterThan(FULL ? 10_000 : 100);
    const lost = (): number => notified.ids.filter((id) => !received.ids.has(id)).length;
    await expect.poll(lost, { timeout: FULL ? 1_200_000 : 30_000, interval: 500 }).toBe(0);
    expect(received.faults).toEqual([]);
    expect(await server.stop()).toBe(0);
    const days = ((season.completed_tick ?? 0) / 86_400).toFixed(2);
    console.log(
      `${days} days of game time, ${notified.ids.length} events for webhooks, ` +
        `${received.messages} messages, ${lost()} lost, ${lines.length} lines of the bot`,
    );
  },
);

/** Creates the game of the folder: its first season needs less than the rules say. */
async function makeSmallGame(): Promise<void> {
  mkdirSync(folder.data, { recursive: true });
  const { seasons } = STANDARD_RULESET;
  const [first, ...others] = seasons.calendar;
  if (first === undefined) throw new Error('The standard rules have no seasons.');
  const requirements = { surge_plate: 8, ftl_beacon: 10, autofactory: 1 };
  // The season keeps its objective when `serve` changes the game to the standard rules.
  const host = await testHost({
    store: sqliteStore(join(folder.data, 'game.sqlite'), { nowMs: Date.now() }),
    ruleset: {
      ...STANDARD_RULESET,
      seasons: { ...seasons, calendar: [{ ...first, requirements }, ...others] },
    },
    seed: 5,
    nowMs: Date.now,
  });
  await host.close();
}

/** Makes a webhook for news of progress, and an endpoint that verifies each message. */
async function receiveAll(client: Client) {
  const received = { ids: new Set<string>(), messages: 0, faults: [] as unknown[] };
  const endpoint = createServer();
  receiver = endpoint;
  await new Promise<void>((ready) => endpoint.listen(0, '127.0.0.1', ready));
  const url = `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}/`;
  const created = await answerOf(client.POST('/v1/webhooks', { body: { url } }));
  if (!('secret' in created)) throw new Error('The webhook has no secret.');
  const webhook = new Webhook(created.secret);
  endpoint.on('request', (request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      response.writeHead(204).end();
      try {
        const headers = request.headers as Record<string, string>;
        const { data } = webhook.verify(Buffer.concat(parts).toString(), headers) as {
          readonly data: { readonly id: string };
        };
        received.ids.add(data.id);
        received.messages += 1;
      } catch (error) {
        received.faults.push(error);
      }
    });
  });
  await answerOf(client.PATCH('/v1/accounts/me', { body: { message_notify: { webhook: true } } }));
  return received;
}

/** The names of the events that webhooks get by default: those with a category in RULES.md. */
function notifiedNames(): ReadonlySet<string> {
  const rules = readFileSync(join(ROOT, 'docs/RULES.md'), 'utf8');
  const rows = rules.matchAll(/^- \*\*`([\w.]+)`\*\* \(notification: /gm);
  return new Set([...rows].map(([, name = '']) => name));
}

/** Follows the stream, and notes each event that a webhook must get too. */
function collectNotified(client: Client, signal: AbortSignal) {
  const wanted = notifiedNames();
  const noted = { ids: [] as string[], names: new Set<string>(), gaps: 0, ended: done() };
  async function done(): Promise<void> {
    for await (const item of followEvents({ client, signal })) {
      if (item.kind === 'gap') noted.gaps += 1;
      if (item.kind !== 'event' || !wanted.has(item.event.event)) continue;
      noted.ids.push(item.event.id);
      noted.names.add(item.event.event);
    }
  }
  return noted;
}

/** Waits until a condition holds. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) {
    await new Promise((resolve) => {
      setTimeout(resolve, 200);
    });
  }
}
