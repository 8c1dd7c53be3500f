import { join, parse } from 'node:path/posix';
import { describe, expect, test } from 'vitest';
import {
  cycles,
  danglingImports,
  type Layer,
  layerFaults,
  applyExceptions,
  testImports,
} from './tools/sources/imports.js';
import { defaultExports, impurities } from './tools/sources/coreRules.js';
import { strayRefusals, REFUSE_FILE } from './tools/sources/coreRules.js';
import { pick, plant, readSources, shipped, type Sources } from './tools/sources/sources.js';

const CORE = 'packages/core/src/';
const KERNEL = `${CORE}kernel/`;
const LOG = `${CORE}log/`;

/** The kernel's entry point: each game is written on it. */
const ENTRY = `${CORE}index.ts`;

/** The log's entry point. */
const LOG_ENTRY = `${CORE}log.ts`;

/** The entry point of migrations. */
const MIGRATIONS_ENTRY = `${CORE}migrations.ts`;
const MIGRATIONS = `${CORE}migrations/`;

/** The entry point of rollouts. */
const ROLLOUTS_ENTRY = `${CORE}rollouts.ts`;
const ROLLOUTS = `${CORE}rollouts/`;

/** Parts that only tests use: they are not published. */
const SPACE_INTERNAL = 'packages/space/internal/';

/** The pages of the space game: nobody imports them, the command line serves what is built. */
const SPACE_PAGES = 'packages/space/pages/src/';

/** The only file that imports immer. */
const DOCUMENTS = `${KERNEL}storage/documents.ts`;

/** The space game. */
const SPACE = 'packages/space/src/';
const folder = (name: string): string => `${SPACE}${name}/`;
const folders = (...names: string[]): string[] => names.map(folder);

/** Its interface for a service, which is no part of the rules. */
const SPACE_SERVICE = `${SPACE}service/`;
const SPACE_SERVICE_ENTRY = `${SPACE}service.ts`;

/** Its bots, and what a command line shows of it, on its rules and its interface. */
const SPACE_BOTS = `${SPACE}bots/`;
const SPACE_TERMINAL = `${SPACE}terminal/`;
const SPACE_TERMINAL_ENTRY = `${SPACE}terminal.ts`;

/** Its random games and laws, for tests alone: they are not published. */
const SPACE_TESTING = 'packages/space/testing/';
/** The client of its interface: of the rules it knows the categories, of the service nothing. */
const SPACE_CLIENT = `${SPACE}client/`;
const SPACE_CLIENT_ENTRY = `${SPACE}client.ts`;

/** The folders of the space game, the highest first. */
const SPACE_FOLDERS = [
  'whatIf',
  'views',
  'systems',
  'commands',
  'rules',
  'events',
  'ruleset',
  'galaxy',
  'state',
];

/** The entry points of the core package. */
const ENTRIES = ['', '/log', '/migrations', '/rollouts'];
const CORE_PACKAGES = ENTRIES.map((entry) => `@astrarium/core${entry}`);

/** The host's `calls` and entry point are on top; its turns know nothing of calls. */
const HOST = 'packages/host/src/';
const hostFolders = (...names: string[]): string[] => names.map((name) => `${HOST}${name}/`);

/** What renders pages. */
const PREACT = ['@preact/signals', 'preact', 'preact/compat', 'preact/hooks'];

/** The packages that adapters use; adapters never import each other. */
const SERVICE_PACKAGES = ['@astrarium/contract', '@astrarium/host'];

/**
 * Who may import whom. This table is the architecture. The lowest layer comes first; a layer may
 * import itself and what is listed, nothing else. Commands and systems never import each other:
 * code that both need is in `rules`.
 */
