import { expect, test } from 'vitest';
import { hostTester } from '../hostTester.js';

/** 15 minutes, for 4 digests an hour. */
const REST_MS = 900_000;

/** The subject of the mail when a single event waits. */
const ONE = 'Astrarium: device tagged at SOL-BELT-1';

/** A host with an account that is mailed about its devices, and its mining drone. */
async function player() {
  const tester = await hostTester();
  const { account } = await tester.account('Ada');
  const settings = { timezone: 'Europe/Berlin', message_notify: { email: true } };
  await tester.call('accounts.update', { account, body: settings });
  const [{ device_code: code } = { device_code: '' }] = await tester.devices(account, {
    device_type: 'mining_drone',
  });
  const order = async (body: object): Promise<void> => {
    expect((await tester.command(account, code, body)).status).toBe(200);
  };
  /** The digests that may be sent now; those of the account's opening excluded. */
  const digests = async (end: 'sent' | 'postpone' = 'sent') => {
    const mails = [];
    for (;;) {
      const mail = await tester.host.outbox.next('digests');
      if (mail === undefined) return mails;
      mail[end]();
      mails.push(mail);
    }
  };
  await digests();
  const start = { command: 'start_mining', resource: 'carbon' };
  let tags = 0;
  const tag = (): Promise<void> => order({ command: 'set_tags', tags: [`tag${(tags += 1)}`] });
  return { tester, account, code, digests, tag, start: () => order(start) };
}

test('the mail of a single event has its sentence, time and place', async () => {
  const { code, digests, start } = await player();
  await start();
  expect(await digests()).toMatchObject([
    {
      to: 'ada@example.org',
      subject: 'Astrarium: mining started at SOL-BELT-1',
      text:
        'The mining drone began to mine carbon at SOL-BELT-1-SITE-0.\n\n' +
        `Time: 2026-01-01T01:00:00+01:00\nPlace: SOL-BELT-1\nDevice: ${code}\n`,
    },
  ]);
});

test('a banned account gets no mail about events', async () => {
  const { account, digests, tag, tester } = await player();
  await tag();
  await tester.host.banAccount(account);
  expect(await digests()).toEqual([]);
  await tester.host.unbanAccount(account);
  await tag();
  expect(await digests()).toMatchObject([{ subject: ONE }]);
});

test('many events of a kind are one mail, which describes 20 and counts the others', async () => {
  const { digests, tag } = await player();
  for (let time = 0; time < 60; time += 1) await tag();
  const [mail, ...others] = await digests();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Astrarium: 60 events (devices)');
  const [counts, none, ...lines] = (mail?.text ?? '').trim().split('\n');
  expect([counts, none]).toEqual(['60 × device tagged', '']);
  expect(lines).toHaveLength(21);
  const time = '2026-01-01T01:00:00+01:00';
  expect(lines[0]).toBe(`${time} SOL-BELT-1: The tags of the mining drone changed.`);
  expect(lines.at(-1)).toBe('and 40 more.');
});

test('sends at most four digests of a kind in an hour, and every event once', async () => {
  const { digests, tag, tester } = await player();
  let mails = 0;
  let events = 0;
  for (let minute = 0; minute < 120; minute += 1) {
    await tag();
    for (const { subject } of await digests()) {
      mails += 1;
      events += Number(/(\d+) events/.exec(subject)?.[1] ?? 1);
    }
    tester.wait(60_000);
  }
  expect(mails).toBe(8);
  tester.wait(REST_MS);
  for (const { subject } of await digests())
    events += Number(/(\d+) events/.exec(subject)?.[1] ?? 1);
  expect(events).toBe(120);
});

test('a digest survives a crash, and one that was sent is not sent again', async () => {
  const { digests, tag, tester } = await player();
  await tag();
  await tester.crash();
  expect(await digests()).toMatchObject([{ subject: ONE }]);
  await tester.host.advance(1);
  await tester.crash();
  expect(await digests()).toEqual([]);
  await tag();
  await tester.crash();
  // The kind rests also after a restart.
  expect(await digests()).toEqual([]);
  tester.wait(REST_MS);
  expect(await digests()).toMatchObject([{ subject: ONE }]);
});

test('events during the sending are in the next digest; a postponed one has them all', async () => {
  const { digests, tag, tester } = await player();
  await tag();
  const mail = await tester.host.outbox.next('digests');
  await tag();
  await mail?.sent();
  await tester.host.advance(1);
  await tester.crash();
  tester.wait(REST_MS);
  expect(await digests('postpone')).toMatchObject([{ subject: ONE }]);
  await tag();
  tester.wait(REST_MS);
  expect(await digests()).toMatchObject([{ subject: 'Astrarium: 2 events (devices)' }]);
});

test('sends nothing to an account that has switched mails off meanwhile', async () => {
  const { account, digests, tag, tester } = await player();
  await tag();
  await tester.call('accounts.update', { account, body: { message_notify: { email: false } } });
  expect(await digests()).toEqual([]);
  expect(tester.host.figures().mails).toEqual({ link: 0 });
});
