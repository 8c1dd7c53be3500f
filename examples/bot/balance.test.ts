import type { Operation } from '@astrarium/contract';
import type { Host } from '@astrarium/host';
import { answerOf, type Client, createClient, itemsOf } from '@astrarium/space/client';
import { describe, expect, test } from 'vitest';
import { FULL } from '../../packages/testkit/test/tier.js';
import { router } from '../../packages/http/src/routes/router.js';
import { testHost } from '../../test/service/testHost.js';
import { botTurn } from './src/botTurn.js';

const DAY = 86_400;

/** Ticks between two turns of a bot. Longer ones leave its devices idle. */
const TURN_TICKS = 600;

/** A `fetch` that calls a host in this process: a client of it needs no server and no socket. */
function hostFetch(host: Host): typeof fetch {
  const operations = Object.entries<Operation>(host.contract.operations);
  const find = router(operations.map(([name, { method, path }]) => ({ name, method, path })));
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const found = find(pathname.slice(1).split('/').map(decodeURIComponent));
    const route = found?.endpoint.routes.get(request.method);
    if (found === undefined || route === undefined) throw new Error(`No operation ${request.url}`);
    const [, token = ''] = /^Bearer (.*)$/.exec(request.headers.get('authorization') ?? '') ?? [];
    const text = await request.text();
    const { status, body } = await host.call({
      operation: route.name,
      ...host.authenticate(token),
      path: found.path,
      query: Object.fromEntries(new URLSearchParams(search)),
      body: text === '' ? undefined : JSON.parse(text),
      form: 'text',
      idempotencyKey: request.headers.get('idempotency-key') ?? undefined,
    });
    const type = status < 400 ? 'application/json' : 'application/problem+json';
    return Response.json(body, { status, headers: { 'content-type': type } });
  };
}

/** Bots that play in a new game under the standard rules, in this process. */
async function bots(seed: number, players: number) {
  const host = await testHost({ seed });
  const clients: Client[] = [];
  for (const name of ['Ada', 'Bo', 'Cleo'].slice(0, players)) {
    const email = `${name.toLowerCase()}@example.org`;
    const { body } = await host.openAccount({ email, name, timezone: 'UTC' });
    const { token } = body as { readonly token: string };
    const baseUrl = 'http://game.example';
    clients.push(createClient({ baseUrl, token, fetch: hostFetch(host) }));
  }
  const [first] = clients;
  if (first === undefined) throw new Error('A game needs a player.');
  return {
    client: first,
    /** Plays until the season ends, or for some days; returns the season. */
    async play(days: number) {
      for (;;) {
        for (const client of clients) await botTurn(client, () => undefined);
        const season = await answerOf(first.GET('/v1/seasons/current'));
        if (season.state !== 'active' || host.tick >= days * DAY) return season;
        await host.advance(TURN_TICKS);
      }
    },
    close: () => host.close(),
  };
}

test('within half a day the bot has a second base and more drones', async () => {
  const game = await bots(5, 1);
  await game.play(0.5);
  const places = new Set<string>();
  let drones = 0;
  for await (const device of itemsOf(game.client, '/v1/devices', { query: { limit: 50 } })) {
    if (device.device_type === 'autofactory') places.add(device.location);
    if (device.device_type === 'mining_drone') drones += 1;
  }
  expect(places.size).toBeGreaterThan(1);
  expect(drones).toBeGreaterThan(12);
  await game.close();
});

/** The days of game time after which the first season has succeeded. */
async function daysOf(seed: number, players: number): Promise<number> {
  const game = await bots(seed, players);
  const season = await game.play(28);
  await game.close();
  expect(season).toMatchObject({ season: 1, state: 'succeeded' });
  return (season.completed_tick ?? 0) / DAY;
}

describe.runIf(FULL)('the first season under the standard rules', () => {
  test.each([5, 1])('takes a week or two alone, half of it for three: seed %i', async (seed) => {
    const alone = await daysOf(seed, 1);
    const three = await daysOf(seed, 3);
    console.log(`seed ${seed}: ${alone.toFixed(2)} days alone, ${three.toFixed(2)} for three`);
    expect(alone).toBeGreaterThanOrEqual(7);
    expect(alone).toBeLessThanOrEqual(14);
    expect(three / alone).toBeGreaterThan(0.4);
    expect(three / alone).toBeLessThan(0.65);
  });
});
