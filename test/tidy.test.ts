import { describe, expect, test } from 'vitest';
import { settle } from './house/imports.js';
import { pick, plant, readSources, shipped } from './house/sources.js';
import {
  anys,
  barrels,
  BUDGET,
  lockFaults,
  longFiles,
  longFunctions,
  machinePaths,
  misnamed,
  namelessFiles,
  undocumented,
  unfinished,
  wideLines,
} from './house/tidiness.js';

/** The only places where one file passes on what others make. */
const DOORS = /^packages\/[^/]+\/src\/index\.ts$/;

/** Files of many small things that none of them can name. The list can only get shorter. */
const FAMILIES: readonly string[] = [];

/** Doors and programs, which are named after what they are. */
const UNNAMED = /(?:^|\/)(?:index|main)\.ts$|^packages\/core\/src\/kernel\.ts$/;

const real = readSources();
const code = pick(real, /\.(?:ts|js)$/);
const packages = shipped(real);
const prose = pick(real, /./, /^package-lock\.json$/);

describe('the house is tidy', () => {
  test.each([
    ['lines fit on the page', wideLines(code)],
    ['functions are short', longFunctions(packages)],
    ['files are short', longFiles(packages)],
    ['files have names', namelessFiles(code.keys())],
    ['nothing is left for later', unfinished(prose)],
    ['nothing is any', anys(code)],
    ['nothing knows this machine', machinePaths(real)],
    ['doors are where doors should be', barrels(packages.keys(), DOORS)],
    ['what is exported is explained', undocumented(packages)],
    [
      'files are named after what they make',
      settle(misnamed(pick(packages, /./, UNNAMED)), FAMILIES),
    ],
    ['the lock names no registry', lockFaults(real.get('package-lock.json') ?? '')],
    ['the settings name no registry', lockFaults(real.get('.npmrc') ?? '')],
  ])('%s', (_rule, faults) => {
    expect(faults).toEqual([]);
  });
});

describe('each rule can fail', () => {
  const one = (text: string) => plant({ 'a.ts': text });
  const lines = (count: number) => 'a();\n'.repeat(count);

  test('wide lines', () => {
    expect(wideLines(one('x'.repeat(BUDGET.columns)))).toEqual([]);
    expect(wideLines(one(`\n${'x'.repeat(BUDGET.columns + 1)}`))).toEqual(['a.ts:2 101 columns']);
  });

  test('long functions', () => {
    for (const head of ['function f()', 'const f = () =>', 'class A { f()', 'class A { get f()']) {
      const body = (count: number) =>
        one(`${head} {\n${lines(count)}}${'}'.repeat(+/A/.test(head))}`);
      expect(longFunctions(body(BUDGET.functionLines - 2))).toEqual([]);
      expect(longFunctions(body(BUDGET.functionLines - 1))).toEqual([
        `a.ts:1 function of 71 lines`,
      ]);
    }
  });

  test('long files', () => {
    expect(longFiles(one(lines(BUDGET.fileLines)))).toEqual([]);
    expect(longFiles(one(lines(BUDGET.fileLines + 1)))).toEqual(['a.ts 251 lines']);
  });

  test('nameless files', () => {
    const named = ['src/a.ts', 'src/prototypes.ts', 'src/commonwealth.ts'];
    const nameless = ['src/utils.ts', 'util.test.ts', 'helpers/a.ts', 'src/common.ts', 'misc.ts'];
    expect(namelessFiles([...named, ...nameless, 'src/types.ts'])).toEqual([
      ...nameless,
      'src/types.ts',
    ]);
  });

  test('unfinished things', () => {
    for (const word of ['TO' + 'DO', 'FIX' + 'ME', 'X' + 'XX', 'HA' + 'CK']) {
      expect(unfinished(one(`// ${word}: later`))).toEqual([`a.ts:1 ${word}`]);
    }
    expect(unfinished(one('// hackers fix method stubs'))).toEqual([]);
  });

  test('any', () => {
    expect(anys(one('const a: any = 1;'))).toEqual(['a.ts:1 any']);
    expect(anys(one('const any = 1; // any'))).toEqual([]);
  });

  test('machine paths', () => {
    for (const place of ['ho' + 'me', 'wo' + 'rk', 'ro' + 'ot']) {
      expect(machinePaths(one(`const a = '/${place}/me';`))).toHaveLength(1);
      expect(machinePaths(one(`import './${place}/me.js';`))).toEqual([]);
    }
  });

  test('barrels', () => {
    const doors = ['packages/http/src/index.ts', 'packages/core/src/index.ts'];
    const barrel = 'packages/core/src/game/state/index.ts';
    expect(barrels([...doors, barrel, 'packages/core/src/a.ts'], DOORS)).toEqual([barrel]);
  });

  test('undocumented exports', () => {
    for (const text of [
      'export function f() {}',
      'export const f = () => 1;',
      'export class f {}',
      'export const f = 1;',
      'export type f = 1;',
      'export interface f {}',
      '// not TSDoc\nexport function f() {}',
    ]) {
      expect(undocumented(one(text))).toHaveLength(1);
      expect(undocumented(one(`/** Does it. */\n${text}`))).toEqual([]);
    }
    expect(undocumented(one("function f() {}\nexport { f };\nexport * from './f.js';"))).toEqual(
      [],
    );
    const taken = (first: string) => one(`/** All. */\nexport const {\n${first}\na } = all;`);
    expect(undocumented(taken(''))).toEqual(['a.ts:2 a has no TSDoc']);
    expect(undocumented(taken('/** One. */'))).toEqual([]);
    expect(
      undocumented(one('/** Does it. */\nexport function f(): void;\nexport function f() {}')),
    ).toEqual([]);
  });

  test('misnamed files', () => {
    const sources = plant({
      'src/roll.ts': 'export function roll() {}',
      'src/snapshot.ts': 'export interface Snapshot {}',
      'src/eventKinds.ts': 'export const EVENT_KINDS = [];',
      'src/documents.ts': 'export class Document {}',
      'src/hash.ts': 'export function hashText() {}',
      'src/int.ts': 'export const INT_MAX = 1;',
      'src/passed.ts': `const passed = 1;\nexport { passed };`,
      'src/split.ts': 'export const { split } = all;',
      'src/other.ts': 'export function something() {}',
      'src/log.ts': 'export function logic() {}',
      'src/hidden.ts': 'const hidden = 1;',
      'src/Table.ts': 'export class Table {}',
      'src/two-words.ts': 'export const twoWords = 1;',
    });
    expect(misnamed(sources)).toEqual([
      'src/other.ts',
      'src/log.ts',
      'src/hidden.ts',
      'src/Table.ts is not in camelCase',
      'src/two-words.ts is not in camelCase',
    ]);
    expect(settle([], ['src/roll.ts'])).toHaveLength(1);
  });

  test('registries in the lock', () => {
    expect(lockFaults('"resolved": "packages/core",\n"url": "https://example.org/fund"')).toEqual(
      [],
    );
    expect(lockFaults('"resolved": "https://example.org/a.tgz",')).toHaveLength(1);
    expect(lockFaults('registry.example.org')).toHaveLength(1);
  });
});
