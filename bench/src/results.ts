import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { renderResults } from './results/renderResults.js';
import { writeReadme } from './results/writeReadme.js';
import type { BenchReport } from './runBench.js';

/** `node dist/results.js RUN.json`: `results.md`, its charts and the README's figures, of a run. */
const run = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as BenchReport;
const room = fileURLToPath(new URL('..', import.meta.url));
for (const [name, text] of renderResults(run)) {
  mkdirSync(dirname(join(room, name)), { recursive: true });
  writeFileSync(join(room, name), text);
}
writeReadme(room);
