import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { UsageError } from '../terminal/usageError.js';

/**
 * The folder of pages that is named, or of the built pages of the space game; undefined for the
 * game of a file, and in a checkout that is not built.
 *
 * @throws UsageError when the named folder has no `index.html`
 */
export function webFolder({
  file,
  pages,
}: {
  readonly file?: string | undefined;
  readonly pages?: string | undefined;
}): string | undefined {
  if (pages !== undefined) {
    if (existsSync(join(pages, 'index.html'))) return resolve(pages);
    throw new UsageError(`${pages} has no index.html, so it is no folder of pages.`);
  }
  if (file !== undefined) return undefined;
  const manifest = createRequire(import.meta.url).resolve('@astrarium/space/package.json');
  const folder = join(dirname(manifest), 'dist/pages');
  return existsSync(join(folder, 'index.html')) ? folder : undefined;
}