const LAYERS: readonly Layer[] = [
  { path: KERNEL, mayImport: [DOCUMENTS], packages: [] },
  { path: DOCUMENTS, mayImport: [KERNEL], packages: ['immer'] },
  { path: LOG, mayImport: [KERNEL], packages: [] },
  { path: ENTRY, mayImport: [KERNEL, DOCUMENTS], packages: [] },
  { path: LOG_ENTRY, mayImport: [ENTRY, LOG], packages: [] },
  { path: MIGRATIONS, mayImport: [KERNEL, DOCUMENTS], packages: [] },
  { path: MIGRATIONS_ENTRY, mayImport: [ENTRY, MIGRATIONS], packages: [] },
  { path: ROLLOUTS, mayImport: [LOG, KERNEL], packages: [] },
  { path: ROLLOUTS_ENTRY, mayImport: [ENTRY, LOG, ROLLOUTS], packages: [] },
  { path: folder('state'), mayImport: folders(), packages: ['@astrarium/core'] },
  { path: folder('ruleset'), mayImport: folders('state'), packages: ['@astrarium/core'] },
  { path: folder('galaxy'), mayImport: folders('ruleset', 'state'), packages: ['@astrarium/core'] },
  { path: folder('events'), mayImport: folders('state'), packages: ['@astrarium/core'] },
  {
    path: folder('rules'),
    mayImport: folders('events', 'ruleset', 'galaxy', 'state'),
    packages: ['@astrarium/core'],
  },
  {
    path: folder('commands'),
    mayImport: folders('rules', 'events', 'ruleset', 'galaxy', 'state'),
    packages: ['@astrarium/core'],
  },
  {
    path: folder('systems'),
    mayImport: folders('rules', 'events', 'ruleset', 'galaxy', 'state'),
    packages: ['@astrarium/core'],
  },
  {
    // Views ask the checks of the commands which commands a device takes now.
    path: folder('views'),
    mayImport: folders('commands', 'rules', 'events', 'ruleset', 'galaxy', 'state'),
    packages: ['@astrarium/core'],
  },
  {
    path: folder('whatIf'),
    mayImport: [
      ...folders('views', 'commands', 'rules', 'events', 'ruleset', 'galaxy', 'state'),
      `${SPACE}game.ts`,
    ],
    packages: ['@astrarium/core', '@astrarium/core/log'],
  },
  {
    path: SPACE,
    mayImport: folders(...SPACE_FOLDERS),
    packages: ['@astrarium/core', '@astrarium/core/log', '@astrarium/core/migrations'],
  },
  {
    // The interface of the space game for a service, on its rules.
    path: SPACE_SERVICE,
    mayImport: [],
    packages: ['@astrarium/contract', '@astrarium/core', '@astrarium/space', 'zod'],
  },
  { path: SPACE_SERVICE_ENTRY, mayImport: [SPACE_SERVICE], packages: [] },
  {
    path: SPACE_BOTS,
    mayImport: [],
    packages: ['@astrarium/core', '@astrarium/core/log', '@astrarium/space'],
  },
  {
    path: SPACE_TERMINAL,
    mayImport: [SPACE_BOTS],
    packages: ['@astrarium/core', '@astrarium/space', '@astrarium/space/service'],
  },
  { path: SPACE_TERMINAL_ENTRY, mayImport: [SPACE_TERMINAL], packages: [] },
  { path: SPACE_CLIENT, mayImport: [], packages: ['@astrarium/client'] },
  {
    path: SPACE_CLIENT_ENTRY,
    mayImport: [SPACE_CLIENT, `${SPACE}ruleset/categories.ts`],
    packages: ['@astrarium/client'],
  },
  { path: SPACE_INTERNAL, mayImport: [SPACE, ...folders(...SPACE_FOLDERS)], packages: [] },
  { path: 'packages/testkit/src/', mayImport: [], packages: [...CORE_PACKAGES, 'fast-check'] },
  { path: 'packages/testkit/src/store/', mayImport: [], packages: ['@astrarium/host', 'node:'] },
  {
    path: SPACE_TESTING,
    mayImport: [],
    packages: ['@astrarium/core', '@astrarium/space', '@astrarium/testkit', 'fast-check'],
  },
  {
    path: 'packages/contract/src/',
    mayImport: [],
    packages: [
      '@astrarium/core',
      '@astrarium/core/log',
      '@astrarium/core/migrations',
      'validator/lib/isEmail.js',
      'zod',
    ],
  },
  {
    path: `${HOST}store/`,
    mayImport: [],
    packages: ['@astrarium/contract', 'node:', '@photostructure/sqlite', 'pg'],
  },
  { path: `${HOST}time/`, mayImport: hostFolders('store'), packages: CORE_PACKAGES },
  {
    path: `${HOST}accounts/`,
    mayImport: hostFolders('store'),
    packages: ['@astrarium/contract', 'node:'],
  },
  {
    path: `${HOST}notifications/`,
    mayImport: hostFolders('accounts', 'store', 'time'),
    packages: [...CORE_PACKAGES, '@astrarium/contract'],
  },
  {
    path: `${HOST}webhooks/`,
    mayImport: hostFolders('notifications', 'accounts', 'store', 'time'),
    packages: [...CORE_PACKAGES, '@astrarium/contract', 'node:'],
  },
  {
    path: `${HOST}turns/`,
    mayImport: hostFolders('webhooks', 'notifications', 'accounts', 'store', 'time'),
    packages: [...CORE_PACKAGES, '@astrarium/contract'],
  },
  { path: `${HOST}rollouts/`, mayImport: [], packages: [...CORE_PACKAGES, 'node:'] },
  {
    path: `${HOST}follow/`,
    mayImport: hostFolders('turns', 'webhooks', 'notifications', 'accounts', 'store', 'time'),
    packages: [...CORE_PACKAGES, '@astrarium/contract'],
  },
  {
    path: HOST,
    mayImport: hostFolders(
      'rollouts',
      'follow',
      'turns',
      'webhooks',
      'notifications',
      'accounts',
      'store',
      'time',
    ),
    packages: [...CORE_PACKAGES, '@astrarium/contract', 'node:'],
  },
  {
    path: 'packages/http/src/',
    mayImport: [],
    packages: [...SERVICE_PACKAGES, '@astrarium/web', 'marked', 'node:', 'pino', 'prom-client'],
  },
  { path: 'packages/sse/src/', mayImport: [], packages: [...SERVICE_PACKAGES, 'node:'] },
  {
    path: 'packages/stdio/src/',
    mayImport: [],
    packages: [...SERVICE_PACKAGES, ...CORE_PACKAGES, 'node:'],
  },
  { path: 'packages/client/src/', mayImport: [], packages: [] },
  {
    path: 'packages/web/src/',
    mayImport: [],
    packages: [...CORE_PACKAGES, ...PREACT, '@tanstack/virtual-core', 'mediabunny', 'uplot'],
  },
  {
    path: SPACE_PAGES,
    mayImport: [],
    packages: [
      ...CORE_PACKAGES,
      ...PREACT,
      '@astrarium/space',
      '@astrarium/space/client',
      '@astrarium/web/duration',
      '@astrarium/web/scroll-table',
      '@astrarium/web/stored-token',
      '@astrarium/web/theatre',
      '@astrarium/web/theatre-worker',
      '@astrarium/web/time-chart',
      '@astrarium/web/virtual-rows',
    ],
  },
  {
    path: 'packages/cli/src/',
    mayImport: [],
    packages: [
      ...CORE_PACKAGES,
      ...SERVICE_PACKAGES,
      '@astrarium/http',
      '@astrarium/space/terminal',
      '@astrarium/sse',
      '@astrarium/stdio',
      'node:',
      'acorn',
      'commander',
      'cli-progress',
      'esbuild',
      'nodemailer',
    ],
  },
  {
    path: 'bench/',
    mayImport: [],
    packages: [
      ...CORE_PACKAGES,
      '@astrarium/space',
      '@astrarium/space/service',
      '@astrarium/host',
      '@astrarium/http',
      '@astrarium/sse',
      '@astrarium/testkit',
      'node:',
      'esbuild',
      'immer',
      'mutative',
      'bitecs',
      'immutable',
      'hono',
      '@hono/node-server',
      '@photostructure/sqlite',
    ],
  },
  { path: 'examples/bot/', mayImport: [], packages: ['@astrarium/space/client'] },
  {
    path: 'examples/embed/',
    mayImport: [],
    packages: [
      ...CORE_PACKAGES,
      '@astrarium/space',
      '@astrarium/web/inspect-simulation',
      '@astrarium/web/inspector',
      '@astrarium/web/inspector.css',
      'node:',
    ],
  },
  {
    path: 'examples/games/',
    mayImport: [],
    packages: [...CORE_PACKAGES, '@astrarium/contract'],
  },
  {
    path: 'examples/tiny-game/',
    mayImport: [],
    packages: [
      ...CORE_PACKAGES,
      '@astrarium/contract',
      '@astrarium/web/theatre',
      '@astrarium/web/theatre-worker',
      '@astrarium/web/theatre.css',
      'node:',
    ],
  },
];

