import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cliBundle } from './tools/cliBundle.js';
import { type PostgresServer, postgresServer } from './tools/servers/postgresServer.js';
import { blocksOf, patternOf } from './tools/sources/blocks.js';
import { ROOT } from './tools/sources/sources.js';

/** TUTORIAL.md and README.md have tests of their own. */
const PAGES = ['EMBEDDING', 'HTTP', 'REPLAY', 'SERVING', 'STDIO', 'STREAMS', 'WEBHOOKS'];

const folder = mkdtempSync(join(tmpdir(), 'astrarium-pages-'));
let database: PostgresServer;
beforeAll(async () => {
  database = await postgresServer();
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await database.stop();
});

/** What readers put in place of the examples of a page; games are an hour instead of a day. */
function asTyped(code: string): string {
  return code
    .replaceAll(/postgres:\/\/\S+/g, database.address)
    .replaceAll(/(--at|--ticks) 86400/g, '$1 3600')
    .replaceAll('http://127.0.0.1:8080', '$URL')
    .replaceAll(/^TOKEN=astrarium_….*$/gm, '')
    .replaceAll('TOKEN=…', 'TOKEN=$TOKEN')
    .replaceAll('1a2b3c4d', '$DRONE');
}

/** The lines of a block, each with a check of its exit code: `set -e` accepts `false && true`. */
function checked(code: string): string {
  const lines = code.replaceAll(/\\\n\s*/g, '').split('\n');
  return lines.map((line) => `${line}\n[ $? = 0 ]\n`).join('');
}

/** The blocks of a page as one script, which begins with a running server of the space game. */
function scriptOf(page: string): string {
  const blocks = blocksOf(page, readFileSync(join(ROOT, 'docs', `${page}.md`), 'utf8'));
  const parts = blocks
    .filter(({ language }) => language === 'sh')
    .map(({ code, place }) => `begin ${place}\n${checked(asTyped(code))}`);
  const preparation = `. ${join(ROOT, 'test/tools/pageShell.sh')}\nserve\n`;
  return `${preparation}${parts.join('\n')}\nstop_servers\n`;
}

/** Runs a script in a home of its own; returns what it prints. */
async function run(page: string, script: string): Promise<string> {
  const home = join(folder, page);
  const clone = join(home, 'clone');
  mkdirSync(clone, { recursive: true });
  symlinkSync(join(ROOT, 'examples'), join(clone, 'examples'));
  const { DISPLAY: _display, ...rest } = process.env;
  const env = { ...rest, HOME: home, CLI: await cliBundle() };
  const file = join(home, 'page.sh');
  writeFileSync(file, script);
  const options = { cwd: clone, env, maxBuffer: 10_000_000 };
  try {
    return (await promisify(execFile)('bash', [file], options)).stdout;
  } catch (error) {
    const { stderr, stdout } = error as { readonly stderr: string; readonly stdout: string };
    throw new Error(`${page} failed after: ${stdout.slice(-2000)}\n${stderr}`, { cause: error });
  }
}

// Most of the time, each waits for a program: for a start, an end, or a stream to say something.
test.concurrent.each(PAGES)('every shell line of %s runs', { timeout: 600_000 }, async (page) => {
  const script = scriptOf(page);
  const printed = await run(page, script);
  expect(printed.match(/^# \w+:\d+$/gm)).toHaveLength(script.match(/^begin /gm)?.length ?? 0);
});

test('the requests of STDIO.md get the answers that it shows', async () => {
  const blocks = blocksOf('STDIO', readFileSync(join(ROOT, 'docs/STDIO.md'), 'utf8'));
  const dialogue = blocks.find(({ code }) => code.startsWith('→ '))?.code ?? '';
  const linesOf = (mark: string): string[] =>
    dialogue.split('\n').flatMap((line) => (line.startsWith(mark) ? line.slice(2) : []));
  const args = [await cliBundle(), 'stdio', '--seed', '7'];
  const input = linesOf('→').map((line) => `${line}\n`);
  const answers = execFileSync(process.execPath, args, { input: input.join(''), encoding: 'utf8' });
  const lines = answers.trim().split('\n');
  expect(lines).toEqual(linesOf('←').map((line) => expect.stringMatching(patternOf(line))));
  expect(lines).toHaveLength(2);
});
