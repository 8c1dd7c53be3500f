import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Answer } from '@astrarium/host';
import { describe, expect, test } from 'vitest';
import { FULL } from '../../../testkit/test/tier.js';
import { MAX_UNANSWERED } from './pacedReading.js';
import { httpTester, type HttpTester, startTester } from '../../test/httpTester.js';

let tester: HttpTester;

const HOST = 'Host: a\r\n';
const GOOD = `GET /v1/time HTTP/1.1\r\n${HOST}\r\n`;
const LAST = `GET /v1/time HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`;
const quick = { headersMs: 400, requestMs: 700, checkMs: 50, keepAliveMs: 300 };

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Sends single bytes slowly until the server disconnects; returns its answer. */
function sendSlowly(bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    let at = 0;
    const socket: Socket = connect(tester.port, '127.0.0.1');
    const beat = setInterval(() => socket.write(bytes[(at += 1)] ?? 'x'), 30);
    socket.on('data', (part) => (received += String(part)));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(beat);
      resolve(received);
    });
    socket.write(bytes[0] ?? '');
  });
}

describe('slow clients are disconnected', () => {
  const body = 'POST /v1/accounts HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';

  test('in a head or body that never ends, and when nothing comes', async () => {
    tester = await startTester(undefined, { timeLimits: quick });
    const statuses = async (...pieces: readonly string[]) =>
      (await tester.raw(...pieces)).map(({ status }) => status);
    const slow = await Promise.all([
      sendSlowly(`${GOOD.slice(0, -2)}X: `),
      sendSlowly('GET /'),
      statuses(`${body}Content-Length: 60000\r\n\r\n`, '{'),
      statuses(),
    ]);
    const timeout = expect.stringMatching(/408[^]*"code":"request_timeout"/);
    // A connection on which nothing came may end without an answer.
    expect(slow).toEqual([timeout, timeout, [408], expect.any(Array)]);
    expect(tester.calls).toEqual([]);
    expect(await statuses(GOOD)).toEqual([200]);
  });

  test('while many of them do not delay others', async () => {
    tester = await startTester(undefined, { timeLimits: quick });
    const attackers = Array.from({ length: FULL ? 200 : 40 }, () =>
      sendSlowly(`${GOOD.slice(0, -2)}X: `),
    );
    const waits: number[] = [];
    for (let count = 0; count < 20; count += 1) {
      const start = performance.now();
      expect((await tester.fetch('/v1/time')).status).toBe(200);
      waits.push(performance.now() - start);
    }
    const [median = Infinity] = waits.sort((a, b) => a - b).slice(10);
    if (FULL) expect(median).toBeLessThan(250);
    const results = await Promise.all(attackers);
    expect(results.every((said) => said.startsWith('HTTP/1.1 408'))).toBe(true);
  });
});

describe('many requests on one connection', () => {
  test('reads 8 before their answers, and each further one after an answer', async () => {
    const answers: ((answer: Answer) => void)[] = [];
    tester = await startTester(() => new Promise((resolve) => void answers.push(resolve)));
    const replies = tester.raw(GOOD.repeat(19) + LAST);
    for (let n = 0; n < 20; n += 1) {
      await expect.poll(() => answers.length).toBe(Math.min(20, n + MAX_UNANSWERED));
      answers[n]?.({ status: 200, body: n, tick: 1 });
    }
    const bodies = (await replies).map(({ body }) => body);
    expect(bodies).toEqual(Array.from({ length: 20 }, (_, n) => String(n)));
  });

  test.each([
    ['of a known length', 'Content-Length: 11', '{\r\n\r\n"a":1}'],
    ['in chunks', 'Transfer-Encoding: chunked', '5\r\n{\r\n\r\n\r\n6\r\n"a":1}\r\n0\r\n\r\n'],
  ])('reads all bodies %s', async (_name, field, body) => {
    tester = await startTester();
    const type = 'Content-Type: application/json\r\n';
    const one = `POST /v1/accounts HTTP/1.1\r\n${HOST}${type}${field}\r\n\r\n${body}`;
    const replies = await tester.raw(one.repeat(20) + LAST);
    expect(replies.map(({ status }) => status)).toEqual(Array<number>(21).fill(200));
    const bodies = tester.calls.map((call) => call.body).filter((read) => read !== undefined);
    expect(bodies).toEqual(Array(20).fill({ a: 1 }));
  });

  test('keeps the order of late answers, and answers broken bytes last', async () => {
    const delays = [60, 10, 30, 0];
    tester = await startTester(async ({ query }) => {
      await pause(delays[Number(query['n'])] ?? 0);
      return { status: 200, body: query['n'], tick: 1 };
    });
    const ask = (n: number) => GOOD.replace('/time', `/time?n=${n}`);
    const replies = await tester.raw([0, 1, 2, 3].map(ask).join('') + 'garbage\r\n\r\n');
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 400]);
    expect(replies.slice(0, 4).map(({ body }) => body)).toEqual(['"0"', '"1"', '"2"', '"3"']);
  });
});

describe('bytes after a request that was answered before its body arrived', () => {
  const early = `POST /v1/nothing HTTP/1.1\r\n${HOST}Content-Length: 4\r\n\r\n`;
  const large = `GET /v1/time?${'x'.repeat(9000)} HTTP/1.1\r\n${HOST}\r\n`;

  test('are answered once the body has arrived', async () => {
    tester = await startTester();
    const replies = await tester.raw(early, 'body', large);
    expect(replies.map(({ status }) => status)).toEqual([404, 414]);
  });

  test('are no new request when they do not come in time', async () => {
    tester = await startTester(undefined, { timeLimits: { ...quick, keepAliveMs: 600_000 } });
    const replies = await tester.raw(early, 'bo');
    expect(replies.map(({ status }) => status)).toEqual([404]);
  });
});

