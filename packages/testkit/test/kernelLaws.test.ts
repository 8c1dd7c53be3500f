import fc from 'fast-check';
import { defineFieldSimulation } from '@astrarium/core';
import { describe, expect, test } from 'vitest';
import { shipyard } from '../src/games/shipyard.js';
import { farShipyardGames, shipyardGames } from '../src/games/shipyardGames.js';
import { gameTally, addToGameTally } from '../src/games/gameTally.js';
import { oracleLaw } from '../src/laws/kernel/oracleLaw.js';
import { permuteLaw } from '../src/laws/kernel/permuteLaw.js';
import { poisonedGlobals } from '../src/laws/kernel/poisonedGlobals.js';
import { tickLaw } from '../src/laws/kernel/tickLaw.js';
import { KERNEL_LAWS } from '../src/laws/kernelLaws.js';
import { sharedGames } from './sharedGames.js';
import { runs } from './tier.js';

const simulation = defineFieldSimulation(shipyard);
const near = shipyardGames({ steps: 80, ticks: 2000 });
const checkNear = sharedGames(simulation, near, 12);
const checkFar = sharedGames(simulation, farShipyardGames({ steps: 60, ticks: 2 ** 30 }), 6);

/** The same with shorter advances, for laws that go tick by tick. */
const checkFarByTicks = sharedGames(simulation, farShipyardGames({ steps: 60, ticks: 300 }), 6);

describe('random games of the shipyard', () => {
  test.each(KERNEL_LAWS)('%s', (_states, law) => {
    checkNear((game) => law(simulation, game), 2, 500);
    const check = law === oracleLaw || law === tickLaw ? checkFarByTicks : checkFar;
    check((game) => law(simulation, game), 1, 200);
  });

  test('commands for different rows commute', () => {
    fc.assert(
      fc.property(near, fc.array(fc.nat(1000), { minLength: 8, maxLength: 8 }), (game, some) => {
        let at: ReturnType<typeof simulation.genesis> = simulation.genesis(game.setting);
        for (const step of game.steps) {
          if (step.kind === 'command') at = simulation.execute(at, step.command).snapshot;
        }
        const world = simulation.read(at);
        const ids = world.ships.ids();
        const commands = ids.flatMap((ship, index) =>
          ['sail', 'follow', 'wait'].map((type, order) => {
            const n = some[(index + order) % some.length] as number;
            const args = { ship, leader: ids[n % ids.length], place: 1 + (n % 9), ticks: n };
            return { id: '', account: 0, type, args };
          }),
        );
        permuteLaw(simulation, at, commands);
      }),
      runs(4, 1000),
    );
  });

  test('results depend on arguments only', () => {
    checkNear(
      (game) => {
        const tally = gameTally();
        const poisoned = poisonedGlobals(() => {
          const fresh = defineFieldSimulation(shipyard);
          addToGameTally(tally, fresh, game);
          const end = fresh.decode(fresh.encode(fresh.genesis(game.setting)));
          return fresh.hash(fresh.advance(end, { ticks: 1000 }).snapshot);
        });
        const start = simulation.genesis(game.setting);
        expect(simulation.hash(simulation.advance(start, { ticks: 1000 }).snapshot)).toBe(poisoned);
      },
      3,
      500,
    );
  });
});

test('random games of the shipyard use all its commands and events', () => {
  const tally = gameTally();
  for (const game of fc.sample(near, runs(40, 150))) addToGameTally(tally, simulation, game);
  expect(Object.keys(tally.acceptedByType).sort()).toEqual(
    Object.keys(shipyard.commands)
      .filter((name) => name !== 'feign')
      .sort(),
  );
  expect(Object.keys(tally.eventsByName).sort()).toEqual(
    Object.keys(shipyard.schema.events).sort(),
  );
  expect(tally.accepted / tally.commands).toBeGreaterThan(0.3);
});
