import { build } from 'esbuild';
import { ROOT } from '../../../test/tools/sources.js';

/** Bundles the corpus to one ES2022 script that defines `corpus.corpusHashes`. */
export async function bundleCorpus(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [`${ROOT}packages/testkit/src/corpus/corpusHashes.ts`],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'corpus',
    target: 'es2022',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    conditions: ['source'],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}
