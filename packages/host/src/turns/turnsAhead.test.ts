import { expect, test } from 'vitest';
import { StoreFailure } from '../store/store.js';
import { NAMES, slowTester, turn } from '../slowTester.js';

test('computes the next turn during a commit, and shows it after its own', async () => {
  const { does, tag } = await slowTester();
  const found: string[] = [];
  does.find = (key) => void found.push(key);
  let write = (): void => undefined;
  does.commit = (commit) => new Promise((done) => (write = () => done(commit())));
  const answers: string[] = [];
  const calls = ['a', 'b', 'c'].map((key) => async () => {
    await tag(0, key, key);
    answers.push(key);
  });
  const first = calls[0]?.();
  await turn();
  const others = calls.slice(1).map(async (one) => one());
  await turn();
  await turn();
  expect([found, answers]).toEqual([['a', 'b', 'c'], []]);
  write();
  await first;
  await turn();
  expect(answers).toEqual(['a']);
  write();
  await Promise.all(others);
  expect(answers).toEqual(['a', 'b', 'c']);
});

test('runs waiting calls during a commit, for a limited time', async () => {
  const { does, tag, tester } = await slowTester();
  const found: string[] = [];
  does.find = (key) => {
    found.push(key);
    // A step of a turn ends after 5 ms, a turn after 20 ms.
    tester.wait(6);
  };
  const writes: (() => void)[] = [];
  does.commit = (commit) => new Promise((done) => writes.push(() => done(commit())));
  const keys = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const calls = keys.map((key) => tag(0, key, key));
  for (let n = 0; n < 9; n += 1) await turn();
  expect(found).toEqual(keys.slice(0, 5));
  for (let n = 0; n < 9; n += 1) {
    writes.shift()?.();
    await turn();
  }
  await Promise.all(calls);
  expect(found).toEqual(keys);
});

test('fewer calls than are being committed wait for the next turn', async () => {
  const { does, tag } = await slowTester();
  // What the opening of the accounts left to save is saved with it.
  await tag(0, 'before');
  const found: string[] = [];
  does.find = (key) => void found.push(key);
  const writes: (() => void)[] = [];
  does.commit = (commit) => new Promise((done) => writes.push(() => done(commit())));
  const calls = [tag(0, 'a', 'a'), tag(1, 'b', 'b')];
  await turn();
  calls.push(tag(0, 'c', 'c'));
  await turn();
  await turn();
  expect(found).toEqual(['a', 'b']);
  calls.push(tag(1, 'd', 'd'));
  await turn();
  await turn();
  expect(found).toEqual(['a', 'b', 'c', 'd']);
  for (let n = 0; n < 6; n += 1) {
    writes.shift()?.();
    await turn();
  }
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

test('time passes before the calls of a turn, also of one that is computed ahead', async () => {
  const { does, players, tag, tester } = await slowTester();
  await tag(0, 'before');
  const writes: (() => void)[] = [];
  does.commit = (commit) => new Promise((done) => writes.push(() => done(commit())));
  const calls = [tag(0, 'first')];
  await turn();
  calls.push(tag(0, 'second'));
  await turn();
  const passed = tester.host.advance(1);
  await turn();
  calls.push(tag(0, 'third'));
  for (let n = 0; n < 6; n += 1) {
    await turn();
    writes.shift()?.();
  }
  await passed;
  expect((await Promise.all(calls)).map(({ tick }) => tick)).toEqual([0, 0, 1]);
  const { account, code } = players[0] ?? { account: 0, code: '' };
  const asked = { account, path: { code }, query: { at: 0 } };
  expect((await tester.call('devices.get', asked)).body).toMatchObject({ tags: ['second'] });
});

test('keeps the order of calls when a commit fails, and the turn ahead of it too', async () => {
  const { does, tag, tester } = await slowTester();
  const locked = new StoreFailure('locked', 'another program');
  let fail = (): void => undefined;
  does.commit = () =>
    new Promise((_, failed) => {
      fail = () => failed(locked);
    });
  const calls = [tag(0, 'tag-1')];
  await turn();
  calls.push(tag(0, 'tag-2'));
  await turn();
  await turn();
  does.commit = async (write) => write();
  fail();
  await turn();
  tester.wait(50);
  tester.host.runDue();
  await Promise.all(calls);
  const stored = tester.disk.lines.flatMap((line) => /tag-(\d+)/.exec(line)?.[1] ?? []);
  expect(stored).toEqual(['1', '2']);
});

test('closing waits for the commit of a turn, and commits the calls that wait', async () => {
  const { does, tag, tester } = await slowTester();
  does.commit = async (write) => {
    for (let n = 0; n < 5; n += 1) await turn();
    write();
  };
  const first = tag(0, 'first-tag');
  await turn();
  const second = tag(1, 'second-tag');
  const closed = tester.host.close();
  const late = tag(2, 'late-tag');
  await closed;
  expect([(await first).status, (await second).status]).toEqual([200, 200]);
  const afterwards = await tag(2, 'afterwards');
  expect(afterwards).toMatchObject({ status: 503, body: { code: 'draining' } });
  await tester.crash();
  const text = JSON.stringify(tester.disk.lines);
  expect([text.includes('first-tag'), text.includes('second-tag')]).toEqual([true, true]);
  expect(text.includes('late-tag')).toBe((await late).status === 200);
});

test('events of a turn are mailed, when the mail before was sent during its commit', async () => {
  const { does, players, tag, tester } = await slowTester();
  const { account } = players[0] ?? { account: 0 };
  const body = { message_notify: { email: true } };
  await tester.call('accounts.update', { account, body });
  const texts = async (): Promise<string[]> => {
    const mail = await tester.host.outbox.next('digests');
    await mail?.sent();
    await turn();
    return mail === undefined ? [] : [mail.text];
  };
  // Those of the opened accounts.
  for (const _name of NAMES) expect(await texts()).toHaveLength(1);
  await tag(0, 'first');
  let write = (): void => undefined;
  does.commit = (commit) => new Promise((written) => (write = () => written(commit())));
  const changed = tag(0, 'second');
  await turn();
  expect(await texts()).toHaveLength(1);
  does.commit = async (commit) => commit();
  write();
  await changed;
  await turn();
  tester.wait(3_600_000);
  expect(await texts()).toHaveLength(1);
  expect(await texts()).toHaveLength(0);
  // The store has the same: after a crash, nothing is mailed again.
  await tester.crash();
  expect(await texts()).toHaveLength(0);
});
