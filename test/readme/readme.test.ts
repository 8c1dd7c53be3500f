import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { quoteFigures, QUOTING } from '../../bench/src/measure/page.js';
import { serverFolder } from '../service/processes/server.js';
import { blocksOf, patternOf } from '../tools/sources/blocks.js';
import { ROOT } from '../tools/sources/sources.js';
import { arenaPicture } from './arenaPicture.js';

const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
const blocks = blocksOf('README.md', readme);
const PICTURE = join(ROOT, 'docs/arena.svg');

const folder = serverFolder();
afterAll(() => folder.close());

/** The lines of the shell blocks, each with what a comment below says that it prints. */
const calls = blocks
  .filter(({ language }) => language === 'sh')
  .flatMap(({ code }) => [...code.matchAll(/^(?!#)(.+)(?:\n# (.+))?/gm)])
  .map(([, line = '', printed]) => ({ line: line.replace(/ # .*/, ''), printed }));

/**
 * The picture may change when the rules of the arena or the way in which worlds are hashed do.
 * Record it anew with `ASTRARIUM_RECORD=picture npx vitest run test/readme`.
 */
test('the picture shows what the arena does', () => {
  const picture = arenaPicture();
  if (process.env['ASTRARIUM_RECORD'] === 'picture') writeFileSync(PICTURE, picture);
  expect(readFileSync(PICTURE, 'utf8') === picture).toBe(true);
});

test('the game is served, and its calls print what the page says', async () => {
  const file = join(folder.folder, 'well.ts');
  writeFileSync(file, blocks.find(({ language }) => language === 'ts')?.code ?? '');
  const server = await folder.start(file);
  let token = '';
  const curls = calls.filter(({ line }) => line.startsWith('curl'));
  for (const { line, printed } of curls) {
    const call = line.replace('curl', 'curl -sS').replace('http://127.0.0.1:8080', server.url);
    const env = { ...process.env, TOKEN: token };
    const { stdout } = await promisify(execFile)('bash', ['-c', call], { env });
    expect(stdout).toMatch(patternOf(printed ?? ''));
    token ||= String((JSON.parse(stdout) as { readonly token: string }).token);
  }
  expect(curls).toHaveLength(2);
  expect(readme).toContain('http://127.0.0.1:8080/docs/');
  expect((await fetch(`${server.url}/docs/`)).status).toBe(200);
  expect(await server.stop()).toBe(0);
});

/** Each of them is run by other tests; here, that the page names what they run. */
test('the other commands are scripts of the package', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const others = calls.filter(({ line }) => !line.startsWith('curl')).map(({ line }) => line);
  expect(others).toEqual([
    'npm ci && npm run build && npx astrarium serve well.ts',
    'npm ci && npm start',
    'npm run demo',
    'npm ci && npm test',
  ]);
  expect(scripts['start']).toMatch(/ && node packages\/cli\/bin\/astrarium\.js serve$/);
  expect(scripts['demo']).toMatch(/ && node packages\/cli\/bin\/astrarium\.js demo$/);
  expect(scripts['build']).toBeDefined();
  expect(scripts['test']).toMatch(/ && vitest run$/);
  expect(readFileSync(join(ROOT, '.ci/run'), 'utf8')).toMatch(/\nnpm ci\nnpm test\n$/);
});

test('the page has at most 120 lines', () => {
  expect(readme.split('\n').length - 1).toBeLessThanOrEqual(120);
});

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

test.each(QUOTING)('%s quotes the present figures of the reports', (name) => {
  const page = read(name);
  expect(quoteFigures(page, read)).toBe(page);
  const asked: string[] = [];
  quoteFigures(page, (report) => {
    asked.push(report);
    return read(report);
  });
  expect(asked.filter((report) => report === 'bench/service.md').length).toBeGreaterThan(2);
});

test('replaces a former figure, and rejects one that a report does not have', () => {
  const row = '| ticks a second | 177 t/s | bench/results.md: million: ticks/s |';
  const report = (cell: string) =>
    `| scenario | ticks/s |\n| --- | --- |\n| other | 1 |\n| million | ${cell} |`;
  expect(quoteFigures(row, () => report('201'))).toBe(row.replace('177', '201'));
  expect(() => quoteFigures(row, () => report('201').replace('million', 'none'))).toThrow(
    'bench/results.md has no figure "ticks/s" of "million".',
  );
});
