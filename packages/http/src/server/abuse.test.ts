import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { httpTester, type RawReply } from '../../test/httpTester.js';

let tester: Awaited<ReturnType<typeof httpTester>>;

beforeAll(async () => {
  tester = await httpTester(() => ({ status: 200, body: { fine: true }, tick: 1 }), {
    timeLimits: { headersMs: 600, requestMs: 900, checkMs: 100, keepAliveMs: 700 },
  });
});

afterAll(() => tester.close());

const HOST = 'Host: a\r\n';
const GOOD = `GET /v1/time HTTP/1.1\r\n${HOST}\r\n`;
const GOOD_LAST = `GET /v1/time HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`;

/** Every answer is either good or a problem with its status, its code and the request's id. */
function codesOf(replies: readonly RawReply[]): string[] {
  return replies.map(({ status, headers, body }) => {
    if (status < 400) return String(status);
    expect(headers['content-type']).toBe('application/problem+json');
    const problem = JSON.parse(body);
    expect(problem).toMatchObject({
      status,
      type: `/problems/${problem.code}`,
      request_id: headers['x-request-id'],
    });
    return `${status} ${problem.code}`;
  });
}

const post = (fields: string, body = ''): string =>
  `POST /v1/accounts/recover HTTP/1.1\r\n${HOST}${fields}\r\n${body}`;
const get = (target: string, fields = HOST): string => `GET ${target} HTTP/1.1\r\n${fields}\r\n`;

const MALFORMED = ['400 malformed_request'];
const BAD_URL = ['400 malformed_url'];

