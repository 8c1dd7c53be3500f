import { expect, test } from 'vitest';
import { deviceTester, soloTester } from '../../tester.js';
import { explain } from '../../views/explanations/explain.js';
import { isRefused } from '../refuse.js';

test('a route passes the places of `via` in order, and the answer has its legs', () => {
  const { game, account, device } = deviceTester('heaven_vessel');
  const via = ['SOL-4', 'ALPHACEN'];
  const answer = game.command(account, 'travel', { device, destination: 'BARNARD', via });
  const legs = answer['legs'] as { from: string; to: string; mode: string; seconds: number }[];
  expect(legs.map(({ from, to, mode }) => [from, to, mode])).toEqual([
    ['SOL-BELT-1', 'SOL-4', 'cruise'],
    ['SOL-4', 'SOL', 'cruise'],
    ['SOL', 'ALPHACEN', 'surge'],
    ['ALPHACEN', 'BARNARD', 'surge'],
  ]);
  expect(legs[0]).toMatchObject({ seconds: 60, arrives_tick: 60 });
  const total = legs.reduce((sum, { seconds }) => sum + seconds, 0);
  expect(answer['arrives_tick']).toBe(total);
  expect(game.device(account, device).travel).toMatchObject({ arrives_tick: total, legs });
  expect(game.run(total)).toEqual(['travel.arrived']);
  expect(game.device(account, device).location).toBe('BARNARD');
  expect(game.world().stages.ids()).toEqual([]);
});

test('a recall returns to the last passed place of the route', () => {
  const { game, account, device } = deviceTester('mining_drone');
  const order = { device, destination: 'SOL-3-1', via: ['SOL-4', 'SOL-BELT-1', 'SOL-4-2'] };
  game.command(account, 'travel', order);
  game.run(130);
  game.command(account, 'recall', { device });
  expect(game.device(account, device).travel).toMatchObject({
    destination: 'SOL-BELT-1',
    arrives_tick: 140,
    legs: [],
  });
  game.run(10);
  expect(game.device(account, device)).toMatchObject({ status: 'idle', location: 'SOL-BELT-1' });
  game.command(account, 'travel', order);
  game.run(60);
  game.command(account, 'recall', { device });
  game.run(1);
  expect(game.device(account, device)).toMatchObject({ status: 'idle', location: 'SOL-4' });
});

test('a round trip is a route too, and a direct route has legs too', () => {
  const { game, account, device } = deviceTester('mining_drone');
  game.command(account, 'start_mining', { device, resource: 'carbon' });
  game.run(7200);
  const order = { device, destination: 'SOL-BELT-1', via: ['SOL-4'] };
  const { arrives_tick } = game.command(account, 'travel', order) as { arrives_tick: number };
  game.run(arrives_tick - game.world().now);
  expect(game.device(account, device)).toMatchObject({ status: 'idle', location: 'SOL-BELT-1' });
  const legs = game.command(account, 'travel', { device, destination: 'SOL-4', via: [] })['legs'];
  expect(legs).toMatchObject([{ mode: 'cruise', distance_au_micro: 3_100_272 }]);
  expect(game.device(account, device).travel?.legs).toEqual(legs);
});

test('names the invalid place in refusals', () => {
  const { game, account, device } = deviceTester('mining_drone');
  const refused = (via: unknown, destination = 'SOL-3') =>
    game.execute(account, 'travel', { device, destination, via });
  const many = Array.from({ length: 17 }, (_, n) => `SOL-${(n % 2) + 1}`);
  for (const via of ['SOL', [1], [''], [null], many, { length: 1 }]) {
    expect(refused(via)).toMatchObject({ refusal: { code: 'invalid_field' } });
  }
  expect(refused(['SOL-4', 'SOL-44'])).toMatchObject({
    refusal: { code: 'unknown_location', numbers: { field: 'via', location: 'SOL-44' } },
  });
  expect(refused(['SOL-4', 'SOL-4'])).toMatchObject({
    refusal: { code: 'already_there', numbers: { field: 'via' } },
  });
  expect(refused(['SOL-3'])).toMatchObject({
    refusal: { code: 'already_there', numbers: { field: 'destination' } },
  });
  expect(refused(['BARNARD'])).toMatchObject({ refusal: { code: 'no_surge_drive' } });
  expect(refused(many.slice(0, 16), 'SOL-1')).toMatchObject({ done: true });
});

test('refuses to explain a route for the same reasons as to travel it', () => {
  const { game, account } = soloTester();
  for (const type of ['heaven_vessel', 'mining_drone'] as const) {
    const device = game.code(account, type);
    for (const destination of ['SOL-77', 'SOL-OBJ-9', 'nowhere', 'SOL-BELT-1', 'TAUCETI']) {
      const query = { about: 'travel', device_code: device, destination } as const;
      const way = explain(game.world(), account, query);
      const code = isRefused(way) ? way.refusal.code : 'done';
      expect(code).toBe(game.refusal(account, 'travel', { device, destination }));
    }
  }
  const survey = game.code(account, 'survey_drone');
  const query = { about: 'travel', device_code: survey, destination: 'SOL-4' } as const;
  expect(explain(game.world(), account, query)).toMatchObject({ value: 50 });
});
