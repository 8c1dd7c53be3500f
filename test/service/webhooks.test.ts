import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { afterAll, expect, test } from 'vitest';
import { FULL } from '../../packages/testkit/test/tier.js';
import { cliBundle } from '../tools/cliBundle.js';
import { jsonCall } from './jsonCall.js';
import { type Player, serverFolder } from './processes/server.js';

/** Number of times that the server is killed. */
const KILLS = FULL ? 20 : 1;

const folder = serverFolder(cliBundle);
let receiver: HttpServer | undefined;
afterAll(async () => {
  await folder.close();
  receiver?.close();
});

const SERVE = ['--speed', '600', '--allow-private-webhooks'];

/** An endpoint that verifies each message, and fails for some. */
async function startReceiver() {
  const events = new Map<string, string>();
  let webhook: Webhook | undefined;
  let messages = 0;
  let faults = 0;
  receiver = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      messages += 1;
      // Each failure makes the endpoint rest for seconds: there are few.
      if (messages === 3) return void response.writeHead(503).end();
      try {
        const headers = request.headers as Record<string, string>;
        if (webhook === undefined) throw new Error('a message before the webhook was made');
        const { data } = webhook.verify(Buffer.concat(parts).toString(), headers) as {
          readonly data: { readonly id?: string };
        };
        const id = headers['webhook-id'] ?? '';
        const known = events.get(id) ?? data.id;
        if (known !== data.id) faults += 1;
        events.set(id, data.id ?? '');
      } catch {
        faults += 1;
      }
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((ready) => receiver?.listen(0, '127.0.0.1', ready));
  return {
    port: (receiver.address() as AddressInfo).port,
    trust: (secret: string) => void (webhook = new Webhook(secret)),
    ids: () => new Set(events.values()),
    messages: () => messages,
    faults: () => faults,
  };
}

/** Calls an operation with JSON. */
const ask = async (url: string, { token }: Player, method: string, path: string, body?: object) =>
  (await jsonCall(url, token, method, path, body)).body;

/** The ids of the events of travel, of the whole history. */
async function travelEvents(url: string, player: Player): Promise<readonly string[]> {
  const ids: string[] = [];
  let cursor: unknown = '0-0';
  for (let pages = 0; cursor !== null; pages += 1) {
    expect(pages).toBeLessThan(1000);
    const path = `/v1/events?category=travel&cursor=${String(cursor)}`;
    const page = await ask(url, player, 'GET', path);
    ids.push(...(page['events'] as readonly { readonly id: string }[]).map(({ id }) => id));
    cursor = page['next_cursor'];
  }
  return ids;
}

test(`kills lose no message to a webhook: ${KILLS}`, async () => {
  const { faults, ids, messages, port, trust } = await startReceiver();
  let server = await folder.start(...SERVE, '--seed', '11');
  const player = await folder.open('Ada');
  const patch = { message_notify: { webhook: true } };
  await ask(server.url, player, 'PATCH', '/v1/accounts/me', patch);
  const hook = { url: `http://127.0.0.1:${port}/` };
  const { secret } = await ask(server.url, player, 'POST', '/v1/webhooks', hook);
  trust(String(secret));
  const { replicants } = await ask(server.url, player, 'GET', '/v1/accounts/me');
  const [{ hosting_device_code: vessel }] = replicants as [{ hosting_device_code: string }];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const before = messages();
    for (let way = 0; messages() < before + 3; way += 1) {
      const destination = `SOL-${1 + (way % 6)}`;
      const body = { command: 'travel', destination };
      await ask(server.url, player, 'POST', `/v1/devices/${vessel}`, body);
      await pause(20 + (kill % 7));
    }
    await server.kill();
    server = await folder.start(...SERVE);
  }
  const expected = await travelEvents(server.url, player);
  expect(expected.length).toBeGreaterThan(KILLS);
  await expect.poll(() => expected.filter((id) => !ids().has(id))).toEqual([]);
  expect(faults()).toBe(0);
  expect(await server.stop()).toBe(0);
  console.log(`${KILLS} kills: ${expected.length} events of travel, ${messages()} messages`);
});