/** Bytes, and the expected answer before the connection is closed. */
const CASES: readonly [string, string, readonly string[]][] = [
  ['bytes that are not HTTP', 'garbage\r\n\r\n', MALFORMED],
  ['TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', MALFORMED],
  ['HTTP/2 with prior knowledge', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', MALFORMED],
  ['HTTP/0.9', 'GET /v1/time\r\n\r\n', MALFORMED],
  ['an unknown version', `GET /v1/time HTTP/9.9\r\n${HOST}\r\n`, MALFORMED],
  ['a method in lower case', `get /v1/time HTTP/1.1\r\n${HOST}\r\n`, MALFORMED],
  ['an unknown method', `STEAL /v1/time HTTP/1.1\r\n${HOST}\r\n`, MALFORMED],
  ['lines that end in LF alone', 'GET /v1/time HTTP/1.1\nHost: a\n\n', MALFORMED],
  ['a folded field', get('/v1/time', `${HOST}X: a\r\n b\r\n`), MALFORMED],
  ['a space before the colon', get('/v1/time', `${HOST}X : a\r\n`), MALFORMED],
  ['a field without a name', get('/v1/time', `${HOST}: a\r\n`), MALFORMED],
  ['a NUL in a field', get('/v1/time', `${HOST}X: a\0b\r\n`), MALFORMED],
  ['a CR in a field', get('/v1/time', `${HOST}X: a\rb\r\n`), MALFORMED],
  ['CONNECT', `CONNECT a:80 HTTP/1.1\r\n${HOST}\r\n`, MALFORMED],
  [
    'a length and chunks',
    post('Content-Length: 6\r\nTransfer-Encoding: chunked\r\n', `0\r\n\r\n${GOOD}`),
    MALFORMED,
  ],
  ['two lengths', post('Content-Length: 0\r\nContent-Length: 5\r\n', GOOD), MALFORMED],
  ['the same length twice', post('Content-Length: 2\r\nContent-Length: 2\r\n', '{}'), MALFORMED],
  ['a length with a plus', post('Content-Length: +2\r\n', '{}'), MALFORMED],
  ['a length below 0', post('Content-Length: -2\r\n', '{}'), MALFORMED],
  ['a length in hex', post('Content-Length: 0x2\r\n', '{}'), MALFORMED],
  ['a coding after chunked', post('Transfer-Encoding: chunked, gzip\r\n', '0\r\n\r\n'), MALFORMED],
  [
    'an unknown coding that ends in chunked',
    post('Transfer-Encoding: xchunked\r\n', '0\r\n\r\n'),
    MALFORMED,
  ],
  ['a target without a slash', get('v1/time'), MALFORMED],
  ['bytes beyond ASCII', get('/v1/devices/\xe9'), MALFORMED],
  ['an upgrade', get('/v1/time', `${HOST}Connection: Upgrade\r\nUpgrade: h2c\r\n`), ['200']],
  [
    'a head of 20 KB',
    get('/v1/time', `${HOST}X: ${'a'.repeat(20_000)}\r\n`),
    ['431 headers_too_large'],
  ],
  ['a URL of 20 KB', get(`/v1/time?${'a'.repeat(20_000)}`), ['414 url_too_long']],
  [
    'a URL that leaves too little room for the fields of a browser',
    get(`/v1/time?${'a'.repeat(8000)}`, `${HOST}X: ${'a'.repeat(600)}\r\n`),
    ['414 url_too_long'],
  ],
  [
    'fields that leave too little room for a URL',
    get(`/v1/time?${'a'.repeat(600)}`, `${HOST}X: ${'a'.repeat(8000)}\r\n`),
    ['431 headers_too_large'],
  ],
];

/** The same for requests after which the connection may live on. */
const READABLE: readonly [string, string, readonly string[]][] = [
  ['no host', get('/v1/time', ''), MALFORMED],
  ['two hosts', get('/v1/time', `${HOST}host: b\r\n`), MALFORMED],
  ['two tokens', get('/v1/time', `${HOST}Authorization: a\r\nauthorization: b\r\n`), MALFORMED],
  ['101 fields', get('/v1/time', HOST + 'X: 1\r\n'.repeat(100)), ['431 headers_too_large']],
  ['100 fields', get('/v1/time', HOST + 'X: 1\r\n'.repeat(98) + 'Y: 2\r\n'), ['200']],
  ['an absolute target', get('http://a/v1/time'), ['200']],
  ['an absolute target with a user', get('http://u@a/v1/time'), BAD_URL],
  ['a broken percent sign', get('/v1/%zz'), BAD_URL],
  ['dots', get('/v1/devices/../time'), ['404 not_found']],
  ['percent-encoded dots', get('/v1/accounts/verify/%2e%2e'), ['404 not_found']],
  ['two slashes', get('//v1/time'), ['404 not_found']],
  ['a trailing slash', get('/v1/time/'), ['404 not_found']],
  ['TRACE', `TRACE /v1/time HTTP/1.1\r\n${HOST}\r\n`, ['405 method_not_allowed']],
  ['another expectation', get('/v1/time', `${HOST}Expect: more\r\n`), ['417 expectation_failed']],
  ['10,000 parameters', get(`/v1/time?${'a&'.repeat(3500)}`), ['200']],
];

describe('bytes that are not a request', () => {
  test.each(CASES)('%s', async (_name, bytes, codes) => {
    expect(codesOf(await tester.raw(bytes))).toEqual(codes);
  });

  test.each(CASES)('after a valid request: %s', async (_name, bytes, codes) => {
    expect(codesOf(await tester.raw(GOOD + bytes))).toEqual(['200', ...codes]);
  });
});

describe('rejected requests', () => {
  test.each(READABLE)('%s', async (_name, bytes, codes) => {
    expect(codesOf(await tester.raw(bytes + GOOD_LAST))).toEqual([...codes, '200']);
  });
});

test('the host of an absolute target comes before the field Host', async () => {
  const guest = (target: string, host: string): string =>
    `POST ${target}/v1/accounts/guest HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
  const replies = [
    await tester.raw(guest('http://evil.example', 'localhost')),
    await tester.raw(guest('', 'evil.example')),
    await tester.raw(guest('http://localhost:1', 'evil.example')),
  ];
  const foreign = '421 unknown_host';
  expect(replies.flatMap(codesOf)).toEqual([foreign, foreign, '200']);
});

describe('one request, split', () => {
  const body = '{"email":"a@b.c"}';
  const request = post(
    `Content-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n`,
    body,
  );

  test('is answered when it arrives in single bytes', async () => {
    tester.calls.length = 0;
    expect(codesOf(await tester.raw(...request))).toEqual(['200']);
    expect(tester.calls.map((call) => call.body)).toEqual([JSON.parse(body)]);
  });

  test('does not reach the host when it is truncated at any byte', async () => {
    tester.calls.length = 0;
    const cuts = [...request].map((_, at) => brokenOff(request.slice(0, at)));
    await Promise.all(cuts);
    expect(tester.calls).toEqual([]);
  });

  function brokenOff(bytes: string): Promise<void> {
    return new Promise((resolve) => {
      const socket = connect(tester.port, '127.0.0.1', () => socket.end(bytes));
      socket
        .resume()
        .on('error', () => undefined)
        .on('close', () => resolve());
    });
  }
});
