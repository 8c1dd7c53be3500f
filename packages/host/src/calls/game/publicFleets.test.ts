import { expect, test } from 'vitest';
import { hostTester } from '../../hostTester.js';

interface Fleets {
  readonly tick: number;
  readonly fleets: readonly Readonly<Record<string, unknown>>[];
  readonly left_out: number;
}

type Tester = Awaited<ReturnType<typeof hostTester>>;

const fleetsOf = async ({ call }: Pick<Tester, 'call'>): Promise<Fleets> =>
  (await call('galaxy.fleets')).body as Fleets;

const allow = ({ call }: Tester, account: number, public_fleet: boolean) =>
  call('accounts.update', { account, body: { public_fleet } });

/** Sends the vessel of an account away; returns when it arrives, and its code. */
async function travel(tester: Tester, account: number, destination: string) {
  const [vessel] = await tester.devices(account, { device_type: 'heaven_vessel' });
  const code = vessel!.device_code;
  const { body, status } = await tester.command(account, code, { command: 'travel', destination });
  expect(status).toBe(202);
  return { arrives: Number((body as { arrives_tick: number }).arrives_tick), code };
}

test('a journey is shown from its start to its end, while its account allows that', async () => {
  const tester = await hostTester();
  const { account } = await tester.account('Ada');
  await tester.host.advance(5);
  const { arrives } = await travel(tester, account, 'BARNARD');
  const none = { tick: 5, fleets: [], left_out: 0 };
  expect(await fleetsOf(tester)).toEqual(none);
  const { body } = await allow(tester, account, true);
  expect(body).toMatchObject({ public_fleet: true });
  const journey = { from: 'SOL', to: 'BARNARD', departed_tick: 5, arrives_tick: arrives, count: 1 };
  const shown = { tick: 5, fleets: [{ replicant: 'Ada', ...journey }], left_out: 0 };
  expect(await fleetsOf(tester)).toEqual(shown);
  await allow(tester, account, false);
  expect(await fleetsOf(tester)).toEqual(none);
  await allow(tester, account, true);
  await tester.host.advance(arrives - 6);
  expect((await fleetsOf(tester)).fleets).toHaveLength(1);
  await tester.host.advance(1);
  expect(await fleetsOf(tester)).toEqual({ ...none, tick: arrives });
  await tester.host.close();
});

test('an account that allows nothing leaves no trace in the answer, its text or its cost', async () => {
  const alone = await hostTester();
  const both = await hostTester();
  for (const tester of [alone, both]) {
    const { account } = await tester.account('Ada');
    const { account: other } = await tester.account('Bo');
    await allow(tester, account, true);
    await travel(tester, account, 'BARNARD');
    if (tester === both) await travel(tester, other, 'BARNARD');
  }
  const [answer, answerOfBoth] = [
    await alone.call('galaxy.fleets'),
    await both.call('galaxy.fleets'),
  ];
  expect((answer.body as Fleets).fleets).toHaveLength(1);
  expect(answerOfBoth).toEqual(answer);
  await alone.host.close();
  await both.host.close();
});

test('strangers see nothing within a system, no cargo, and no codes', async () => {
  const tester = await hostTester();
  const { account } = await tester.account('Ada');
  await allow(tester, account, true);
  const devices = await tester.devices(account);
  const codeOf = (type: string) =>
    devices.find(({ device_type }) => device_type === type)?.device_code ?? '';
  const [drone, scout] = [codeOf('mining_drone'), codeOf('survey_drone')];
  const within = { command: 'travel', destination: 'SOL-4' };
  expect((await tester.command(account, scout, within)).status).toBe(202);
  expect((await fleetsOf(tester)).fleets).toEqual([]);
  const { code } = await tester
    .command(account, drone, { command: 'stow', into: codeOf('heaven_vessel') })
    .then(() => travel(tester, account, 'BARNARD'));
  const { body } = await tester.call('galaxy.fleets');
  expect((body as Fleets).fleets).toMatchObject([{ count: 1 }]);
  const text = JSON.stringify(body);
  const hidden = [code, drone, 'heaven', 'mining', 'BELT'];
  expect(hidden.filter((word) => text.includes(word))).toEqual([]);
  // It turns back, and its end is nobody's to know.
  await tester.command(account, code, { command: 'recall' });
  expect((await fleetsOf(tester)).fleets).toEqual([]);
  await tester.host.close();
});

test('the journeys of a world are found once for all who ask', async () => {
  const tester = await hostTester();
  const { account } = await tester.account('Ada');
  const { body } = await tester.call('galaxy.fleets');
  expect((await tester.call('galaxy.fleets')).body).toBe(body);
  expect((await tester.call('galaxy.fleets', { account })).body).toBe(body);
  await tester.host.advance(1);
  expect((await tester.call('galaxy.fleets')).body).toMatchObject({ tick: 1 });
  await tester.host.close();
});

test('a deleted account is shown no longer', async () => {
  const tester = await hostTester();
  const { account } = await tester.account('Ada');
  await allow(tester, account, true);
  await travel(tester, account, 'BARNARD');
  expect((await fleetsOf(tester)).fleets).toHaveLength(1);
  await tester.call('accounts.delete', { account, body: { confirm: 'Ada' } });
  expect((await fleetsOf(tester)).fleets).toEqual([]);
  await tester.host.close();
});
