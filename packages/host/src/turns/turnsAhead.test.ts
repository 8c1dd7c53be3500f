import { expect, test } from 'vitest';
import { StoreFailure } from '../store/store.js';
import { slowTester, turn } from '../slowTester.js';

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

test('a turn that is computed ahead may begin with events', async () => {
  const { does, players, tag, tester } = await slowTester();
  const { account, code } = players[0] ?? { account: 0, code: '' };
  const body = { command: 'enqueue_print', device_type: 'survey_drone' };
  expect(await tester.call('devices.command', { account, path: { code }, body })).toMatchObject({
    status: 201,
  });
  const before = tester.host.feed.range(account).end;
  const writes: (() => void)[] = [];
  does.commit = (commit) => new Promise((done) => writes.push(() => done(commit())));
  const tagged = tag(1, 'during');
  await turn();
  const passed = tester.host.advance(3600);
  for (let n = 0; n < 6; n += 1) {
    await turn();
    writes.shift()?.();
  }
  await Promise.all([tagged, passed]);
  expect(tester.host.failure).toBeUndefined();
  expect(tester.host.feed.range(account).end).toBeGreaterThan(before);
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
