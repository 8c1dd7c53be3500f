import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { FULL, runs } from '../../testkit/test/tier.js';
import { feedTester } from './feedTester.js';
import { read, type StreamReader, streamTester } from './streamTester.js';

/** A server of one test. */
async function startStreams(...options: Parameters<typeof streamTester>) {
  const server = await streamTester(...options);
  onTestFinished(server.close);
  return server;
}

type Step =
  | { readonly kind: 'publish'; readonly events: readonly string[] }
  | { readonly kind: 'cut' | 'wait' | 'pause' };

const EVENTS = ['mining.started', 'mining.stopped', 'quiet.a', 'quiet.b', 'quiet.b', 'quiet.a'];

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('publish' as const),
    events: fc.oneof(
      fc.array(fc.constantFrom(...EVENTS), { minLength: 1, maxLength: 9 }),
      // More than a stream sends in one turn, and more than it passes in silence.
      fc.constant(Array.from({ length: 700 }, () => 'mining.started')),
      fc.constant(Array.from({ length: 700 }, () => 'quiet.a')),
    ),
  }),
  fc.record({ kind: fc.constantFrom('cut' as const, 'wait' as const, 'pause' as const) }),
);

describe('resuming', () => {
  test('sends each event once and in order, however often the reader is disconnected', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), (steps) => runSteps(steps)),
      runs(8, 2000),
    );
  });
});

/** Runs the steps and reconnects after each cut; the reader must get each event once. */
async function runSteps(steps: readonly Step[]): Promise<void> {
  const feed = feedTester('x'.repeat(200));
  feed.mutes(1, 'quiet.a', 'quiet.b');
  feed.publish(1, 'mining.started', 'quiet.a');
  const server = await startStreams(feed);
  const received: string[] = [];
  const expected: string[] = [];
  let reader = await read(`${server.url}/1`);
  const collect = (): void => {
    for (const { id, event } of reader.frames) {
      expect(event).not.toBe('stream.gap');
      if (event !== 'stream.position') received.push(`${id} ${event}`);
    }
  };
  const reconnect = async (): Promise<void> => {
    reader.leave();
    await reader.ended;
    collect();
    reader = await read(`${server.url}/1`, reader.lastId);
  };
  for (const { kind, ...rest } of steps) {
    if (kind === 'cut') await reconnect();
    else if (kind === 'wait') await sleep(1);
    else if (kind === 'pause') reader.pause();
    else {
      const { events } = rest as { events: readonly string[] };
      const { end } = feed.range(1);
      feed.publish(1, ...events);
      events.forEach((event, at) => {
        if (!event.startsWith('quiet.')) expected.push(`${end + at + 1}-0 ${event}`);
      });
    }
  }
  feed.publish(1, 'mining.stopped');
  expected.push(`${feed.range(1).end}-0 mining.stopped`);
  reader.resume();
  while (reader.lastId !== `${feed.range(1).end}-0`) await sleep(1);
  reader.leave();
  collect();
  await server.close();
  expect(received).toEqual(expected);
}

describe('slow readers', () => {
  test('are dropped, delay nobody, and miss nothing when they reconnect', async () => {
    const feed = feedTester('x'.repeat(10_000));
    const server = await startStreams(feed, { drainMs: 400 });
    const good = [await read(`${server.url}/1`), await read(`${server.url}/2`)];
    const lazy = await Promise.all(Array.from({ length: 5 }, () => read(`${server.url}/1`)));
    for (const reader of lazy) reader.pause();
    const count = 1500;
    for (let n = 0; n < count; n += 50) {
      // 15 MB for each: what systems buffer by themselves is not what is tested.
      for (const account of [1, 2])
        feed.publish(account, ...Array.from({ length: 50 }, () => 'a.a'));
      await sleep(1);
    }
    await Promise.all(good.map((reader) => reader.until(count)));
    while ((await connections(server.server)) > good.length) await sleep(20);
    expect(server.maxBuffered()).toBeLessThan(1024 * 1024);

    const expected = Array.from({ length: count }, (_, n) => `${n + 1}-0`);
    for (const reader of good) expect(idsOf(reader)).toEqual(expected);
    const [first] = lazy as [StreamReader];
    first.resume();
    await first.ended;
    const before = idsOf(first);
    expect(before.length).toBeLessThan(count);
    const second = await read(`${server.url}/1`, first.lastId);
    await second.until(count - before.length);
    expect([...before, ...idsOf(second)]).toEqual(expected);
  });

  test('that read a little now and then stay', async () => {
    // Only the time for which a reader stalls: all else takes as long as it takes.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const feed = feedTester('x'.repeat(10_000));
    const server = await startStreams(feed, { drainMs: 1000 });
    const reader = await read(`${server.url}/1`);
    reader.pause();
    feed.publish(1, ...Array.from({ length: 2000 }, () => 'a.a'));
    const done = reader.until(2000);
    for (let before = 0; idsOf(reader).length < 2000; before = server.drains()) {
      vi.advanceTimersByTime(900);
      reader.resume();
      while (server.drains() === before && idsOf(reader).length < 2000) {
        await new Promise(setImmediate);
      }
      reader.pause();
    }
    await done;
    expect(server.drains()).toBeGreaterThan(10);
  });
});