const real = readSources();
const checked = new Map([
  ...shipped(real),
  ...pick(
    real,
    /^(?:bench|examples|packages\/(?:core|space)\/internal|packages\/space\/testing\/src)\/.*\.ts$/,
    /\.(?:test|config)\.ts$/,
  ),
]);
const pure = pick(
  checked,
  /^packages\/(?:core|space)\//,
  /^packages\/space\/(?:pages|testing|src\/(?:client|service))/,
);

describe('layers', () => {
  test('every import is allowed by the table', () => {
    // Helpers of tests may use the space game and the test kit.
    const isOfTester = (fault: string): boolean =>
      /Tester\.ts -> (?:@astrarium\/space|packages\/testkit)/.test(fault);
    expect(layerFaults(checked, LAYERS).filter((fault) => !isOfTester(fault))).toEqual([]);
  });

  /** What a file loads when it is loaded, without types and `import()`. */
  const loadedBy = (path: string, known = new Set<string>()): ReadonlySet<string> => {
    const imports = /^(?:import|export)(?! type)[^;]*? from '([^']+)'/gm;
    for (const [, specifier = ''] of (real.get(path) ?? '').matchAll(imports)) {
      const { dir } = parse(path);
      const found = specifier.startsWith('.')
        ? join(dir, specifier).replace(/\.js$/, '.ts')
        : specifier;
      if (known.has(found)) continue;
      known.add(found);
      loadedBy(found, known);
    }
    return known;
  };

  test('the command line loads the space game only where no other game is named', () => {
    const loaded = [...loadedBy('packages/cli/src/main.ts')];
    expect(loaded).toContain('packages/cli/src/service/shownGame.ts');
    expect(loaded.filter((one) => one.startsWith('@astrarium/space'))).toEqual([]);
    // Every command line loads this file: the commands that the space game adds.
    expect([...loadedBy(SPACE_TERMINAL_ENTRY)]).toEqual([]);
    const shown = [...loadedBy(`${SPACE_TERMINAL}shownSpace.ts`)];
    expect(shown).toContain('@astrarium/space/service');
  });

  test('there are no import cycles', () => {
    expect(cycles(checked)).toEqual([]);
  });

  test('published sources import no test and no test helper', () => {
    expect(testImports(shipped(real))).toEqual([]);
  });

  test.each(['./a.test.js', './tester.js', '../hostTester.js'])('planted: %s', (specifier) => {
    const text = `import '${specifier}';`;
    expect(testImports(plant({ 'packages/host/src/a.ts': text }))).toHaveLength(1);
    expect(testImports(plant({ 'packages/host/src/aTester.ts': text }))).toEqual([]);
  });

  test('every relative import names an existing file, with the extension .js', () => {
    expect(danglingImports(checked)).toEqual([]);
  });

  test.each([
    ['commands', 'systems', 'mining'],
    ['systems', 'commands', 'mining'],
    ['state', 'ruleset', 'ruleset'],
    ['events', 'ruleset', 'ruleset'],
    ['ruleset', 'galaxy', 'galaxy'],
    ['commands', 'views', 'mining'],
    ['rules', 'commands', 'mining'],
  ])('finds a planted import from %s to %s', (from, to, file) => {
    const sources = plant({
      [`${folder(from)}planted.ts`]: `import type { A } from '../${to}/${file}.js';`,
      [`${folder(to)}${file}.ts`]: '',
    });
    expect(layerFaults(sources, LAYERS)).toEqual([
      `${folder(from)}planted.ts -> ${folder(to)}${file}.ts`,
    ]);
  });

  test.each([
    ['from the kernel to the space game', `${KERNEL}roll.ts`, '@astrarium/space'],
    ['from the host to the space game', `${HOST}turns/planted.ts`, '@astrarium/space'],
    [
      'from the space game past the entry point of the kernel',
      `${folder('state')}a.ts`,
      '../../../core/src/kernel/int.js',
    ],
    ['of immer in another file of the kernel', `${KERNEL}hash.ts`, 'immer'],
    ['of immer in the space game', `${folder('commands')}a.ts`, 'immer'],
    ['of a Node module in the core', `${KERNEL}hash.ts`, 'node:crypto'],
    ['of a Node module without `node:` in the core', `${KERNEL}hash.ts`, 'fs'],
    ['from the test kit to the space game', 'packages/testkit/src/a.ts', '@astrarium/space'],
    [
      'of tests of the space game in a program',
      'packages/cli/src/a.ts',
      '@astrarium/space-testing',
    ],
    ['of tests of the space game in its rules', `${SPACE}game.ts`, '@astrarium/space-testing'],
    ['of the test kit in a program', 'packages/cli/src/demo.ts', '@astrarium/testkit'],
    ['past an entry point', 'packages/cli/src/demo.ts', '@astrarium/core/src/kernel/int.js'],
    [
      'past an entry point by a relative path',
      'examples/embed/src/a.ts',
      '../../../packages/core/src/index.js',
    ],
    ['from one example to another', 'examples/embed/src/a.ts', '../../tiny-game/src/a.js'],
    ['from turns to calls', `${HOST}turns/a.ts`, '../calls/call.js'],
    ['of a Node module in the test kit', 'packages/testkit/src/laws.ts', 'node:fs'],
  ])('finds a planted import %s', (_what, from, specifier) => {
    for (const form of [
      `import { a } from '${specifier}';`,
      `import type { A } from '${specifier}';`,
      `export * from '${specifier}';`,
      `const a = await import('${specifier}');`,
    ]) {
      expect(layerFaults(plant({ [from]: form }), LAYERS)).toHaveLength(1);
    }
  });

  test('accepts the imports that the table allows', () => {
    const sources = plant({
      [DOCUMENTS]: `import { produce } from 'immer'; import '../int.js';`,
      [`${KERNEL}snapshot.ts`]: `import './storage/documents.js';`,
      [`${folder('commands')}mining.ts`]: `import '../rules/a.js'; import '@astrarium/core';`,
      [`${SPACE}game.ts`]: `import './systems/mining.js'; import './commands/mining.js';`,
      [`${SPACE}index.ts`]: `export * from './game.js';`,
      'packages/cli/src/main.ts': `import 'node:fs'; import { Command } from 'commander';`,
    });
    expect(layerFaults(sources, LAYERS)).toEqual([]);
  });

  test('finds a planted file outside every layer', () => {
    expect(layerFaults(plant({ 'packages/attic/src/a.ts': '' }), LAYERS)).toHaveLength(1);
  });

  test('finds an accepted exception that no longer occurs', () => {
    expect(applyExceptions(['a -> b'], ['a -> b'])).toEqual([]);
    expect(applyExceptions(['a -> b'], [])).toEqual(['a -> b']);
    expect(applyExceptions([], ['a -> b'])).toHaveLength(1);
  });

  test('finds planted cycles, also of type imports', () => {
    const sources = plant({
      'a.ts': `import { b } from './b.js';`,
      'b.ts': `import type { C } from './c.js';`,
      'c.ts': `export * from './a.js';`,
      'd.ts': `import { a } from './a.js';`,
    });
    expect(cycles(sources)).toEqual(['a.ts -> b.ts -> c.ts -> a.ts']);
  });

  test('finds a planted import of a missing file', () => {
    const sources = plant({ 'a.ts': `import './b';`, 'b.ts': '' });
    expect(danglingImports(sources)).toEqual(['a.ts -> ./b']);
  });
});

