import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { follow } from '@astrarium/host';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type FeedTester, feedTester } from './feedTester.js';
import { nextFrames, type StreamLimits } from './stream.js';
import { read, type StreamReader, streamTester } from './streamTester.js';

async function serve(feed: FeedTester, options: Partial<StreamLimits> = {}): Promise<string> {
  const { close, url } = await streamTester(feed, options);
  onTestFinished(close);
  return url;
}

const names = ({ frames }: StreamReader): string[] => frames.map(({ event }) => event);
const ids = ({ frames }: StreamReader): string[] =>
  frames.flatMap(({ id, event }) => (id === undefined || event === 'stream.position' ? [] : [id]));

describe('the start of a stream', () => {
  test('has header fields for proxies, a reconnection time and a position', async () => {
    const feed = feedTester();
    feed.publish(1, 'mining.started', 'mining.stopped');
    const reader = await read(`${await serve(feed)}/1`);
    feed.publish(1, 'travel.departed');
    await reader.until(1);
    expect(reader.headers).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'last-event-id': '2-0',
    });
    expect(reader.retryMs).toBe(3000);
    expect(reader.frames).toEqual([
      { id: '2-0', event: 'stream.position', data: '{"cursor":"2-0"}' },
      {
        id: '3-0',
        event: 'travel.departed',
        data: JSON.stringify({ id: '3-0', event: 'travel.departed', account: 1, payload: '' }),
      },
    ]);
  });

  test('a filter that hardly matches still moves the position', async () => {
    const feed = feedTester();
    const url = `${await serve(feed, { heartbeatMs: 50 })}/1?category=rare`;
    const reader = await read(url, '0-0');
    const isAt = (id: string): boolean => reader.lastId === id;
    feed.publish(1, ...Array.from({ length: 300 }, () => 'mining.started'));
    while (!isAt('300-0')) await sleep(5);
    feed.publish(1, 'mining.started');
    while (!isAt('301-0')) await sleep(5);
    feed.publish(1, 'rare');
    await reader.until(1);
    expect(ids(reader)).toEqual(['302-0']);
    reader.leave();
    const again = await read(url, reader.lastId);
    feed.publish(1, 'travel.departed', 'rare');
    await again.until(1);
    expect(ids(again)).toEqual(['304-0']);
  });

  test('follows the cursor of the header rather than that of the URL', async () => {
    const feed = feedTester();
    feed.publish(1, 'a.a', 'b.b', 'c.c');
    const url = `${await serve(feed)}/1?cursor=1-0`;
    const byUrl = await read(url);
    await byUrl.until(2);
    expect(ids(byUrl)).toEqual(['2-0', '3-0']);
    const byHeader = await read(url, '2-0');
    await byHeader.until(1);
    expect(ids(byHeader)).toEqual(['3-0']);
  });

  test('may be after an id that never existed', async () => {
    const feed = feedTester();
    feed.publish(1, 'a.a', 'b.b');
    const url = `${await serve(feed)}/1`;
    const between = await read(`${url}?cursor=1-5`);
    await between.until(1);
    expect(ids(between)).toEqual(['2-0']);
  });

  test.each(['x', '1-10', '1-0,2-0'])('rejects the Last-Event-ID %j', async (id) => {
    const reader = await read(`${await serve(feedTester())}/1?cursor=1-0`, id);
    await reader.ended;
    expect(JSON.parse(reader.text)).toMatchObject({
      status: 400,
      code: 'invalid_cursor',
      errors: [{ in: 'header', name: 'Last-Event-ID' }],
    });
  });

  test('answers HEAD like GET and opens no stream', async () => {
    const feed = feedTester();
    const response = await fetch(`${await serve(feed)}/1`, { method: 'HEAD' });
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    expect(await response.text()).toBe('');
    expect(feed.listeners).toBe(0);
  });
});

