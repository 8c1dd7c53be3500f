import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeQuotes } from './results/quoteFigures.js';
import { writeMissed } from './results/renderMissed.js';
import { renderResults } from './results/renderResults.js';
import type { BenchReport } from './runBench.js';
import { renderService } from './service/renderService.js';
import type { ServiceReport } from './service/runService.js';

/**
 * `node dist/results.js RUN.json` renders the report of a run: `results.md` and its charts, or
 * `service.md`; then it lists the missed targets, and updates the figures that pages quote.
 */
const run = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as BenchReport | ServiceReport;
const folder = fileURLToPath(new URL('..', import.meta.url));
const pages = 'loads' in run ? [['service.md', renderService(run)] as const] : renderResults(run);
for (const [name, text] of pages) {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}
writeMissed(folder);
writeQuotes(folder);
