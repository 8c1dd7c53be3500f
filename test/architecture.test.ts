import { describe, expect, test } from 'vitest';
import { cycles, danglingImports, type Floor, floorFaults, settle } from './house/imports.js';
import { defaultExports, impurities } from './house/purity.js';
import { looseRefusals, REFUSE } from './house/refusals.js';
import { pick, plant, readSources, shipped } from './house/sources.js';

const CORE = 'packages/core/src/';
const KERNEL = `${CORE}kernel/`;
const LOG = `${CORE}log/`;
const GAME = `${CORE}game/`;

/** The kernel's entry point: the game is written on it like any embedder's game. */
const ENTRY = `${CORE}kernel.ts`;

/** The one file that knows immer. */
const DOCUMENTS = `${KERNEL}storage/documents.ts`;

const room = (name: string): string => `${GAME}${name}/`;
const rooms = (...names: string[]): string[] => [...names.map(room), ENTRY];

/** The whole of core, as other packages see it. */
const CORE_DOORS = ['@astrarium/core', '@astrarium/core/kernel'];

/** What the skins are put on; they never see each other. */
const SERVICE_DOORS = ['@astrarium/contract', '@astrarium/host'];

/**
 * Who may import whom. This table is the architecture. Ground floor first; a room may import
 * itself and what is listed, nothing else. Commands and systems never see each other: what both
 * need stands in `rules`.
 */
const FLOORS: readonly Floor[] = [
  { room: KERNEL, may: [DOCUMENTS], packages: [] },
  { room: DOCUMENTS, may: [KERNEL], packages: ['immer'] },
  { room: LOG, may: [KERNEL], packages: [] },
  { room: ENTRY, may: [KERNEL, DOCUMENTS, LOG], packages: [] },
  { room: room('state'), may: rooms(), packages: [] },
  { room: room('ruleset'), may: rooms('state'), packages: [] },
  { room: room('galaxy'), may: rooms('ruleset', 'state'), packages: [] },
  { room: room('events'), may: rooms('state'), packages: [] },
  { room: room('rules'), may: rooms('events', 'ruleset', 'galaxy', 'state'), packages: [] },
  {
    room: room('commands'),
    may: rooms('rules', 'events', 'ruleset', 'galaxy', 'state'),
    packages: [],
  },
  {
    room: room('systems'),
    may: rooms('rules', 'events', 'ruleset', 'galaxy', 'state'),
    packages: [],
  },
  {
    room: room('views'),
    may: rooms('rules', 'events', 'ruleset', 'galaxy', 'state'),
    packages: [],
  },
  {
    room: room('whatIf'),
    may: [
      ...rooms('views', 'commands', 'rules', 'events', 'ruleset', 'galaxy', 'state'),
      `${GAME}game.ts`,
    ],
    packages: [],
  },
  {
    room: GAME,
    may: rooms('views', 'systems', 'commands', 'rules', 'events', 'ruleset', 'galaxy', 'state'),
    packages: [],
  },
  {
    room: CORE,
    may: [
      GAME,
      ...rooms(
        'whatIf',
        'views',
        'systems',
        'commands',
        'rules',
        'events',
        'ruleset',
        'galaxy',
        'state',
      ),
    ],
    packages: [],
  },
  { room: 'packages/testkit/src/', may: [], packages: [...CORE_DOORS, 'fast-check'] },
  { room: 'packages/contract/src/', may: [], packages: ['@astrarium/core', 'zod'] },
  {
    room: 'packages/host/src/',
    may: [],
    packages: [...CORE_DOORS, '@astrarium/contract', 'node:', '@photostructure/sqlite'],
  },
  {
    room: 'packages/http/src/',
    may: [],
    packages: [...SERVICE_DOORS, 'node:', 'pino', 'prom-client', 'swagger-ui-dist'],
  },
  { room: 'packages/sse/src/', may: [], packages: [...SERVICE_DOORS, 'node:'] },
  {
    room: 'packages/stdio/src/',
    may: [],
    packages: [...SERVICE_DOORS, '@astrarium/core', 'node:'],
  },
  { room: 'packages/client/src/', may: [], packages: [] },
  {
    room: 'packages/cli/src/',
    may: [],
    packages: [
      ...CORE_DOORS,
      ...SERVICE_DOORS,
      '@astrarium/http',
      '@astrarium/sse',
      '@astrarium/stdio',
      'node:',
      'commander',
      'cli-progress',
      'nodemailer',
    ],
  },
  {
    room: 'bench/',
    may: [],
    packages: [
      ...CORE_DOORS,
      '@astrarium/host',
      '@astrarium/http',
      '@astrarium/sse',
      '@astrarium/testkit',
      'node:',
      'immer',
      'mutative',
    ],
  },
  { room: 'examples/bot/', may: [], packages: ['@astrarium/client'] },
  { room: 'examples/embed/', may: [], packages: [...CORE_DOORS, 'node:'] },
  { room: 'examples/tiny-game/', may: [], packages: [...CORE_DOORS, 'node:'] },
];

