import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Host, memoryStore, sqliteStore } from '@astrarium/host';
import { expect, onTestFinished, test } from 'vitest';
import { callHost } from '../../packages/host/src/hostTester.js';
import { FULL } from '../../packages/testkit/test/tier.js';
import { EPOCH_MS, testHost } from '../service/testHost.js';
import { mailer } from '../../packages/cli/src/service/delivery/mailer.js';

const DAY_MS = 86_400_000;

/** Opens an account that is mailed about its devices; returns its number and a device. */
async function opened(host: Host, name: string): Promise<{ account: number; code: string }> {
  const email = `${name.toLowerCase()}@example.org`;
  const { body } = await host.openAccount({ email, name, timezone: 'UTC' });
  const account = host.authenticate((body as { token: string }).token).account;
  const settings = { message_notify: { email: true } };
  await callHost(host, 'accounts.update', { account, body: settings });
  const list = await callHost(host, 'devices.list', { account });
  const [device] = (list.body as { devices: [{ device_code: string }] }).devices;
  return { account, code: device.device_code };
}

/** Runs a batch of 50 commands that are each mailed; returns its milliseconds. */
async function tagMany(host: Host, account: number, code: string, round: number): Promise<number> {
  const commands = Array.from({ length: 50 }, (_, at) => ({
    device: code,
    command: 'set_tags',
    tags: [`tag${round * 50 + at}`],
  }));
  const startMs = performance.now();
  const answer = await callHost(host, 'batch.run', { account, body: { commands } });
  expect(answer.status).toBe(200);
  return performance.now() - startMs;
}

const median = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

/** Batches of 50 commands that are mailed. */
const BATCHES = FULL ? 400 : 40;

test('many notifications of one account delay no link of another, and no turn', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'astrarium-mails-'));
  const outbox = join(folder, 'outbox');
  const store = sqliteStore(join(folder, 'game.sqlite'), { nowMs: Date.now() });
  const host = await testHost({ store, ticksPerSecond: 1, nowMs: Date.now });
  const mails = mailer(outbox, {
    from: 'game@example.org',
    nowMs: Date.now,
    onFailure: (reason) => expect.unreachable(reason),
    onFile: () => undefined,
  });
  const send = (): void => void mails.send(host.outbox);
  host.outbox.onLink(send);
  const timer = setInterval(() => {
    host.runDue();
    send();
  }, 100);
  onTestFinished(async () => {
    clearInterval(timer);
    await mails.stop();
    await host.close();
    rmSync(folder, { recursive: true });
  });
  const { account, code } = await opened(host, 'Mallory');
  const times: number[] = [];
  for (let round = 0; round < BATCHES; round += 1) {
    times.push(await tagMany(host, account, code, round));
  }
  const linkMs = await linkTime(host, outbox);
  if (FULL) {
    const early = median(times.slice(50, 150));
    expect(linkMs).toBeLessThan(1000);
    expect(median(times.slice(300))).toBeLessThan(2 * early + 5);
  }
  expect(host.figures().mails).toEqual({ link: 0, devices: 1 });
  // The opening of the account, and the first commands.
  expect(mailsTo(outbox, 'mallory').length).toBeLessThanOrEqual(3);
});

/** The milliseconds from a registration to its mailed link. */
async function linkTime(host: Host, outbox: string): Promise<number> {
  const startMs = performance.now();
  const body = { email: 'ada@example.org', name: 'Ada' };
  await callHost(host, 'accounts.create', { body });
  while (mailsTo(outbox, 'ada').length === 0) await wait(5);
  return performance.now() - startMs;
}

/** The texts of the mails to a name. */
function mailsTo(outbox: string, name: string): string[] {
  if (!existsSync(outbox)) return [];
  return readdirSync(outbox)
    .filter((file) => file.endsWith('.eml'))
    .map((file) => readFileSync(join(outbox, file), 'utf8'))
    .filter((text) => text.includes(`To: ${name}@`));
}

test('a stop of 60 days is one mail for each account, written in short slices', async () => {
  const longest = [await longestSlice()];
  if (!FULL) return;
  for (let time = 0; time < 2; time += 1) longest.push(await longestSlice());
  // Other programs, and code that is not compiled yet, only add to the time.
  expect(Math.min(...longest)).toBeLessThan(20);
});

/** Checks the mails after a stop of 60 days; returns the milliseconds of the longest slice. */
async function longestSlice(): Promise<number> {
  let nowMs = EPOCH_MS;
  const host = await testHost({ store: memoryStore(nowMs), ticksPerSecond: 1, nowMs: () => nowMs });
  const accounts = 50;
  for (let number = 0; number < accounts; number += 1) await opened(host, `Player${number}`);
  const { account, code } = await opened(host, 'Mallory');
  for (let round = 0; round < 100; round += 1) await tagMany(host, account, code, round);
  // Before the stop, every account had its mails.
  await takeAll(host);
  nowMs += 60 * DAY_MS;
  const due = host.tick + (60 * DAY_MS) / 1000;
  expect((await takeAll(host)).mails).toEqual([]);
  while (host.tick < due) {
    host.runDue();
    await new Promise(setImmediate);
  }
  const { longestMs, mails } = await takeAll(host);
  const subjects = mails.map(({ subject }) => subject.replace(/[\d,]+ events?/, 'N events'));
  expect(new Set(subjects)).toEqual(new Set(['Astrarium: N events while the server caught up']));
  expect(mails).toHaveLength(accounts + 1);
  expect(new Set(mails.map(({ to }) => to)).size).toBe(accounts + 1);
  await host.close();
  return longestMs;
}

/**
 * Takes all digests that may be sent; also returns the longest time that the thread was held, in
 * processor time: the machine may run other programs meanwhile.
 */
async function takeAll(host: Host) {
  const mails: { to: string; subject: string; text: string }[] = [];
  const slices: number[] = [];
  let isDone = false;
  const watch = async (): Promise<void> => {
    while (!isDone) {
      const before = process.cpuUsage();
      await new Promise(setImmediate);
      const { system, user } = process.cpuUsage(before);
      slices.push((system + user) / 1000);
    }
  };
  const watching = watch();
  for (;;) {
    const mail = await host.outbox.next('digests');
    if (mail === undefined) break;
    mails.push(mail);
    await mail.sent();
    await new Promise(setImmediate);
  }
  isDone = true;
  await watching;
  slices.sort((a, b) => a - b);
  return { mails, longestMs: slices.at(-1) ?? 0, slices };
}
