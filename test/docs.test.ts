import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { format } from 'node:util';
import { astrarium } from '@astrarium/space';
import { transform } from 'esbuild';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { type Block, blocksOf } from './tools/sources/blocks.js';
import { moduleNamed } from './tools/nativeSources.js';
import { pick, plant, readSources, ROOT, type Sources } from './tools/sources/sources.js';

function readPages(): Map<string, string> {
  const folder = (name: string) => readdirSync(join(ROOT, name)).map((each) => `${name}/${each}`);
  const paths = [
    'README.md',
    ...folder('docs'),
    ...folder('packages').map((path) => `${path}/README.md`),
  ];
  const present = paths.filter((path) => path.endsWith('.md') && existsSync(join(ROOT, path)));
  return new Map(present.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]));
}

/** The working folder of code blocks: files that they write stay outside the sources. */
const scratch = mkdtempSync(join(ROOT, 'node_modules/.astrarium-docs-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));
let written = 0;

/** Servers that listen. */
const servers = (): number =>
  process.getActiveResourcesInfo().filter((name) => name === 'TCPServerWrap').length;

/** Runs a block as a module, against the sources of the packages; returns what it prints. */
async function run({ code, place }: Block): Promise<string> {
  const module = await transform(code, { loader: 'ts', format: 'esm', sourcefile: place });
  const file = join(scratch, `block${(written += 1)}.mjs`);
  const named =
    /(?<=^import\b[^;]*)"(@astrarium\/[^"]+)"(?=;$)|import\.meta\.resolve\("([^"]+)"\)/gm;
  writeFileSync(
    file,
    module.code.replaceAll(named, (_, from?: string, resolved?: string) =>
      JSON.stringify(moduleNamed(from ?? resolved ?? '')),
    ),
  );
  const [before, folder] = [servers(), process.cwd()];
  let printed = '';
  const log = vi.spyOn(console, 'log').mockImplementation((...values) => {
    printed += `${format(...values)}\n`;
  });
  process.chdir(scratch);
  try {
    await import(pathToFileURL(file).href);
    // A program of a page ends.
    await expect.poll(servers).toBe(before);
  } finally {
    process.chdir(folder);
    log.mockRestore();
  }
  return printed;
}

/** The `ts` blocks, each with the blocks `ts continued` that follow it: one program. */
function programsOf(blocks: readonly Block[]): Block[] {
  const programs: Block[] = [];
  for (const block of blocks) {
    if (block.language === 'ts') programs.push(block);
    if (block.language !== 'ts continued') continue;
    const { code = '', place = '' } = programs.pop() ?? {};
    const isSamePage = place.split(':')[0] === block.place.split(':')[0];
    if (!isSamePage) throw new Error(`${block.place} continues no block of its page`);
    programs.push({ language: 'ts', code: code + block.code, place });
  }
  return programs;
}

/** What the lines of a program print, by the comments behind them. */
function commentsOf(code: string): string[] {
  return [...code.matchAll(/^console\.log\(.*\); \/\/ (.+)$/gm)].map(({ 1: said = '' }) => said);
}

/** The first word after `npx astrarium` in each line that starts with it. */
function subcommandsUsed(code: string): string[] {
  const called = /^(?:\$ )?npx astrarium[ \t]+([^\s#-][^\s#]*)/gm;
  return [...code.matchAll(called)].map(({ 1: word = '' }) => word);
}

/** The subcommands that the command line declares. */
function subcommandsDeclared(): Set<string> {
  const declared = /(?:\.command|new Command)\(\s*['"`]([a-z][a-z-]*)/g;
  const sources = pick(readSources(), /^packages\/cli\/src\/.*\.ts$/, /\.test\.ts$/);
  const names = [...sources.values()].flatMap((text) => [...text.matchAll(declared)]);
  return new Set(['help', ...names.map(({ 1: name = '' }) => name)]);
}

/** The long options in each line that runs the command line, directly or through npm. */
function optionsUsed(code: string): string[] {
  const called = /^.*(?:npx astrarium|npm start --).*$/gm;
  return [...code.matchAll(called)].flatMap(([line]) => line.match(/(?<= )--[a-z][a-z-]*/g) ?? []);
}

/** The long options that the command line and the benchmark declare, and the one of npm. */
function optionsDeclared(): Set<string> {
  const declared = /(--[a-z][a-z-]*)(?= <|')/g;
  const sources = pick(readSources(), /^packages\/cli\/src\/.*\.ts$/, /\.test\.ts$/);
  const names = [...sources.values()].flatMap((text) => [...text.matchAll(declared)]);
  return new Set(['--workspace', ...names.map(({ 1: name = '' }) => name)]);
}

/** File names between backticks on a page that do not exist in the repository. */
function missingFiles(page: string, text: string, paths: readonly string[]): string[] {
  const named = text.matchAll(/`([\w-][\w./-]*\.(?:ts|js|json|md|html))`/g);
  return [...named]
    .filter(({ 1: name = '' }) => !paths.some((path) => `/${path}`.endsWith(`/${name}`)))
    .map(({ 1: name }) => `${page} ${name}`);
}

/** Folders that a command writes and git ignores. */
const WRITTEN_FOLDERS = ['docs/api'];

/** The folders to which paths in pages are relative: the root, or the folder of the space game. */
const PATH_STARTS = ['', 'packages/space/src/'];

/** Paths between backticks on a page that begin with a folder of the repository and are missing. */
function missingPaths(page: string, text: string, paths: readonly string[]): string[] {
  const isPath = (start: string) => paths.some((path) => `${path}/`.startsWith(start));
  return [...text.matchAll(/`([\w-]+(?:\/[\w.-]+)+)\/?`/g)]
    .map(({ 1: path = '' }) => path)
    .filter((path) => !WRITTEN_FOLDERS.includes(path))
    .filter((path) => {
      const [first = ''] = path.split('/');
      const starts = PATH_STARTS.filter((start) => isPath(`${start}${first}/`));
      return starts.length > 0 && !starts.some((start) => isPath(`${start}${path}/`));
    })
    .map((path) => `${page} ${path}`);
}

/** Maximum of characters in a line of a page, tables included. */
const PAGE_WIDTH = 250;

/** Lines of a page that are too long to read. */
function longLines(page: string, text: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    const width = [...line].length;
    return width > PAGE_WIDTH ? [`${page}:${index + 1} ${width} characters`] : [];
  });
}

/** Links of a page to pages of the repository that do not exist. */
function missingPages(page: string, text: string, sources: Sources): string[] {
  const linked = text.matchAll(/\]\(([\w./-]+\.(?:md|ts|html))(?:#[\w-]*)?\)/g);
  return [...linked]
    .filter(({ 1: link = '' }) => !sources.has(posix.join(posix.dirname(page), link)))
    .map(({ 1: link }) => `${page} ${link}`);
}

const pages = readPages();
const blocks = [...pages].flatMap(([page, text]) => blocksOf(page, text));
const examples = programsOf(blocks);
const shells = blocks.filter(({ language }) => language === 'sh');

describe.runIf(examples.length > 0)('every program of a page runs', () => {
  test.each(examples.map((block) => [block.place, block] as const))('%s', async (_place, block) => {
    const printed = await run(block);
    if (block.place.startsWith('README.md')) {
      expect(printed.trim().split('\n')).toEqual(commentsOf(block.code));
    }
  });
});

describe('every shell block of a page', () => {
  test.each([
    ['subcommands', subcommandsUsed, subcommandsDeclared()],
    ['options', optionsUsed, optionsDeclared()],
  ])('uses %s that exist', (_what, used, declared) => {
    const unknown = shells.flatMap(({ code, place }) =>
      used(code)
        .filter((word) => !declared.has(word))
        .map((word) => `${place} ${word}`),
    );
    expect(unknown).toEqual([]);
  });
});

describe('every page', () => {
  const sources = readSources();
  const texts = [...pick(sources, /\.md$/)];

  test('names files that exist', () => {
    const missing = texts.flatMap(([page, text]) => missingFiles(page, text, [...sources.keys()]));
    expect(missing).toEqual([]);
  });

  test('names paths that exist', () => {
    const golden = readdirSync(join(ROOT, 'test/golden')).map((name) => `test/golden/${name}`);
    const paths = [...sources.keys(), ...golden];
    const missing = texts.flatMap(([page, text]) => missingPaths(page, text, paths));
    expect(missing).toEqual([]);
  });

  test('has lines of at most 250 characters', () => {
    const prose = pick(sources, /^(?:[A-Z]+|docs\/.*|packages\/[^/]+\/README)\.md$/);
    expect([...prose.keys()]).toEqual(expect.arrayContaining([...pages.keys(), 'CONTRIBUTING.md']));
    expect([...prose].flatMap(([page, text]) => longLines(page, text))).toEqual([]);
  });

  test('links to pages that exist', () => {
    const missing = texts.flatMap(([page, text]) => missingPages(page, text, sources));
    expect(missing).toEqual([]);
  });
});

test('ARCHITECTURE.md lists exactly the laws', () => {
  const files = pick(readSources(), /^packages\/(?:testkit|space\/testing)\/src\/laws\/.*Law\.ts$/);
  const laws = [...files.values()].flatMap((text) =>
    [...text.matchAll(/^export (?:function|const) (\w+Law)\b/gm)].map(({ 1: name = '' }) => name),
  );
  const listed = pages.get('docs/ARCHITECTURE.md')?.matchAll(/^- `(\w+Law)`: /gm) ?? [];
  expect([...listed].map(({ 1: name }) => name).sort()).toEqual(laws.sort());
});

test('ARCHITECTURE.md lists exactly the tables of the game', () => {
  const [, section = ''] = pages.get('docs/ARCHITECTURE.md')?.split('## State of the game') ?? [];
  const listed = section.split('\n## ')[0]?.matchAll(/^\| `(\w+)`/gm) ?? [];
  const tables = Object.keys(astrarium.definition.schema.tables);
  expect([...listed].map(({ 1: name }) => name).sort()).toEqual(tables.sort());
});

describe('the checks of pages', () => {
  test('find missing files and pages', () => {
    const text = 'See `a/b.ts`, `c.ts`, `x: y.ts`, [d](d.md), [e](../e.md#f), [g](http://g.md).';
    expect(missingFiles('docs/A.md', text, ['src/a/b.ts', 'src/bc.ts'])).toEqual([
      'docs/A.md c.ts',
    ]);
    expect(missingPages('docs/A.md', text, plant({ 'docs/d.md': '' }))).toEqual([
      'docs/A.md ../e.md',
    ]);
  });

  test('find missing paths', () => {
    const paths = ['packages/space/src/systems/a.ts', 'docs/A.md', 'test/golden/b.jsonl'];
    const text =
      '`test/golden`, `test/no`, `systems/a.ts`, `systems/b`, `application/json`, `a/b`.';
    expect(missingPaths('A.md', text, paths)).toEqual(['A.md test/no', 'A.md systems/b']);
  });

  test('find long lines', () => {
    const text = `${'–'.repeat(PAGE_WIDTH)}\n${'x'.repeat(PAGE_WIDTH + 1)}`;
    expect(longLines('A.md', text)).toEqual(['A.md:2 251 characters']);
  });

  const fence = '`'.repeat(3);

  test('find blocks with file and line', () => {
    const page = `# A\n\n${fence}ts\nlet a;\n${fence}\n\n${fence}sh\nnpx a\n${fence}\n`;
    expect(blocksOf('A.md', page)).toEqual([
      { language: 'ts', code: 'let a;\n', place: 'A.md:3' },
      { language: 'sh', code: 'npx a\n', place: 'A.md:7' },
    ]);
  });

  test('join a block and those that continue it', () => {
    const page = ['ts', 'ts', 'ts continued', 'sh', 'ts continued'].map(
      (language, index) => `${fence}${language}\nrun(${index});\n${fence}\n`,
    );
    expect(programsOf(blocksOf('A.md', page.join('')))).toEqual([
      { language: 'ts', code: 'run(0);\n', place: 'A.md:1' },
      { language: 'ts', code: 'run(1);\nrun(2);\nrun(4);\n', place: 'A.md:4' },
    ]);
    const continued = blocksOf('B.md', page[2] as string);
    expect(() => programsOf(continued)).toThrow('B.md:1 continues no block');
    expect(() => programsOf([...blocksOf('A.md', page[0] as string), ...continued])).toThrow(
      'B.md:1 continues no block of its page',
    );
  });

  test('run a block against the sources of a package', async () => {
    const code = `import * as space from '@astrarium/space';\nconsole.log(typeof space as string);`;
    expect(await run({ language: 'ts', code, place: 'A.md:1' })).toBe('object\n');
  });

  test.each([
    'throw new Error();',
    `import { no } from '@astrarium/space'; no();`,
    `import 'nowhere';`,
    'let =',
    'await Promise.reject(new Error());',
  ])('fail for a block that does not run: %s', async (code) => {
    await expect(run({ language: 'ts', code, place: 'A.md:1' })).rejects.toThrow();
  });

  test('find subcommands and options in shell lines', () => {
    const code = '$ npx astrarium demo\nnpx astrarium verify a.log # why\n# npx astrarium no\n';
    expect(subcommandsUsed(code)).toEqual(['demo', 'verify']);
    const options = 'npx astrarium play --ticks 1 --a-b\nother --no\nnpm start -- --speed 60\n';
    expect(optionsUsed(options)).toEqual(['--ticks', '--a-b', '--speed']);
    expect(optionsDeclared().has('--ticks')).toBe(true);
    expect(optionsDeclared().has('--a-b')).toBe(false);
  });
});
