import { eventEnvelope } from '@astrarium/internal/game';
import {
  accountView,
  astrariumDefinition,
  audit,
  auditView,
  blueprintsView,
  deviceListView,
  deviceView,
  deviceViewIds,
  inventoryView,
  locationView,
  rulesView,
  seasonView,
  starListView,
  summary,
  type World,
} from '@astrarium/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { astrariumGames } from '../src/games/astrariumGames.js';
import { playGame, takeStep } from '../src/games/game.js';
import { lawProperty } from '../src/laws/law.js';
import { poisonedGlobals } from '../src/laws/kernel/poisonedGlobals.js';
import { ownershipLawWith } from '../src/laws/kernel/ownershipLaw.js';
import { readingLawWith } from '../src/laws/kernel/readingLaw.js';
import { twinLawWith } from '../src/laws/kernel/twinLaw.js';
import { DEFINES } from './backends.js';
import { KERNEL_LAWS } from '../src/laws/kernelLaws.js';
import { runs, TIMEOUT } from './tier.js';

const games = astrariumGames({ steps: 120, ticks: 1500 });

/** Every view of a world, for every account. */
function views(world: World): unknown {
  const accounts = world.accounts
    .ids()
    .map((account) => [
      inventoryView(world, account),
      locationView(world, account, 'SOL-BELT-1'),
      deviceViewIds(world, account).map((id) => deviceView(world, id)),
      [accountView(world, account), auditView(world, account), deviceListView(world, account)],
    ]);
  const { ruleset } = world.setting;
  const game = [rulesView(ruleset), blueprintsView(ruleset), seasonView(world)];
  return [audit(world), summary(world), starListView(world, { limit: 3 }), game, accounts];
}

describe.each(DEFINES)('random whole games on the %s backend', (_name, define) => {
  const simulation = define(astrariumDefinition);

  test.each(KERNEL_LAWS)('%s', { timeout: TIMEOUT }, (_states, law) => {
    fc.assert(lawProperty(law, simulation, games, define), runs(10, 100));
  });

  test('looking at every view changes nothing', { timeout: TIMEOUT }, () => {
    fc.assert(lawProperty(readingLawWith(views), simulation, games), runs(6, 100));
  });

  test('every view of a decoded world has the same bytes', { timeout: TIMEOUT }, () => {
    fc.assert(lawProperty(twinLawWith(views), simulation, games), runs(4, 100));
  });

  test('what callers do to any view changes nothing', { timeout: TIMEOUT }, () => {
    fc.assert(lawProperty(ownershipLawWith(views), simulation, games), runs(4, 100));
  });

  test('results and views depend on arguments only', { timeout: TIMEOUT }, () => {
    fc.assert(
      fc.property(games, (game) => {
        const play = () => {
          const seen: unknown[] = [];
          playGame(simulation, game, (snapshot, index) => {
            const step = game.steps[index];
            if (step === undefined) return;
            const { snapshot: next, events } = takeStep(simulation, snapshot, step);
            const world = simulation.read(next);
            seen.push(events.map((event, order) => eventEnvelope(world, event, order)));
            if (index % 8 === 0) seen.push(views(world), simulation.hash(next));
          });
          return seen;
        };
        expect(poisonedGlobals(play)).toEqual(play());
      }),
      runs(6, 100),
    );
  });
});
