import { connect } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type HttpTester, lineList, startTester, TOKEN } from '../../test/httpTester.js';
import { type LineKind, lineSampler, serviceLog } from './serviceLog.js';
import { lineWriter, type WriteBytes } from './lineWriter.js';

let tester: HttpTester;

const EMAIL = 'canary@example.org';

test('writes a line per request, with its route and not its path', async () => {
  tester = await startTester(() => ({ status: 200, body: { a: 1 }, tick: 1 }));
  await tester.fetch('/v1/devices/DEADBEEF?a=b', { headers: { 'x-request-id': 'mine' } });
  expect(tester.lines.map((line) => JSON.parse(line))).toEqual([
    {
      level: 30,
      time: expect.any(Number),
      method: 'GET',
      route: '/v1/devices/{code}',
      status: 200,
      ms: 0,
      bytes: 7,
      request_id: 'mine',
      account: 7,
      msg: 'request',
    },
  ]);
});

test('writes a line for broken bytes, with the id of their answer', async () => {
  tester = await startTester();
  const [reply] = await tester.raw(`GET /v1/${TOKEN} HTTP/7\r\n\r\n`);
  expect(tester.lines.map((line) => JSON.parse(line))).toMatchObject([
    { code: 'malformed_request', request_id: reply?.headers['x-request-id'], msg: 'broken' },
  ]);
});

test('logs no error for an incomplete body', async () => {
  tester = await startTester();
  const head = 'POST /v1/accounts HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
  await new Promise<void>((resolve) => {
    const socket = connect(tester.port, '127.0.0.1', () => {
      socket.write(`${head}Content-Length: 9\r\n\r\n{`, () => socket.destroy());
    });
    socket.on('close', () => resolve());
  });
  await expect.poll(() => tester.lines.length).toBe(2);
  expect(tester.lines.map((line) => JSON.parse(line).level)).toEqual([30, 30]);
});

test('keeps tokens and addresses out of logs, metrics and problems', async () => {
  tester = await startTester(({ operation }) => {
    if (operation === 'time.get') throw new Error('broken');
    return { status: 200, body: {}, tick: 1 };
  });
  const json = { 'content-type': 'application/json', 'idempotency-key': `key-${TOKEN}` };
  const body = JSON.stringify({ email: EMAIL });
  const answers = await Promise.all([
    tester.fetch('/v1/devices'),
    tester.fetch('/v1/time'),
    tester.fetch(`/v1/accounts/verify/${TOKEN}`),
    tester.fetch(`/v1/nowhere/${TOKEN}/${EMAIL}`),
    tester.fetch(`/v1/time?token=${TOKEN}&email=${EMAIL}`, { method: 'DELETE' }),
    tester.fetch('/v1/accounts/recover', { method: 'POST', body, headers: json }),
    tester.fetch('/v1/accounts/recover', { method: 'POST', body: `{${body}`, headers: json }),
    tester.fetch('/v1/devices', { headers: { authorization: `Basic ${TOKEN}` } }),
    tester.fetch('/v1/devices', { headers: { 'x-request-id': `${TOKEN} ${EMAIL}` } }),
  ]);
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  const heads = answers.map((answer) => JSON.stringify([...answer.headers]));
  const all = [...texts, ...heads, ...tester.lines, await tester.metrics.text()].join('\n');
  expect(tester.lines.length).toBeGreaterThanOrEqual(answers.length);
  expect(all).not.toContain(TOKEN);
  expect(all).not.toContain(EMAIL);
});

test('redacts members with these names', async () => {
  tester = await startTester();
  const lines: string[] = [];
  const { logger } = serviceLog({ to: lineList(lines) });
  logger.info({ token: TOKEN, a: { email: EMAIL }, b: { c: { authorization: TOKEN } } }, 'hello');
  expect(lines.join()).toContain('hello');
  expect(lines.join()).not.toMatch(/canary/);
});

test('admits 100 lines of each kind per minute, and reports the others once', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const reports: (readonly [LineKind, number])[] = [];
  const sampler = lineSampler((kind, count) => reports.push([kind, count]));
  const admitted = (kind: LineKind, count: number): number =>
    Array.from({ length: count }, () => sampler.admits(kind)).filter(Boolean).length;
  expect(admitted({ status: 401 }, 150)).toBe(100);
  expect(admitted({ status: 404 }, 100)).toBe(100);
  expect(sampler.sampled()).toBe(50);
  vi.advanceTimersByTime(60_000);
  expect(reports).toEqual([[{ status: 401 }, 50]]);
  expect(admitted({ status: 401 }, 101)).toBe(100);
  sampler.close();
  expect(reports).toEqual([
    [{ status: 401 }, 50],
    [{ status: 401 }, 1],
  ]);
});

/** A disk or a reader that stops; keeps what was written. */
function stoppedDisk(code: string) {
  const disk = { isStopped: true, text: '' };
  const writeBytes: WriteBytes = (bytes, done) => {
    if (disk.isStopped)
      return void setImmediate(() => done(Object.assign(new Error(), { code }), 0));
    // A part at a time, as a full pipe does.
    const part = bytes.subarray(0, 10_000);
    disk.text += Buffer.from(part).toString();
    setImmediate(() => done(null, part.length));
  };
  return { disk, writeBytes };
}

for (const code of ['ENOSPC', 'EPIPE', 'EAGAIN']) {
  test(`holds at most 1 MB of lines at ${code}, and counts the others`, async () => {
    const { disk, writeBytes } = stoppedDisk(code);
    const writer = lineWriter(writeBytes, (dropped) => `${dropped} dropped\n`);
    const line = `${'x'.repeat(999)}\n`;
    for (let at = 0; at < 5_000; at += 1) writer.write(line);
    expect(writer.dropped()).toBeGreaterThanOrEqual(4_000);
    disk.isStopped = false;
    const written = (): number => disk.text.split(line).length - 1;
    await expect.poll(() => written() + writer.dropped()).toBe(5_000);
    await expect.poll(() => disk.text).toContain(`\n${writer.dropped()} dropped\n`);
    expect(written()).toBeGreaterThan(0);
    writer.write('the last one\n');
    await writer.close();
    expect(disk.text.endsWith('the last one\n')).toBe(true);
  });
}
