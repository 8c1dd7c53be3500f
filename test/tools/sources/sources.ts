import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Texts of files by path from the root of the repository; in a test of a check, made up. */
export type Sources = ReadonlyMap<string, string>;

/** The root of the repository. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

const SKIPPED = new Set(['node_modules', 'dist', 'generated', 'coverage', '.git', '.turbo']);
const TEXT = /(?:\.(?:ts|tsx|js|json|md|yml|yaml|html|css|sh)|\.npmrc|\.gitignore|\.ci\/run)$/;

/** Every text file of the repository that is not generated, and the lock file. */
export function readSources(): Sources {
  const found = new Map<string, string>();
  const visit = (folder: string): void => {
    const entries = readdirSync(folder, { withFileTypes: true });
    for (const entry of entries) {
      const path = join(folder, entry.name);
      const name = relative(ROOT, path).split(sep).join('/');
      if (entry.isDirectory()) {
        if (!SKIPPED.has(entry.name) && name !== 'docs/api') visit(path);
      } else if (entry.isFile() && TEXT.test(name)) {
        found.set(name, readFileSync(path, 'utf8'));
      }
    }
  };
  visit(ROOT);
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The sources whose path matches. */
export function pick(sources: Sources, wanted: RegExp, unwanted = /$^/): Sources {
  return new Map([...sources].filter(([path]) => wanted.test(path) && !unwanted.test(path)));
}

/** The source files of the packages, without tests. */
export function shipped(sources: Sources): Sources {
  return pick(sources, /^packages\/(?:[^/]+\/){1,2}src\/.*\.tsx?$/, /\.test\.ts$/);
}

/** Made-up sources for the test of a check: `plant({'a.ts': 'text'})`. */
export function plant(files: Readonly<Record<string, string>>): Sources {
  return new Map(Object.entries(files));
}
