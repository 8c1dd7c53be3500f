import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, expect, test } from 'vitest';
import { FULL } from '../../packages/testkit/test/tier.js';
import { bundledHostThreads } from '../../test/tools/hostThreads.js';
import { groupCommit } from '../src/service/groupCommit.js';
import { jsonSchema } from '../src/service/jsonSchema.js';
import { keepAlive, requestBytes, statusOf } from '../src/service/keepAlive.js';
import { renderService, SERVICE_TARGETS } from '../src/service/renderService.js';
import type { ServiceReport } from '../src/service/runService.js';

const folder = mkdtempSync(join(tmpdir(), 'astrarium-bench-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

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

test('the bare group commit resolves after the bytes are written', async () => {
  const path = join(folder, 'bare');
  const file = openSync(path, 'a');
  const append = groupCommit(file);
  for (let round = 1; round <= 3; round += 1) {
    await Promise.all(['a', 'b', 'c'].map((text) => append(Buffer.from(text))));
    expect(readFileSync(path, 'utf8')).toBe('abc'.repeat(round));
  }
  closeSync(file);
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
  const args = ['--json', '--rounds', '1', '--milliseconds', '100', '--devices', '2000'];
  // Not in the system's temporary folder, which may be in memory.
  const text = await outputOf(join(outdir, 'service.js'), [...args, '--folder', outdir]);
  expect(await outputOf(join(outdir, 'service.js'), ['--help'])).toContain('--rounds N');
  await expect(outputOf(join(outdir, 'service.js'), ['--rounds', '0'])).rejects.toThrow('with 2');
  rmSync(outdir, { recursive: true });
  const report = JSON.parse(text) as ServiceReport;
  for (const { figure } of SERVICE_TARGETS) {
    if (report.not_run[figure] !== undefined) expect(report.figures[figure]).toBeUndefined();
    else expect(report.figures[figure]).toBeGreaterThan(0);
  }
  expect(report.figures['events_meanwhile']).toBeGreaterThan(0);
  expect(report.loads.map(({ per_second }) => per_second > 0)).not.toContain(false);
  const page = renderService({
    ...report,
    figures: { page_over_hono: 0.91, idle_mb: 101 },
    not_run: { http_over_redis: 'no Redis' },
  });
  expect(page).toContain('| 0.91 | ≤ 1 | reached |');
  expect(page).toContain('| 101 | ≤ 100 | **not reached** |');
  expect(page).toContain('| not run | ≤ 8 | no Redis |');
});

/** The programs of the bench beside the first one. */
const PROGRAMS = ['gameProcess', 'bareProcess', 'webProcess', 'sqliteProcess', 'millionProcess'];

const NOT_BUNDLED = [
  '@hono/node-server',
  '@photostructure/sqlite',
  'fastify',
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

test('the schema of values is that of each of them', () => {
  const values = [
    { a: 1, b: null },
    { a: 'x', b: [1.5, {}], c: true },
  ];
  expect(jsonSchema(values)).toEqual({
    type: 'object',
    properties: {
      a: { type: ['integer', 'string'] },
      b: {
        type: ['null', 'array'],
        items: { type: ['number', 'object'], properties: {}, required: [] },
      },
      c: { type: 'boolean' },
    },
    required: ['a', 'b'],
  });
});