/** Imports against the table that we live with, as `from -> to`. It can only get shorter. */
const EXCEPTIONS: readonly string[] = [];

const real = readSources();
const house = new Map([
  ...shipped(real),
  ...pick(real, /^(?:bench|examples)\/.*\.ts$/, /\.test\.ts$|\.config\.ts$/),
]);
const core = pick(house, /^packages\/core\//);

describe('the floors', () => {
  test('nobody imports what the table does not allow', () => {
    expect(settle(floorFaults(house, FLOORS), EXCEPTIONS)).toEqual([]);
  });

  test('no imports lead in a circle', () => {
    expect(cycles(house)).toEqual([]);
  });

  test('every relative import names a file, with its .js', () => {
    expect(danglingImports(house)).toEqual([]);
  });

  test.each([
    ['commands', 'systems', 'mining'],
    ['systems', 'commands', 'mining'],
    ['state', 'ruleset', 'ruleset'],
    ['events', 'ruleset', 'ruleset'],
    ['ruleset', 'galaxy', 'galaxy'],
    ['views', 'commands', 'mining'],
    ['rules', 'commands', 'mining'],
  ])('planted: %s must not import %s', (from, to, file) => {
    const sources = plant({
      [`${room(from)}planted.ts`]: `import type { A } from '../${to}/${file}.js';`,
      [`${room(to)}${file}.ts`]: '',
    });
    expect(floorFaults(sources, FLOORS)).toEqual([
      `${room(from)}planted.ts -> ${room(to)}${file}.ts`,
    ]);
  });

  test.each([
    ['the kernel must not know the game', `${KERNEL}roll.ts`, '../game/game.js'],
    [
      'the game uses the door, not the rooms behind it',
      `${room('state')}a.ts`,
      '../../kernel/int.js',
    ],
    ['only one file of the kernel knows immer', `${KERNEL}hash.ts`, 'immer'],
    ['the game does not know immer', `${room('commands')}a.ts`, 'immer'],
    ['the core does not know Node', `${KERNEL}hash.ts`, 'node:crypto'],
    ['the core does not know Node by its old names', `${KERNEL}hash.ts`, 'fs'],
    ['the testkit is for tests', 'packages/cli/src/demo.ts', '@astrarium/testkit'],
    ['there are doors', 'packages/cli/src/demo.ts', '@astrarium/core/src/kernel/int.js'],
    [
      'doors are not walked around',
      'examples/embed/src/a.ts',
      '../../../packages/core/src/index.js',
    ],
    ['one example does not lean on another', 'examples/embed/src/a.ts', '../../tiny-game/src/a.js'],
    ['the testkit is pure', 'packages/testkit/src/laws.ts', 'node:fs'],
  ])('planted: %s', (_why, from, specifier) => {
    for (const form of [
      `import { a } from '${specifier}';`,
      `import type { A } from '${specifier}';`,
      `export * from '${specifier}';`,
      `const a = await import('${specifier}');`,
    ]) {
      expect(floorFaults(plant({ [from]: form }), FLOORS)).toHaveLength(1);
    }
  });

  test('planted: what the table allows is allowed', () => {
    const sources = plant({
      [DOCUMENTS]: `import { produce } from 'immer'; import '../int.js';`,
      [`${KERNEL}snapshot.ts`]: `import './storage/documents.js';`,
      [`${room('commands')}mining.ts`]: `import '../rules/a.js'; import '../../kernel.js';`,
      [`${GAME}game.ts`]: `import './systems/mining.js'; import './commands/mining.js';`,
      [`${CORE}index.ts`]: `export * from './game/game.js';`,
      'packages/cli/src/main.ts': `import 'node:fs'; import { Command } from 'commander';`,
    });
    expect(floorFaults(sources, FLOORS)).toEqual([]);
  });

  test('planted: a file outside every room', () => {
    expect(floorFaults(plant({ 'packages/attic/src/a.ts': '' }), FLOORS)).toHaveLength(1);
  });

  test('planted: an exception that no longer occurs', () => {
    expect(settle(['a -> b'], ['a -> b'])).toEqual([]);
    expect(settle(['a -> b'], [])).toEqual(['a -> b']);
    expect(settle([], ['a -> b'])).toHaveLength(1);
  });

  test('planted: circles, of types too', () => {
    const sources = plant({
      'a.ts': `import { b } from './b.js';`,
      'b.ts': `import type { C } from './c.js';`,
      'c.ts': `export * from './a.js';`,
      'd.ts': `import { a } from './a.js';`,
    });
    expect(cycles(sources)).toEqual(['a.ts -> b.ts -> c.ts -> a.ts']);
  });

  test('planted: an import of nothing', () => {
    const sources = plant({ 'a.ts': `import './b';`, 'b.ts': '' });
    expect(danglingImports(sources)).toEqual(['a.ts -> ./b']);
  });
});

describe('purity', () => {
  test('the answers of the core depend on its arguments alone', () => {
    expect(impurities(core)).toEqual([]);
  });

  test('no default exports', () => {
    expect(defaultExports(shipped(real))).toEqual([]);
  });

  test.each([
    'const now = Date.now();',
    'const made = new Date(0);',
    'new Intl.NumberFormat();',
    `const order = 'a'.localeCompare('b');`,
    `const order = 'a'['localeCompare']('b');`,
    'const text = (1).toLocaleString();',
    'const chance = Math.random();',
    'const floor = Math.floor(1.5);',
    'const { sin } = Math;',
    'const M = Math;',
    'const start = performance.now();',
    'for (const key in {}) console;',
    'const sorted = [2, 1].sort();',
    'const power = 2 ** 3;',
    'const f = (power: number) => { power **= 3; };',
    'let calls = 0;',
    'export let a, b = 2;',
    'const world = globalThis;',
    `console.log('');`,
    'setTimeout(() => {}, 1);',
    '/// <reference lib="dom" />',
    '/// <reference types="node" />',
  ])('planted: %s', (text) => {
    expect(impurities(plant({ [`${KERNEL}planted.ts`]: text }))).not.toEqual([]);
  });

  test.each([
    ['const { floor, imul: multiply } = Math;', 0],
    ['const f = Math.floor;', 0],
    ['const { floor, sin } = Math;', 1],
    ['const { ...all } = Math;', 1],
    ['const p = Math.pow;', 1],
    ['const M = Math;', 1],
  ])('planted in kernel/int.ts: %s', (text, faults) => {
    expect(impurities(plant({ [`${KERNEL}int.ts`]: text }))).toHaveLength(faults);
  });

  test.each([
    'const sorted = [2, 1].sort((a, b) => a - b);',
    'for (const key of Object.keys({})) key;',
    'for (let n = 0; n < 2; n += 1) n; export let later: number;',
    'interface A { readonly performance: number; console(): void }',
    `const words = 'Date Math.random() **'; // Date, Math, globalThis`,
  ])('planted, and harmless: %s', (text) => {
    expect(impurities(plant({ [`${KERNEL}planted.ts`]: text }))).toEqual([]);
  });

  test.each(['export default 1;', 'export default function f() {}', 'export { a as default };'])(
    'planted: %s',
    (text) => {
      expect(defaultExports(plant({ 'a.ts': text }))).toHaveLength(1);
    },
  );

  test('planted, and harmless: the default of a switch', () => {
    expect(defaultExports(plant({ 'a.ts': 'switch (1) { default: }' }))).toEqual([]);
  });
});

describe('refusals', () => {
  test('the game has one way to refuse, which knows all codes', () => {
    expect(house.has(REFUSE)).toBe(true);
    expect(looseRefusals(house)).toEqual([]);
  });

  test.each([
    [`import { done, refuse } from '../../kernel.js';`, 1],
    [`import { refuse as no } from '../../kernel.js';`, 1],
    [`export const no = { done: false, refusal: {} };`, 1],
    [`import { refuse } from '../rules/refuse.js';`, 0],
    [`type Refused = Extract<Outcome, { readonly done: false }>;`, 0],
  ])('planted: %s', (text, faults) => {
    expect(looseRefusals(plant({ [`${room('commands')}a.ts`]: text }))).toHaveLength(faults);
    expect(looseRefusals(plant({ [REFUSE]: text, [`${KERNEL}a.ts`]: text }))).toEqual([]);
  });
});
