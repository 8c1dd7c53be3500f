import { defineGame, type ServedGame } from '@astrarium/contract';
import {
  account,
  defineSchema,
  defineSimulation,
  id,
  integer,
  many,
  table,
  text,
} from '@astrarium/core';
import { type Host, memoryStore, openHost } from '@astrarium/host';
import { afterEach, describe, expect, test } from 'vitest';
import { jsonCall } from './service/jsonCall.js';
import { EPOCH_MS, testHost, testServer } from './service/testHost.js';

const schema = defineSchema({
  tables: {
    seats: table({ account }, { unique: ['account'] }),
    cards: table({ holder: account, rank: integer() }),
  },
  events: {
    drawn: { rank: integer(), to: account },
    seen: { n: integer(), of: account },
    left: { rank: integer(), to: account },
  },
  audience: { drawn: 'to', seen: 'of', left: 'to' },
});
const sit = schema.command({
  run(draft, _, { account: of }) {
    draft.seats.insert({ account: of });
    const card = draft.cards.insert({ holder: of, rank: draft.chance('deck').below(1000) });
    draft.emit('drawn', { rank: card.rank, to: of });
  },
});
/** Tells the caller what it would draw: a dry run would foretell it. */
const leave = schema.command({
  run(draft, _, { account: of }) {
    draft.emit('left', { rank: draft.chance('last').below(1000), to: of });
    draft.seats.remove({ account: of } as never);
  },
});
/** Tells each rival so many times as it has cards, with notes that everybody may see. */
const look = schema.command({
  args: { note: text({ max: 4000 }) },
  run(draft, _, { account: of }) {
    for (const card of draft.cards) {
      if (card.holder === of) continue;
      for (let n = 0; n < 20; n += 1) draft.emit('seen', { n, of: card.holder });
    }
  },
});
const play = schema.command({
  args: { card: id('cards', { hidden: true }) },
  run({ cards, require }, { card }, { account: of }) {
    const held = cards.by(card);
    require(held?.holder === of, 'no_such_card', 'You do not hold that card.');
  },
});
const hand = schema.view({
  args: { card: id('cards', { hidden: true }) },
  answer: { ranks: many(integer()) },
  read(world, { account: of }, { card }) {
    const { holder } = world.cards.by(card) ?? { holder: 0 };
    world.require(holder === of, 'no_such_card', 'You do not hold that card.');
    return { ranks: world.cards.filter((one) => one.holder === of).map(({ rank }) => rank) };
  },
});
const commands = { sit, leave, look, play };
const simulation = defineSimulation({
  name: 'secrets',
  version: 1,
  schema,
  commands,
  views: { hand },
});
const game = defineGame({
  simulation,
  tickMs: 1000,
  seats: { join: 'sit', leave: 'leave', most: 9 },
});

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

/** A served game, and players with a token and a card each, except where `rivals` have none. */
async function served(names: readonly string[]) {
  const host = (await testHost({ game: game as never })) as unknown as Host;
  // No allowance grows while the test runs.
  const server = await testServer(host, { nowMs: () => 0 });
  ends.push(
    () => host.close(),
    () => server.close(),
  );
  const tokens: string[] = [];
  for (const name of names) {
    const { body } = await jsonCall(server.url, '', 'POST', '/v1/accounts', { name, join: {} });
    tokens.push(String(body['token']));
  }
  return {
    host,
    url: server.url,
    call: (player: number, method: string, path: string, body?: object) =>
      jsonCall(server.url, tokens[player] ?? '', method, path, body),
  };
}