function idsOf({ frames }: StreamReader): string[] {
  return frames.flatMap(({ id, event }) => (event === 'a.a' ? [id ?? ''] : []));
}

function connections(server: {
  getConnections(done: (error: Error | null, count: number) => void): void;
}): Promise<number> {
  return new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
}

/** Opens so many streams from another process, and says how many `~` came through all of them. */
const CROWD = `
  const { connect } = require('node:net');
  const [port, streams, accounts, marks] = process.argv.slice(1).map(Number);
  let [opened, seen] = [0, 0];
  for (let n = 0; n < streams; n += 1) {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write('GET /' + (n % accounts) + ' HTTP/1.1\\r\\nHost: localhost\\r\\n\\r\\n'));
    let fresh = true;
    socket.on('data', (chunk) => {
      if (fresh) { fresh = false; opened += 1; if (opened === streams) console.log('open'); }
      for (let at = chunk.indexOf(126); at >= 0; at = chunk.indexOf(126, at + 1)) seen += 1;
      if (marks > 0 && seen === marks) { seen = 0; console.log('all'); }
    });
  }
`;

async function crowd(port: number, streams: number, accounts: number, marks: number) {
  const numbers = [port, streams, accounts, marks].map(String);
  const child = spawn(process.execPath, ['-e', CROWD, ...numbers], { stdio: 'pipe' });
  onTestFinished(() => void child.kill());
  const [word] = (await once(child.stdout, 'data')) as [Buffer];
  expect(word.toString()).toBe('open\n');
  return { all: () => once(child.stdout, 'data') };
}

describe.runIf(FULL)('the cost of streams', () => {
  test('2,000 quiet streams take less than 100 MB', async () => {
    const feed = feedTester();
    const server = await startStreams(feed, { heartbeatMs: 100 });
    const before = process.memoryUsage().rss;
    await crowd(server.port, 2000, 400, 0);
    await sleep(300);
    expect(await connections(server.server)).toBe(2000);
    const more = (process.memoryUsage().rss - before) / 1e6;
    process.stdout.write(`2000 quiet streams: ${more.toFixed(1)} MB more\n`);
    expect(more).toBeLessThan(100);
  });

  test('1,000 streams get one event after another', async () => {
    const [streams, accounts, events] = [1000, 100, 100];
    const feed = feedTester(`~${'x'.repeat(450)}`);
    const server = await startStreams(feed);
    const { all } = await crowd(server.port, streams, accounts, streams * events);
    const done = all();
    const start = performance.now();
    const before = process.cpuUsage();
    for (let n = 0; n < events; n += 1) {
      for (let account = 0; account < accounts; account += 1)
        feed.publish(account, 'mining.started');
      await new Promise(setImmediate);
    }
    await done;
    const { system, user } = process.cpuUsage(before);
    const rate = (streams * events * 1000) / (performance.now() - start);
    const own = (streams * events * 1e6) / (system + user);
    const rates = `${Math.round(rate)} frames a second, ${Math.round(own)} a second of its own`;
    process.stdout.write(`fan-out: ${rates}\n`);
    // Others may have the machine: only what the process spent is held against it.
    expect(own).toBeGreaterThan(20_000);
  });
});

test('further bytes and the end of a socket disturb nobody', async () => {
  const feed = feedTester();
  const server = await startStreams(feed);
  const good = await read(`${server.url}/1`);
  for (let length = 1; length < 40; length += 3) {
    const text = 'GET /1 HTTP/1.1\r\nHost: a\r\n\r\n';
    const socket = connect(server.port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(text.slice(0, length) + (length > text.length ? '\0\r\n\r\nGET' : ''));
    await sleep(2);
    if (length % 2 === 0) socket.resetAndDestroy();
    else socket.end();
    feed.publish(1, 'a.a');
  }
  await good.until(13);
});
