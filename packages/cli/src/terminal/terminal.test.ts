import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { progressBar } from './terminal.js';

/** The text that a half-finished bar writes to a stream. */
function written(isTTY: boolean): string {
  const stream = Object.assign(new PassThrough({ encoding: 'utf8' }), { isTTY, columns: 80 });
  const terminal = stream as unknown as NodeJS.WriteStream;
  const bar = progressBar(terminal, 'playing', 10);
  bar.update(5);
  const text = String(stream.read() ?? '');
  bar.stop();
  return text;
}

test('an interrupted bar leaves the terminal as it was', () => {
  const text = written(true);
  expect(text).toContain('playing');
  // It hides no cursor and disables no line wrapping.
  expect(text).not.toMatch(/\[\?(?:25|7)l/);
});

test('a stream that is no terminal gets no bar', () => {
  expect(written(false)).toBe('');
});
