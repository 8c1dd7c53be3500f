import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const FONT = createRequire(import.meta.url).resolve('@astrarium/web/font.css');

/** The licence of the font goes with it wherever the pages are copied. */
const fontLicence: Plugin = {
  name: 'licence of the font',
  generateBundle() {
    const source = readFileSync(join(dirname(FONT), 'inter.LICENSE'));
    this.emitFile({ type: 'asset', fileName: 'assets/inter.LICENSE', source });
  },
};

/** The guides for players, in the order in which a server lists them. */
const GUIDES = ['TUTORIAL', 'HTTP', 'STREAMS', 'WEBHOOKS', 'STDIO', 'RULES'];

/** The guides are served with the pages, under `/docs/`. */
const guides: Plugin = {
  name: 'guides',
  generateBundle() {
    GUIDES.forEach((name, place) => {
      const source = readFileSync(new URL(`../../../docs/${name}.md`, import.meta.url));
      this.emitFile({ type: 'asset', fileName: `guides/${place + 1}-${name}.md`, source });
    });
  },
};

export default defineConfig({
  // Relative addresses: the pages work below any path of any host.
  base: './',
  resolve: { conditions: ['source', 'module', 'browser', 'import', 'default'] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [fontLicence, guides],
  worker: { format: 'es' },
  build: {
    // In the package of the game, which is published.
    outDir: '../dist/pages',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    // The policy of the pages allows no inlined files, and needs no polyfill.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The licences of the libraries go with the pages, too.
    license: { fileName: 'assets/libraries.LICENSE.md' },
    // No advice about the time that plugins take.
    rolldownOptions: {
      input: ['index.html', 'replay/index.html'],
      checks: { pluginTimings: false },
    },
  },
});
