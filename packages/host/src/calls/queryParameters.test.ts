import { operationOf } from '@astrarium/contract';
import { EXPLAINABLE } from '@astrarium/space';
import { expect, test } from 'vitest';
import { adaTester, type TestCall } from '../hostTester.js';

const { account, tester } = await adaTester();

/** The operations that views answer, whose parameters the core reads. */
const NAMES = Object.entries(tester.host.contract.operations)
  .filter(([, operation]) => operation.readQuery !== undefined)
  .map(([name]) => name);

const VALUES = [
  [0, 1, 20, 50, 51, 100, 101, 0.5, 0.0001, 1e9, 1e9 + 1, 604_800, 604_801, 2 ** 53 - 1, -1],
  ['', 'SOL', 'SOL-4', 'SOL-BELT-1', 'SOL-BELT-1-SITE-0', 'cafecafe', 'oxygen', 'carbon'],
  ['mining_drone', 'mining', 'travel', 'season', 'stock', 'hub', 'A'.repeat(64), 'A'.repeat(65)],
  ['*', 'a,b', 'a,,b', 'x'.repeat(32), 'x'.repeat(33), '*'.repeat(65), '*'.repeat(66)],
  [Array(32).fill('a').join(), Array(33).fill('a').join(), '\u0000', '\ud800', 'Ω🜨'],
  [true, false, null, {}],
].flat();

test('the core reads the parameters of several operations', () => {
  expect(NAMES.length).toBeGreaterThan(3);
});

test.each(NAMES)('%s: answers or refuses every value of every parameter', async (name) => {
  const { query: schema } = operationOf(tester.host.contract.operations, name);
  const statuses = new Set<number>();
  const call = async (query: TestCall['query'] = {}): Promise<void> => {
    const { status } = await tester.call(name, { account, query });
    expect([200, 400, 403, 404, 409], JSON.stringify(query)).toContain(status);
    statuses.add(status);
  };
  const members = Object.keys(schema!.shape).filter((member) => member !== 'at');
  const bases =
    name === 'explain.get' ? Object.keys(EXPLAINABLE).map((about) => ({ about })) : [{}];
  for (const base of bases) {
    for (const member of members) {
      for (const value of VALUES) await call({ ...base, [member]: value });
    }
  }
  await call({ colour: 'red' });
  expect([...statuses]).toEqual(expect.arrayContaining([200, 400]));
});
