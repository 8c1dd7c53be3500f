import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { compareFiles } from '../src/compareFiles.js';

const folder = mkdtempSync(join(tmpdir(), 'astrarium-compare-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a file; returns its path. */
function file(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

/** Writes the results of one scenario; returns the path of the file. */
function results(name: string, ticks_per_second: number, final_hash: string, devices = 9): string {
  const scenario = { name: 'busy', devices, ticks_per_second, final_hash };
  return file(name, JSON.stringify({ scenarios: [scenario] }));
}

function compare(paths: readonly string[], json = false) {
  let out = '';
  const code = compareFiles(paths, { json, write: (text) => void (out += text) });
  return { code, out };
}

const before = results('before', 200, 'aa');

test('prints the speeds of two results with equal hashes, with exit code 0', () => {
  const { code, out } = compare([before, results('after', 300, 'aa')]);
  expect([code, out]).toEqual([0, 'busy: 200 -> 300 ticks/s, × 1.5\n']);
});

test('another hash is exit code 1, also with --json', () => {
  const other = results('other', 100, 'bb');
  expect(compare([before, other])).toEqual({
    code: 1,
    out: 'busy: 200 -> 100 ticks/s, × 0.5, HASH DIFFERS\n',
  });
  const { code, out } = compare([before, other], true);
  expect([code, JSON.parse(out)]).toEqual([
    1,
    [
      {
        name: 'busy',
        ticks_per_second_before: 200,
        ticks_per_second_after: 100,
        speed: 0.5,
        same_hash: false,
      },
    ],
  ]);
});

test.each([
  ['needs two files with results of --json, not 1', [before]],
  ['no scenario of the same size in common', [before, results('large', 1, 'aa', 10)]],
  ['nothing cannot be read', [before, join(folder, 'nothing')]],
  ['text cannot be read', [before, file('text', 'text')]],
  ['null has no results', [before, file('null', 'null')]],
])('refuses files: %s', (message, paths) => {
  expect(() => compare(paths)).toThrow(message);
});
