import { describe, expect, test } from 'vitest';
import { plant, readSources } from './sources.js';
import { touchedTests } from './touchedTests.js';

const MANIFEST = JSON.stringify({
  name: '@astrarium/core',
  exports: {
    '.': { source: './src/index.ts', default: './dist/index.js' },
    './log': { source: './src/log.ts' },
    './page': './src/page.tsx',
    './package.json': './package.json',
  },
});

/** Sources of a package; `files` are below its folder `src`. */
const inCore = (files: Readonly<Record<string, string>>, others = {}) =>
  plant({
    'packages/core/package.json': MANIFEST,
    ...Object.fromEntries(
      Object.entries(files).map(([name, text]) => [`packages/core/src/${name}`, text]),
    ),
    ...others,
  });

describe('tests that a change touches', () => {
  test.each([
    "import { a } from './a.js';",
    "import type { A } from './a.js';",
    "import './a.js';",
    "export * from './a.js';",
    "export {\n  a,\n  b,\n} from './a.js';",
    "const { a } = await import('./a.js');",
    "type A = typeof import('./a.js');",
    'import { a } from "./a.js";',
  ])('are found by %j', (text) => {
    const sources = inCore({ 'a.ts': '', 'b.test.ts': text });
    expect(touchedTests(sources, ['packages/core/src/a.ts'])).toEqual([
      { path: 'packages/core/src/b.test.ts', distance: 1 },
    ]);
  });

  test('are ordered by the shortest way to a changed file, then by name', () => {
    const sources = inCore({
      'a.ts': "import './c.js';",
      'b.ts': "import './a.js';",
      // A cycle.
      'c.ts': "import './b.js';",
      'far.test.ts': "import './b.js';",
      'near.test.ts': "import './a.js'; import './b.js';",
      'also.test.ts': "import './a.js';",
      'other.test.ts': "import './d.js';",
    });
    expect(touchedTests(sources, ['packages/core/src/a.ts'])).toEqual([
      { path: 'packages/core/src/also.test.ts', distance: 1 },
      { path: 'packages/core/src/near.test.ts', distance: 1 },
      { path: 'packages/core/src/far.test.ts', distance: 2 },
    ]);
  });

  test('import packages by the source of an entry point', () => {
    const sources = inCore(
      {
        'index.ts': "export * from './a.js';",
        'log.ts': "export * from './b.js';",
        'page.tsx': "import { b } from './b.js';",
      },
      {
        'examples/bot/bot.test.ts': "import { a } from '@astrarium/core';",
        'bench/src/log.test.ts': "import { b } from '@astrarium/core/log';",
        'packages/web/src/page.test.ts': "import { page } from '@astrarium/core/page';",
      },
    );
    expect(touchedTests(sources, ['packages/core/src/a.ts'])).toEqual([
      { path: 'examples/bot/bot.test.ts', distance: 2 },
    ]);
    expect(touchedTests(sources, ['packages/core/src/b.ts'])).toEqual([
      { path: 'bench/src/log.test.ts', distance: 2 },
      { path: 'packages/web/src/page.test.ts', distance: 2 },
    ]);
  });

  test('include removed sources, pages and other files that are imported', () => {
    const sources = inCore({
      'removed.test.ts': "import './gone.js';",
      'page.test.ts': "import './page.js'; import './page.css';",
      'page.tsx': '',
      'page.css': '',
    });
    const touchedBy = (name: string) =>
      touchedTests(sources, [`packages/core/src/${name}`]).map(({ path }) => path);
    expect(touchedBy('gone.ts')).toEqual(['packages/core/src/removed.test.ts']);
    expect(touchedBy('page.tsx')).toEqual(['packages/core/src/page.test.ts']);
    expect(touchedBy('page.css')).toEqual(['packages/core/src/page.test.ts']);
  });

  test('of the whole repository are listed only if they are changed', () => {
    const sources = inCore(
      { 'a.ts': '' },
      {
        'test/service/a.test.ts': "import '../../packages/core/src/a.js';",
        'packages/testkit/test/a.test.ts': "import '../../core/src/a.js';",
      },
    );
    const law = { path: 'packages/testkit/test/a.test.ts', distance: 1 };
    expect(touchedTests(sources, ['packages/core/src/a.ts'])).toEqual([law]);
    expect(
      touchedTests(sources, ['test/service/a.test.ts', 'packages/core/src/a.ts', 'gone.test.ts']),
    ).toEqual([{ path: 'test/service/a.test.ts', distance: 0 }, law]);
  });

  test('are found in the sources of this repository', () => {
    const touched = touchedTests(readSources(), ['packages/core/src/kernel/int.ts']);
    expect(touched.length).toBeGreaterThan(50);
    expect(touched).toContainEqual({
      path: 'packages/testkit/test/kernelLaws.test.ts',
      distance: expect.any(Number) as number,
    });
  });
});
