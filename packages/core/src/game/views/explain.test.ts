import { expect, test } from 'vitest';
import { isRefused } from '../rules/refuse.js';
import { tester } from '../tester.js';
import { explainDeposit, explainMining, explainPrint, explainStock } from './explain.js';
import { explainTravel } from './explain.js';
import type { Explanation } from './explain.js';

function busy() {
  const game = tester();
  const account = game.open();
  const drone = game.code(account, 'mining_drone');
  const vessel = game.code(account, 'heaven_vessel');
  const printer = game.code(account, 'autofactory');
  game.tell(account, 'start_mining', { device: drone, resource: 'carbon' });
  game.tell(account, 'enqueue_print', { device: printer, device_type: 'mining_drone' });
  return { account, drone, game, printer, vessel };
}

/** What a mining drone's terms come to. */
function again({ terms }: Explanation): number {
  const { cycle_seconds, speed_per_mille, yield_units } = terms as Record<string, number>;
  return Math.floor((1000 * Number(yield_units) * Number(speed_per_mille)) / Number(cycle_seconds));
}

test('a number is what its terms come to', () => {
  const { account, drone, game, printer, vessel } = busy();
  const world = game.world();
  const mining = explainMining(world, account, drone);
  expect(mining?.value).toBe(game.device(account, drone).mining?.rate_micro);
  expect(mining && again(mining)).toBe(mining?.value);
  const stock = explainStock(world, account, 'SOL-BELT-1', 4);
  expect(stock).toMatchObject({ value: mining?.value, parts: [mining] });
  expect(explainDeposit(world, account, 4).value).toBe(-(mining?.value ?? 0));
  const print = explainPrint(world, account, printer, 'mining_drone');
  expect(print?.value).toBe((game.device(account, printer).completes_tick ?? 0) - world.now);
  const way = explainTravel(world, account, vessel, 'TAUCETI');
  if (way === undefined || isRefused(way)) throw new Error('there is a way');
  const answer = game.tell(account, 'travel', { device: vessel, destination: 'TAUCETI' });
  expect(answer).toMatchObject({ operation: { completes_tick: way.value } });
  expect(way.parts.reduce((sum, part) => sum + part.value, 0)).toBe(way.value);
  expect(explainTravel(world, account, 'ffffffff', 'SOL')).toBeUndefined();
});
