import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { OutgoingMail } from '@astrarium/host';
import { mailer } from './mailer.js';

/**
 * An SMTP server; returns its URL and the recipients of accepted mails. It refuses recipients at
 * `nobody.example`, refuses complete mails to `554.example` and `451.example` with these codes,
 * closes the connection during mails to `gone.example`, and refuses the sender
 * `strange@example.org`.
 */
async function smtp() {
  const accepted: string[] = [];
  const server = createServer((socket) => {
    let isData = false;
    let rest = '';
    let to = '';
    const answer = (line: string): string => {
      if (line.includes('strange@example.org')) return '550 5.7.1 not from here';
      if (line.startsWith('RCPT')) to = /<(.*)>/.exec(line)?.[1] ?? '';
      if (line.startsWith('RCPT') && to.endsWith('@nobody.example')) return `550 no <${to}>`;
      if (line !== '.') return line === 'DATA' ? '354 continue' : '250 OK';
      const code = /@(\d+)\.example$/.exec(to)?.[1];
      if (code !== undefined) return `${code} refused`;
      accepted.push(to);
      return '250 OK';
    };
    socket.on('error', () => socket.destroy());
    socket.write('220 here\r\n');
    socket.setEncoding('utf8').on('data', (piece: string) => {
      const lines = (rest + piece).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (isData && line !== '.') continue;
        isData = line === 'DATA';
        if (isData && to.endsWith('@gone.example')) socket.destroy();
        else socket.write(`${answer(line)}\r\n`);
      }
    });
  });
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
  onTestFinished(() => void server.close());
  return { accepted, url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** An outbox with mails in its lane `links`; `retry` ends the wait of those that were postponed. */
function outbox(...addresses: string[]) {
  const mails = [...addresses];
  const postponed: string[] = [];
  let received: string[] = [];
  return {
    left: () => [...received, ...mails, ...postponed],
    add: (to: string) => void mails.push(to),
    retry: () => void mails.push(...postponed.splice(0)),
    unsent: () => [],
    onLink: () => undefined,
    async next(lane: string): Promise<OutgoingMail | undefined> {
      const to = lane === 'links' ? mails.shift() : undefined;
      if (to === undefined) return undefined;
      received = [to];
      return {
        name: to.replace('@', '-'),
        account: 0,
        to,
        subject: 'One',
        text: 'Hello',
        created_ms: 0,
        async sent() {
          received = [];
        },
        postpone() {
          received = [];
          postponed.push(to);
        },
      };
    },
  };
}

test('a refused recipient delays no other mail, and the reason contains no address', async () => {
  const { accepted, url } = await smtp();
  const reasons: string[] = [];
  const onFailure = (reason: string): void => void reasons.push(reason);
  const mails = mailer('', { from: 'game@example.org', smtpUrl: url, nowMs: () => 0, onFailure });
  const box = outbox('eve@nobody.example', '', 'ada@example.org');
  await mails.send(box);
  expect(accepted).toEqual(['ada@example.org']);
  expect(box.left()).toEqual([]);
  expect(reasons).toHaveLength(1);
  expect(reasons[0]).toContain('550');
  expect(reasons[0]).not.toContain('@');
});

test('a refused complete mail delays no other mail', async () => {
  const { accepted, url } = await smtp();
  const reasons: string[] = [];
  const onFailure = (reason: string): void => void reasons.push(reason);
  const mails = mailer('', { from: 'game@example.org', smtpUrl: url, nowMs: () => 0, onFailure });
  const box = outbox('eve@554.example', 'bob@451.example', 'ada@example.org');
  await mails.send(box);
  expect(accepted).toEqual(['ada@example.org']);
  expect(box.left()).toEqual(['bob@451.example']);
  expect(reasons).toEqual([expect.stringContaining('554'), expect.stringContaining('451')]);
  await mails.send(box);
  expect(reasons).toHaveLength(2);
});

test('a refused sender loses no mail', async () => {
  const { accepted, url } = await smtp();
  const onFailure = (): void => undefined;
  const options = { smtpUrl: url, nowMs: () => 0, onFailure };
  const box = outbox('ada@example.org', 'bob@example.org');
  await mailer('', { ...options, from: 'strange@example.org' }).send(box);
  expect(box.left()).toHaveLength(2);
  box.retry();
  await mailer('', { ...options, from: 'game@example.org' }).send(box);
  expect(accepted).toEqual(['ada@example.org', 'bob@example.org']);
});

test('a mail that breaks the connection is tried again after all others', async () => {
  const { accepted, url } = await smtp();
  let nowMs = 0;
  const reasons: string[] = [];
  const onFailure = (reason: string): void => void reasons.push(reason);
  const options = { from: 'game@example.org', smtpUrl: url, nowMs: () => nowMs, onFailure };
  const mails = mailer('', options);
  const box = outbox('eve@gone.example', 'ada@example.org', 'bob@example.org');
  await mails.send(box);
  expect([accepted, reasons.length]).toEqual([[], 1]);
  box.retry();
  nowMs += 30_000;
  await mails.send(box);
  expect(accepted).toEqual(['ada@example.org', 'bob@example.org']);
  expect(box.left()).toEqual(['eve@gone.example']);
  expect(reasons).toHaveLength(2);
});

test('mails wait while the server is unreachable', async () => {
  const { accepted, url } = await smtp();
  let nowMs = 0;
  const reasons: string[] = [];
  const options = { from: 'game@example.org', nowMs: () => nowMs };
  const onFailure = (reason: string): void => void reasons.push(reason);
  const away = mailer('', { ...options, smtpUrl: 'smtp://127.0.0.1:1', onFailure });
  const box = outbox('ada@example.org', 'bob@example.org');
  await away.send(box);
  await away.send(box);
  expect(reasons).toHaveLength(1);
  nowMs += 30_000;
  await away.send(box);
  expect(reasons).toHaveLength(2);
  expect(box.left()).toHaveLength(2);
  box.retry();
  await mailer('', { ...options, smtpUrl: url, onFailure }).send(box);
  expect(accepted).toEqual(['ada@example.org', 'bob@example.org']);
});

test('a hanging digest does not delay a link', async () => {
  const { accepted, url } = await smtp();
  const onFailure = (): void => undefined;
  const mails = mailer('', { from: 'game@example.org', smtpUrl: url, nowMs: () => 0, onFailure });
  const box = outbox();
  const digest = new Promise<undefined>(() => undefined);
  const next = async (lane: string) => (lane === 'digests' ? await digest : await box.next(lane));
  void mails.send({ ...box, next });
  await new Promise((resolve) => setTimeout(resolve, 50));
  box.add('ada@example.org');
  void mails.send({ ...box, next });
  await vi.waitFor(() => expect(accepted).toEqual(['ada@example.org']));
});

/** A server that hangs: it sends nothing, or the same line all the time. */
async function hangingServer(line: string) {
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    const interval = setInterval(() => socket.write(line), 20);
    socket.on('close', () => clearInterval(interval));
  });
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
  onTestFinished(() => void server.close());
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test.each(['', '220-still here\r\n'])(
  'stop waits at most two seconds for a server that sends %j',
  async (line) => {
    const { accepted, url } = await smtp();
    const reasons: string[] = [];
    const options = { from: 'game@example.org', nowMs: () => 0 };
    const onFailure = (reason: string): void => void reasons.push(reason);
    const mails = mailer('', { ...options, smtpUrl: await hangingServer(line), onFailure });
    const box = outbox('ada@example.org', 'bob@example.org');
    const sending = mails.send(box);
    const startMs = performance.now();
    await new Promise(setImmediate);
    await mails.stop();
    await sending;
    expect(performance.now() - startMs).toBeLessThan(4000);
    await mails.send(box);
    expect(box.left()).toEqual(['bob@example.org', 'ada@example.org']);
    expect(reasons).toHaveLength(1);
    // Unsent mails are sent by the next mailer.
    box.retry();
    await mailer('', { ...options, smtpUrl: url, onFailure }).send(box);
    expect(accepted).toEqual(['bob@example.org', 'ada@example.org']);
  },
);

test('stop waits for the current mail and sends no other', async () => {
  const { accepted, url } = await smtp();
  const onFailure = (): void => undefined;
  const mails = mailer('', { from: 'game@example.org', smtpUrl: url, nowMs: () => 0, onFailure });
  const box = outbox('ada@example.org', 'bob@example.org');
  void mails.send(box);
  await new Promise(setImmediate);
  await mails.stop();
  expect(accepted).toEqual(['ada@example.org']);
  expect(box.left()).toEqual(['bob@example.org']);
  await mails.stop();
});
