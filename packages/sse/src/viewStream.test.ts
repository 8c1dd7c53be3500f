import { SCOPES } from '@astrarium/contract';
import { type Answer, type FeedListener, fairQueue } from '@astrarium/host';
import { expect, onTestFinished, test } from 'vitest';
import { read, serveStreams } from './streamTester.js';
import { viewStream } from './viewStream.js';

/** A server that streams an answer which a test sets, at any path. */
async function tester(first: Answer, maxStreams = 2) {
  let answer = first;
  let calls = 0;
  const watchers = new Set<() => void>();
  const listeners = new Set<FeedListener>();
  const feed = {
    watch(_: number, listener: FeedListener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const handler = viewStream(
    {
      call() {
        calls += 1;
        if (answer.status === 0) throw new Error('the view is broken');
        return answer;
      },
      feed: feed as never,
      thread: fairQueue({ defer: setImmediate, nowMs: () => performance.now() }),
      tick: 7,
      watchWorld(listener) {
        watchers.add(listener);
        return () => void watchers.delete(listener);
      },
    },
    maxStreams,
  );
  const { close, url } = await serveStreams((request, response) => {
    const grant = { account: 1, token: 'main', scopes: SCOPES };
    const operation = 'views.lamp';
    handler(request, response, { grant, caller: 1, operation, path: {}, query: {}, form: 'text' });
  });
  onTestFinished(close);
  return {
    url,
    handler,
    listeners,
    watchers,
    calls: () => calls,
    show(next: Answer) {
      answer = next;
      for (const watcher of watchers) watcher();
    },
  };
}

const view = (tick: number, oil: number): Answer => ({ status: 200, body: { oil }, tick });

test('the answer comes at once, and again when it has changed', async () => {
  const { show, url, watchers } = await tester(view(3, 10));
  const reader = await read(url);
  await reader.until(1);
  show(view(4, 10));
  show(view(5, 9));
  show(view(6, 8));
  await reader.until(2);
  expect(reader.headers['content-type']).toBe('text/event-stream');
  expect(reader.frames).toEqual([
    { id: '3', event: 'view', data: '{"oil":10}' },
    { id: '6', event: 'view', data: '{"oil":8}' },
  ]);
  reader.leave();
  await expect.poll(() => watchers.size).toBe(0);
});

test('a text in an answer does not end the line for readers of other languages', async () => {
  const body = { text: 'a\u0085b\u2028c\u2029d' };
  const { url } = await tester({ status: 200, body, tick: 1 });
  const reader = await read(url);
  await reader.until(1);
  const data = '{"text":"a\\u0085b\\u2028c\\u2029d"}';
  expect(reader.frames).toEqual([{ id: '1', event: 'view', data }]);
  expect(JSON.parse(data)).toEqual(body);
});

test('a refusal is an event, and the view comes back after it', async () => {
  const refused: Answer = { status: 409, body: { code: 'no_lamp' }, tick: 1 };
  const { show, url } = await tester(refused);
  const reader = await read(url);
  await reader.until(1);
  show(view(2, 1));
  await reader.until(2);
  expect(reader.frames.map(({ event }) => event)).toEqual(['problem', 'view']);
});

test('wrong parameters are a problem in place of a stream', async () => {
  const wrong: Answer = { status: 400, body: { status: 400, code: 'invalid_parameters' }, tick: 1 };
  const { url, watchers } = await tester(wrong);
  const reader = await read(url);
  await reader.ended;
  expect([reader.status, JSON.parse(reader.text), watchers.size]).toEqual([400, wrong.body, 0]);
});

test('an account has a limited number of streams, and another one when one has ended', async () => {
  const { url } = await tester(view(1, 1), 1);
  const first = await read(url);
  const refused = await read(url);
  await refused.ended;
  const limit = { code: 'rate_limited', rule: { max_streams: 1 } };
  expect([refused.status, JSON.parse(refused.text)]).toMatchObject([429, limit]);
  first.leave();
  await expect.poll(async () => (await read(url)).status).toBe(200);
});

test('streams end with their token, and with the server', async () => {
  const { handler, listeners, url } = await tester(view(1, 1));
  const [first, second] = [await read(url), await read(url)];
  const [listener] = [...listeners];
  listener?.revoked('other', 'revoked');
  listener?.revoked('main', 'revoked');
  await first.ended;
  expect(first.comments).toContain('the token was revoked');
  handler.close();
  await second.ended;
  const late = await read(url);
  await late.ended;
  expect(late.status).toBe(503);
});

test('a view that throws ends no stream and holds none open', async () => {
  const broken: Answer = { status: 0, body: {}, tick: 0 };
  const { show, url, watchers } = await tester(broken, 1);
  for (const _ of [1, 2]) {
    const refused = await read(url);
    await refused.ended;
    expect([refused.status, watchers.size]).toEqual([500, 0]);
    expect(JSON.parse(refused.text)).toMatchObject({ code: 'internal' });
    refused.leave();
  }
  show(view(1, 1));
  await expect.poll(async () => (await read(url)).status).toBe(200);
});

test('a view that throws later is a problem until it is mended', async () => {
  const { show, url } = await tester(view(1, 1));
  const reader = await read(url);
  await reader.until(1);
  show({ status: 0, body: {}, tick: 2 });
  await reader.until(2);
  show(view(3, 3));
  await reader.until(3);
  expect(reader.frames.map(({ event }) => event)).toEqual(['view', 'problem', 'view']);
});