describe('the contents of a stream', () => {
  test('skips events that were muted when it opened, and only those', async () => {
    const feed = feedTester();
    feed.mutes(1, 'mining.started');
    const reader = await read(`${await serve(feed)}/1`);
    feed.mutes(1, 'mining.started', 'travel.departed');
    feed.publish(1, 'mining.started', 'travel.departed', 'mining.started', 'hub.warning');
    await reader.until(2);
    expect(ids(reader)).toEqual(['2-0', '4-0']);
  });

  test.each([
    [255, ''],
    [256, 'id: 256-0\nevent: stream.position\ndata: {"cursor":"256-0"}\n\n'],
  ])('after exactly %d muted events sends %j', (count, position) => {
    const feed = feedTester();
    feed.mutes(1, 'a.a');
    feed.publish(1, ...Array.from({ length: count }, () => 'a.a'));
    const follower = follow(feed, 1, '0-0');
    const response = {} as ServerResponse;
    const idle = { unreported: 0, stalled: undefined, paused: undefined, pay: undefined };
    const stream = { token: '', response, follower, ...idle };
    expect(nextFrames(stream)).toMatchObject({ more: false, text: position });
  });

  test('keeps line separators and newlines inside an event', async () => {
    const payload = 'a\u2028b\u2029c\u0085\nd\r\ne: f\u0000\ud800 \u{1f680}';
    const feed = feedTester(payload);
    const reader = await read(`${await serve(feed)}/1`);
    feed.publish(1, 'a.a', 'b.b');
    await reader.until(2);
    const payloads = reader.frames.slice(1).map(({ data }) => JSON.parse(data).payload);
    expect(payloads).toEqual([payload, payload]);
    expect(reader.frames.map(({ data }) => data).join('')).not.toMatch(/[\u0085\u2028\u2029]/);
  });

  test('has no events of other accounts', async () => {
    const feed = feedTester();
    const url = await serve(feed);
    const [one, two] = await Promise.all([read(`${url}/1`), read(`${url}/2`)]);
    feed.publish(2, 'a.a');
    feed.publish(1, 'b.b');
    await Promise.all([one.until(1), two.until(1)]);
    expect([names(one), names(two)].map((all) => all.slice(1))).toEqual([['b.b'], ['a.a']]);
  });

  test('has heartbeats while nothing happens', async () => {
    const feed = feedTester();
    const reader = await read(`${await serve(feed, { heartbeatMs: 10 })}/1`);
    while (reader.comments.length < 3) await sleep(5);
    expect(names(reader)).toEqual(['stream.position']);
  });
});

describe('gaps', () => {
  test('are sent to a reader that was away for too long', async () => {
    const feed = feedTester();
    feed.publish(1, 'a.a', 'b.b', 'c.c', 'd.d');
    feed.prune(1, 2);
    const reader = await read(`${await serve(feed)}/1`, '1-0');
    await reader.until(3);
    expect(reader.frames.slice(1, 4)).toEqual([
      { id: undefined, event: 'stream.gap', data: '{"after":"1-0","oldest":"3-0"}' },
      expect.objectContaining({ id: '1-0', event: 'stream.position' }),
      expect.objectContaining({ id: '3-0' }),
    ]);
    expect(ids(reader)).toEqual(['3-0', '4-0']);
  });
});

describe('the end of a stream', () => {
  test('comes when the token is revoked, for that token only', async () => {
    const feed = feedTester();
    const url = await serve(feed);
    const streams = ['/1', '/1/other', '/2'].map((path) => read(url + path));
    const [one, ...others] = (await Promise.all(streams)) as [StreamReader, ...StreamReader[]];
    feed.revoke(1, 'main');
    await one.ended;
    expect(one.comments).toEqual(['the token was revoked']);
    const banned = await read(`${url}/3`);
    feed.revoke(3, 'main', 'banned');
    await banned.ended;
    expect(banned.comments).toEqual(['the account was banned']);
    feed.publish(1, 'a.a');
    feed.publish(2, 'a.a');
    for (const other of others) await other.until(1);
    expect(feed.listeners).toBe(2);
  });

  test('comes when the host closes, with a reconnection time', async () => {
    const feed = feedTester();
    const reader = await read(`${await serve(feed)}/1`);
    feed.close();
    await reader.ended;
    expect(reader.comments).toEqual(['the server is stopping']);
    expect(reader.retryMs).toBeGreaterThanOrEqual(1000);
    expect(reader.retryMs).toBeLessThan(5000);
    expect(feed.listeners).toBe(0);
  });

  test('comes when the server stops, without a delay', async () => {
    const server = await streamTester(feedTester());
    const reader = await read(`${server.url}/1`);
    server.handler.close();
    const second = await read(`${server.url}/1`);
    const stopped = new Promise((resolve) => server.server.close(resolve));
    await reader.ended;
    await stopped;
    expect(reader.comments).toEqual(['the server is stopping']);
    expect(second.status).toBe(503);
    expect(JSON.parse(second.text)).toMatchObject({ code: 'draining' });
  });

  test('comes when its reader disconnects, and frees everything', async () => {
    const feed = feedTester();
    const reader = await read(`${await serve(feed)}/1`);
    reader.leave();
    while (feed.listeners > 0) await sleep(5);
    feed.publish(1, 'a.a');
  });

  test('limits the streams of an account', async () => {
    const feed = feedTester();
    const url = await serve(feed, { maxStreams: 2 });
    const readers = await Promise.all([read(`${url}/1`), read(`${url}/1`), read(`${url}/2`)]);
    const refused = await read(`${url}/1`);
    await refused.ended;
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(JSON.parse(refused.text)).toMatchObject({
      code: 'rate_limited',
      rule: { max_streams: 2 },
    });
    readers[0]?.leave();
    for (;;) {
      const second = await read(`${url}/1`);
      if (second.status === 200) break;
      await second.ended;
    }
  });
});
