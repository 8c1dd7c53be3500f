import { defineGame } from '@astrarium/contract';
import { defineSchema, defineSimulation, integer, refuse, table } from '@astrarium/core';
import { type Host, memoryStore, openHost } from '@astrarium/host';
import { PassThrough } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { stdioSession } from './stdioSession.js';

const schema = defineSchema({ tables: { bells: table({ rings: integer() }) } });
const game = defineGame({
  tickMs: 1000,
  simulation: defineSimulation({
    name: 'bells',
    version: 1,
    schema,
    commands: { hang: schema.command({ run: ({ bells }) => void bells.insert({ rings: 0 }) }) },
    views: {
      count: schema.view({
        args: { from: integer({ min: 0, max: 9 }) },
        answer: { count: integer() },
        read: ({ bells }, _, { from }) =>
          bells.size < from
            ? refuse('few', `There are fewer than ${from} bells.`)
            : { count: bells.size - from },
      }),
    },
  }),
});

interface Sent {
  readonly id?: number;
  readonly method?: string;
  readonly params?: object;
  readonly result?: { readonly subscription?: number };
  readonly error?: object;
}

/** A session with an account of a new game. */
async function session() {
  const host: Host = await openHost({
    game: game as never,
    store: memoryStore(Date.now()),
    seed: 7,
    nowMs: Date.now,
    defer: (act) => void setImmediate(act),
    version: 'test',
    linkOf: (secret) => secret,
  });
  const opened = await host.openAccount({ name: 'Ada' });
  const { token } = opened.body as { readonly token: string };
  const [input, output] = [new PassThrough(), new PassThrough()];
  const sent: Sent[] = [];
  output.setEncoding('utf8');
  output.on('data', (text: string) => {
    for (const line of text.trim().split('\n')) sent.push(JSON.parse(line) as Sent);
  });
  const ended = stdioSession({ input, output, host, token });
  onTestFinished(async () => {
    input.end();
    await ended;
    await host.close();
  });
  return {
    host,
    sent,
    ask: (id: number, method: string, params: object = {}) =>
      void input.write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`),
    answer: (id: number) => expect.poll(() => sent.find((one) => one.id === id)),
    /** What was sent of subscriptions so far. */
    notices: () => sent.flatMap(({ method, params }) => (method ? [[method, params]] : [])),
  };
}

test('a view is sent at once, when it has changed, and as a problem while it is refused', async () => {
  const { answer, ask, host, notices } = await session();
  ask(1, 'views.subscribe', { view: 'count', args: { from: 1 } });
  await answer(1).toMatchObject({ result: { subscription: 1 } });
  const refused = { subscription: 1, tick: 0, problem: { code: 'few' } };
  await expect.poll(notices).toMatchObject([['views.problem', refused]]);
  ask(2, 'commands.hang');
  const shown = { subscription: 1, tick: 0, view: { count: 0 } };
  await expect.poll(notices).toMatchObject([
    ['views.problem', refused],
    ['views.view', shown],
  ]);
  // A tick in which nothing changed sends nothing.
  await host.advance(1);
  ask(3, 'commands.hang');
  await expect.poll(() => notices().length).toBe(3);
  expect(notices()[2]).toEqual(['views.view', { subscription: 1, tick: 1, view: { count: 1 } }]);
  ask(4, 'views.unsubscribe', { subscription: 1 });
  await answer(4).toMatchObject({ result: {} });
  ask(5, 'commands.hang');
  await answer(5).toMatchObject({ result: { status: 200 } });
  expect(notices()).toHaveLength(3);
});

test('wrong subscriptions are refused, and a revoked token ends the others', async () => {
  const { answer, ask, host, notices } = await session();
  ask(1, 'views.subscribe', { view: 'nothing' });
  await answer(1).toMatchObject({ error: { data: { code: 'invalid_parameters' } } });
  ask(2, 'views.subscribe', { view: 'count', args: { from: 10 } });
  await answer(2).toMatchObject({ error: { data: { errors: [{ name: 'from' }] } } });
  ask(3, 'views.subscribe', { view: 'count', args: [] });
  await answer(3).toMatchObject({ error: { data: { code: 'invalid_parameters' } } });
  for (let id = 4; id < 15; id += 1)
    ask(id, 'views.subscribe', { view: 'count', args: { from: 0 } });
  await answer(13).toMatchObject({ result: { subscription: 11 } });
  await answer(14).toMatchObject({ error: { data: { code: 'rate_limited' } } });
  await host.issueToken({ account: 1 });
  const ended = () => notices().filter(([method]) => method === 'views.ended');
  await expect.poll(() => ended().length).toBe(10);
  expect(ended()[0]).toMatchObject(['views.ended', { reason: 'revoked' }]);
  ask(15, 'views.unsubscribe', { subscription: 2 });
  await answer(15).toMatchObject({ error: { data: { code: 'invalid_parameters' } } });
  ask(16, 'views.subscribe', { view: 'count', args: { from: 0 } });
  await answer(16).toMatchObject({ error: { data: { code: 'unauthorized' } } });
});
