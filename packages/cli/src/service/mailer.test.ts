import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { mailer } from './mailer.js';

/**
 * A server of SMTP; gives its URL and what it took. It refuses who is of `nobody.example`, answers
 * a mail to somebody of `554.example` or `451.example` so when it has all of it, and hangs up in
 * the midst of one to `gone.example`. Of senders it does not know `strange@example.org`.
 */
async function smtp() {
  const taken: string[] = [];
  const server = createServer((socket) => {
    let isData = false;
    let rest = '';
    let to = '';
    const answer = (line: string): string => {
      if (line.includes('strange@example.org')) return '550 5.7.1 not from here';
      if (line.startsWith('RCPT')) to = /<(.*)>/.exec(line)?.[1] ?? '';
      if (line.startsWith('RCPT') && to.endsWith('@nobody.example')) return `550 no <${to}>`;
      if (line !== '.') return line === 'DATA' ? '354 go on' : '250 well';
      const code = /@(\d+)\.example$/.exec(to)?.[1];
      if (code !== undefined) return `${code} not so`;
      taken.push(to);
      return '250 well';
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
  return { taken, url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** An outbox that can be kept from noting what was sent. */
function outbox(...addresses: string[]) {
  let mails = addresses.map((to, at) => ({
    id: at + 1,
    to,
    subject: 'One',
    text: 'Hello',
    created_ms: 0,
  }));
  const box = {
    isFull: false,
    left: () => mails.map(({ to }) => to),
    unsent: () => mails,
    sent(ids: readonly number[]) {
      if (box.isFull) throw new Error('no room');
      mails = mails.filter(({ id }) => !ids.includes(id));
    },
  };
  return box;
}

test('a mail that nobody takes holds up no other, and its address is told to nobody', async () => {
  const { taken, url } = await smtp();
  const said: string[] = [];
  const failed = (reason: string): void => void said.push(reason);
  const mails = mailer('', { from: 'game@example.org', smtpUrl: url, nowMs: () => 0, failed });
  const box = outbox('eve@nobody.example', '', 'ada@example.org');
  await mails.send(box);
  expect(taken).toEqual(['ada@example.org']);
  expect(box.left()).toEqual([]);
  expect(said).toHaveLength(1);
  expect(said[0]).toContain('550');
  expect(said[0]).not.toContain('@');
});

test('a mail that is refused when the server has all of it holds up no other', async () => {
  const { taken, url } = await smtp();
  const said: string[] = [];
  const failed = (reason: string): void => void said.push(reason);
  const mails = mailer('', { from: 'game@example.org', smtpUrl: url, nowMs: () => 0, failed });
  const box = outbox('eve@554.example', 'bob@451.example', 'ada@example.org');
  await mails.send(box);
  expect(taken).toEqual(['ada@example.org']);
  expect(box.left()).toEqual(['bob@451.example']);
  expect(said).toEqual([expect.stringContaining('554'), expect.stringContaining('451')]);
  await mails.send(box);
  expect(said).toHaveLength(2);
});

test('a sender who is refused loses no mail', async () => {
  const { taken, url } = await smtp();
  const failed = (): void => undefined;
  const options = { smtpUrl: url, nowMs: () => 0, failed };
  const box = outbox('ada@example.org', 'bob@example.org');
  await mailer('', { ...options, from: 'strange@example.org' }).send(box);
  expect(box.left()).toHaveLength(2);
  await mailer('', { ...options, from: 'game@example.org' }).send(box);
  expect(taken).toEqual(['ada@example.org', 'bob@example.org']);
});

test('a mail at which the line breaks is tried after all others', async () => {
  const { taken, url } = await smtp();
  let nowMs = 0;
  const said: string[] = [];
  const failed = (reason: string): void => void said.push(reason);
  const options = { from: 'game@example.org', smtpUrl: url, nowMs: () => nowMs, failed };
  const mails = mailer('', options);
  const box = outbox('eve@gone.example', 'ada@example.org', 'bob@example.org');
  await mails.send(box);
  expect([taken, said.length]).toEqual([[], 1]);
  nowMs += 30_000;
  await mails.send(box);
  expect(taken).toEqual(['ada@example.org', 'bob@example.org']);
  expect(box.left()).toEqual(['eve@gone.example']);
  expect(said).toHaveLength(2);
});

test('while the server is away all mails wait, and then they go', async () => {
  const { taken, url } = await smtp();
  let nowMs = 0;
  const said: string[] = [];
  const options = { from: 'game@example.org', nowMs: () => nowMs };
  const failed = (reason: string): void => void said.push(reason);
  const away = mailer('', { ...options, smtpUrl: 'smtp://127.0.0.1:1', failed });
  const box = outbox('ada@example.org', 'bob@example.org');
  await away.send(box);
  await away.send(box);
  expect(said).toHaveLength(1);
  nowMs += 30_000;
  await away.send(box);
  expect(said).toHaveLength(2);
  expect(box.left()).toHaveLength(2);
  await mailer('', { ...options, smtpUrl: url, failed }).send(box);
  expect(taken).toEqual(['ada@example.org', 'bob@example.org']);
});

test('what went out goes out once, also where that cannot be noted at once', async () => {
  const { taken, url } = await smtp();
  const failed = (): void => undefined;
  const mails = mailer('', { from: 'game@example.org', smtpUrl: url, nowMs: () => 0, failed });
  const box = outbox('ada@example.org');
  box.isFull = true;
  await mails.send(box);
  await mails.send(box);
  box.isFull = false;
  await mails.send(box);
  expect(taken).toEqual(['ada@example.org']);
  expect(box.left()).toEqual([]);
});

/** A server that hangs: it says nothing, or the same for ever. */
async function hung(says: string) {
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    const drip = setInterval(() => socket.write(says), 20);
    socket.on('close', () => clearInterval(drip));
  });
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
  onTestFinished(() => void server.close());
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test.each(['', '220-still here\r\n'])('who stops waits two seconds for %j', async (says) => {
  const { taken, url } = await smtp();
  const said: string[] = [];
  const options = { from: 'game@example.org', nowMs: () => 0 };
  const failed = (reason: string): void => void said.push(reason);
  const mails = mailer('', { ...options, smtpUrl: await hung(says), failed });
  const box = outbox('ada@example.org', 'bob@example.org');
  const sending = mails.send(box);
  const began = performance.now();
  await mails.stop();
  await sending;
  expect(performance.now() - began).toBeLessThan(4000);
  await mails.send(box);
  expect(box.left()).toEqual(['ada@example.org', 'bob@example.org']);
  expect(said).toHaveLength(1);
  // What was not sent is sent after the next start.
  await mailer('', { ...options, smtpUrl: url, failed }).send(box);
  expect(taken).toEqual(['ada@example.org', 'bob@example.org']);
});

test('who stops lets the mail that is on its way go out, and no other', async () => {
  const { taken, url } = await smtp();
  const failed = (): void => undefined;
  const mails = mailer('', { from: 'game@example.org', smtpUrl: url, nowMs: () => 0, failed });
  const box = outbox('ada@example.org', 'bob@example.org');
  void mails.send(box);
  await mails.stop();
  expect(taken).toEqual(['ada@example.org']);
  expect(box.left()).toEqual(['bob@example.org']);
  await mails.stop();
});
