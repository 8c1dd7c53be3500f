import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { build, transformSync } from 'esbuild';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blocksOf } from '../tools/sources/blocks.js';
import { ROOT } from '../tools/sources/sources.js';
import { installPackages, packageFolders, type Packed } from './installPackages.js';

const scratch = mkdtempSync(join(tmpdir(), 'astrarium-packages-'));
const app = join(scratch, 'my-game');
const names = packageFolders().map((folder) => basename(folder));
const packs = new Map<string, Packed>();

beforeAll(async () => {
  // Checks the types of all files, too.
  const build = promisify(execFile)('npm', ['run', '--silent', 'build'], { cwd: ROOT });
  await build.catch(({ stderr, stdout }) => expect.unreachable(`${stdout}${stderr}`));
  for (const pack of await installPackages(scratch)) packs.set(basename(pack.folder), pack);
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

function packOf(name: string): Packed {
  const pack = packs.get(name);
  if (pack === undefined) throw new Error(`${name} is not packed`);
  return pack;
}

/** The blocks of a language in the README of an installed package. */
function installedBlocks(name: string, language: string): string[] {
  const page = join(app, 'node_modules/@astrarium', name, 'README.md');
  return blocksOf(page, readFileSync(page, 'utf8')).flatMap((block) =>
    block.language === language ? [block.code] : [],
  );
}

describe.each(names)('the packed %s', (name) => {
  test('is public and has a README and the LICENSE', () => {
    const { files, folder, manifest } = packOf(name);
    expect(manifest.private).toBeUndefined();
    expect(files).toEqual(expect.arrayContaining(['README.md', 'LICENSE', 'package.json']));
    const license = (at: string) => readFileSync(join(at, 'LICENSE'), 'utf8');
    expect(license(folder)).toBe(license(ROOT));
  });

  test('has no tests and no test helpers', () => {
    const forTests = packOf(name).files.filter((path) =>
      /(?:\.test|[tT]ester)\.|^test\//.test(path),
    );
    expect(forTests).toEqual([]);
  });

  test('has no problem that publint knows', async () => {
    const { manifest, tarball } = packOf(name);
    const bytes = readFileSync(tarball);
    const pack = { tarball: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) };
    const { messages } = await publint({ strict: true, pack });
    expect(messages.map((each) => formatMessage(each, manifest))).toEqual([]);
  });

  test('has examples in its README that run where it is installed', () => {
    const examples = installedBlocks(name, 'ts');
    const lines = name === 'cli' ? installedBlocks(name, 'sh') : [];
    expect(examples.length + lines.length).toBeGreaterThan(0);
    for (const code of examples) {
      const module = transformSync(code, { loader: 'ts', format: 'esm' }).code;
      const options = { cwd: app, input: module, stdio: 'pipe' } as const;
      execFileSync(process.execPath, ['--input-type=module', '-'], options);
    }
    for (const script of lines) execFileSync('sh', ['-ec', script], { cwd: app, stdio: 'pipe' });
  });
});

describe('outside of this repository', () => {
  test('the types of the packages are those of the examples', () => {
    const files = names.flatMap((name) =>
      installedBlocks(name, 'ts').map((code, index) => {
        const file = `${name}${index}.ts`;
        writeFileSync(join(app, file), code);
        return file;
      }),
    );
    const compilerOptions = {
      strict: true,
      noEmit: true,
      target: 'es2022',
      module: 'nodenext',
      types: ['node'],
      typeRoots: [join(ROOT, 'node_modules/@types')],
    };
    writeFileSync(join(app, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
    const compiler = join(ROOT, 'node_modules/typescript7/bin/tsc');
    const { stdout } = spawnSync(process.execPath, [compiler, '-p', app], { encoding: 'utf8' });
    expect(stdout).toBe('');
  });

  test('the laws hold for another game and find its faults', async () => {
    const outfile = join(app, 'runLaws.js');
    const entry = join(ROOT, 'test/packages/runLaws.ts');
    const options = {
      bundle: true,
      format: 'esm',
      platform: 'node',
      packages: 'external',
    } as const;
    await build({ entryPoints: [entry], outfile, ...options });
    expect(existsSync(join(app, 'node_modules/@astrarium/testkit/dist/index.js'))).toBe(true);
    const report = JSON.parse(execFileSync(process.execPath, [outfile], { encoding: 'utf8' }));
    expect(report).toEqual({
      laws: 20,
      lighthouse: [],
      forgetful: expect.arrayContaining(['oracleLaw', 'rewindLaw', 'secondEngineLaw']),
      clockReader: ['poisonedGlobals'],
    });
  });
});
