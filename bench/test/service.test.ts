import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { FULL } from '../../packages/testkit/test/tier.js';
import { bundledHostThreads } from '../../test/tools/hostThreads.js';
import { keepAlive, requestBytes, statusOf } from '../src/service/clients.js';

test('the client returns whole answers that arrive in pieces', async () => {
  const server = createServer((request, response) => {
    const body = request.method === 'GET' ? 'x'.repeat(200_000) : '';
    response.writeHead(request.headers.authorization === 'Bearer t' ? 200 : 401, {
      'Content-Length': body.length,
    });
    for (let at = 0; at < body.length; at += 50_000) response.write(body.slice(at, at + 50_000));
    response.end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const client = await keepAlive((server.address() as AddressInfo).port);
  for (const [method, token, status, length] of [
    ['GET', 't', 200, 200_000],
    ['POST', 't', 200, 0],
    ['GET', 'u', 401, 200_000],
  ] as const) {
    const answer = await client.exchange(requestBytes(method, '/', token));
    expect(statusOf(answer)).toBe(status);
    expect(answer.length - answer.indexOf('\r\n\r\n') - 4).toBe(length);
  }
  const lost = client.exchange(Buffer.from('GET'));
  server.closeAllConnections();
  await expect(lost).rejects.toThrow('the server closed the connection');
  server.close();
});

test.runIf(FULL)('a short run measures every figure while the game changes', async () => {
  const src = fileURLToPath(new URL('../src/service/', import.meta.url));
  // In the folder of the build, so that Node finds the packages that are not bundled.
  const outdir = fileURLToPath(new URL(`../dist/under-test-${process.pid}/`, import.meta.url));
  await build({
    entryPoints: ['service', ...PROGRAMS].map((name) => `${src}${name}.ts`),
    outdir,
    bundle: true,
    conditions: ['source'],
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'silent',
    plugins: [bundledHostThreads],
    external: [...NOT_BUNDLED],
  });
  const args = ['--rounds', '1', '--milliseconds', '100', '--devices', '2000'];
  // Not in the system's temporary folder, which may be in memory.
  const page = await outputOf(join(outdir, 'service.js'), [...args, '--folder', outdir]);
  expect(await outputOf(join(outdir, 'service.js'), ['--help'])).toContain('--rounds N');
  await expect(outputOf(join(outdir, 'service.js'), ['--rounds', '0'])).rejects.toThrow('with 2');
  rmSync(outdir, { recursive: true });
  // Loads, then figures, of which that of Redis is missing where it is not installed.
  const rows = page.split('\n').filter((line) => /^\| .* (?:\d|not run)/.test(line));
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter((row) => /NaN|\| 0 \|/.test(row))).toEqual([]);
  const hashes = page.match(/(?<=`)[0-9a-f]{16}(?=`)/g) ?? [];
  expect(hashes.length).toBeGreaterThan(new Set(hashes).size);
});

/** The programs of the bench beside the first one. */
const PROGRAMS = ['gameProcess', 'honoProcess', 'sqliteProcess'];

const NOT_BUNDLED = [
  '@hono/node-server',
  '@photostructure/sqlite',
  'hono',
  'pg',
  'pino',
  'prom-client',
];

function outputOf(script: string, args: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, [script, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (piece: string) => (text += piece));
  return new Promise((done, failed) => {
    child.on('close', (code) => {
      if (code === 0) done(text);
      else failed(new Error(`the bench ended with ${code}`));
    });
  });
}
