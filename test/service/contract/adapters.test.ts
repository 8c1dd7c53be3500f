import { PassThrough } from 'node:stream';
import { CATALOGUE } from '@astrarium/space-internal';
import { astrarium } from '@astrarium/space';
import type { Host } from '@astrarium/host';
import { stdioSession } from '@astrarium/stdio';
import { EventSource } from 'eventsource';
import { JSONRPCClient } from 'json-rpc-2.0';
import { expect, test } from 'vitest';
import { httpCaller } from '../httpCaller.js';
import { type Call, playScript } from '../playScript.js';
import { testHost, testServer } from '../testHost.js';

/** The result of the script: all events of the account and the final hash. */
interface Played {
  readonly events: readonly unknown[];
  readonly hash: string;
}

function contextOf(host: Host) {
  return {
    linkSecret: () =>
      host.outbox
        .unsent()
        .flatMap(({ text }) => /link:(\S+)/.exec(text)?.[1] ?? [])
        .at(-1) ?? '',
    advance: (ticks: number) => host.advance(ticks),
  };
}

async function directly(): Promise<Played> {
  const host = await testHost();
  let account = 0;
  const call: Call = async (operation, params = {}) => {
    const { body, path, query } = host.contract.splitParams(operation, params);
    const request = { operation, account, path: path as Record<string, string>, query, body };
    const reply = await host.call({ ...request, form: 'json' });
    if (reply.status >= 400) throw new Error(JSON.stringify(reply.body));
    return reply.body as Record<string, unknown>;
  };
  const useToken = (token: string): void => void (account = host.authenticate(token).account);
  await playScript({ ...contextOf(host), call, useToken });
  const events: unknown[] = [];
  const { end, first } = host.feed.range(account);
  for (let place = first; place < end; place += 1) {
    events.push(JSON.parse(host.feed.at(account, place)?.text ?? ''));
  }
  return { events, hash: astrarium.hash(host.snapshot) };
}

async function overHttp(): Promise<Played> {
  const host = await testHost();
  const { close, url } = await testServer(host);
  const { call, useToken: useTokenOverHttp } = httpCaller(url);
  let token = '';
  const useToken = (newToken: string): void => useTokenOverHttp((token = newToken));
  await playScript({ ...contextOf(host), call, useToken });
  const wanted = host.feed.range(host.authenticate(token).account).end;
  const events = await streamedEvents(`${url}/v1/events/stream?cursor=0-0`, token, wanted);
  await close();
  return { events, hash: astrarium.hash(host.snapshot) };
}

/** The first events of a stream, read by a client of another project. */
function streamedEvents(url: string, token: string, count: number): Promise<unknown[]> {
  return new Promise((all) => {
    const events: unknown[] = [];
    const source = new EventSource(url, {
      fetch: (input, init) =>
        fetch(input, { ...init, headers: { ...init?.headers, authorization: `Bearer ${token}` } }),
    });
    const onEvent = ({ data }: { readonly data: string }): void => {
      events.push(JSON.parse(data));
      if (events.length < count) return;
      source.close();
      all(events);
    };
    for (const name of Object.keys(CATALOGUE)) source.addEventListener(name, onEvent);
  });
}

async function overStdio(): Promise<Played> {
  const host = await testHost();
  const [input, output] = [new PassThrough(), new PassThrough()];
  const ended = stdioSession({ host, input, output });
  const events: unknown[] = [];
  const client = new JSONRPCClient((message) => void input.write(`${JSON.stringify(message)}\n`));
  let rest = '';
  output.setEncoding('utf8').on('data', (piece: string) => {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const message = JSON.parse(line) as { method?: string; params?: { event: unknown } };
      if (message.method === 'events.event') events.push(message.params?.event);
      else if (message.method === undefined) client.receive(message as never);
    }
  });
  const call: Call = async (operation, params = {}) => {
    const { body } = (await client.request(operation, params)) as { body: never };
    return body;
  };
  let token = '';
  const useToken = async (newToken: string): Promise<void> => {
    token = newToken;
    await client.request('session.authenticate', { token });
    await client.request('events.subscribe', { cursor: '0-0' });
  };
  await playScript({ ...contextOf(host), call, useToken });
  while (events.length < host.feed.range(host.authenticate(token).account).end) {
    await new Promise((resolve) => setImmediate(resolve));
  }
  input.end();
  await ended;
  return { events, hash: astrarium.hash(host.snapshot) };
}

test('one script gives the same events and the same world directly, over HTTP and over stdio', async () => {
  const direct = await directly();
  expect(direct.events.length).toBeGreaterThan(15);
  expect(await overHttp()).toEqual(direct);
  expect(await overStdio()).toEqual(direct);
});