describe('a derived game', () => {
  test('has no past, no dry run and no snapshot: in no operation, of whatever adapter', async () => {
    const { host } = await served([]);
    for (const [name, { body, ownNames, query }] of Object.entries(host.contract.operations)) {
      const members = (given: unknown): string[] =>
        Object.keys((given as { readonly shape?: object } | undefined)?.shape ?? {});
      expect(members(query), name).not.toContain('at');
      // What has a dry run changes accounts, tokens and webhooks, none of which is in the world.
      const isOfAccounts = /^(accounts|tokens|webhooks)\./.test(name);
      if (!isOfAccounts) expect(members(body), name).not.toContain('dry_run');
      if (/^(commands|views)\./.test(name)) expect(ownNames, name).toBe(true);
      expect(name).not.toMatch(/snapshot|fork|probe|what_if|plan/);
    }
  });

  test('refuses them over HTTP, to a player and to a stranger', async () => {
    const { call } = await served(['Ada']);
    for (const player of [0, 9]) {
      const read = await call(player, 'GET', '/v1/views/hand?card=1&at=0');
      expect([400, 401]).toContain(read.status);
      const streamed = await call(player, 'GET', '/v1/views/hand/stream?card=1&at=0');
      expect([400, 401]).toContain(streamed.status);
      expect((await call(player, 'GET', '/v1/game?at=0')).status).toBe(400);
      const dry = await call(player, 'POST', '/v1/commands/play', { card: 1, dry_run: true });
      expect([401, 422]).toContain(dry.status);
      for (const path of ['/v1/snapshot', '/v1/log', '/metrics', '/v1/plans', '/inspect']) {
        expect((await call(player, 'GET', path)).status, path).toBe(404);
      }
    }
  });

  test('foretells nothing in the dry run of a deletion: no rule is asked', async () => {
    const { call } = await served(['Ada']);
    const dry = await call(0, 'DELETE', '/v1/accounts/me', { confirm: 'Ada', dry_run: true });
    expect(dry.body).toMatchObject({ dry_run: true, status: 200, events: [] });
    expect((await call(0, 'GET', '/v1/accounts/me')).body).toMatchObject({ seated: true });
    const deleted = await call(0, 'DELETE', '/v1/accounts/me', { confirm: 'Ada' });
    expect(deleted.status).toBe(200);
  });

  test('charges a command for nothing that the caller does not get', async () => {
    const [alone, among] = [await served(['Ada']), await served(['Ada', 'Bo', 'Cy'])];
    const note = 'x'.repeat(900);
    for (const { call } of [alone, among]) await call(0, 'POST', '/v1/commands/look', { note });
    const left = async ({ call }: typeof alone): Promise<string> => {
      const { headers } = await call(0, 'POST', '/v1/commands/look', { note });
      return String(headers.get('ratelimit')).split(';')[1] ?? '';
    };
    expect(await left(among)).toBe(await left(alone));
  });

  test('answers alike for a hidden row and for none', async () => {
    const { call } = await served(['Ada', 'Bo']);
    const withoutId = ({ body, status }: Awaited<ReturnType<typeof call>>): object => {
      const { request_id: _id, ...rest } = body;
      return { status, rest };
    };
    const [hidden, none] = [2, 9];
    for (const ask of [
      (card: number) => call(0, 'POST', '/v1/commands/play', { card }),
      (card: number) => call(0, 'GET', `/v1/views/hand?card=${card}`),
    ]) {
      expect((await ask(1)).status).toBe(200);
      expect(withoutId(await ask(hidden))).toEqual(withoutId(await ask(none)));
      expect((await ask(0)).status).toBeGreaterThanOrEqual(400);
    }
  });

  test('gives events to nobody without a token, and nobody the events of others', async () => {
    const { call } = await served(['Ada', 'Bo']);
    const drawn = async (player: number) =>
      (await call(player, 'GET', '/v1/events')).body['events'] as readonly object[];
    expect(await drawn(0)).toMatchObject([{ event: 'drawn', values: { to: 1 } }]);
    expect(await drawn(1)).toMatchObject([{ event: 'drawn', values: { to: 2 } }]);
    for (const path of ['/v1/events', '/v1/events/stream', '/v1/accounts/me']) {
      expect((await call(9, 'GET', path)).status, path).toBe(401);
    }
  });

  test('names requests, tokens and webhooks at random', async () => {
    const { call } = await served(['Ada', 'Bo']);
    const ids: string[] = [];
    for (const player of [0, 1]) {
      const { body, headers } = await call(player, 'GET', '/v1/accounts/me/tokens');
      const [token] = body['tokens'] as readonly { readonly token_id: string }[];
      ids.push(String(headers.get('x-request-id')), String(token?.token_id));
    }
    const [request = '', token = '', otherRequest = '', otherToken = ''] = ids;
    expect(otherRequest.slice(0, 8)).not.toBe(request.slice(0, 8));
    expect(otherToken.slice(0, 10)).not.toBe(token.slice(0, 10));
  });

  test('tells nothing of its key or seed, in no answer to anybody', async () => {
    const key = [4_111_111_111, 4_222_222_222, 4_000_000_001, 4_000_000_002] as const;
    const host = await openHost({
      game: game as unknown as ServedGame,
      store: memoryStore(),
      ticksPerSecond: 0,
      seed: 918_273_645,
      key,
      nowMs: () => EPOCH_MS,
      defer: (act) => void setImmediate(act),
      version: 'test',
      linkOf: (secret) => secret,
    });
    const { url, close } = await testServer(host);
    ends.push(() => host.close(), close);
    for (const path of ['/v1/game', '/v1/players', '/openapi.json', '/livez', '/readyz']) {
      const body = await (await fetch(url + path)).text();
      expect(body, path).not.toMatch(/4111111111|4222222222|918273645/);
    }
  });
});
