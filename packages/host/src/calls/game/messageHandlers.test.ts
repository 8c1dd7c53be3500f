import type { MessageList } from '@astrarium/space/client';
import { expect, test } from 'vitest';
import { hostTester } from '../../hostTester.js';

/** A host with players who listen to #general, and the codes of their replicants. */
async function players(...names: string[]) {
  const tester = await hostTester();
  const codes: string[] = [];
  for (const name of names) {
    const { account } = await tester.account(name);
    const body = { bobnet_channels: ['#general'] };
    await tester.call('accounts.update', { account, body });
    codes.push((await tester.devices(account))[0]!.replicant_code);
  }
  const send = (account: number, to: string, text: string) =>
    tester.call('messages.send', { account, body: { to, text } });
  const read = (account: number, query = {}) =>
    tester.body<MessageList>('messages.list', { account, query });
  return { tester, codes, send, read };
}

test('a message is in the page and in the events of its receiver, and nowhere else', async () => {
  const { codes, read, send, tester } = await players('Ada', 'Bo', 'Cy');
  const text = 'A "quoted" text, ümlaut 🚀 <b>no markup</b>';
  expect(await send(1, codes[1] ?? '', text)).toMatchObject({
    status: 200,
    body: { to: codes[1], copies: 1 },
  });
  const { messages } = await read(2);
  expect(messages).toEqual([
    {
      id: expect.stringMatching(/^\d+-\d$/) as string,
      replicant_code: codes[1],
      sender_code: codes[0],
      channel: null,
      text,
      tick: 0,
      created_at: '2026-01-01T00:00:00+00:00',
    },
  ]);
  const query = { event: 'message.received' };
  const payload = { channel: null, sender_code: codes[0], text };
  for (const account of [1, 2, 3]) {
    const payloads = account === 2 ? [payload] : [];
    expect((await read(account)).messages).toHaveLength(payloads.length);
    const events = await tester.events(account, query);
    expect(events.map((event) => event.payload)).toEqual(payloads);
  }
  // The stream has the same event.
  const { feed } = tester.host;
  expect(feed.at(2, feed.range(2).end - 1)?.text).toContain(JSON.stringify(text));
});

test('each message keeps its text, also of one turn, after a crash and in pages', async () => {
  const { codes, read, send, tester } = await players('Ada', 'Bo');
  const texts = Array.from({ length: 5 }, (_, n) => `Message ${n}`);
  await Promise.all(texts.map((text, n) => send(1, n % 2 === 0 ? '#general' : codes[1]!, text)));
  await tester.crash();
  expect((await read(2)).messages.map(({ text }) => text)).toEqual(texts);
  const first = await read(2, { cursor: '0-0', limit: 3 });
  expect(first.messages.map(({ text }) => text)).toEqual(texts.slice(0, 3));
  const rest = await read(2, { cursor: first.next_cursor, limit: 3 });
  expect(rest.messages.map(({ text }) => text)).toEqual(texts.slice(3));
  expect(rest.next_cursor).toBeNull();
});

test('a message is mailed to those who ask for it', async () => {
  const { codes, send, tester } = await players('Ada', 'Bo', 'Cy');
  const body = { message_notify: { email: true } };
  await tester.call('accounts.update', { account: 2, body });
  await send(1, '#general', 'Hello');
  const subjects: string[] = [];
  for (;;) {
    const mail = await tester.host.outbox.next('digests');
    if (mail === undefined) break;
    await mail.sent();
    if (mail.account === 2) subjects.push(`${mail.subject}: ${mail.text.split('\n')[0]}`);
    else expect(mail.text).not.toContain('Hello');
  }
  expect(subjects).toContain(`Astrarium: message received: ${codes[0]} wrote: “Hello”.`);
});
