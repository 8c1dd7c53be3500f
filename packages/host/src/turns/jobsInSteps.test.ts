import { astrarium } from '@astrarium/space';
import { expect, test } from 'vitest';
import { adaTester } from '../hostTester.js';
import { turn } from '../slowTester.js';

const COMMANDS = 20;

/** A host whose clock moves by 2 ms at each look, so that a batch does not end at once. */
async function busyTester({ speed = 0 } = {}) {
  const clock = { ms: 0 };
  const { account, tester } = await adaTester({ speed, msOfALook: () => clock.ms });
  const other = await tester.account('Bo');
  const [mine] = await tester.devices(account);
  const [theirs] = await tester.devices(other.account);
  clock.ms = 2;
  const tag = (n: number) => ({
    device: mine?.device_code,
    command: 'set_tags',
    tags: [`tag${n}`],
  });
  const commands: object[] = Array.from({ length: COMMANDS }, (_, n) => tag(n));
  const state = { isDone: false };
  return {
    account,
    clock,
    state,
    tester,
    batch: async (more: readonly object[] = [], atomic = false) => {
      const body = { atomic, commands: [...commands, ...more] };
      const answer = await tester.call('batch.run', { account, body });
      state.isDone = true;
      return answer.body as { readonly applied: boolean; readonly outcomes: readonly object[] };
    },
    otherTag: () =>
      tester.command(other.account, theirs?.device_code ?? '', {
        command: 'set_tags',
        tags: ['other'],
      }),
    /** The first tag of the first device, as a page shows it. */
    shown: async () => (await tester.devices(account))[0]?.tags[0],
    logged: () =>
      tester.disk.lines
        .map((line) => JSON.parse(line) as { tick: number; command?: { account: number } })
        .flatMap((line) => (line.command ? [{ ...line.command, tick: line.tick }] : [])),
  };
}

test('reads are answered between the commands of a batch, from the world before it', async () => {
  const { batch, shown, state } = await busyTester();
  const made = batch();
  const seen: unknown[] = [];
  while (!state.isDone) {
    seen.push(await shown());
    await turn();
  }
  expect((await made).outcomes).toHaveLength(COMMANDS);
  // A run of 5 ms has three commands here.
  expect(seen.length).toBeGreaterThan(COMMANDS / 4);
  expect(new Set(seen)).toEqual(new Set([undefined]));
  expect(await shown()).toBe(`tag${COMMANDS - 1}`);
});

test('a batch pauses after each 2 ms while others use the thread', async () => {
  const { batch, state, tester } = await busyTester();
  const { thread } = tester.host;
  const wait = (): void => {
    if (!state.isDone) thread.runLast('other', wait);
  };
  wait();
  const made = batch();
  let turns = 0;
  for (; !state.isDone; turns += 1) await turn();
  await made;
  // A run of 2 ms has one command here.
  expect(turns).toBeGreaterThanOrEqual(COMMANDS);
});

test('other changes wait for the end of a batch, and all of it happens in one tick', async () => {
  const { account, batch, logged, otherTag, tester } = await busyTester({ speed: 1000 });
  const before = logged().length;
  const made = batch();
  await turn();
  const others = [otherTag(), otherTag()];
  const passed = tester.host.advance(50);
  await Promise.all([made, passed, ...others]);
  const added = logged().slice(before);
  expect(added).toHaveLength(COMMANDS + 2);
  const own = added.map((one) => one.account === account);
  expect(own.lastIndexOf(true) - own.indexOf(true)).toBe(COMMANDS - 1);
  expect(new Set(added.filter((_, n) => own[n]).map(({ tick }) => tick)).size).toBe(1);
});

test('an atomic batch that is refused at its end leaves nothing', async () => {
  const { account, batch, logged, shown, tester } = await busyTester();
  const before = [astrarium.hash(tester.host.snapshot), logged(), await tester.events(account)];
  const refused = { device: '00000000', command: 'set_tags', tags: [] };
  expect(await batch([refused], true)).toMatchObject({ applied: false });
  const after = [astrarium.hash(tester.host.snapshot), logged(), await tester.events(account)];
  expect(after).toEqual(before);
  expect(await shown()).toBeUndefined();
  expect(await batch([], true)).toMatchObject({ applied: true });
  expect(await shown()).toBe(`tag${COMMANDS - 1}`);
  await tester.crash();
  expect(await shown()).toBe(`tag${COMMANDS - 1}`);
});

test('closing waits for the end of a batch', async () => {
  const { batch, shown, tester } = await busyTester();
  const made = batch();
  await turn();
  await tester.host.close();
  expect((await made).applied).toBe(true);
  await tester.crash();
  expect(await shown()).toBe(`tag${COMMANDS - 1}`);
});
