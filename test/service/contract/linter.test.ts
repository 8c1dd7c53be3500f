import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FULL } from '../../../packages/testkit/test/tier.js';
import { compilerFile } from '../../tools/programs.js';
import { DOCUMENT } from './contractCheck.js';

test.runIf(FULL)('the linter of OpenAPI documents has nothing to say', () => {
  const directory = mkdtempSync(join(tmpdir(), 'astrarium-openapi-'));
  try {
    writeFileSync(join(directory, 'openapi.json'), JSON.stringify(DOCUMENT));
    writeFileSync(join(directory, 'redocly.yaml'), 'extends:\n  - recommended\n');
    const redocly = join(compilerFile('@redocly/cli/package.json'), '../bin/cli.js');
    const found = execFileSync(
      process.execPath,
      [redocly, 'lint', 'openapi.json', '--format', 'json'],
      {
        cwd: directory,
        encoding: 'utf8',
        env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      },
    );
    expect(JSON.parse(found)).toMatchObject({ totals: { errors: 0, warnings: 0 }, problems: [] });
  } finally {
    rmSync(directory, { recursive: true });
  }
});
