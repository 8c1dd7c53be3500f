import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FULL } from '../packages/testkit/test/tier.js';
import { runCli } from '../packages/cli/src/runCli.js';
import { ROOT } from './tools/sources/sources.js';
import { textPicture } from './tools/browser/textPicture.js';

const PICTURE = join(ROOT, 'docs/demo.svg');
const RECORD = process.env['ASTRARIUM_RECORD'] === 'picture';

/**
 * The picture may change when the demo prints something else. Record it anew with
 * `ASTRARIUM_RECORD=picture npx vitest run test/demoPicture.test.ts`.
 */
test.runIf(FULL || RECORD)('the picture in the README shows what the demo prints', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'astrarium-picture-'));
  const out: string[] = [];
  try {
    const code = await runCli(['demo', '--log', join(folder, 'demo.jsonl')], {
      out: (text) => void out.push(text),
      error: (text) => void out.push(text),
      progress: () => ({ update: () => undefined, stop: () => undefined }),
      exitCode: 0,
    });
    expect(code).toBe(0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const lines = out.join('\n').split('\n');
  const map = lines.slice(lines.findIndex((line) => line.includes('light years')));
  // The speed and the name of the log differ from run to run, the hash with every ruleset.
  const shown = map.filter((line) => !/ per second|\.jsonl|final hash/.test(line));
  const picture = textPicture(['$ npm run demo', '', ...shown]);
  if (RECORD) writeFileSync(PICTURE, picture);
  expect(readFileSync(PICTURE, 'utf8')).toBe(picture);
});
