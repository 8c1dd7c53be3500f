import { readdirSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { cliTester } from '../cliTester.js';

const cli = cliTester();
afterAll(() => cli.close());

await cli.run(
  'play',
  '--ticks',
  '5000',
  '--players',
  '2',
  '--hash-every',
  '1000',
  '--log',
  cli.pathOf('good.jsonl'),
);
const good = cli.read('good.jsonl');
const lines = good.trimEnd().split('\n');
const lineOf = (part: string, from = 5): number =>
  lines.findIndex((line, index) => index >= from && line.includes(part));
const refused = lineOf('"done":false');
const mined = lineOf('"type":"start_mining"');
const hashed = lineOf('"kind":"hash"', 40);
const end = lines.length - 1;

/** The log with one line replaced by one, several or no lines. */
function changed(at: number, change: (line: string) => string | readonly string[]): string {
  const replaced = change(lines[at] ?? '');
  return [...lines.slice(0, at), ...[replaced].flat(), ...lines.slice(at + 1), ''].join('\n');
}

const swapped = (at: number): string =>
  [...lines.slice(0, at), lines[at + 1], lines[at], ...lines.slice(at + 2), ''].join('\n');

const hex = (line: string): string =>
  line.replace(/"hash":"(.)/, (_, digit: string) => `"hash":"${digit === '0' ? '1' : '0'}`);

const BAD: readonly (readonly [
  name: string,
  log: string | Uint8Array,
  reason: string,
  line: number,
])[] = [
  ['cut inside a line', good.slice(0, Math.floor(good.length * 0.7)), 'cut', -1],
  ['cut after a line', `${lines.slice(0, 50).join('\n')}\n`, 'cut', 51],
  ['without its end line', `${lines.slice(0, -1).join('\n')}\n`, 'cut', end + 1],
  ['that is empty', '', 'cut', 1],
  ['with a missing line', changed(refused, () => []), 'order', refused + 1],
  ['with a repeated line', changed(mined, (line) => [line, line]), 'order', mined + 2],
  ['with two lines swapped', swapped(mined), 'order', mined + 1],
  ['with an altered answer', changed(mined, (line) => line.replace('"mining"', '"idle"')), '', -1],
  ['with another code', changed(refused, (line) => line.replace(/"code":"/, '"code":"x')), '', -1],
  ['with an altered hash', changed(hashed, hex), 'altered', -1],
  ['with another seed', changed(0, (line) => line.replace('"seed":1', '"seed":2')), 'setting', 1],
  [
    'of another version',
    changed(0, (line) => line.replace(/"version":\d+/, '"version":9')),
    'simulation',
    1,
  ],
  [
    'of another format',
    changed(0, (line) => line.replace('"format":1', '"format":2')),
    'format',
    1,
  ],
  [
    'with a member removed',
    changed(mined, (line) => line.replace(/"tick":\d+,/, '')),
    'shape',
    mined + 1,
  ],
  ['with a line of garbage', changed(mined, () => '%$&'), 'not_json', mined + 1],
  ['with text after its end', `${good}{}\n`, '', end + 2],
  ['that is prose', 'Dear log,\nall is well.\n', 'not_json', 1],
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
  expect(readdirSync(cli.pathOf('imported'))).toEqual([]);
});

test('import prints the hash and the accounts of a log', async () => {
  const { code, out } = await cli.run(
    'import',
    cli.pathOf('good.jsonl'),
    '--data',
    cli.pathOf('good'),
  );
  expect(code).toBe(0);
  const { data } = await cli.json('verify', cli.pathOf('good.jsonl'));
  expect(out).toBe(
    `tick 5000, hash ${String(data['final_hash'])}\naccounts 1 Ada Finch, 2 Bram Okoro`,
  );
});

test('does not read an invalid byte as the replacement character', async () => {
  const named = good.replaceAll('Ada Finch', 'Ada F�nch');
  const bytes = Buffer.from(named);
  const at = bytes.indexOf('�');
  const log = Buffer.concat([bytes.subarray(0, at), Buffer.of(0xff), bytes.subarray(at + 3)]);
  const { code, data } = await cli.json('verify', cli.write('bytes.jsonl', log));
  expect(code).toBe(1);
  expect(data['problem']).toMatchObject({ reason: 'not_json' });
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
