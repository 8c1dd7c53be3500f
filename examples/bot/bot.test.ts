import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createClient } from '@astrarium/space/client';
import { build } from 'esbuild';
import { afterAll, expect, test } from 'vitest';
import { servedGame } from '../../test/service/servedGame.js';
import { botTurn } from './src/botTurn.js';

test('the bot gives idle devices commands, and none to busy ones', async () => {
  const game = await servedGame();
  const { token } = await game.join('Ada');
  const client = createClient({ baseUrl: game.url, token });
  const turn = async (): Promise<readonly string[]> => {
    const lines: string[] = [];
    expect(await botTurn(client, (line) => void lines.push(line))).toBe(game.host.tick);
    return lines.map((line) => line.replace(/ [0-9a-f]{8}/, ''));
  };
  expect(await turn()).toEqual([
    'survey_drone: scan, done',
    'mining_drone: start_mining, done',
    'mining_drone: start_mining, done',
    'autofactory: enqueue_print, done',
  ]);
  expect(await turn()).toEqual([]);
  await game.host.advance(3600);
  expect(await turn()).toContain('mining_drone: start_mining, done');
  await game.close();
});

const folder = mkdtempSync(join(tmpdir(), 'astrarium-bot-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Starts the program of the bot; `output` is what it has printed. */
async function startBot(environment: Readonly<Record<string, string>>) {
  const outfile = join(folder, 'main.mjs');
  const main = fileURLToPath(new URL('src/main.ts', import.meta.url));
  await build({
    entryPoints: [main],
    outfile,
    bundle: true,
    conditions: ['source'],
    format: 'esm',
    platform: 'node',
  });
  const env = { ...process.env, ...environment };
  const child = spawn(process.execPath, [outfile], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (piece: string) => void (text += piece));
  }
  const ended = new Promise((resolve) => child.on('exit', resolve));
  return { ended, output: () => text, stop: () => void child.kill() };
}

test('the bot says that it waits for a server, and why it ends', async () => {
  const game = await servedGame();
  const { url } = game;
  const refused = await startBot({ ASTRARIUM_URL: url, ASTRARIUM_TOKEN: 'invalid' });
  expect(await refused.ended).toBe(1);
  expect(refused.output()).toBe('The request has no valid token (unauthorized)\n');
  await game.close();

  const waiting = await startBot({ ASTRARIUM_URL: url, ASTRARIUM_TOKEN: 'invalid' });
  const line = `Cannot reach ${url}: no server listens there; next attempt in 0.`;
  await expect.poll(waiting.output).toContain(line);
  waiting.stop();
  await waiting.ended;
});
