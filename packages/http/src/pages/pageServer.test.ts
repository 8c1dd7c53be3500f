import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageServer } from './pageServer.js';

const folder = mkdtempSync(join(tmpdir(), 'astrarium-pages-'));
mkdirSync(join(folder, 'replay'));
writeFileSync(join(folder, 'index.html'), '<title>Built</title>');
writeFileSync(join(folder, 'replay/index.html'), '<title>Replay</title>');
writeFileSync(join(folder, 'replay/gone.html'), '<title>Gone</title>');
const file = join(folder, 'outside.jsonl');
const server = pageServer(folder, { path: '/replay/log/game.jsonl', file });

beforeAll(() => {
  // After the pages are listed: the log is no page.
  writeFileSync(file, '{"kind":"header"}\n');
  return new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** The status and the body of an answer. */
function ask(path: string, method = 'GET', host = 'localhost'): Promise<readonly [number, string]> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path, method, headers: { host } }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (piece: string) => (body += piece));
      answer.on('end', () => resolve([answer.statusCode ?? 0, body]));
    });
    sent.on('error', reject).end();
  });
}

test('serves the pages and the one file', async () => {
  expect(await ask('/')).toEqual([200, '<title>Built</title>']);
  expect(await ask('/replay/?log=log/game.jsonl')).toEqual([200, '<title>Replay</title>']);
  expect(await ask('/replay/log/game.jsonl')).toEqual([200, '{"kind":"header"}\n']);
});

test('serves nothing else', async () => {
  for (const path of ['/outside.jsonl', '/replay/log/', '/replay/log/..%2f..%2findex.html']) {
    expect([path, ...(await ask(path))]).toEqual([path, 404, '']);
  }
  expect(await ask('/', 'POST')).toEqual([405, '']);
});

test('goes on when a file was removed, and at an address that is none', async () => {
  rmSync(join(folder, 'replay/gone.html'));
  expect(await ask('/replay/gone.html')).toEqual([500, '']);
  expect(await ask('//')).toEqual([404, '']);
  expect(await ask('/')).toEqual([200, '<title>Built</title>']);
});

test('refuses names that are not of this machine', async () => {
  expect(await ask('/', 'GET', 'evil.example')).toEqual([421, '']);
  expect(await ask('/', 'GET', 'localhost:8080')).toEqual([200, '<title>Built</title>']);
  expect(await ask('/', 'GET', 'localhost.evil.example')).toEqual([421, '']);
});
