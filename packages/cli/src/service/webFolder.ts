import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * The folder of the built pages of the space game; undefined for the game of a file, and in a
 * checkout that is not built.
 */
export function webFolder(file?: string): string | undefined {
  if (file !== undefined) return undefined;
  const manifest = createRequire(import.meta.url).resolve('@astrarium/space/package.json');
  const folder = join(dirname(manifest), 'dist/pages');
  return existsSync(join(folder, 'index.html')) ? folder : undefined;
}
