import { fc, test as fuzz } from '@fast-check/vitest';
import { astrarium } from '@astrarium/core';
import { expect, test } from 'vitest';
import { runs, TIMEOUT } from '../../../testkit/test/tier.js';
import { StoreFailure } from '../store/store.js';
import { NAMES, slowTester, turn } from '../slowTester.js';

test('reads answer at once during a slow commit, and show nothing of it', async () => {
  const { does, players, tag, tester } = await slowTester();
  let [isPending, isDone] = [false, false];
  does.commit = async (write) => {
    isPending = true;
    await new Promise((resolve) => setTimeout(resolve, 200));
    write();
    isPending = false;
  };
  const before = astrarium.hash(tester.host.snapshot);
  const changed = tag(0, 'slow').finally(() => (isDone = true));
  await turn();
  let reads = 0;
  while (!isDone) {
    const { account, code } = players[0] ?? { account: 0, code: '' };
    const read = await tester.call('devices.get', { account, path: { code } });
    if (isPending) {
      expect(JSON.stringify(read.body)).not.toContain('slow');
      expect(astrarium.hash(tester.host.snapshot)).toBe(before);
      reads += 1;
    }
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  expect((await changed).status).toBe(200);
  expect(reads).toBeGreaterThan(10);
  expect(astrarium.hash(tester.host.snapshot)).not.toBe(before);
});

test('calls that come during a commit share the next one', async () => {
  const { does, tag } = await slowTester();
  const sizes: number[] = [];
  let waiting = 0;
  does.commit = async (write) => {
    sizes.push(waiting);
    waiting = 0;
    await new Promise((resolve) => setTimeout(resolve, 50));
    write();
  };
  const first = tag(0, 'first');
  await turn();
  const others = Array.from({ length: 10 }, (_, n) => {
    waiting += 1;
    return tag(n % 3, `t${n}`);
  });
  const answers = await Promise.all([first, ...others]);
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(sizes).toEqual([0, 10]);
});

test('closing waits for the commit of a turn, and commits the calls that wait', async () => {
  const { does, tag, tester } = await slowTester();
  does.commit = async (write) => {
    await new Promise((resolve) => setTimeout(resolve, 20));
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

/** What a commit does. */
const FATES = ['written', 'written', 'written', 'full', 'locked'] as const;

fuzz.prop(
  [
    fc.scheduler(),
    fc.array(fc.nat({ max: 2 }), { minLength: 1, maxLength: 12 }),
    fc.array(fc.constantFrom(...FATES), { maxLength: 12 }),
  ],
  runs(30, 1_000),
)(
  'in any order of calls, commits and failures, exactly the acknowledged calls are stored',
  async (scheduler, calls, fates) => {
    const { does, players, tag, tester } = await slowTester();
    const waitingFates = [...fates];
    does.commit = async (write) => {
      const fate = waitingFates.shift() ?? 'written';
      await scheduler.schedule(Promise.resolve(), fate);
      if (fate !== 'written') throw new StoreFailure(fate, fate);
      write();
    };
    const made: number[] = [];
    const answered = calls.map((player, n) => ({ player, n, status: 0 }));
    for (const one of answered) {
      void scheduler
        .schedule(Promise.resolve(), `call ${one.n}`)
        .then(() => (made.push(one.n), tag(one.player, `tag-${one.n}`, `key ${one.n}`)))
        .then(({ status }) => (one.status = status));
    }
    while (answered.some(({ status }) => status === 0)) {
      await turn();
      if (scheduler.count() > 0) await scheduler.waitOne();
      tester.wait(50);
      tester.host.runDue();
    }
    expect(answered.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
    // The log has the acknowledged calls, those of an account in their order.
    const stored = tester.disk.lines.flatMap((line) => /tag-(\d+)/.exec(line)?.[1] ?? []);
    const ids = stored.map(Number);
    const done = answered.filter(({ status }) => status === 200).map(({ n }) => n);
    expect([...ids].sort((a, b) => a - b)).toEqual(done);
    for (const [player] of NAMES.entries()) {
      const isOwn = (n: number): boolean => calls[n] === player && done.includes(n);
      expect(ids.filter(isOwn)).toEqual(made.filter(isOwn));
    }
    // The same calls without delays give the same game.
    const other = await slowTester();
    for (const n of ids) await other.tag(calls[n] ?? 0, `tag-${n}`, `key ${n}`);
    expect(other.players).toEqual(players);
    expect(astrarium.hash(tester.host.snapshot)).toBe(astrarium.hash(other.tester.host.snapshot));
    await tester.crash();
    expect(astrarium.hash(tester.host.snapshot)).toBe(astrarium.hash(other.tester.host.snapshot));
  },
  TIMEOUT,
);
