import { type Outcome, refused } from '@astrarium/core';
import { checkLaws } from '@astrarium/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FULL } from '../../packages/testkit/test/tier.js';
import { arena } from './src/arena.js';
import { boxes } from './src/boxes.js';
import { duel } from './src/cards.js';
import { towers } from './src/towers.js';

/** Random games for the laws of each game. */
const GAMES = FULL ? 20 : 3;

/** What a test needs of a game. */
interface Played<World> {
  genesis(setting: never): World;
  execute(world: World, command: never): { snapshot: World; outcome: Outcome };
  advance(
    world: World,
    bounds: { ticks: number },
  ): { snapshot: World; events: Iterable<{ readonly name: string }> };
}

/** A world that changes as a test gives commands and lets time pass. */
function play<World>(game: Played<World>, setting: object = {}) {
  let world = game.genesis({ seed: 7, ...setting } as never);
  return {
    get world() {
      return world;
    },
    /** The code of the refusal, or the answer. */
    give(account: number, type: string, args: object = {}): unknown {
      const command = { id: '', account, type, args };
      const { outcome, snapshot } = game.execute(world, command as never);
      world = snapshot;
      return outcome.done ? outcome.answer : outcome.refusal.code;
    },
    pass(ticks: number): readonly string[] {
      const { events, snapshot } = game.advance(world, { ticks });
      world = snapshot;
      return [...events].map(({ name }) => name);
    },
  };
}

describe('boxes', () => {
  test('keep what is put into them', () => {
    const { give, world } = play(boxes);
    expect(give(0, 'put', { box: 1, apples: 5 })).toEqual({});
    expect(boxes.read(world).boxes.get(1).apples).toBe(0);
    expect(give(0, 'put', { box: 2, apples: 5 })).toBe('invalid_field');
    expect(give(0, 'put', { box: 1, apples: 500 })).toBe('invalid_field');
  });

  test('obey the laws', () => checkLaws(boxes, { games: GAMES }));
});

describe('the card game', () => {
  const rank = (ranks: readonly number[]): number => Math.max(...ranks);

  test('plays itself to an end when nobody moves', () => {
    const game = play(duel);
    expect(game.give(1, 'play', { rank: 3 })).toBe('no_seat');
    expect([game.give(1, 'sit'), game.give(1, 'sit'), game.give(2, 'sit')]).toEqual([
      { seat: 1 },
      'seated',
      { seat: 2 },
    ]);
    expect(game.give(3, 'sit')).toBe('full');
    expect(duel.result(game.world)).toBeUndefined();
    const names = game.pass(30 * 20);
    expect(names.filter((name) => name === 'card.played')).toHaveLength(20);
    const { winners } = duel.result(game.world) ?? { winners: [] };
    const { seats } = duel.read(game.world);
    expect(seats.sum(({ points }) => points)).toBe(10);
    expect(winners).toContain(seats.best(({ points }) => points)?.account);
  });

  test('shows each player the own hand, and lets the higher card take the trick', () => {
    const game = play(duel);
    for (const account of [1, 2]) game.give(account, 'sit');
    const see = (account: number) => {
      const seen = duel.view(game.world, 'table', {}, { account });
      if (refused(seen)) throw new Error(seen.refusal.message);
      return seen;
    };
    const [first, second] = see(1).myTurn ? [1, 2] : [2, 1];
    const [high, low] = [rank(see(first).hand), see(second).hand[0] as number];
    expect(see(first)).toMatchObject({ rivalCards: 5, lead: null, lateAt: 30 });
    expect(game.give(second, 'play', { rank: low })).toBe('not_your_turn');
    expect(game.give(first, 'play', { rank: low })).toBe('no_such_card');
    expect(game.give(first, 'play', { rank: high })).toEqual({});
    expect(see(second)).toMatchObject({ rivalCards: 4, lead: high, myTurn: true });
    game.give(second, 'play', { rank: low });
    const [taker] = high > low ? [first] : [second];
    expect(duel.read(game.world).seats.get({ account: taker }).points).toBe(1);
    expect([see(1).hand.length, see(2).hand.length]).toEqual([5, 5]);
  });

  test('draws cards that tell nothing of each other in one tick', () => {
    let neighbours = 0;
    for (let seed = 0; seed < 200; seed += 1) {
      const game = play(duel, { seed });
      for (const account of [1, 2]) game.give(account, 'sit');
      const ranks = duel.read(game.world).cards.map((card) => card.rank);
      const [last, before] = [ranks.at(-1) as number, ranks.at(-2) as number];
      if (Math.abs(last - before) === 1) neighbours += 1;
    }
    // By chance alone one pair in ten.
    expect(neighbours).toBeGreaterThan(5);
    expect(neighbours).toBeLessThan(40);
  });

  test('obeys the laws', () => checkLaws(duel, { games: GAMES }));
});

