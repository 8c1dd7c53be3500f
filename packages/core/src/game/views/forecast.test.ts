import { expect, test } from 'vitest';
import { tester } from '../tester.js';
import { explainDeposit, explainMining, explainPrint, explainStock } from './explain.js';
import { isRefused } from '../rules/refuse.js';
import { explainTravel } from './explain.js';
import type { Explanation } from './explain.js';
import { forecastDevice, forecastLocation, forecastSite } from './forecast.js';

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

test('what is foreseen happens at its tick', () => {
  const { account, drone, game, printer, vessel } = busy();
  game.tell(account, 'travel', { device: vessel, destination: 'SOL-3' });
  const world = game.world();
  const next = [vessel, printer].map((code) => forecastDevice(world, account, code)[0]);
  const here = forecastLocation(world, account, 'SOL-BELT-1');
  expect(here.map(({ kind }) => kind)).toContain('deposit_depleted');
  expect([...here].sort((a, b) => a.tick - b.tick)).toEqual(here);
  const mine = forecastDevice(world, account, drone);
  expect(forecastSite(world, account, 'SOL-BELT-1-SITE-0', 1)).toEqual(
    mine.filter(({ kind }) => kind === 'deposit_depleted'),
  );
  for (const due of next.sort((a, b) => (a?.tick ?? 0) - (b?.tick ?? 0))) {
    game.run((due?.tick ?? 0) - game.world().now - 1);
    const name = due?.kind === 'arrives' ? 'travel.arrived' : 'print.completed';
    expect(game.run(1)).toContain(name);
  }
});

test('a stranger foresees nothing, and the miners of others are not counted', () => {
  const { account, drone, game } = busy();
  const other = game.open('Bo');
  const before = forecastDevice(game.world(), account, drone);
  expect(forecastDevice(game.world(), other, drone)).toEqual([]);
  expect(forecastSite(game.world(), other, 'SOL-BELT-1-SITE-0')).toEqual([]);
  expect(forecastSite(game.world(), account, 'SOL-BELT-9-SITE-0')).toEqual([]);
  expect(forecastLocation(game.world(), account, 'NOWHERE')).toEqual([]);
  expect(forecastDevice(game.world(), account, drone, 1)).toEqual(before.slice(0, 1));
});

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
  const due = forecastDevice(world, account, printer)[0];
  expect(print?.value).toBe((due?.tick ?? 0) - world.now);
  const way = explainTravel(world, account, vessel, 'TAUCETI');
  if (way === undefined || isRefused(way)) throw new Error('there is a way');
  const answer = game.tell(account, 'travel', { device: vessel, destination: 'TAUCETI' });
  expect(answer).toMatchObject({ operation: { completes_tick: way.value } });
  expect(way.parts.reduce((sum, part) => sum + part.value, 0)).toBe(way.value);
  expect(explainTravel(world, account, 'ffffffff', 'SOL')).toBeUndefined();
});
