import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin, type PluginBuild } from 'esbuild';
import type { Plugin as VitePlugin } from 'vitest/config';
import { bundledHostThreads } from './hostThreads.js';

const PACKAGES = fileURLToPath(new URL('../../packages/', import.meta.url));

/** The folders of sources that need no page. */
const FOLDERS = [
  'client/src',
  'contract/src',
  'core/src',
  'space/src',
  'space/internal',
  'space/testing/src',
  'host/src',
  'http/src',
  'sse/src',
  'stdio/src',
  'testkit/src',
  'cli/src',
];

/** Where the modules of a package are. From there, Node finds what the package depends on. */
const MODULES = 'node_modules/.cache/astrarium';

/** The modules, by the paths of their sources. */
const modules: ReadonlyMap<string, string> = new Map(FOLDERS.flatMap(modulesOf));

function modulesOf(folder: string): (readonly [source: string, module: string])[] {
  const [name = '', inner = ''] = folder.split('/');
  return readdirSync(join(PACKAGES, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => {
      const module = join(PACKAGES, name, MODULES, inner, path.replace(/ts$/, 'mjs'));
      return [join(PACKAGES, folder, path), module];
    });
}

/** The address of the module of an entry point, such as `@astrarium/core/log`. @throws Error */
export function moduleNamed(name: string): string {
  const [, folder = '', entry = ''] = /^@astrarium\/([\w-]+)(\/.+)?$/.exec(name) ?? [];
  const manifest = readFileSync(join(PACKAGES, folder, 'package.json'), 'utf8');
  const { exports } = JSON.parse(manifest) as {
    readonly exports: Readonly<Record<string, { readonly source?: string }>>;
  };
  const module = modules.get(join(PACKAGES, folder, exports[`.${entry}`]?.source ?? ''));
  if (module === undefined) throw new Error(`${name} has no source`);
  return pathToFileURL(module).href;
}

/** The path of a file as modules import it. */
function importPath(from: string, to: string): string {
  const path = relative(dirname(from), to).split(sep).join('/');
  return path.startsWith('.') ? path : `./${path}`;
}

/** Keeps each source in a module of its own, which imports those of the other sources. */
const separateModules: Plugin = {
  name: 'a module for each source',
  setup(all) {
    all.onResolve({ filter: /^/ }, async ({ importer, kind, path, pluginData, resolveDir }) => {
      if (kind === 'entry-point' || pluginData === path) return undefined;
      const source = path.startsWith('.')
        ? join(resolveDir, path).replace(/js$/, 'ts')
        : await entryPoint(all, path);
      const module = source === undefined ? undefined : modules.get(source);
      if (module === undefined) return { path, external: true };
      return { path: importPath(modules.get(importer) ?? '', module), external: true };
    });
    all.onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const source = JSON.stringify(importPath(modules.get(path) ?? '', path));
      const contents = readFileSync(path, 'utf8').replaceAll(
        'import.meta.url',
        `new URL(${source}, import.meta.url)`,
      );
      return { contents, loader: 'ts' };
    });
  },
};

/** The source that an import of a package names; undefined for packages of others. */
async function entryPoint(all: PluginBuild, name: string): Promise<string | undefined> {
  if (!name.startsWith('@astrarium/')) return undefined;
  // With data, so that this plugin leaves it to esbuild.
  const options = { kind: 'import-statement', resolveDir: PACKAGES, pluginData: name } as const;
  return (await all.resolve(name, options)).path;
}

/** Makes the modules; another test run may use them meanwhile. */
export async function buildNativeSources(): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: [...modules].map(([source, module]) => ({
      in: source,
      out: relative(PACKAGES, module).replace(/\.mjs$/, ''),
    })),
    outdir: PACKAGES,
    outExtension: { '.js': '.mjs' },
    write: false,
    bundle: true,
    conditions: ['source'],
    format: 'esm',
    platform: 'node',
    target: 'node20',
    treeShaking: false,
    ignoreAnnotations: true,
    sourcemap: 'inline',
    logLevel: 'error',
    plugins: [bundledHostThreads, separateModules],
  });
  for (const { path, contents } of outputFiles) {
    const draft = `${path}.${process.pid}`;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(draft, contents);
    renameSync(draft, path);
  }
}

let isWatching = false;

/**
 * For Vitest: Node itself runs the sources of packages, which is faster than Vitest. Not while
 * Vitest watches the sources, because it must know which tests a source concerns.
 */
export const vitestNativeSources: VitePlugin = {
  name: 'Node runs the sources of packages',
  enforce: 'pre',
  configureVitest({ vitest }) {
    isWatching = vitest.config.watch;
  },
  async resolveId(path, importer, options) {
    if (isWatching || !/^(?:\.|@astrarium\/)/.test(path)) return undefined;
    const found = await this.resolve(path, importer, { ...options, skipSelf: true });
    return found === null ? null : (modules.get(found.id) ?? found);
  },
};
