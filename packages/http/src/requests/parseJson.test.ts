import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FULL } from '../../../testkit/test/tier.js';
import { parseJson } from './parseJson.js';
import { WireFault } from './wireFault.js';

const read = (text: string | Uint8Array): unknown =>
  parseJson(typeof text === 'string' ? Buffer.from(text) : text);

/** The detail of the refusal. */
function refusal(text: string | Uint8Array): string {
  try {
    read(text);
  } catch (thrown) {
    if (thrown instanceof WireFault && thrown.problem.code === 'malformed_json')
      return thrown.message;
    throw thrown;
  }
  return 'none';
}

const levels = (count: number): string => '['.repeat(count) + ']'.repeat(count);

describe('unambiguous JSON', () => {
  test('parses the output of JSON.stringify like JSON.parse', () => {
    fc.assert(
      fc.property(
        fc.jsonValue({ maxDepth: 8, stringUnit: 'grapheme' }),
        fc.nat(4),
        (value, space) => {
          const text = JSON.stringify(value, null, space);
          if (!text.includes('\\u0000')) expect(read(text)).toEqual(JSON.parse(text));
        },
      ),
      { numRuns: 500 },
    );
  });

  test('finds a repeated name at every place', () => {
    const object = fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 });
    const around = fc.constantFrom('', '[1,', '{"a":[],"b":', '{"a":{"b":{}},"b":[{}, ');
    const closing: Record<string, string> = {
      '': '',
      '[1,': ']',
      '{"a":[],"b":': '}',
      '{"a":{"b":{}},"b":[{}, ': ']}',
    };
    fc.assert(
      fc.property(object, around, (members, before) => {
        const text = JSON.stringify(members);
        const name = JSON.stringify(Object.keys(members)[0]);
        fc.pre(!text.includes('\\u0000'));
        const twice = `${before}${text.slice(0, -1)},${name}:0}${closing[before]}`;
        expect(refusal(twice)).toContain('twice');
      }),
    );
  });

  test.each([
    ['{"a":1,"\\u0061":2}', 'The name a is given twice in one object'],
    ['{"a":{"b":1,"b":2}}', 'The name b is given twice in one object'],
    ['[{"x":1},{"x":1,"y":"x","x":2}]', 'The name x is given twice in one object'],
    [levels(33), 'The body is more than 32 levels deep'],
    ['['.repeat(30_000) + ']'.repeat(30_000), 'The body is more than 32 levels deep'],
    ['[1e400]', 'The number 1e400 is too large'],
    ['{"a":-1e999}', 'The number -1e999 is too large'],
    ['["\\u0000"]', 'A string contains NUL'],
    ['{"\\u0000":1}', 'A string contains NUL'],
    ['["\\ud800"]', 'A string contains half a surrogate pair'],
    ['["\\udc00\\ud800"]', 'A string contains half a surrogate pair'],
    ['\uFEFF{}', 'The body starts with a byte order mark'],
    ['{"a":1', 'The body is not JSON'],
    ['{} {}', 'The body is not JSON'],
    ['NaN', 'The body is not JSON'],
    ['{a:1}', 'The body is not JSON'],
    ["{'a':1}", 'The body is not JSON'],
    ['[1,]', 'The body is not JSON'],
    ['[01]', 'The body is not JSON'],
    ['["\n"]', 'The body is not JSON'],
    ['["\0"]', 'The body is not JSON'],
    [' ', 'The body is not JSON'],
  ])('rejects %j', (text, detail) => {
    expect(refusal(text)).toBe(detail);
  });

  test.each([
    [[0xff]],
    [[0x22, 0xc0, 0xaf, 0x22]],
    [[0x22, 0xed, 0xa0, 0x80, 0x22]],
    [[0x22, 0xe2]],
  ])('rejects bytes that are not UTF-8: %j', (bytes) => {
    expect(refusal(Uint8Array.from(bytes))).toBe('The body is not UTF-8');
  });

  test.each([
    levels(32),
    '"\\ud83d\\ude80"',
    '[1e308,-0.0,12345678901234567890]',
    '{"a":{"b":1},"b":{"a":1}}',
    '[{"a":1},{"a":1}]',
    '{"a":["a","a",{"a":"a"}],"":0}',
    '{"a":"{\\"a\\":1,\\"a\\":2}"}',
    '{"__proto__":{"a":1}}',
  ])('accepts %s', (text) => {
    expect(JSON.stringify(read(text))).toBe(JSON.stringify(JSON.parse(text)));
  });

  test.runIf(FULL)('parses the largest body quickly', () => {
    const long = JSON.stringify(Array.from({ length: 6000 }, (_, at) => ({ a: at })));
    const names = `{${Array.from({ length: 5000 }, (_, at) => `"${at}":1`).join()}}`;
    const quotes = JSON.stringify('"\\'.repeat(16_000));
    for (const text of [long, names, quotes]) {
      const start = performance.now();
      read(text);
      expect(performance.now() - start).toBeLessThan(200);
    }
  });
});
