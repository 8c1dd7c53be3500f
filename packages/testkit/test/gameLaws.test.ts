import {
  astrariumDefinition,
  audit,
  deviceView,
  deviceViewIds,
  eventEnvelope,
} from '@astrarium/core';
import { inventoryView, locationView, summary, type World } from '@astrarium/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { astrariumGames } from '../src/games/astrariumGames.js';
import { playGame, takeStep } from '../src/games/game.js';
import { adoptionLaw } from '../src/laws/adoptionLaw.js';
import { berthLaw } from '../src/laws/berthLaw.js';
import { boundsLaw } from '../src/laws/boundsLaw.js';
import { commandsLaw } from '../src/laws/commandsLaw.js';
import { deviceCodeLaw } from '../src/laws/deviceCodeLaw.js';
import { devicePageLaw } from '../src/laws/devicePageLaw.js';
import { explainLaw } from '../src/laws/explainLaw.js';
import { foldLaw } from '../src/laws/foldLaw.js';
import { forecastLaw } from '../src/laws/forecastLaw.js';
import { lawProperty } from '../src/laws/lawProperty.js';
import { matterLaw } from '../src/laws/matterLaw.js';
import { operationLaw } from '../src/laws/operationLaw.js';
import { paidBackLaw } from '../src/laws/paidBackLaw.js';
import { permuteLaw } from '../src/laws/permuteLaw.js';
import { poisonedGlobals } from '../src/laws/poisonedGlobals.js';
import { readingLaw } from '../src/laws/readingLaw.js';
import { recordLaw } from '../src/laws/recordLaw.js';
import { vesselLaw } from '../src/laws/vesselLaw.js';
import { DEFINES } from './backends.js';
import { LAWS } from './laws.js';
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
    ]);
  return [audit(world), summary(world), accounts];
}

describe.each(DEFINES)('random whole games on the %s backend', (_name, define) => {
  const simulation = define(astrariumDefinition);

  test.each(LAWS)('%s', { timeout: TIMEOUT }, (_says, law) => {
    fc.assert(lawProperty(law, simulation, games, define), runs(10, 200));
  });

  test.each([
    ['matter is conserved, at every tick', matterLaw],
    ['no stock, reserve or count is out of bounds, at any tick', boundsLaw],
    ['no stock is above its cap but by what was paid back', paidBackLaw],
    ['device codes are found, and never used again', deviceCodeLaw],
    ['ids of operations are never used again', operationLaw],
    ['what a device can be told is what it shows', commandsLaw],
    ['a page shows each device as it is shown alone', devicePageLaw],
    ['what is carried is where its carrier is', berthLaw],
    ['what is adopted is in the list of its controller', adoptionLaw],
    ['who lives in a device owns it', vesselLaw],
    ['what is explained is what is shown', explainLaw],
    ['what is foreseen is what happens', forecastLaw],
    ['the stream of events alone is what the views show', foldLaw],
    ['what is kept of events says all that is told of them', recordLaw],
  ] as const)('%s', { timeout: TIMEOUT }, (_says, law) => {
    fc.assert(
      fc.property(games, (game) => law(simulation, game)),
      runs(20, 500),
    );
  });

  test('looking at every view changes nothing', { timeout: TIMEOUT }, () => {
    fc.assert(
      fc.property(games, (game) => readingLaw(simulation, game, views)),
      runs(6, 200),
    );
  });

  test('miners that stop and idle devices that leave commute', { timeout: TIMEOUT }, () => {
    fc.assert(
      fc.property(games, (game) => {
        const at = playGame(simulation, game);
        const world = simulation.read(at);
        const commands = world.accounts.ids().flatMap((account) =>
          deviceViewIds(world, account).flatMap((id) => {
            const view = deviceView(world, id);
            const args = { device: view?.device_code };
            const destination = 'SOL-3';
            if (view?.mining !== undefined) return [{ id: '', account, type: 'deactivate', args }];
            if (view?.status !== 'idle') return [];
            return [{ id: '', account, type: 'travel', args: { ...args, destination } }];
          }),
        );
        permuteLaw(simulation, at, commands, 600);
      }),
      runs(8, 300),
    );
  });

  test('nothing but the arguments matters, to views neither', { timeout: TIMEOUT }, () => {
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
      runs(6, 200),
    );
  });
});
