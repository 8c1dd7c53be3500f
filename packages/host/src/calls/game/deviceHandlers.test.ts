import type { Fleet, Forecast } from '@astrarium/space/client';
import { expect, test } from 'vitest';
import { adaTester } from '../../hostTester.js';
import { STANDARD_RULESET } from '@astrarium/space';

test('an unknown status is refused, and a page costs what its filters examined', async () => {
  const { account, tester } = await adaTester();
  for (const status of ['Mining', 'mining (gold)', 'idle (carbon)', '']) {
    const answer = await tester.call('devices.list', { account, query: { status } });
    expect(answer.body).toMatchObject({ status: 400, errors: [{ name: 'status' }] });
  }
  const scanning = { account, query: { status: 'scanning' } };
  const { body } = await tester.call('devices.list', scanning);
  expect(body).toEqual({ devices: [], next_cursor: null });
  expect(await tester.costOf('devices.list', scanning)).toBe(5);
});

/** What takes a device to a status that has a subject, and that status as a device shows it. */
const PRINT = { command: 'enqueue_print', device_type: 'mining_drone' };
const ORDERS = [
  ['mining_drone', { command: 'start_mining', resource: 'carbon' }, 'mining (carbon)'],
  ['autofactory', PRINT, 'printing (mining_drone)'],
] as const;

test.each(ORDERS)('a %s has one status, whoever tells it: %j', async (type, order, status) => {
  const { account, tester } = await adaTester();
  const device = await tester.codeOf(account, type);
  const ordered = { ...order, device };
  const run = (operation: string, body: object) => tester.body(operation, { account, body });
  const answer = { status };
  expect(await run('forks.run', { commands: [{ ...ordered, at: 3 }], ticks: 9 })).toMatchObject({
    outcomes: [{ answer }],
  });
  const dryRun = await tester.command(account, device, { ...order, dry_run: true });
  expect(dryRun.body).toMatchObject({ answer });
  expect(await run('batch.run', { commands: [ordered], dry_run: true })).toMatchObject({
    answer: { outcomes: [{ answer }] },
  });
  const tags = { command: 'set_tags', device, tags: ['a'] };
  expect(await run('batch.run', { commands: [ordered, tags] })).toMatchObject({
    outcomes: [{ answer }, { answer: { status, tags: ['a'] } }],
  });
  const alone = await tester.command(account, device, { command: 'set_tags', tags: [] });
  expect(alone.body).toMatchObject(answer);
  const path = { code: device };
  expect(await tester.body('devices.get', { account, path })).toMatchObject(answer);
});

async function start() {
  const { account, tester } = await adaTester();
  const fleet = (query: object = {}, reader = account) =>
    tester.body<Fleet>('fleet.get', { account: reader, query: { ...query } });
  const codeOf = (type: string) => tester.codeOf(account, type);
  return { account, codeOf, fleet, tester };
}

test('shows all devices again when it no longer holds the tick, and one to come', async () => {
  const { fleet, tester } = await start();
  for (let steps = 0; steps < 2; steps += 1) await tester.host.advance(10);
  expect((await fleet({ since: 10 })).reset).toBe(false);
  expect((await fleet({ since: 15 })).reset).toBe(true);
  expect((await fleet({ since: 30 })).reset).toBe(true);
  await tester.crash();
  const again = await fleet({ since: 20 });
  expect(again.reset).toBe(true);
  expect(again.devices).toHaveLength(again.count);
});

test('divides the devices into pages, each with all counts', async () => {
  const { fleet, tester } = await start();
  await tester.host.advance(1);
  const all = await fleet();
  const rows: object[] = [];
  for (let cursor: number | null | undefined; cursor !== null;) {
    const page = await fleet({ limit: 2, ...(cursor && { cursor }) });
    expect(page.devices.length).toBeLessThanOrEqual(2);
    expect(page.counts).toEqual(all.counts);
    rows.push(...page.devices);
    cursor = page.next_cursor;
  }
  expect(rows).toEqual(all.devices);
});

test('says when the rate of a stock ends, once its place is scanned', async () => {
  const { account, codeOf, fleet, tester } = await start();
  const [drone, scout] = [await codeOf('mining_drone'), await codeOf('survey_drone')];
  const { stock } = await fleet();
  const at = stock[0]?.location ?? '';
  await tester.command(account, drone, { command: 'start_mining', resource: 'structural' });
  const mined = async () =>
    (await fleet()).stock.find(({ location }) => location === at)?.resources['structural'];
  const unknown = await mined();
  expect(unknown?.rate_micro).toBeGreaterThan(0);
  expect(unknown?.ends).toBeNull();
  await tester.command(account, scout, { command: 'scan' });
  await tester.host.advance(1000);
  const asked = { account, query: { location: at } };
  const { due } = await tester.body<Forecast>('forecast.get', asked);
  const ends = due.filter(({ kind }) => ['stock_full', 'deposit_depleted'].includes(kind));
  expect((await mined())?.ends).toBe(Math.min(...ends.map(({ tick }) => tick)));
});

test('shows nothing of others, and of the past nothing that others own now', async () => {
  const fleet = [...STANDARD_RULESET.start.fleet];
  const { account, codeOf, fleet: read, tester } = await start();
  const { account: other } = await tester.account('Bo');
  await tester.host.advance(5);
  const codes = ({ devices }: Fleet): unknown[] => devices.map(({ code }) => code);
  const [own, others] = [await read(), await read({}, other)];
  expect(own.count).toBe(fleet.length);
  expect(codes(own).filter((code) => codes(others).includes(code))).toEqual([]);
  await tester.host.advance(5);
  const code = (await tester.devices(other))[0]!.replicant_code;
  const accepts = { account: other, path: { code }, body: { accepts_devices: true } };
  await tester.call('replicants.update', accepts);
  const drone = await codeOf('mining_drone');
  const given = { command: 'change_owner', replicant_code: code };
  expect((await tester.command(account, drone, given)).status).toBe(200);
  const [left, taken] = [await read({ since: 10 }), await read({ since: 10 }, other)];
  expect(left).toMatchObject({ reset: false, devices: [], gone: [drone], count: own.count - 1 });
  expect(codes(taken)).toEqual([drone]);
  expect(taken.gone).toEqual([]);
  const before = await read({ at: 5 });
  expect(codes(before)).toEqual(codes(own).filter((one) => one !== drone));
  expect(before.count).toBe(own.count - 1);
  // What it costs does not depend on the devices of others.
  const asked = { account, query: { since: 10 } };
  const cost = await tester.costOf('fleet.get', asked);
  expect(cost).toBeGreaterThan(0);
  await tester.account('Cy');
  expect(await tester.costOf('fleet.get', asked)).toBe(cost);
  expect((await tester.call('fleet.get')).status).toBe(401);
});
