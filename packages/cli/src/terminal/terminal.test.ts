import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { progressBar } from './terminal.js';
import { type LineWriter, serviceLog } from '@astrarium/http';
import { prettyLine, prettyWriter } from './prettyWriter.js';
import { isAwaited } from './endWithParent.js';

/** The text that a half-finished bar writes to a stream. */
function written(isTTY: boolean): string {
  const stream = Object.assign(new PassThrough({ encoding: 'utf8' }), { isTTY, columns: 80 });
  const terminal = stream as unknown as NodeJS.WriteStream;
  const bar = progressBar(terminal, 'playing', 10);
  bar.update(5);
  const text = String(stream.read() ?? '');
  bar.stop();
  return text;
}

test('an interrupted bar leaves the terminal as it was', () => {
  const text = written(true);
  expect(text).toContain('playing');
  // It hides no cursor and disables no line wrapping.
  expect(text).not.toMatch(/\[\?(?:25|7)l/);
});

test('a stream that is no terminal gets no bar', () => {
  expect(written(false)).toBe('');
});

/** A log in the pretty form, and what it wrote; each time of day is replaced by `T`. */
function tester(isTTY: boolean, columns = 120) {
  let text = '';
  const to: LineWriter = {
    write: (line) => void (text += line),
    dropped: () => 0,
    close: () => Promise.resolve(),
  };
  const { close, logger } = serviceLog({ to: prettyWriter(to, { isTTY, columns }) });
  return {
    close,
    logger,
    text: () => text.replaceAll(/^(.*)\d\d:\d\d:\d\d /gm, '$1T '),
    request: (status: number, account = 2) =>
      logger.info({ method: 'GET', route: '/v1/time', status, ms: 1.5, account }, 'request'),
  };
}

test('writes readable lines', () => {
  const { logger, request, text } = tester(false);
  request(200);
  request(401, 0);
  logger.warn({ reason: 'behind', tick: 7 }, 'not ready');
  logger.error({ route: '/v1/time', stack: 'Error: broken\n    at here' }, 'failed');
  logger.info({ token: 'secret', list: [1] }, 'hello');
  expect(text()).toBe(
    [
      'T GET /v1/time 200 1.5 ms, account 2',
      'T GET /v1/time 401 1.5 ms',
      'T WARNING not ready (reason behind, tick 7)',
      'T ERROR failed (route /v1/time)',
      'Error: broken',
      '    at here',
      'T hello (token [redacted], list [1])',
      '',
    ].join('\n'),
  );
});

test('escapes what could control a terminal', () => {
  const { logger, text } = tester(true);
  logger.warn({ reason: 'a\n\x1b[2Jb\u009b' }, 'not ready');
  expect(text()).toBe('T WARNING not ready (reason a\\n\\u001b[2Jb\\u009b)\n');
});

test('counts requests in the last line of a terminal', async () => {
  const { close, logger, request, text } = tester(true);
  for (let n = 0; n < 300; n += 1) request(200);
  for (let n = 0; n < 150; n += 1) request(409);
  request(500);
  await expect.poll(text).toContain('requests');
  logger.info({ tick: 7 }, 'ready');
  await close();
  const counted = '401 requests, 100 refused, 1 failed; last: GET /v1/time 500';
  const all = '451 requests, 150 refused, 1 failed; last: GET /v1/time 500';
  const erase = '\r\x1b[K';
  expect(text()).toBe(`${erase}${counted}${erase}T ready (tick 7)\n${counted}${erase}${all}\n`);
});

test('cuts the last line to the width of the terminal', async () => {
  const { close, request, text } = tester(true, 12);
  request(200);
  await close();
  expect(text()).toBe('\r\x1b[K1 requests,\n');
});

test('makes a line readable that was written as JSON', () => {
  const line = prettyLine('{"level":40,"time":0,"dropped":3,"msg":"lines could not be written"}\n');
  expect(line).toMatch(/^\d\d:\d\d:\d\d WARNING lines could not be written \(dropped 3\)\n$/);
});

test.each([
  ["'astrarium'", true],
  ['astrarium "serve" "--port" "0"', true],
  ['turbo run build && node packages/cli/bin/astrarium.js serve', true],
  ['astrarium serve &', false],
  ['nohup astrarium serve', false],
  ['setsid node bin/astrarium.js serve && echo started', false],
  ['astrarium-deploy', false],
  ['node deploy.js', false],
  [undefined, false],
])('npm waits for the program in the script %s: %s', (script, isTrue) => {
  expect(isAwaited({ npm_lifecycle_script: script })).toBe(isTrue);
});
