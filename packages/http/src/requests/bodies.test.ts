import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { type HttpTester, JSON_BODY, post, startTester, TOKEN } from '../../test/httpTester.js';

let tester: HttpTester;

describe('bodies', () => {
  const send = async (...parameters: Parameters<typeof post>) => {
    const response = await tester.fetch('/v1/accounts', post(...parameters));
    const { status, headers } = response;
    const code = status === 200 ? 'fine' : ((await response.json()) as { code: string }).code;
    return { outcome: `${status} ${code}`, headers };
  };

  test.each([
    ['application/json', '200 fine'],
    ['application/json; charset=utf-8', '200 fine'],
    ['Application/JSON;charset="UTF-8"', '200 fine'],
    ['application/json; charset=latin1', '415 unsupported_media_type'],
    ['application/merge-patch+json', '415 unsupported_media_type'],
    ['application/x-www-form-urlencoded', '415 unsupported_media_type'],
    ['text/plain', '415 unsupported_media_type'],
    ['', '415 unsupported_media_type'],
  ])('Content-Type: %s', async (type, expected) => {
    tester = await startTester();
    const { outcome, headers } = await send(Buffer.from('{"a":1}'), { 'content-type': type });
    expect(outcome).toBe(expected);
    if (outcome !== '200 fine') expect(headers.get('accept')).toBe('application/json');
  });

  test('accepts a merge patch for PATCH', async () => {
    tester = await startTester();
    const patch = (type: string) =>
      tester.fetch('/v1/accounts/me', {
        method: 'PATCH',
        body: '{"name":"a"}',
        headers: { 'content-type': type },
      });
    expect((await patch('application/merge-patch+json')).status).toBe(200);
    expect(tester.calls[0]?.body).toEqual({ name: 'a' });
    const other = await patch('application/json-patch+json');
    expect(other.status).toBe(415);
    expect(other.headers.get('accept-patch')).toContain('application/merge-patch+json');
  });

  test('rejects compressed bodies', async () => {
    tester = await startTester();
    const { outcome, headers } = await send('x', { ...JSON_BODY, 'content-encoding': 'gzip' });
    expect(outcome).toBe('415 unsupported_media_type');
    expect(headers.get('accept-encoding')).toBe('identity');
  });

  test.each([
    [65_536, '200 fine'],
    [65_537, '413 payload_too_large'],
    [1_000_000, '413 payload_too_large'],
    [1_500_000, '413 payload_too_large'],
  ])('%i bytes', async (bytes, expected) => {
    tester = await startTester();
    const { outcome } = await send(JSON.stringify('x'.repeat(bytes - 2)));
    expect(outcome).toBe(expected);
    expect(tester.calls).toHaveLength(expected === '200 fine' ? 1 : 0);
  });

  /** What a client reads that first writes all, and what went wrong with its writing. */
  const written = (head: string, bytes: number): Promise<readonly [string, unknown]> =>
    new Promise((resolve) => {
      let [said, fault]: [string, unknown] = ['', undefined];
      const socket = connect(tester.port, '127.0.0.1').pause();
      socket.on('error', (error) => (fault = error));
      socket.on('data', (part) => (said += String(part)));
      socket.on('close', () => resolve([said, fault]));
      socket.write(`${head}\r\nHost: a\r\nContent-Length: ${bytes}\r\n\r\n`);
      socket.write(Buffer.alloc(bytes, 'x'), () => socket.resume());
    });

  test.each([2_000_000, 15_000_000])('the sender of %i bytes reads why', async (bytes) => {
    tester = await startTester();
    const type = 'Content-Type: application/json';
    for (const [line, status] of [
      [`POST /v1/accounts HTTP/1.1\r\n${type}`, 413],
      [`PATCH /v1/accounts/me HTTP/1.1\r\n${type}`, 401],
      ['POST /v1/nothing HTTP/1.1', 404],
      ['GET /v1/time HTTP/1.1', 200],
    ] as const) {
      const [said, fault] = await written(line, bytes);
      expect([said.slice(0, 12), fault]).toEqual([`HTTP/1.1 ${status}`, undefined]);
    }
  });

  test.each([
    [413, { 'content-type': 'application/json' }, [65_537, 300_000, 1_000_000]],
    [415, { 'content-type': 'text/plain' }, [60_000, 300_000, 2_000_000]],
    [415, { 'content-encoding': 'gzip' }, [60_000, 300_000, 2_000_000]],
    [400, { 'content-type': 'application/json' }, [5000, 30_000, 65_536]],
  ])(
    'counts bodies refused with %i and %j alike, whatever their size',
    async (status, more, all) => {
      tester = await startTester();
      const left: number[] = [];
      for (const length of all) {
        const init = { ...post('x'.repeat(length), more), method: 'PATCH' };
        const answer = await tester.fetch('/v1/accounts/me', init);
        expect(answer.status).toBe(status);
        left.push(3000 - Number(/r=(\d+)/.exec(answer.headers.get('ratelimit') ?? '')?.[1]));
      }
      expect(left).toEqual([16, 32, 48]);
    },
  );

  test('rejects an endless body', async () => {
    tester = await startTester();
    const chunk = `10000\r\n${'x'.repeat(65_536)}\r\n`;
    const head =
      'POST /v1/accounts HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n' +
      'Transfer-Encoding: chunked\r\n\r\n';
    const replies = await tester.raw(head, ...Array.from({ length: 24 }, () => chunk));
    expect(replies.map(({ status }) => status)).toEqual([413]);
  });

  test('sends 100 Continue unless the body is too large', async () => {
    tester = await startTester();
    const head = (bytes: number) =>
      `POST /v1/accounts HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${bytes}\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n`;
    const good = await tester.raw(head(2), '{}');
    expect(good.map(({ status }) => status)).toEqual([100, 200]);
    const large = await tester.raw(head(100_000));
    expect(large.map(({ status }) => status)).toEqual([413]);
  });

  test('treats an empty body of any type as no body', async () => {
    tester = await startTester();
    expect((await send('', {})).outcome).toBe('200 fine');
    expect((await send('', { 'content-type': 'text/plain' })).outcome).toBe('200 fine');
    const chunked = 'DELETE /v1/webhooks/a HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n';
    const fields = `Authorization: Bearer ${TOKEN}\r\nConnection: close\r\n\r\n`;
    const [none] = await tester.raw(`${chunked}${fields}0\r\n\r\n`);
    expect(none?.status).toBe(200);
    expect(tester.calls.map(({ body }) => body)).toEqual([undefined, undefined, undefined]);
    const [some] = await tester.raw(`${chunked}${fields}2\r\n{}\r\n0\r\n\r\n`);
    expect(some?.status).toBe(415);
  });

  test('reads the confirmation of a deletion whatever its type, unless a page sends it', async () => {
    tester = await startTester();
    const body = '{"confirm":"Ada"}';
    const deletion = async (headers: Record<string, string>) =>
      (await tester.fetch('/v1/accounts/me', { method: 'DELETE', body, headers })).status;
    expect(await deletion({})).toBe(200);
    expect(await deletion({ 'content-type': 'application/x-www-form-urlencoded' })).toBe(200);
    expect(tester.calls.map((call) => call.body)).toEqual(Array(2).fill({ confirm: 'Ada' }));
    expect(await deletion({ 'content-type': 'text/plain', origin: 'http://a' })).toBe(415);
  });

  test('ignores the body of a GET', async () => {
    tester = await startTester();
    const replies = await tester.raw(
      'GET /v1/time HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhello',
      'GET /v1/time HTTP/1.1\r\nHost: a\r\nContent-Length: 2000000\r\n\r\nhello',
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(replies[1]?.headers['connection']).toBe('close');
    expect(tester.calls.map(({ body }) => body)).toEqual([undefined, undefined]);
  });
});

describe('header fields of requests', () => {
  test('rejects another media type before any change', async () => {
    tester = await startTester();
    const headers = { ...JSON_BODY, accept: 'text/csv' };
    const response = await tester.fetch('/v1/accounts', post('{}', headers));
    expect(response.status).toBe(406);
    expect(await response.json()).toMatchObject({ code: 'not_acceptable' });
    expect(tester.calls).toEqual([]);
  });

  test.each(['if-match', 'if-unmodified-since'])('rejects a change with %s', async (name) => {
    tester = await startTester();
    const response = await tester.fetch(
      '/v1/accounts',
      post('{}', { ...JSON_BODY, [name]: '"a"' }),
    );
    expect(response.status).toBe(412);
    expect(tester.calls).toEqual([]);
  });

  test('passes a quoted or bare key on with changes only', async () => {
    const patch = (key: string) => ({
      ...post('{}', { ...JSON_BODY, 'idempotency-key': key }),
      method: 'PATCH',
    });
    tester = await startTester();
    for (const key of ['"a b"', 'a']) {
      await tester.fetch('/v1/accounts/me', patch(key));
    }
    await tester.fetch('/v1/time', { headers: { 'idempotency-key': 'a' } });
    // Outcomes of reads and of public operations are not stored.
    for (const path of ['/v1/forks', '/v1/accounts']) {
      await tester.fetch(path, post('{}', { ...JSON_BODY, 'idempotency-key': 'a b' }));
    }
    expect(tester.calls.map(({ idempotencyKey }) => idempotencyKey)).toEqual([
      'a b',
      'a',
      undefined,
      undefined,
      undefined,
    ]);
    const invalidEmail = await tester.fetch('/v1/accounts/me', patch('a b'));
    expect(invalidEmail.status).toBe(400);
    expect(await invalidEmail.json()).toMatchObject({
      errors: [{ in: 'header', name: 'Idempotency-Key' }],
    });
  });
});