/** An answer that a test gives later. */
function hangingReply() {
  let release: (reply: Answer) => void = () => undefined;
  const reply = new Promise<Answer>((resolve) => (release = resolve));
  return { reply, release };
}

describe('stopping', () => {
  test('finishes open requests, closes idle connections and accepts no new ones', async () => {
    const { reply, release } = hangingReply();
    tester = await startTester(() => reply);
    const idle = tester.raw(GOOD.replace('/v1/time', '/livez'));
    const busy = tester.raw(GOOD);
    while (tester.calls.length === 0) await pause(5);
    const closed = tester.close();
    await expect(fetch(`${tester.origin}/livez`)).rejects.toThrow();
    expect((await idle).map(({ status }) => status)).toEqual([200]);
    release({ status: 200, body: 'late', tick: 1 });
    expect(await busy).toMatchObject([
      { status: 200, body: '"late"', headers: { connection: 'close' } },
    ]);
    await closed;
  });

  test('reports that it is not ready on a connection that is kept alive', async () => {
    const { reply, release } = hangingReply();
    tester = await startTester(() => reply);
    const both = tester.raw(GOOD, GOOD.replace('/v1/time', '/readyz'));
    while (tester.calls.length === 0) await pause(5);
    const closed = tester.close();
    release({ status: 200, body: {}, tick: 1 });
    const [first, second] = await both;
    expect(first?.status).toBe(200);
    if (second) expect(second.status).toBe(503);
    await closed;
  });

  test('closes requests that do not end in time', async () => {
    const { reply, release } = hangingReply();
    tester = await startTester(() => reply, { timeLimits: { drainMs: 100 } });
    const busy = tester.raw(GOOD);
    while (tester.calls.length === 0) await pause(5);
    await tester.close();
    expect(await busy).toEqual([]);
    release({ status: 200, body: {}, tick: 1 });
  });

  test('closes connections that have sent nothing at once', async () => {
    // Only a connection that is closed at once lets the server stop within this test.
    tester = await startTester(undefined, { timeLimits: { drainMs: 3_600_000 } });
    const silent = connect({ port: tester.port, host: '127.0.0.1' });
    await once(silent, 'connect');
    // The server has both connections.
    expect((await fetch(`${tester.origin}/livez`)).status).toBe(200);
    await tester.close();
    silent.destroy();
  });

  test('rejects a port in use, and can be closed twice', async () => {
    tester = await startTester();
    const other = await httpTester();
    await other.close();
    await expect(other.server.listen(tester.port, '127.0.0.1')).rejects.toThrow('EADDRINUSE');
    await other.close();
  });
});

test('tells the host that a request was aborted', async () => {
  const { reply, release } = hangingReply();
  tester = await startTester(() => reply);
  const socket = connect(tester.port, '127.0.0.1');
  socket.write(GOOD);
  while (tester.calls.length === 0) await pause(5);
  const isAborted = tester.calls[0]?.isAborted ?? (() => undefined);
  expect(isAborted()).toBe(false);
  socket.destroy();
  while (isAborted() === false) await pause(5);
  expect(isAborted()).toBe(true);
  release({ status: 503, body: {}, tick: 1 });
});

describe('streams', () => {
  test('refuses wrong parameters before the handler is called, and other types', async () => {
    tester = await startTester();
    const open = (query: string, accept = 'text/event-stream') =>
      tester.fetch(`/v1/events/stream${query}`, { headers: { accept } });
    for (const [query, code] of [
      ['?cursor=x', 'invalid_cursor'],
      ['?cursor=1-10', 'invalid_cursor'],
      ['?cursor=1-0,2-0', 'invalid_cursor'],
      ['?from=1-0', 'invalid_parameters'],
    ] as const) {
      const response = await open(query);
      expect([query, response.status]).toEqual([query, 400]);
      expect(await response.json()).toMatchObject({ code, errors: [{ in: 'query' }] });
    }
    expect((await open('', 'application/json')).status).toBe(406);
  });

  test('calls the handler with grant and cursor, and sets the common header fields', async () => {
    tester = await startTester(undefined, {
      stream: (_request, response, { cursor, grant }) => {
        response.writeHead(200, { 'Content-Type': 'text/event-stream' });
        response.end(`data: ${JSON.stringify({ account: grant.account, cursor })}\n\n`);
      },
    });
    const response = await tester.fetch('/v1/events/stream?cursor=5-0', {
      headers: { accept: 'text/event-stream', origin: 'https://a.b', 'x-request-id': 'mine' },
    });
    expect(await response.text()).toBe('data: {"account":7,"cursor":"5-0"}\n\n');
    expect(response.headers.get('x-request-id')).toBe('mine');
    expect(response.headers.get('ratelimit')).toContain('"read"');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(tester.calls).toEqual([]);
    await expect.poll(() => tester.lines.length).toBe(1);
    expect(JSON.parse(tester.lines[0] ?? '')).toMatchObject({ route: '/v1/events/stream' });
    expect(await tester.metrics.text()).toContain('http_streams 0');
  });
});

test('closes connections above the maximum of all clients', async () => {
  tester = await startTester(undefined, { maxConnections: 2 });
  const sockets = [1, 2].map(() => connect({ port: tester.port, host: '127.0.0.1' }));
  await Promise.all(sockets.map((one) => once(one, 'connect')));
  expect(await tester.raw(LAST)).toEqual([]);
  for (const one of sockets) one.destroy();
});
