import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { progressBar } from './progressBar.js';

/** What a bar writes on a stream, shown half way. */
function written(isTTY: boolean): string {
  const stream = Object.assign(new PassThrough({ encoding: 'utf8' }), { isTTY, columns: 80 });
  const terminal = stream as unknown as NodeJS.WriteStream;
  const bar = progressBar(terminal, 'playing', 10);
  bar.update(5);
  const text = String(stream.read() ?? '');
  bar.stop();
  return text;
}

test('whoever breaks off in the middle has a terminal as it was', () => {
  const text = written(true);
  expect(text).toContain('playing');
  // Neither the cursor nor the wrapping of lines is switched off.
  expect(text).not.toMatch(/\[\?(?:25|7)l/);
});

test('nothing is written where nobody watches', () => {
  expect(written(false)).toBe('');
});
