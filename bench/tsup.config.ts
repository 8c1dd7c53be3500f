import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    main: 'src/main.ts',
    contender: 'src/contender.ts',
    candidates: 'src/candidates.ts',
    results: 'src/results.ts',
    journalCost: 'src/journalCost.ts',
    service: 'src/service/service.ts',
    gameProcess: 'src/service/gameProcess.ts',
    bareProcess: 'src/service/bareProcess.ts',
    webProcess: 'src/service/webProcess.ts',
    millionProcess: 'src/service/millionProcess.ts',
    sqliteProcess: 'src/service/sqliteProcess.ts',
    attacks: 'src/attacks/attacks.ts',
    attackerProcess: 'src/attacks/attackerProcess.ts',
  },
  format: 'esm',
  target: 'es2022',
  platform: 'node',
  clean: true,
  // Packages are not bundled: the bench runs their builds, as any other program does.
  skipNodeModulesBundle: true,
});
