import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeCapacity } from './results/renderCapacity.js';
import { writeReadme } from './results/renderReadme.js';
import { renderResults } from './results/renderResults.js';
import type { BenchReport } from './runBench.js';
import { renderService } from './service/renderService.js';
import type { ServiceReport } from './service/runService.js';

/**
 * `node dist/results.js RUN.json` renders the report of a run: `results.md` and its charts, or
 * `service.md`; then it updates the figures of the README and of docs/CAPACITY.md.
 */
const run = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as BenchReport | ServiceReport;
const folder = fileURLToPath(new URL('..', import.meta.url));
const pages = 'loads' in run ? [['service.md', renderService(run)] as const] : renderResults(run);
for (const [name, text] of pages) {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}
writeReadme(folder);
writeCapacity(folder);
