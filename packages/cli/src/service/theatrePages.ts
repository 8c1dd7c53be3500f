import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BuildFailure, BuildOptions, Plugin } from 'esbuild';
import { UsageError } from '../terminal/usageError.js';
import { bundleHash, storedBundle } from './bundledGame.js';

/** Where the packages of this program are found. */
const OWN_FOLDER = dirname(fileURLToPath(import.meta.url));

const HTML = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="dark" />
    <title>Replay theatre – Astrarium</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/page.css" />
    <script type="module" src="/page.js"></script>
  </head>
  <body>
    <div id="app"></div>
    <noscript>This page needs JavaScript.</noscript>
  </body>
</html>
`;

const PAGE = `
import { showTheatre } from '@astrarium/web/theatre';
import '@astrarium/web/font.css';
import '@astrarium/web/theatre.css';
showTheatre(() => new Worker('/worker.js', { type: 'module' }));
`;

const WORKER = `
import { upgradesBetween } from '@astrarium/contract';
import { serveTheatre } from '@astrarium/web/theatre-worker';
import { versions } from 'the versions';
const { notifications, simulation, tickMs, ...game } = versions.at(-1);
const upgrades = { ...game.upgrades };
for (const [index, next] of versions.slice(1).entries()) {
  for (const [name, upgrade] of Object.entries(upgradesBetween(versions[index], next))) {
    delete upgrades[name];
    upgrades[name] = upgrade;
  }
}
const sentenceOf = ({ name, tick, ...values }) => {
  const event = { id: '0-0', event: name, tick, created_at_seconds: 0, values };
  const { sentence } = notifications.describe(event);
  return sentence === name ? undefined : sentence;
};
serveTheatre({ sentenceOf, simulation, tickMs, upgrades });
`;

/**
 * Makes the theatre of a game: a folder of pages, which is deleted when the process ends. The rules
 * run in the browser, with the same kernel as the pages. `files` are the bundled files of the
 * game's versions in their order; rules may come back.
 *
 * @throws UsageError when the game needs something that browsers do not have
 */
export async function theatrePages(files: readonly string[]): Promise<string> {
  const { build } = await import('esbuild');
  const folder = mkdtempSync(join(tmpdir(), 'astrarium-theatre-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const common: BuildOptions = {
    bundle: true,
    splitting: true,
    outdir: folder,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    minify: true,
    charset: 'utf8',
    loader: { '.woff2': 'file' },
    assetNames: 'assets/[name]-[hash]',
    chunkNames: 'assets/[name]-[hash]',
    publicPath: '/',
    logLevel: 'silent',
    plugins: [versionsPlugin(files)],
  };
  const make = async (name: string, contents: string): Promise<void> => {
    const stdin = { contents, resolveDir: OWN_FOLDER, sourcefile: `${name}.js` };
    await build({ ...common, stdin, entryNames: name });
  };
  try {
    await Promise.all([make('page', PAGE), make('worker', WORKER)]);
  } catch (error) {
    const [first] = (error as Partial<BuildFailure>).errors ?? [];
    if (first === undefined) throw error;
    throw new UsageError(`The game cannot run in a browser: ${first.text}`);
  }
  mkdirSync(join(folder, 'replay'));
  for (const page of ['index.html', 'replay/index.html']) writeFileSync(join(folder, page), HTML);
  return folder;
}

/** The bundles of a game's versions, and the packages that they import: those of this program. */
function versionsPlugin(files: readonly string[]): Plugin {
  return {
    name: 'the versions of the game',
    setup({ onLoad, onResolve }) {
      onResolve({ filter: /^the versions$/ }, ({ path }) => ({ path, namespace: 'versions' }));
      onLoad({ filter: /.*/, namespace: 'versions' }, () => ({ contents: versionsModule(files) }));
      onResolve({ filter: /.*/, namespace: 'versions' }, ({ path }) => ({
        path,
        namespace: 'game',
      }));
      onLoad({ filter: /.*/, namespace: 'game' }, ({ path }) => ({
        contents: readFileSync(storedBundle(path), 'utf8'),
        resolveDir: OWN_FOLDER,
      }));
      onResolve({ filter: /^@astrarium\/(?:core|contract)/ }, ({ path }) => ({
        path: fileURLToPath(import.meta.resolve(path)),
      }));
      // Each bundle asks for it, for packages in the older form of modules.
      onResolve({ filter: /^node:module$/ }, () => ({ path: 'require', namespace: 'require' }));
      onLoad({ filter: /.*/, namespace: 'require' }, () => ({
        contents: 'export const createRequire = () => undefined;',
      }));
    },
  };
}

/** A module with the versions, each of which knows the hash of its rules. */
function versionsModule(files: readonly string[]): string {
  const different = [...new Set(files)];
  const imports = different.map(
    (file, index) => `import game${index} from ${JSON.stringify(file)};`,
  );
  const games = different.map((file, index) => {
    const rules = JSON.stringify(bundleHash(file));
    return `{ ...game${index}, simulation: { ...game${index}.simulation, rules: ${rules} } }`;
  });
  // A simulation is known by its object.
  const order = files.map((file) => `games[${different.indexOf(file)}]`);
  return [
    ...imports,
    `const games = [${games.join(', ')}];`,
    `export const versions = [${order.join(', ')}];`,
  ].join('\n');
}
