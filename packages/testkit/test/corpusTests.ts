import { expect, test } from 'vitest';
import type { CorpusHash } from '../src/corpus.js';
import { bundleCorpus, installed, runProcess, runQuickJs } from './engines.js';
import { FULL, notRun } from './tier.js';

const NODE = `node-${process.platform}-${process.arch}`;
/** Engines of the full tier: package, version and program. */
const FULL_TIER_ENGINES = [
  [NODE, '22.23.3', 'bin/node'],
  [NODE, '24.21.0', 'bin/node'],
  [NODE, '26.10.0', 'bin/node'],
  ['bun', '1.4.5', 'bin/bun.exe'],
] as const;

/**
 * Tests that a corpus is equal in every JavaScript engine.
 *
 * @param entryPoint the file that exports `corpusHashes`, from the root of the repository
 * @param expected what `corpusHashes` returns in this process
 */
export function corpusTests(
  entryPoint: string,
  expected: readonly CorpusHash[],
  count: number,
): void {
  const script = bundleCorpus(entryPoint);

  test('has different hashes of 16 digits', () => {
    expect(expected).toHaveLength(count);
    for (const [, hash] of expected) expect(hash).toMatch(/^[0-9a-f]{16}$/);
    expect(new Set(expected.map(([, hash]) => hash)).size).toBe(expected.length);
  });

  test('is equal as one bundled script, in another time zone and locale', async () => {
    const env = { TZ: 'Asia/Kathmandu', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' };
    const { corpus, self } = await runProcess(process.execPath, await script, env);
    expect(self).toMatchObject({ hour: 5, locale: 'tr-TR' });
    expect(corpus).toEqual(expected);
  });

  // The corpus of the kernel runs in it each time.
  test.runIf(FULL || entryPoint.startsWith('packages/testkit'))('is equal in QuickJS', async () => {
    expect(await runQuickJs(await script)).toEqual(expected);
  });

  for (const [pack, version, program] of FULL_TIER_ENGINES) {
    if (!FULL) {
      notRun(`${entryPoint} in ${pack} ${version} (npm run test:full)`);
      continue;
    }
    test(`is equal in ${pack} ${version}`, async () => {
      const engine = await installed(pack, version, program);
      const { corpus, self } = await runProcess(engine, await script);
      expect(self.version).toBe(version);
      expect(corpus).toEqual(expected);
    });
  }
}
