import { afterAll, expect, test } from 'vitest';
import { cliTester } from '../cliTester.js';
import { readText } from './readText.js';

const cli = cliTester();
afterAll(() => cli.close());

async function read(content: string | Uint8Array): Promise<string> {
  let text = '';
  for await (const piece of readText(cli.write('text', content))) text += piece;
  return text;
}

test('reads characters that are split between two pieces', async () => {
  for (const before of [262_141, 262_142, 262_143, 262_144]) {
    const text = `${'a'.repeat(before)}é€🍎 and more\n`;
    expect((await read(text)) === text).toBe(true);
  }
});

test('keeps a byte order mark', async () => {
  expect(await read('\ufeff{}')).toBe('\ufeff{}');
});

test.each([
  ['an invalid byte', [0xff]],
  ['an incomplete character', [0xe2, 0x82]],
  ['a lone surrogate', [0xed, 0xa0, 0x80]],
  ['an overlong encoding', [0xc0, 0xaf]],
])('%s makes its line unreadable, and no other line', async (_name, bytes) => {
  const text = await read(
    Buffer.concat([Buffer.from('{"a":1}\n{"b":"'), Buffer.from(bytes), Buffer.from('"}\n{}\n')]),
  );
  const lines = text.split('\n');
  expect([lines[0], lines[2]]).toEqual(['{"a":1}', '{}']);
  expect(() => JSON.parse(lines[1] ?? '') as unknown).toThrow();
});

test('reads a file that ends within a character', async () => {
  expect(await read(Buffer.of(0x61, 0xe2, 0x82))).toContain('not UTF-8');
});
