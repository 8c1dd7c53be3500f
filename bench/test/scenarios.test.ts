import { expect, test } from 'vitest';
import { printReport } from '../src/printReport.js';
import { renderResults } from '../src/results/renderResults.js';
import { environment } from '../src/runBench.js';
import { localArena } from '../src/measure/contestant.js';
import { ADVANCE_CONTENDERS, runAdvance } from '../src/scenarios/advance.js';
import { runScenario } from '../src/runScenario.js';
import { SCENARIOS } from '../src/scenarios/scenarios.js';
import { measureSnapshots } from '../src/scenarios/snapshots.js';
import { FULL } from '../../packages/testkit/test/tier.js';

/** A scenario throws when a peer reaches another world. */
test.each([
  'state-1e5',
  'busy-1e5',
  'probe',
  'codec',
  'quiet-1e6',
  'season-1e5',
  'million',
  'views',
  ...(FULL ? ['moves-1e5', 'replay'] : []),
  'dense-1e5-10%',
  'dense-1e5-100%',
])('%s runs at a small size', async (name) => {
  const report = await runScenario(name, { devices: 600, local: true });
  expect(report.final_hash).toMatch(/^[0-9a-f]{16}$/);
  expect(report.ticks_per_second).toBeGreaterThan(0);
  expect(printReport(report)).toContain(name);
  const run = { environment: environment(), load_average: 1, scenarios: [report] };
  expect(renderResults(run).get('results.md')).toContain(report.final_hash);
});

test('advance runs at a small size', async () => {
  const arena = localArena(ADVANCE_CONTENDERS, 1000);
  expect((await runAdvance(1000, 30_000, arena)).final_hash).toMatch(/^[0-9a-f]{16}$/);
});

test('snapshots runs at a small size', async () => {
  const report = await measureSnapshots(2000, { held: 100, genesisTicks: 200 });
  expect(report.final_hash).toMatch(/^[0-9a-f]{16}$/);
});

test('every scenario has a golden hash', () => {
  for (const { golden } of SCENARIOS) expect(golden).toMatch(/^[0-9a-f]{16}$/);
});
