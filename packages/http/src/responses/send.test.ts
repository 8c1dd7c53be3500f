import { connect } from 'node:net';
import { expect, test } from 'vitest';
import fc from 'fast-check';
import { MAX_UNANSWERED } from '../server/pacedReading.js';
import { startTester, TOKEN } from '../../test/httpTester.js';
import { entityTag, matchesTag } from './send.js';

test.each([
  ['text', entityTag],
  ['bytes', (text: string) => entityTag(Buffer.from(text))],
])('equal values of type %s have equal tags, different ones different tags', (_form, tagOf) => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      expect(tagOf(one)).toMatch(/^"[\w-]{22}"$/);
      expect(tagOf(one) === tagOf(other)).toBe(one === other);
    }),
  );
});

test('one changed bit changes the tag', () => {
  const bytes = Buffer.alloc(30_000);
  const tags = new Set([entityTag(bytes)]);
  for (let at = 0; at < bytes.length; at += 997) {
    bytes[at] = 1;
    tags.add(entityTag(bytes));
    bytes[at] = 0;
  }
  expect(tags.size).toBe(1 + Math.ceil(30_000 / 997));
});

test.each([
  [undefined, false],
  ['"a"', true],
  ['W/"a"', true],
  ['*', true],
  ['"b", W/"a"', true],
  ['"b"', false],
  ['a', false],
  ['"a', false],
])('If-None-Match: %s', (field, expected) => {
  expect(matchesTag(field, '"a"')).toBe(expected);
});

/** Bodies of all sizes around those that share room, some of them in letters of two bytes. */
const bodyOf = (n: number): string =>
  (n % 3 === 0 ? 'ö' : 'o').repeat(100 + ((n * 7919) % 280_000));

const start = () =>
  startTester(({ path }) => {
    const n = Number.parseInt(path['code'] ?? '', 16);
    return { status: 200, body: { n, text: bodyOf(n) }, tick: 1 };
  });

const codeOf = (n: number): string => n.toString(16).padStart(8, '0');

test('sends complete answers while others wait for slow readers', async () => {
  const tester = await start();
  const count = MAX_UNANSWERED;
  const slow = [1, 2, 3].map((nth) => slowReader(tester.port, nth * 1000, count));
  for (let n = 0; n < 60; n += 10) {
    const numbers = Array.from({ length: 10 }, (_, at) => n + at);
    const answers = await Promise.all(
      numbers.map(async (each) => (await tester.fetch(`/v1/devices/${codeOf(each)}`)).json()),
    );
    expect(answers).toEqual(numbers.map((each) => ({ n: each, text: bodyOf(each) })));
  }
  for (const [at, { read }] of slow.entries()) {
    const text = await read();
    const bodies = text.split('\r\n\r\n').slice(1);
    expect(bodies).toHaveLength(count);
    for (const [n, body] of bodies.entries()) {
      const wanted = { n: (at + 1) * 1000 + n, text: bodyOf((at + 1) * 1000 + n) };
      expect(body.startsWith(JSON.stringify(wanted))).toBe(true);
    }
  }
});

test('an aborted answer does not affect others', async () => {
  const tester = await start();
  for (let n = 0; n < 40; n += 1) {
    slowReader(tester.port, n, 5).leave();
    const answer = await (await tester.fetch(`/v1/devices/${codeOf(n)}`)).json();
    expect(answer).toEqual({ n, text: bodyOf(n) });
  }
});

/** Sends `count` requests at once and does not read the answers yet. */
function slowReader(port: number, first: number, count: number) {
  const socket = connect(port, '127.0.0.1').pause();
  socket.on('error', () => undefined);
  for (let n = first; n < first + count; n += 1) {
    const close = n === first + count - 1 ? 'Connection: close\r\n' : '';
    socket.write(
      `GET /v1/devices/${codeOf(n)} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${TOKEN}\r\n` +
        `${close}\r\n`,
    );
  }
  return {
    leave: () => socket.destroy(),
    read: () =>
      new Promise<string>((done) => {
        const parts: Buffer[] = [];
        socket.on('data', (part: Buffer) => parts.push(part));
        socket.on('close', () => done(Buffer.concat(parts).toString()));
        socket.resume();
      }),
  };
}
