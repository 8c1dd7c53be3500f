import { OPERATIONS, type OperationName } from '@astrarium/contract';
import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { runs, TIMEOUT } from '../../../testkit/test/tier.js';
import { hostTester } from '../hostTester.js';

/** The operations whose views throw for parameters that the contract should have refused. */
const NAMES = [
  'devices.list',
  'inventory.list',
  'stars.list',
  'forecast.get',
  'explain.get',
] as const satisfies readonly OperationName[];

const VALUES = fc.oneof(
  fc.constantFrom(0, 1, 50, 51, 0.5, 0.0001, 1e9, 1e9 + 1, 604_800, 604_801, 2 ** 53, -1),
  fc.constantFrom('SOL', 'SOL-4', 'SOL-BELT-1', 'cafecafe', 'oxygen', 'carbon', 'mining_drone'),
  fc.constantFrom('mining', 'season', 'stock', '*', 'a,b', 'a,,b', 'x'.repeat(64), true, false),
  fc.string({ maxLength: 70 }),
  fc.jsonValue({ maxDepth: 1 }),
);

const QUERIES = fc.constantFrom(...NAMES).chain((name) => {
  const { shape } = OPERATIONS[name].query;
  const members = Object.keys(shape).filter((member) => member !== 'at');
  const query = fc.dictionary(fc.constantFrom(...members, 'colour'), VALUES, { maxKeys: 3 });
  return fc.tuple(fc.constant(name), query);
});

const tester = hostTester();
const { account } = await tester.account('Ada');
const seen = new Set<number>();

test.prop([QUERIES], runs(1000, 20_000))(
  'a view accepts all query parameters that the contract accepts',
  async ([name, query]) => {
    const { status } = await tester.call(name, { account, query });
    expect([200, 400, 404, 409]).toContain(status);
    seen.add(status);
  },
  TIMEOUT,
);

test('the queries of this test are accepted and refused', () => {
  expect([...seen]).toEqual(expect.arrayContaining([200, 400, 404]));
});
