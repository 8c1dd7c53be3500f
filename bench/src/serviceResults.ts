import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { renderService } from './service/renderService.js';
import type { ServiceReport } from './service/runService.js';

/** `node dist/serviceResults.js RUN.json`: writes `service.md` from a run's figures. */
const run = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as ServiceReport;
writeFileSync(fileURLToPath(new URL('../service.md', import.meta.url)), renderService(run));
