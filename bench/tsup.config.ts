import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    main: 'src/main.ts',
    child: 'src/child.ts',
    candidates: 'src/candidates.ts',
    results: 'src/results.ts',
    floor: 'src/floor.ts',
    service: 'src/service/service.ts',
    serviceResults: 'src/serviceResults.ts',
    servedGame: 'src/service/servedGame.ts',
    bareServer: 'src/service/bareServer.ts',
  },
  format: 'esm',
  target: 'es2022',
  platform: 'node',
  clean: true,
  // Packages stay outside: a bench runs the built core, as any other program would.
  skipNodeModulesBundle: true,
});