describe('purity', () => {
  test('results of the core and of the space game depend on their arguments only', () => {
    expect(impurities(pure)).toEqual([]);
  });

  test('there are no default exports', () => {
    // The module of a game has the game as its default export.
    const modules = [
      SPACE_SERVICE_ENTRY,
      'examples/games/src/arenaGame.ts',
      'examples/games/src/cardsGame.ts',
      'examples/tiny-game/src/lighthouseGame.ts',
    ];
    expect(defaultExports(checked)).toEqual(modules.map((one) => expect.stringContaining(one)));
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
    'STATUSES.push(1);',
    'if (true) f();',
    'const { a } = b;',
    `console.log('');`,
    'setTimeout(() => {}, 1);',
    '/// <reference lib="dom" />',
    '/// <reference types="node" />',
  ])('finds planted code: %s', (text) => {
    expect(impurities(plant({ [`${KERNEL}planted.ts`]: text }))).not.toEqual([]);
  });

  test.each([
    ['const { floor, imul: multiply } = Math;', 0],
    ['const f = Math.floor;', 0],
    ['const { floor, sin } = Math;', 1],
    ['const { ...all } = Math;', 1],
    ['const p = Math.pow;', 1],
    ['const M = Math;', 1],
  ])('checks the members of Math in kernel/int.ts: %s', (text, faults) => {
    expect(impurities(plant({ [`${KERNEL}int.ts`]: text }))).toHaveLength(faults);
  });

  test.each([
    'const sorted = [2, 1].sort((a, b) => a - b);',
    'function f() { for (const key of Object.keys({})) key; }',
    'function f() { for (let n = 0; n < 2; n += 1) n; } export let later: number;',
    'interface A { readonly performance: number; console(): void }',
    `const words = 'Date Math.random() **'; // Date, Math, globalThis`,
  ])('accepts: %s', (text) => {
    expect(impurities(plant({ [`${KERNEL}planted.ts`]: text }))).toEqual([]);
  });

  test.each(['export default 1;', 'export default function f() {}', 'export { a as default };'])(
    'finds a planted default export: %s',
    (text) => {
      expect(defaultExports(plant({ 'a.ts': text }))).toHaveLength(1);
    },
  );

  test('accepts the default clause of a switch', () => {
    expect(defaultExports(plant({ 'a.ts': 'switch (1) { default: }' }))).toEqual([]);
  });
});

