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

test('characters may lie across the pieces of a file', async () => {
  for (const before of [262_141, 262_142, 262_143, 262_144]) {
    const text = `${'a'.repeat(before)}é€🍎 and more\n`;
    expect((await read(text)) === text).toBe(true);
  }
});

test('a byte order mark is part of the text', async () => {
  expect(await read('\ufeff{}')).toBe('\ufeff{}');
});

test.each([
  ['a byte that begins nothing', [0xff]],
  ['a character that is not whole', [0xe2, 0x82]],
  ['half of a pair', [0xed, 0xa0, 0x80]],
  ['an overlong one', [0xc0, 0xaf]],
])('%s makes its line one that nobody reads, and no other', async (_name, bytes) => {
  const text = await read(
    Buffer.concat([Buffer.from('{"a":1}\n{"b":"'), Buffer.from(bytes), Buffer.from('"}\n{}\n')]),
  );
  const lines = text.split('\n');
  expect([lines[0], lines[2]]).toEqual(['{"a":1}', '{}']);
  expect(() => JSON.parse(lines[1] ?? '') as unknown).toThrow();
});

test('a file may end within a character', async () => {
  expect(await read(Buffer.of(0x61, 0xe2, 0x82))).toContain('not UTF-8');
});
