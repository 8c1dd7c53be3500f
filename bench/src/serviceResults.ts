import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeReadme } from './results/writeReadme.js';
import { renderService } from './service/renderService.js';
import type { ServiceReport } from './service/runService.js';

/** `node dist/serviceResults.js RUN.json`: `service.md` and the README's figures, of a run. */
const run = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as ServiceReport;
const room = fileURLToPath(new URL('..', import.meta.url));
writeFileSync(join(room, 'service.md'), renderService(run));
writeReadme(room);
