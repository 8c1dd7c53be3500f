import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { OutgoingMail } from '@astrarium/host';
import { deleteMailFiles, mailer } from './mailer.js';

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

/** A mailer of a test, its clock, and the reasons of its failures. */
function sender(smtpUrl: string, from = 'game@example.org') {
  const clock = { nowMs: 0 };
  const reasons: string[] = [];
  const onFailure = (reason: string): void => void reasons.push(reason);
  const { send, stop } = mailer('', {
    from,
    smtpUrl,
    nowMs: () => clock.nowMs,
    onFailure,
    onFile: () => undefined,
  });
  return { clock, reasons, send, stop };
}

test('a refused recipient or mail delays no other mail, and the reason contains no address', async () => {
  const { accepted, url } = await smtp();
  const { reasons, send } = sender(url);
  const refused = ['eve@nobody.example', 'eve@554.example', 'bob@451.example'];
  const box = outbox('', ...refused, 'ada@example.org');
  await send(box);
  expect(accepted).toEqual(['ada@example.org']);
  expect(box.left()).toEqual(['bob@451.example']);
  expect(reasons).toEqual(['550', '554', '451'].map((code) => expect.stringContaining(code)));
  expect(reasons.join()).not.toContain('@');
  await send(box);
  expect(reasons).toHaveLength(3);
});

test('a refused sender loses no mail', async () => {
  const { accepted, url } = await smtp();
  const box = outbox('ada@example.org', 'bob@example.org');
  await sender(url, 'strange@example.org').send(box);
  expect(box.left()).toHaveLength(2);
  box.retry();
  await sender(url).send(box);
  expect(accepted).toEqual(['ada@example.org', 'bob@example.org']);
});

test('a mail that breaks the connection is tried again after all others', async () => {
  const { accepted, url } = await smtp();
  const { clock, reasons, send } = sender(url);
  const box = outbox('eve@gone.example', 'ada@example.org', 'bob@example.org');
  await send(box);
  expect([accepted, reasons.length]).toEqual([[], 1]);
  box.retry();
  clock.nowMs += 30_000;
  await send(box);
  expect(accepted).toEqual(['ada@example.org', 'bob@example.org']);
  expect(box.left()).toEqual(['eve@gone.example']);
  expect(reasons).toHaveLength(2);
});

test('mails wait while the server is unreachable', async () => {
  const { accepted, url } = await smtp();
  const { clock, reasons, send } = sender('smtp://127.0.0.1:1');
  const box = outbox('ada@example.org', 'bob@example.org');
  await send(box);
  await send(box);
  expect(reasons).toHaveLength(1);
  clock.nowMs += 30_000;
  await send(box);
  expect(reasons).toHaveLength(2);
  expect(box.left()).toHaveLength(2);
  box.retry();
  await sender(url).send(box);
  expect(accepted).toEqual(['ada@example.org', 'bob@example.org']);
});

test('a hanging digest does not delay a link', async () => {
  const { accepted, url } = await smtp();
  const { send } = sender(url);
  const box = outbox();
  let isAsked = (): void => undefined;
  const asked = new Promise<void>((resolve) => (isAsked = resolve));
  const hanging = (): Promise<undefined> => {
    isAsked();
    return new Promise(() => undefined);
  };
  const next = (lane: string) => (lane === 'digests' ? hanging() : box.next(lane));
  void send({ ...box, next });
  await asked;
  box.add('ada@example.org');
  // The round of links that began without it ends soon.
  await vi.waitFor(() => {
    void send({ ...box, next });
    expect(accepted).toEqual(['ada@example.org']);
  });
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
  'stop ends a mail to a server that hangs and sends %j',
  async (line) => {
    const { accepted, url } = await smtp();
    const { reasons, send, stop } = sender(await hangingServer(line));
    const box = outbox('ada@example.org', 'bob@example.org');
    const sending = send(box);
    await new Promise(setImmediate);
    await stop();
    await sending;
    await send(box);
    expect(box.left()).toEqual(['bob@example.org', 'ada@example.org']);
    expect(reasons).toHaveLength(1);
    // Unsent mails are sent by the next mailer.
    box.retry();
    await sender(url).send(box);
    expect(accepted).toEqual(['bob@example.org', 'ada@example.org']);
  },
);

test('stop waits for the current mail and sends no other', async () => {
  const { accepted, url } = await smtp();
  const { send, stop } = sender(url);
  const box = outbox('ada@example.org', 'bob@example.org');
  void send(box);
  await new Promise(setImmediate);
  await stop();
  expect(accepted).toEqual(['ada@example.org']);
  expect(box.left()).toEqual(['bob@example.org']);
  await stop();
});

test('files of mails are deleted with their account, and with its address if it has one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'astrarium-mails-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const heads = {
    about: 'To: b@b.example\nX-Astrarium-Account: 1',
    to: 'To: A@b.example\nX-Astrarium-Account: 0',
    nobody: 'To: \nX-Astrarium-Account: 0',
    other: 'To: b@b.example\nX-Astrarium-Account: 11',
  };
  for (const [name, head] of Object.entries(heads)) {
    writeFileSync(join(folder, name), `${head}\n\nTo: a@b.example\n`);
  }
  await deleteMailFiles(folder, [{ account: 1, email: '' }]);
  expect(readdirSync(folder)).toEqual(['nobody', 'other', 'to']);
  await deleteMailFiles(folder, [{ account: 2, email: 'a@B.example' }]);
  expect(readdirSync(folder)).toEqual(['nobody', 'other']);
});
