import { defineConfig } from 'vite';

export default defineConfig({
  // Relative addresses: the pages work below any path of any host.
  base: './',
  resolve: { conditions: ['source', 'module', 'browser', 'import', 'default'] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
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
    // No advice about the time that plugins take.
    rolldownOptions: {
      input: ['index.html', 'replay/index.html'],
      checks: { pluginTimings: false },
    },
  },
});
