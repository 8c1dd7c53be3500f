import { dryRun, STANDARD_RULESET } from '@astrarium/space';
import { expect, test } from 'vitest';
import { hostTester } from '../../hostTester.js';

/** Who begins here changes the climate of a planet at once. */
const RULES = {
  ...STANDARD_RULESET,
  start: {
    ...STANDARD_RULESET.start,
    place: '4',
    starCodes: ['SOL'],
    fleet: ['heaven_vessel', 'aquifer_tap'] as const,
  },
};

/** When it gets warm there. */
const WARM = { location: 'SOL-4', attribute: 'temperature', threshold: 1000 };

/** A game at such a planet in which what is put off waits until the test does it. */
async function busyPlanet() {
  const put: (() => void)[] = [];
  const tester = await hostTester({ more: { defer: (act) => void put.push(act) } });
  /** Does the next thing that was put off; whether there was one. */
  const act = (): boolean => {
    const next = put.shift();
    next?.();
    return next !== undefined;
  };
  const settled = async <T>(promise: Promise<T>): Promise<T> => {
    while (act());
    return promise;
  };
  await tester.crash(RULES);
  const { account } = await settled(tester.account('Ada'));
  const { account: other } = await settled(tester.account('Bo'));
  const tap = await tester.codeOf(account, 'aquifer_tap');
  const active = await settled(tester.command(account, tap, { command: 'activate' }));
  expect(active.status).toBeLessThan(300);
  const vessel = await tester.codeOf(account, 'heaven_vessel');
  const commands = [{ at: 50, command: 'travel', device: vessel, destination: 'SOL-3' }];
  const fork = { ticks: 8_000, commands };
  const look = (query: object, who = account) =>
    tester.call('forecast.get', { account: who, query: { ...query } });
  return {
    account,
    act,
    fork,
    runFork: () => tester.call('forks.run', { account, body: fork }),
    look,
    other,
    settled,
    tester,
    vessel,
  };
}

/** Whether a promise is fulfilled, once all that waits for others has been told. */
async function isDone(promise: Promise<unknown>): Promise<boolean> {
  let done = false;
  void promise.then(() => (done = true));
  await new Promise((resolve) => setImmediate(resolve));
  return done;
}

test('while long plans are made others are ok after one slice at most', async () => {
  const { account, act, look, other, runFork, settled, tester, vessel } = await busyPlanet();
  const { host } = tester;
  const { snapshot } = host;
  const query = { ...WARM, within: 36_000 };
  const [alone, foreseen] = [await settled(runFork()), await settled(look(query))];
  const travel = {
    id: '',
    account,
    type: 'travel',
    args: { device: vessel, destination: 'SOL-3' },
  };
  const { attributes, devices, stock } = dryRun(snapshot, {
    account,
    ticks: 8_000,
    commands: [{ tick: snapshot.now + 50, command: travel }],
  });
  expect(alone.body).toMatchObject({ attributes, devices, stock });

  const [plan, view] = [runFork(), look(query, other)];
  let round = 0;
  for (; !(await isDone(plan)) || !(await isDone(view)); round += 1) {
    expect((await tester.call('time.get')).status).toBe(200);
    const body = { name: `Ada ${round}` };
    const write = tester.call('accounts.update', { account, body });
    const passed = host.advance(1);
    act();
    act();
    expect([await isDone(write), await isDone(passed)]).toEqual([true, true]);
    expect(host.tick).toBe(snapshot.now + round + 1);
  }
  expect(round).toBeGreaterThan(3);
  expect(JSON.stringify(await settled(plan))).toBe(JSON.stringify(alone));
  expect(JSON.stringify(await settled(view))).toBe(JSON.stringify(foreseen));
});

test('a fork is answered as text where that is asked for', async () => {
  const { account, fork, runFork, settled, tester } = await busyPlanet();
  const whole = await settled(runFork());
  const made = tester.call('forks.run', { account, body: fork, asText: true });
  const { text, ...answer } = await settled(made);
  expect(text).toBe(JSON.stringify(whole.body));
  expect(answer).toEqual({ ...whole, body: undefined });
});

test('as of an earlier tick: a plan, but for what may not be seen now', async () => {
  const { act, look, settled, tester } = await busyPlanet();
  const at = tester.host.tick;
  const query = { ...WARM, within: 300_000 };
  const foreseen = await settled(look(query));
  await settled(tester.host.advance(5));
  const answer = look({ ...query, at });
  act();
  expect(await isDone(answer)).toBe(false);
  expect(JSON.stringify(await settled(answer))).toBe(JSON.stringify(foreseen));
  expect((await look({ device_code: '00000000', at })).status).toBe(404);
});
