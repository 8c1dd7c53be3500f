import { expect, test } from 'vitest';
import { hostTester } from '../../hostTester.js';

interface Summary {
  readonly last_id: string;
  readonly from_tick: number | null;
  readonly is_complete: boolean;
  readonly counts: Readonly<Record<string, number>>;
  readonly mined: Readonly<Record<string, number>>;
}

type Tester = Awaited<ReturnType<typeof hostTester>>;

const summaryOf = async ({ call }: Pick<Tester, 'call'>, account: number, query: object) =>
  (await call('events.summary', { account, query: { ...query } })).body as Summary;

/** An account whose drone mined for a while, and whose factory printed a beacon. */
async function played() {
  const tester = await hostTester();
  const { account } = await tester.account('Ada');
  const devices = await tester.devices(account);
  const codeOf = (type: string) =>
    devices.find(({ device_type }) => device_type === type)?.device_code ?? '';
  const [drone, factory] = [codeOf('mining_drone'), codeOf('autofactory')];
  const order = async (code: string, body: object) =>
    expect((await tester.command(account, code, body)).status).toBeLessThan(300);
  await order(factory, { command: 'enqueue_print', device_type: 'ftl_beacon' });
  await order(drone, { command: 'start_mining', resource: 'carbon' });
  await tester.host.advance(900);
  await order(drone, { command: 'deactivate' });
  return { account, drone, tester };
}

test('counts the events after an id, and what they tell of mining and printing', async () => {
  const { account, drone, tester } = await played();
  const events = await tester.events(account);
  const all = await summaryOf(tester, account, { after: '0-0' });
  const named: Record<string, number> = {};
  for (const { event } of events) named[event] = (named[event] ?? 0) + 1;
  expect(all.counts).toEqual(named);
  const stopped = events.find(({ event }) => event === 'mining.stopped')!;
  const { quantity_mined } = stopped.payload as { readonly quantity_mined: number };
  expect(quantity_mined).toBeGreaterThan(0);
  expect(all).toMatchObject({
    after: '0-0',
    last_id: events.at(-1)!.id,
    tick: 900,
    from_tick: 0,
    is_complete: true,
    mined: { carbon: quantity_mined },
    mined_for_controllers: {},
    printed: { ftl_beacon: 1 },
  });
  const none = await summaryOf(tester, account, { after: all.last_id });
  expect(none).toMatchObject({ after: all.last_id, last_id: all.last_id, counts: {}, mined: {} });
  expect(none).toMatchObject({ from_tick: null, is_complete: true });
  await tester.command(account, drone, { command: 'travel', destination: 'SOL-4' });
  const later = await summaryOf(tester, account, { after: all.last_id });
  expect(later).toMatchObject({ counts: { 'travel.departed': 1 }, from_tick: 900 });
  await tester.host.close();
});

test('an id need not be that of an event, and one to come is after all', async () => {
  const { account, tester } = await played();
  const { counts } = await summaryOf(tester, account, { after: '1-0' });
  expect(counts['account.opened']).toBe(1);
  const end = { last_id: '99999999999999-0', counts: {}, is_complete: true };
  expect(await summaryOf(tester, account, { after: '99999999999999-0' })).toMatchObject(end);
  await tester.host.close();
});

test('shows nothing of others, and costs by the own events', async () => {
  const { account, tester } = await played();
  const { account: other } = await tester.account('Bo');
  const of = (one: number) =>
    tester.call('events.summary', { account: one, query: { after: '0-0' } });
  const [own, others] = [await of(account), await of(other)];
  const { counts } = others.body as Summary;
  expect(counts).toMatchObject({ 'account.opened': 1 });
  expect(counts).not.toHaveProperty('mining.started');
  expect(others.entries).toBe((await tester.events(other)).length);
  expect(own.entries).toBe((await tester.events(account)).length);
  expect((await tester.call('events.summary', { query: { after: '0-0' } })).status).toBe(401);
  await tester.host.close();
});
