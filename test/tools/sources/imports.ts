import { posix } from 'node:path';
import ts from 'typescript';
import type { Sources } from './sources.js';

/** A layer of the architecture: its files and what they may import. */
export interface Layer {
  /** A folder (ends in `/`, everything below it) or one file. The longest match wins. */
  readonly path: string;
  /** Layers and files that it may import by relative path, besides itself. */
  readonly mayImport: readonly string[];
  /** Packages it may import by name; `node:` stands for all modules of Node. */
  readonly packages: readonly string[];
}

interface Import {
  readonly from: string;
  readonly specifier: string;
  /** The imported file, when the specifier is relative. */
  readonly to: string | undefined;
}

/** The imports of a file: values, types, re-exports and `import()`. */
function importsOf(from: string, text: string, sources: Sources): Import[] {
  const { importedFiles } = ts.preProcessFile(text, true, true);
  return importedFiles.map(({ fileName: specifier }) => {
    const relative = specifier.startsWith('.');
    const path = posix.join(posix.dirname(from), specifier).replace(/\.js$/, '');
    const to = sources.has(`${path}.tsx`) ? `${path}.tsx` : path + sourceEnd(specifier);
    return { from, specifier, to: relative ? to : undefined };
  });
}

/** How the name of the source file of a relative import ends, after its name without `.js`. */
function sourceEnd(specifier: string): string {
  return specifier.endsWith('.js') ? '.ts' : '';
}

function contains(layer: Layer, path: string): boolean {
  return layer.path.endsWith('/') ? path.startsWith(layer.path) : path === layer.path;
}

function layerOf(layers: readonly Layer[], path: string): Layer | undefined {
  return layers
    .filter((layer) => contains(layer, path))
    .reduce<Layer | undefined>(
      (best, next) => (best && best.path.length >= next.path.length ? best : next),
      undefined,
    );
}

function allowed(layers: readonly Layer[], layer: Layer, { specifier, to }: Import): boolean {
  if (to === undefined) {
    if (specifier.startsWith('node:')) return layer.packages.includes('node:');
    return layer.packages.includes(specifier);
  }
  const target = layerOf(layers, to);
  if (target === layer) return true;
  return layer.mayImport.some((path) => path === to || path === target?.path);
}

/** Every import that the table does not allow, and every file that belongs to no layer. */
export function layerFaults(sources: Sources, layers: readonly Layer[]): string[] {
  const faults: string[] = [];
  for (const [path, text] of sources) {
    const layer = layerOf(layers, path);
    if (layer === undefined) {
      faults.push(`${path} belongs to no layer`);
      continue;
    }
    for (const one of importsOf(path, text, sources)) {
      if (!allowed(layers, layer, one)) faults.push(`${path} -> ${one.to ?? one.specifier}`);
    }
  }
  return faults;
}

/** Import cycles, each once, written `a -> b -> a`. */
export function cycles(sources: Sources): string[] {
  const found = new Set<string>();
  const finished = new Set<string>();
  const trail: string[] = [];
  const visit = (path: string): void => {
    const start = trail.indexOf(path);
    if (start >= 0) {
      found.add([...trail.slice(start), path].join(' -> '));
      return;
    }
    const text = sources.get(path);
    if (text === undefined || finished.has(path)) return;
    trail.push(path);
    for (const { to } of importsOf(path, text, sources)) if (to !== undefined) visit(to);
    trail.pop();
    finished.add(path);
  };
  for (const path of sources.keys()) visit(path);
  return [...found];
}

/** Files that are made by a build or read by a bundler, such as styles: these find them or fail. */
const NOT_CHECKED = /\/generated\/|\?raw$|\.css$/;

/** Relative imports of missing files, or without the `.js` that Node and browsers need. */
export function danglingImports(sources: Sources): string[] {
  return [...sources].flatMap(([path, text]) =>
    importsOf(path, text, sources)
      .filter(({ to }) => to !== undefined && !sources.has(to) && !NOT_CHECKED.test(to))
      .map(({ specifier }) => `${path} -> ${specifier}`),
  );
}

/** Tests and test helpers: `package.json` keeps them out of what is published. */
const FOR_TESTS = /(?:\.test|\/tester|Tester)\.tsx?$/;

/** Imports of tests and test helpers by files that are neither. */
export function testImports(sources: Sources): string[] {
  return [...sources].flatMap(([path, text]) =>
    importsOf(path, text, sources)
      .filter(({ to = '' }) => FOR_TESTS.test(to) && !FOR_TESTS.test(path))
      .map(({ specifier }) => `${path} -> ${specifier}`),
  );
}

/** The faults that are no accepted exceptions, and the exceptions that no longer occur. */
export function applyExceptions(
  faults: readonly string[],
  exceptions: readonly string[],
): string[] {
  return [
    ...faults.filter((fault) => !exceptions.includes(fault)),
    ...exceptions
      .filter((listed) => !faults.includes(listed))
      .map((listed) => `no longer occurs, remove it from the list: ${listed}`),
  ];
}
