import { existsSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { cliTester } from '../cliTester.js';

const cli = cliTester();
afterAll(() => cli.close());

const play = 'play --ticks 5000 --players 2 --hash-every 1000 --log'.split(' ');
await cli.run(...play, cli.pathOf('good.jsonl'));
const good = cli.read('good.jsonl');
const lines = good.trimEnd().split('\n');
const mined = lines.findIndex((line) => line.includes('"type":"start_mining"'));
const hashed = lines.findIndex((line, n) => n >= 40 && line.includes('"kind":"hash"'));

const changed = (at: number, change: (line: string) => string): string =>
  [...lines.slice(0, at), change(lines[at] ?? ''), ...lines.slice(at + 1), ''].join('\n');

const hex = (line: string): string =>
  line.replace(/"hash":"(.)/, (_, digit: string) => `"hash":"${digit === '0' ? '1' : '0'}`);

/** Some of the faults that `log.test.ts` of the core finds, and those of reading a file. */
const BAD: readonly (readonly [
  name: string,
  log: string | Uint8Array,
  reason: string,
  line: number,
])[] = [
  ['cut inside a line', good.slice(0, Math.floor(good.length * 0.7)), 'cut', -1],
  ['with an altered hash', changed(hashed, hex), 'altered', -1],
  ['with a line of garbage', changed(mined, () => '%$&'), 'not_json', mined + 1],
  ['with bytes that are not UTF-8', Buffer.from(good).fill(0xff, 900_0, 900_3), '', -1],
  ['of 8 MB of garbage in one line', new Uint8Array(8e6).fill(0x7a), 'too_long', 1],
  ['of 8 MB of bytes in one line', new Uint8Array(8e6).fill(0xf3), 'too_long', 1],
];

test.each(BAD)('refuses a log %s', async (_name, content, reason, line) => {
  const log = cli.write('bad.jsonl', content);
  const { code, data } = await cli.json('verify', log);
  expect(code).toBe(1);
  const { problem } = data as unknown as {
    problem: { reason: string; line: number; tick: number };
  };
  expect(data['ok']).toBe(false);
  if (reason !== '') expect(problem.reason).toBe(reason);
  if (line >= 0) expect(problem.line).toBe(line);
  expect(problem.tick).toBeGreaterThanOrEqual(0);
  expect(data['cut']).toBe(reason === 'cut');
  const text = await cli.run('verify', log);
  expect(text.code).toBe(1);
  expect(text.out).toMatch(/bad\.jsonl [^]*\(\w+\)\.\n {2}line [\d,]+, tick [\d,]+: ./);
  expect((await cli.run('replay', log)).code).toBe(1);
});

test('import refuses a log with its problem and creates no game', async () => {
  const log = cli.write('bad.jsonl', changed(hashed, hex));
  const { code, error } = await cli.run('import', log, '--data', cli.pathOf('imported'));
  expect(code).toBe(1);
  expect(error).toMatch(/bad\.jsonl was altered \(altered\)\.\n {2}line [\d,]+, tick [\d,]+: ./);
  expect(existsSync(cli.pathOf('imported'))).toBe(false);
});

test('import prints the hash and the accounts of a log', async () => {
  const log = cli.pathOf('good.jsonl');
  const { code, out } = await cli.run('import', log, '--data', cli.pathOf('good'));
  expect(code).toBe(0);
  const { data } = await cli.json('verify', log);
  expect(out).toBe(
    `tick 5000, hash ${String(data['final_hash'])}\naccounts 1 Ada Finch, 2 Bram Okoro`,
  );
});

test.each([
  ['a missing file', 'nowhere.jsonl', /nowhere\.jsonl: there is no such file/],
  ['a folder', '.', /: it is a folder/],
])('refuses %s', async (_name, name, message) => {
  for (const command of [
    ['verify'],
    ['replay'],
    ['fork', '--at', '0'],
    ['bisect', cli.pathOf('good.jsonl')],
  ]) {
    const { code, error } = await cli.run(...command, cli.pathOf(name));
    expect(code).toBe(2);
    expect(error).toMatch(message);
  }
});
