import { chmodSync, statSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { cliTester } from '../cliTester.js';
import { createLogFile } from './createLogFile.js';
import { readText } from './readText.js';

const cli = cliTester();
afterAll(() => cli.close());

test('replaces an existing log, also an incomplete one', () => {
  for (const former of ['', '{"ki', '{"kind":"header","format":1}\n']) {
    const file = createLogFile(cli.write('game.jsonl', former), true);
    file.write('{"kind":"header"}\n');
    file.close();
    expect(cli.read('game.jsonl')).toBe('{"kind":"header"}\n');
  }
});

test('does not overwrite a file that is not a log', async () => {
  for (const other of ['SQLite format 3\0', '{"seed":1}\n', '{']) {
    const path = cli.write('other', `${other}!`);
    const { code, error } = await cli.run('play', '--ticks', '1', '--log', path);
    const message = `astrarium: ${path} exists and is not a log. Choose another file.`;
    expect([code, error]).toEqual([2, message]);
    expect(cli.read('other')).toBe(`${other}!`);
  }
});

test('lets only its owner read a log, also one that others could read before', () => {
  const path = cli.write('open.jsonl', '');
  chmodSync(path, 0o644);
  createLogFile(path, true).close();
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

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
