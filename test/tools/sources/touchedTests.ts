import { posix } from 'node:path';
import type { Sources } from './sources.js';

/** A unit test and the number of import steps from it to the nearest changed file. */
export interface TouchedTest {
  readonly path: string;
  readonly distance: number;
}

/** The tests that are quick enough to run at each change. */
const UNIT_TEST =
  /^(?:packages\/(?:\w+\/){1,2}(?:src|test)|bench|examples)\/(?:.*\/)?[^/]+\.test\.tsx?$/;

const ANY_TEST = /\.test\.tsx?$/;

const SOURCE = /\.(?:tsx?|js)$/;

/**
 * Imports of values, types and side effects, re-exports and `import()`. The parser of TypeScript
 * needs more than a second for all sources; this may also find text that only looks like an
 * import, which then names no source.
 */
const IMPORTED = /\b(?:from|import)\s*\(?\s*(['"])([^'"\n]+)\1/g;

/**
 * The unit tests that are changed or import a changed file, directly or not, nearest first. Tests
 * in `test` are listed only if they are changed themselves.
 */
export function touchedTests(sources: Sources, changed: readonly string[]): TouchedTest[] {
  const importers = importersOf(sources, changed);
  const distances = new Map(changed.map((path) => [path, 0]));
  // A map yields what is added while it is read: a breadth-first search.
  for (const [path, distance] of distances) {
    for (const importer of importers.get(path) ?? []) {
      if (!distances.has(importer)) distances.set(importer, distance + 1);
    }
  }
  return [...distances]
    .filter(([path, distance]) => sources.has(path) && isListed(path, distance))
    .map(([path, distance]) => ({ path, distance }))
    .sort((a, b) => a.distance - b.distance || (a.path < b.path ? -1 : 1));
}

function isListed(path: string, distance: number): boolean {
  return UNIT_TEST.test(path) || (distance === 0 && ANY_TEST.test(path));
}

/** The files that import a file, by its path. A changed file may be missing: it was removed. */
function importersOf(sources: Sources, changed: readonly string[]): Map<string, string[]> {
  const known = new Set([...sources.keys(), ...changed]);
  const entries = entryPoints(sources);
  const importers = new Map<string, string[]>();
  for (const [from, text] of sources) {
    if (!SOURCE.test(from)) continue;
    for (const [, , specifier = ''] of text.matchAll(IMPORTED)) {
      const to = specifier.startsWith('.')
        ? sourceOf(posix.join(posix.dirname(from), specifier), known)
        : entries.get(specifier);
      if (to === undefined) continue;
      const list = importers.get(to);
      if (list === undefined) importers.set(to, [from]);
      else list.push(from);
    }
  }
  return importers;
}

/** The source of a module that is imported as `name.js`. */
function sourceOf(path: string, known: ReadonlySet<string>): string | undefined {
  const name = path.replace(/\.js$/, '');
  return [`${name}.ts`, `${name}.tsx`, path].find((candidate) => known.has(candidate));
}

type Exports = Readonly<Record<string, string | { readonly source?: string }>>;

/** The sources that the packages export, by the names under which others import them. */
function entryPoints(sources: Sources): Map<string, string> {
  const found = new Map<string, string>();
  for (const [path, text] of sources) {
    if (posix.basename(path) !== 'package.json') continue;
    const { name = '', exports = {} } = JSON.parse(text) as { name?: string; exports?: Exports };
    for (const [key, target] of Object.entries(exports)) {
      const source = typeof target === 'string' ? target : target.source;
      if (source === undefined) continue;
      found.set(posix.join(name, key), posix.join(posix.dirname(path), source));
    }
  }
  return found;
}
