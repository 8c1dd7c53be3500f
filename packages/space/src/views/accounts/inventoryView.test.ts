import { expect, test } from 'vitest';
import { isRefused } from '../../rules/refuse.js';
import { soloTester } from '../../tester.js';
import {
  type InventoryList,
  inventoryListSteps,
  inventoryListViewAt,
  type InventoryQuery,
  inventoryView,
} from './inventoryView.js';
import { takeSteps } from '../../rules/takeSteps.js';

/** An account with stock at a place where it mines and at places where its vessel prints. */
function galaxy() {
  const { game, account } = soloTester();
  const vessel = game.code(account, 'heaven_vessel');
  for (const destination of ['SOL-4', 'SOL-10', 'SOL-3-L4', 'SOL-3', 'BARNARD-BELT-1']) {
    game.execute(account, 'travel', { device: vessel, destination });
    while (game.device(account, vessel).travel !== undefined) game.run(5);
    game.execute(account, 'enqueue_print', { device: vessel, device_type: 'mining_drone' });
    game.execute(account, 'clear_queue', { device: vessel });
  }
  return { game, account };
}

const { game, account } = galaxy();

function page(query: InventoryQuery): InventoryList {
  const list = takeSteps(inventoryListSteps(game.world(), account, query));
  if (isRefused(list)) throw new Error(list.refusal.code);
  return list;
}

test('orders places by code and omits zero amounts', () => {
  const { locations, next_cursor } = page({});
  expect(locations.map(({ location }) => location)).toEqual([
    'BARNARD-BELT-1',
    'SOL-3',
    'SOL-3-L4',
    'SOL-4',
    'SOL-BELT-1',
  ]);
  expect(locations[0]?.items).toEqual({});
  expect(locations[4]?.items).toMatchObject({ structural: 1200, rares: 60 });
  expect(next_cursor).toBeNull();
});

test.each([1, 2, 3, 4, 5, 50])('pages of %i equal one page with everything', (limit) => {
  const found: InventoryList['locations'] = [];
  for (let cursor: string | undefined, more = true; more;) {
    expect(found.length).toBeLessThan(1000);
    const list: InventoryList = page({ limit, cursor });
    expect(list.locations).not.toEqual([]);
    found.push(...list.locations);
    if (list.next_cursor !== null) expect(list.next_cursor).toBe(list.locations.at(-1)?.location);
    more = list.next_cursor !== null;
    cursor = list.next_cursor ?? undefined;
  }
  expect(found).toEqual(inventoryView(game.world(), account));
});

test('the code of a star selects its system, another code one place', () => {
  const codes = (query: InventoryQuery) => page(query).locations.map(({ location }) => location);
  expect(codes({ location: 'SOL' })).toEqual(['SOL-3', 'SOL-3-L4', 'SOL-4', 'SOL-BELT-1']);
  expect(codes({ location: 'SOL-3' })).toEqual(['SOL-3']);
  expect(codes({ location: 'BARNARD' })).toEqual(['BARNARD-BELT-1']);
  expect(codes({ location: 'SOL-8' })).toEqual([]);
  expect(codes({ cursor: 'SOL-3-X' })).toEqual(['SOL-4', 'SOL-BELT-1']);
  expect(codes({ location: 'SOL', cursor: 'SOL-3', limit: 1 })).toEqual(['SOL-3-L4']);
});

test('the deprecated form returns one place', () => {
  const at = (code: string) => inventoryListViewAt(game.world(), account, code);
  expect(at('SOL-BELT-1')).toEqual(inventoryView(game.world(), account)[4]);
  expect(at('SOL-8')).toEqual({ location: 'SOL-8', items: {} });
  expect(at('SOL-99')).toMatchObject({ refusal: { code: 'unknown_location' } });
});

test.each<[object, string, number]>([
  [{ location: 'SOL-99' }, 'unknown_location', account],
  [{ acting_replicant: 'cafecafe' }, 'unknown_replicant', account],
  [{}, 'unknown_account', 9],
])('refused: %j', (query, code, by) => {
  const list = takeSteps(inventoryListSteps(game.world(), by, query));
  expect(list).toMatchObject({ refusal: { code } });
});
