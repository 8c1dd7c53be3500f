import { expect, test } from 'vitest';
import { runsList, runsTable, whatRuns } from './tools/whatRuns.js';

// Alone in its process, because startPreciseCoverage slows what runs beside it.
test('shows the files and functions that run for a call, by package', async () => {
  const found = await whatRuns();
  console.log(runsTable(found));
  if (process.env['ASTRARIUM_RUNS'] !== undefined) {
    for (const [what, ran] of found) console.log(`${what}\n${runsList(ran)}`);
  }
  const sources = (what: string): string[] => [...(found.get(what)?.keys() ?? [])];
  expect(sources('GET device')).toContain('packages/http/src/server/httpServer.ts');
  expect(sources('GET device')).not.toContain('packages/space/src/commands/mining/startMining.ts');
  expect(sources('POST start_mining')).toContain(
    'packages/space/src/commands/mining/startMining.ts',
  );
  expect(sources('POST play')).toContain('packages/host/src/store/memoryStore.ts');
  expect(sources('POST play').filter((path) => path.startsWith('packages/space/'))).toEqual([]);
  expect(sources('a tick with a due print')).toContain('packages/sse/src/stream.ts');
  expect(found.get('POST start_mining')?.get('packages/host/src/store/memoryStore.ts')).toContain(
    'commit',
  );
});
