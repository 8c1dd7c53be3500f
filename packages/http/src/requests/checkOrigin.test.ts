import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { checkOrigin } from './checkOrigin.js';
import { WireFault } from './wireFault.js';

const ORIGINS = ['https://play.example.org', 'http://pages.example.org:8000'];

/** What becomes of a call with these headers: the code of the problem, or `fine`. */
function outcome(host: string | undefined, origin?: string): string {
  const headers = { ...(host !== undefined && { host }), ...(origin !== undefined && { origin }) };
  try {
    checkOrigin({ headers } as IncomingMessage, ORIGINS);
    return 'fine';
  } catch (error) {
    const { problem } = error as WireFault;
    return `${problem.status} ${problem.code} ${problem.errors?.[0]?.name}`;
  }
}

test.each([
  ['127.0.0.1:8080', undefined],
  ['127.0.0.1:8080', 'http://127.0.0.1:8080'],
  ['localhost:8080', 'http://localhost:8080'],
  ['arena.localhost', undefined],
  ['192.0.2.7', 'http://192.0.2.7'],
  ['[::1]:8080', 'http://[::1]:8080'],
  ['play.example.org', undefined],
  ['PLAY.example.org', 'https://play.example.org'],
  ['pages.example.org:8000', undefined],
  ['127.0.0.1:8080', 'http://pages.example.org:8000'],
])('%s may be called by %s', (host, origin) => {
  expect(outcome(host, origin)).toBe('fine');
});

test.each([
  ['127.0.0.1:8080', 'http://evil.example'],
  ['127.0.0.1:8080', 'http://127.0.0.1:9090'],
  ['127.0.0.1:8080', 'http://localhost:8080'],
  ['127.0.0.1:8080', 'null'],
  ['127.0.0.1:8080', 'https://pages.example.org:8000'],
])('%s may not be called by pages of %s', (host, origin) => {
  expect(outcome(host, origin)).toBe('403 foreign_origin Origin');
});

test.each([
  ['evil.example:8080', 'http://evil.example:8080'],
  ['127.0.0.1.evil.example', undefined],
  ['localhost.evil.example', undefined],
  ['pages.example.org', undefined],
  [undefined, undefined],
])('%s is no name of the server', (host, origin) => {
  expect(outcome(host, origin)).toBe('421 unknown_host Host');
});
