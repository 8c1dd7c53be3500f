import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { requestTarget } from './requestTarget.js';
import { WireFault } from './wireFault.js';

/** Texts that UTF-8 can hold, without NUL. */
const text = fc.string({ unit: 'grapheme' }).map((one) => one.replaceAll('\0', ''));

const read = (target: string) => {
  try {
    return requestTarget(target);
  } catch (thrown) {
    if (thrown instanceof WireFault) return thrown.problem.code;
    throw thrown;
  }
};

describe('paths', () => {
  test('decodes each segment', () => {
    fc.assert(
      fc.property(fc.array(text, { minLength: 1 }), (segments) => {
        const target = `/${segments.map(encodeURIComponent).join('/')}`;
        expect(requestTarget(target)).toEqual({ segments, query: {} });
      }),
    );
  });

  test('random bytes give a target or a fault', () => {
    const bytes = fc.string({
      unit: fc.constantFrom('/', '%', '2', 'f', 'F', '0', 'c', '?', '#', 'é'),
    });
    fc.assert(
      fc.property(bytes, (tail) => {
        const found = read(`/${tail}`);
        if (typeof found === 'string') expect(found).toBe('malformed_url');
        else expect(found.segments.every((one) => !one.includes('\0'))).toBe(true);
      }),
    );
  });

  test.each([
    '',
    '*',
    'v1/time',
    'http:///v1/time',
    'http://ada@a/v1/time',
    'ftp://a/v1/time',
    'http://a#b',
    '/a b',
    '/a#b',
    '/\x7f',
    '/é',
  ])('rejects the target %j', (target) => {
    expect(read(target)).toBe('malformed_url');
  });

  test.each([
    ['http://a/v1/time?b=1', 'a', '/v1/time?b=1'],
    ['HTTPS://a.example:8443/', 'a.example:8443', '/'],
    ['http://[::1]:80', '[::1]:80', '/'],
    ['http://a?b', 'a', '/?b'],
  ])('reads the absolute form %s', (target, authority, origin) => {
    expect(requestTarget(target)).toEqual({ ...requestTarget(origin), authority });
  });

  test.each(['%', '%4', '%zz', '%00', '%c0%af', '%ed%a0%80', '%f5%80%80%80', '%ff', 'a%2'])(
    'rejects the encoding %s',
    (encoded) => {
      expect(read(`/${encoded}`)).toBe('malformed_url');
      expect(read(`/?${encoded}=1`)).toBe('malformed_url');
      expect(read(`/?a=${encoded}`)).toBe('malformed_url');
    },
  );
});

describe('queries', () => {
  test('parses what URLSearchParams writes', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text)), (pairs) => {
        const expected = new Map<string, string[]>();
        for (const [name, value] of pairs) {
          expected.set(name, [...(expected.get(name) ?? []), value]);
        }
        const { query } = requestTarget(`/?${new URLSearchParams(pairs).toString()}`);
        const found = Object.entries(query).map(([name, value]) => [name, [value].flat()] as const);
        expect(new Map(found)).toEqual(expected);
      }),
    );
  });

  test.each([
    ['a', { a: '' }],
    ['a=', { a: '' }],
    ['a=b=c', { a: 'b=c' }],
    ['a=1&&b=2&', { a: '1', b: '2' }],
    ['a=1&b=2&a=3&a=4', { a: ['1', '3', '4'], b: '2' }],
    ['a=1+2%2B3', { a: '1 2+3' }],
    ['=x', { '': 'x' }],
    ['a[]=1', { 'a[]': '1' }],
    ['a?b', { 'a?b': '' }],
  ])('%s', (query, expected) => {
    expect({ ...requestTarget(`/?${query}`).query }).toEqual(expected);
  });

  test('treats names such as __proto__ as ordinary names', () => {
    const { query } = requestTarget('/?__proto__=1&constructor=2&__proto__=3');
    expect(Object.entries(query)).toEqual([
      ['__proto__', ['1', '3']],
      ['constructor', '2'],
    ]);
  });
});