describe('the arena', () => {
  test('moves bodies at each tick, and counts hits', () => {
    const game = play(arena);
    for (const account of [1, 2, 3]) game.give(account, 'join');
    expect(game.give(1, 'join')).toBe('here');
    const before = arena.read(game.world).bodies.get({ owner: 1 }).x;
    game.give(1, 'steer', { vx: 100, vy: -5 });
    game.pass(30);
    expect(arena.read(game.world).bodies.get({ owner: 1 }).x).toBe((before + 3000) % 100_000);
    game.give(2, 'leave');
    expect(arena.view(game.world, 'field', {}, { account: 2 })).toMatchObject({ me: null });
    expect(arena.read(game.world).bodies.size).toBe(2);
  });

  test('tells both bodies of a hit, however many are near', () => {
    const game = play(arena);
    for (let account = 1; account <= 200; account += 1) game.give(account, 'join');
    const apart = (a: number, b: number): boolean => Math.abs(a - b) > 1500;
    const all = arena.read(game.world).bodies.map(({ x, y }) => ({ x, y }));
    const hits = all.flatMap((one, at) =>
      all.filter((other, of) => of !== at && !apart(one.x, other.x) && !apart(one.y, other.y)),
    );
    expect(game.pass(20)).toHaveLength(hits.length);
    expect(arena.read(game.world).bodies.sum((body) => body.hits)).toBe(hits.length);
    expect(hits.length).toBeGreaterThan(10);
  });

  test('obeys the laws', () => checkLaws(arena, { games: GAMES }));
});

describe('the towers', () => {
  const setting = {
    baseHealth: 10,
    startMoney: 100,
    pause: 20,
    gap: 5,
    creeps: {
      runner: { hits: 3, speed: 900, reward: 5, harm: 1 },
      brute: { hits: 9, speed: 400, reward: 9, harm: 3 },
      boss: { hits: 50, speed: 300, reward: 50, harm: 10 },
    },
    levels: [
      { cost: 30, damage: 1, reload: 3 },
      { cost: 50, damage: 3, reload: 2 },
    ],
    waves: [
      ['runner', 'runner'],
      ['brute', 'runner', 'boss'],
    ],
  };

  test('shoot creeps for money, and lose when the boss arrives', () => {
    const game = play(towers, setting);
    expect(game.give(1, 'join')).toEqual({ player: 1 });
    expect(game.give(1, 'build', { spot: 3 })).toEqual({ tower: 1 });
    expect(game.give(1, 'build', { spot: 3 })).toBe('taken');
    expect(game.give(2, 'upgrade', { tower: 1 })).toBe('no_player');
    const names = game.pass(100);
    expect(names.filter((name) => name === 'creep.killed').length).toBeGreaterThan(1);
    expect(towers.read(game.world).players.get(1).money).toBeGreaterThan(70);
    expect(game.pass(200).at(-1)).toBe('game.over');
    expect(towers.result(game.world)).toEqual({ winners: [] });
    expect(towers.read(game.world).creeps.isEmpty).toBe(true);
  });

  test('obey the laws', () => checkLaws(towers, { games: GAMES, settings: fc.constant(setting) }));
});
