import { astrariumDefinition, deviceView, deviceViewIds } from '@astrarium/core';
import fc from 'fast-check';
import { describe, test } from 'vitest';
import { astrariumGames } from '../src/games/astrariumGames.js';
import { playGame } from '../src/games/game.js';
import { adoptionLaw } from '../src/laws/adoptionLaw.js';
import { berthLaw } from '../src/laws/berthLaw.js';
import { boundsLaw } from '../src/laws/boundsLaw.js';
import { commandsLaw } from '../src/laws/commandsLaw.js';
import { deviceCodeLaw } from '../src/laws/deviceCodeLaw.js';
import { devicePageLaw } from '../src/laws/devicePageLaw.js';
import { explainLaw } from '../src/laws/explainLaw.js';
import { forecastLaw } from '../src/laws/forecastLaw.js';
import { matterLaw } from '../src/laws/matterLaw.js';
import { operationLaw } from '../src/laws/operationLaw.js';
import { paidBackLaw } from '../src/laws/paidBackLaw.js';
import { permuteLaw } from '../src/laws/permuteLaw.js';
import { recordLaw } from '../src/laws/recordLaw.js';
import { vesselLaw } from '../src/laws/vesselLaw.js';
import { DEFINES } from './backends.js';
import { runs, TIMEOUT } from './tier.js';

const games = astrariumGames({ steps: 120, ticks: 1500 });

describe.each(DEFINES)('random whole games on the %s backend', (_name, define) => {
  const simulation = define(astrariumDefinition);

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
    ['what is kept of events says all that is told of them', recordLaw],
  ] as const)('%s', { timeout: TIMEOUT }, (_says, law) => {
    fc.assert(
      fc.property(games, (game) => law(simulation, game)),
      runs(20, 125),
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
      runs(8, 150),
    );
  });
});
