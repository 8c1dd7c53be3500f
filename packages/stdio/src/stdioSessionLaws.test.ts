import { PassThrough, Writable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FULL, runs } from '../../testkit/test/tier.js';
import { fakeHost, echo, type Message, request, sessionTester } from '../test/sessionTester.js';
import { stdioSession } from './stdioSession.js';

const METHODS = ['time.get', 'devices.list', 'devices.command', 'methods.list', 'x', 'events.'];

const id = fc.oneof(fc.integer(), fc.string(), fc.constant(null), fc.constant({}));
const params = fc.oneof(fc.dictionary(fc.string(), fc.jsonValue()), fc.jsonValue());
const message = fc.record(
  {
    jsonrpc: fc.constantFrom('2.0', '2.0', '2.0', '1.0', 2),
    id,
    method: fc.oneof(fc.constantFrom(...METHODS, ...METHODS), fc.jsonValue()),
    params,
  },
  { requiredKeys: [] },
);
const line = fc.oneof(
  message.map((value) => JSON.stringify(value)),
  fc.array(message, { maxLength: 4 }).map((value) => JSON.stringify(value)),
  fc.string({ unit: 'binary' }),
  fc.tuple(message, fc.nat(60)).map(([value, at]) => JSON.stringify(value).slice(0, at)),
  fc.jsonValue().map((value) => JSON.stringify(value)),
  fc.constantFrom('', '\r', ' ', '\ufeff{}', '{"a":1,"a":2}', '1e400', '"\\ud800"'),
);
const bytes = fc.oneof(
  fc.array(line).map((lines) => Buffer.from(lines.join('\n'))),
  fc.uint8Array({ maxLength: 300 }).map((array) => Buffer.from(array)),
);

/** The ids that a line's answers bear, by the letter of JSON-RPC 2.0; undefined for no answer. */
function expectedIds(text: Buffer): unknown[] | undefined {
  let value: unknown;
  try {
    const decoded = new TextDecoder('utf-8', { fatal: true }).decode(text);
    if (decoded.replace(/[ \t\r]/g, '') === '') return undefined;
    value = JSON.parse(decoded);
    if (decoded.includes('\\u0000')) return [null];
  } catch {
    return [null];
  }
  const all = Array.isArray(value) ? value : [value];
  if (all.length === 0) return [null];
  const ids = all.flatMap((one: unknown) => {
    if (typeof one !== 'object' || one === null || Array.isArray(one)) return [null];
    const { id, jsonrpc, method, params } = one as Record<string, unknown>;
    const named = ['string', 'number'].includes(typeof id) || id === null;
    const valid =
      jsonrpc === '2.0' &&
      typeof method === 'string' &&
      (params === undefined || (typeof params === 'object' && params !== null));
    if (id === undefined && valid) return [];
    return [named ? id : null];
  });
  return ids.length === 0 ? undefined : ids;
}

/** The lines of the sent bytes. */
function linesOf(all: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  for (let at = 0; at < all.length;) {
    const newline = all.indexOf(10, at);
    const end = newline < 0 ? all.length : newline;
    lines.push(all.subarray(at, end));
    at = end + 1;
  }
  return lines;
}

test('answers each line by the rules, for any bytes in any chunks', async () => {
  await fc.assert(
    fc.asyncProperty(bytes, fc.array(fc.integer({ min: 1, max: 90 })), async (all, sizes) => {
      const session = sessionTester(fakeHost(), 'good');
      for (let at = 0, turn = 0; at < all.length; turn += 1) {
        const size = sizes.length === 0 ? all.length : (sizes[turn % sizes.length] ?? 1);
        session.input.write(all.subarray(at, at + size));
        at += size;
        if (turn % 5 === 0) await new Promise(setImmediate);
      }
      const answers = await session.end();
      const expected = linesOf(all).flatMap((each) => {
        const ids = expectedIds(each);
        return ids === undefined ? [] : [ids];
      });
      expect(answers.map((each) => [each].flat().map(({ id }) => id))).toEqual(expected);
      for (const { jsonrpc, ...answer } of answers.flat()) {
        expect(jsonrpc).toBe('2.0');
        expect('result' in answer).not.toBe('error' in answer);
      }
    }),
    runs(25, 20_000),
  );
});

describe.runIf(FULL)('large inputs', () => {
  const COUNT = 100_000;

  test(`${COUNT} requests at once are answered in order with little memory`, async () => {
    const host = fakeHost((call) => ({ ...echo(call), body: null }));
    const input = new PassThrough();
    const answers = tally();
    const done = stdioSession({ input, output: answers.output, host: host.host, token: 'good' });
    const startRss = process.memoryUsage().rss;
    let maximum = 0;
    for (let id = 0; id < COUNT; id += 1) {
      const method = id % 5 === 0 ? 'devices.command' : 'devices.list';
      const params = id % 5 === 0 ? { code: '00000001', command: 'scan' } : { limit: 1 };
      const room = input.write(`${JSON.stringify(request(id, method, params))}\n`);
      if (!room) await new Promise((resolve) => input.once('drain', resolve));
      if (id % 1000 === 0) maximum = Math.max(maximum, process.memoryUsage().rss - startRss);
    }
    input.end();
    const start = performance.now();
    await done;
    expect(answers.ids).toEqual(Array.from({ length: COUNT }, (_, id) => id));
    expect(performance.now() - start).toBeLessThan(60_000);
    expect(maximum / 1e6).toBeLessThan(100);
  });

  test('an endless line is not buffered beyond the limit', async () => {
    const input = new PassThrough();
    const answers = tally();
    const done = stdioSession({ input, output: answers.output, host: fakeHost().host });
    const piece = Buffer.alloc(65_536, 'x');
    const startRss = process.memoryUsage().rss;
    for (let n = 0; n < 16_000; n += 1) {
      if (!input.write(piece)) await new Promise((resolve) => input.once('drain', resolve));
    }
    expect((process.memoryUsage().rss - startRss) / 1e6).toBeLessThan(100);
    input.write(`\n${JSON.stringify(request(1, 'time.get'))}\n`);
    input.end();
    await done;
    expect(answers.ids).toEqual([null, 1]);
  });
});

/** An output that keeps the ids of what it is sent. */
function tally() {
  const ids: unknown[] = [];
  let rest = '';
  const output = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      const lines = (rest + chunk.toString()).split('\n');
      rest = lines.pop() ?? '';
      for (const text of lines) ids.push((JSON.parse(text) as Message).id);
      setImmediate(done);
    },
  });
  return { ids, output };
}
