import {
  answerOf,
  type Client,
  createClient,
  type Device,
  type Event,
  followEvents,
  itemsOf,
  type OperationKind,
  ServerUnreachable,
  statusOf,
  waitFor,
} from '@astrarium/space/client';
import { expect, expectTypeOf, onTestFinished, test } from 'vitest';
import { runBot } from '../../../examples/bot/src/runBot.js';
import { FULL } from '../../../packages/testkit/test/tier.js';
import { freePort } from '../../tools/servers/freePort.js';
import { cliBundle } from '../../tools/cliBundle.js';
import { serverFolder } from '../processes/server.js';

/** A server that always has the same port, and a client that never gives up. */
async function tester() {
  const folder = serverFolder(cliBundle);
  onTestFinished(() => folder.close());
  const port = await freePort();
  const start = () => folder.start('--port', String(port), '--speed', '60');
  const server = await start();
  const { token } = await folder.open('Ada');
  const client = createClient({ baseUrl: server.url, token, retryMs: Infinity });
  return { client, server, start, token };
}

async function deviceOf(client: Client, type: Device['device_type']): Promise<string> {
  const found = itemsOf(client, '/v1/devices', { query: { device_type: type } });
  for await (const { device_code } of found) return device_code;
  throw new Error(`no ${type}`);
}

test('client and stream survive a killed server: nothing is lost or done twice', async () => {
  const { client, server, start } = await tester();
  const followed: Event[] = [];
  const stop = new AbortController();
  const following = (async () => {
    for await (const item of followEvents({ client, cursor: '0-0', signal: stop.signal })) {
      if (item.kind === 'gap') throw new Error('a gap');
      if (item.kind === 'event') followed.push(item.event);
      // The compiler knows the payload of an event by its name.
      if (item.kind === 'event' && item.event.event === 'print.ordered') {
        expectTypeOf(item.event.category).toEqualTypeOf<'print'>();
      }
    }
  })();
  const code = await deviceOf(client, 'autofactory');
  const print = () =>
    client.POST('/v1/devices/{code}', {
      params: { path: { code } },
      body: { command: 'enqueue_print', device_type: 'mining_drone' },
    });
  await answerOf(print());
  await server.kill();
  // Sent while no server listens, and again until one does.
  const late = print();
  await new Promise((resolve) => setTimeout(resolve, 500));
  const again = await start();
  await answerOf(late);
  const ordered = () => followed.filter(({ event }) => event === 'print.ordered').length;
  await expect.poll(ordered).toBe(2);

  const surveyor = await deviceOf(client, 'survey_drone');
  const answer = await answerOf(
    client.POST('/v1/devices/{code}', {
      params: { path: { code: surveyor } },
      body: { command: 'scan' },
    }),
  );
  if (!('operation' in answer)) throw new Error('no operation');
  await waitFor({ client, operation: answer.operation });
  const { status } = await answerOf(
    client.GET('/v1/devices/{code}', { params: { path: { code: surveyor } } }),
  );
  expect(statusOf(status).kind satisfies OperationKind).toBe('idle');

  const paged: string[] = [];
  const query = { cursor: '0-0', limit: 2 };
  for await (const { id } of itemsOf(client, '/v1/events', { query })) paged.push(id);
  const ids = () => followed.map(({ id }) => id).slice(0, paged.length);
  await expect.poll(ids).toEqual(paged);
  stop.abort();
  await following;
  await again.stop();
});

test('says clearly that no server can be reached', async () => {
  const port = await freePort();
  const client = createClient({ baseUrl: `http://127.0.0.1:${port}`, retryMs: 1_000 });
  const call = client.GET('/v1/time');
  await expect(call).rejects.toBeInstanceOf(ServerUnreachable);
  await expect(call).rejects.toThrow(
    new RegExp(
      `^Cannot reach http://127.0.0.1:${port}: no server listens there\\. Tried [2-9] times`,
    ),
  );
});

test.runIf(FULL)('the bot continues after a restart of the server', async () => {
  const { client, server, start } = await tester();
  const lines: string[] = [];
  const stop = new AbortController();
  const running = runBot({ client, say: (line) => void lines.push(line), signal: stop.signal });
  const done = (command: string) =>
    lines.filter((line) => line.endsWith(`${command}, done`)).length;
  await expect.poll(() => done('start_mining')).toBe(2);
  await server.stop();
  const again = await start();
  // The drone that was ordered before the restart mines after it.
  await expect.poll(() => done('start_mining')).toBeGreaterThanOrEqual(3);
  expect(lines.some((line) => line.includes('next attempt in'))).toBe(true);
  stop.abort();
  await running;
  await again.stop();
});