describe('the contract', () => {
  const standardRules = (sources: Sources): string[] =>
    [...pick(sources, /^packages\/contract\/src\//)].flatMap(([path, text]) =>
      [...text.matchAll(/\bSTANDARD_[A-Z]+\b/g)].map(([name]) => `${path} ${name}`),
    );

  test('knows no ruleset but the one it is built for', () => {
    expect(standardRules(checked)).toEqual([]);
  });

  test('planted: the standard rules in the contract', () => {
    const path = 'packages/contract/src/schemas/planted.ts';
    const text = `import { STANDARD_RULESET } from '@astrarium/space';`;
    expect(standardRules(plant({ [path]: text }))).toEqual([`${path} STANDARD_RULESET`]);
    expect(standardRules(plant({ 'packages/host/src/openHost.ts': text }))).toEqual([]);
  });
});

describe('words of the space game', () => {
  /** What must not use them: the generic packages, in comments too. */
  const GENERIC =
    /^packages\/(?:testkit\/|(?:core|contract|host|http|sse|stdio|client|web|cli)\/src\/)/;
  /** Tests, and helpers of tests. */
  const OWN = /\.test\.tsx?$|Tester\.ts$/;
  const WORDS = /device|replicant|mining|stock|planet|season|blueprint|terraform/gi;
  /** Other words that contain one. */
  const OTHERS = ['determining', 'devicePixelRatio', 'device-width', 'Stockholm'];

  const uses = (sources: Sources): string[] =>
    [...pick(sources, GENERIC, OWN)].flatMap(([path, text]) => {
      const rest = OTHERS.reduce((left, other) => left.replaceAll(other, ''), text);
      return [...rest.matchAll(WORDS)].map(([word]) => `${path} ${word}`);
    });

  test('are not in generic packages', () => {
    expect(uses(real)).toEqual([]);
  });

  test('are found where they are planted', () => {
    const path = 'packages/testkit/README.md';
    expect(uses(plant({ [path]: 'A Device.' }))).toEqual([`${path} Device`]);
    const others = { [path]: 'determining', 'packages/space/README.md': 'mining' };
    expect(uses(plant(others))).toEqual([]);
  });
});

describe('refusals', () => {
  test('the space game makes refusals in one file only, which types their codes', () => {
    expect(checked.has(REFUSE_FILE)).toBe(true);
    expect(strayRefusals(checked)).toEqual([]);
  });

  test.each([
    [`import { done, refuse } from '@astrarium/core';`, 1],
    [`import { refuse as no } from '@astrarium/core';`, 1],
    [`export const no = { done: false, refusal: {} };`, 1],
    [`import { refuse } from '../rules/refuse.js';`, 0],
    [`type Refused = Extract<Outcome, { readonly done: false }>;`, 0],
  ])('checks planted code: %s', (text, faults) => {
    expect(strayRefusals(plant({ [`${folder('commands')}a.ts`]: text }))).toHaveLength(faults);
    expect(strayRefusals(plant({ [REFUSE_FILE]: text, [`${KERNEL}a.ts`]: text }))).toEqual([]);
  });
});
