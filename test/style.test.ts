import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { ROOT } from './tools/sources/sources.js';

// Beside the other tests, not before them: a run tells everything that is wrong at once.
test('the linter and the formatter find nothing', async () => {
  const run = promisify(execFile)('npm', ['run', '--silent', 'lint'], { cwd: ROOT });
  const found = await run.then(
    () => '',
    ({ stderr, stdout }: { readonly stderr: string; readonly stdout: string }) => stdout + stderr,
  );
  expect(found).toBe('');
});
