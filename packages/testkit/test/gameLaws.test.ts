import { astrariumDefinition, deviceView, deviceViewIds } from '@astrarium/core';
import fc from 'fast-check';
import { describe, test } from 'vitest';
import { astrariumGames } from '../src/games/astrariumGames.js';
import { playGame } from '../src/games/game.js';
import { adoptionLaw } from '../src/laws/game/adoptionLaw.js';
import { carryingLaw } from '../src/laws/game/carryingLaw.js';
import { boundsLaw } from '../src/laws/game/boundsLaw.js';
import { commandsLaw } from '../src/laws/game/commandsLaw.js';
import { deviceCodeLaw } from '../src/laws/game/deviceCodeLaw.js';
import { devicePageLaw } from '../src/laws/game/devicePageLaw.js';
import { explainLaw } from '../src/laws/game/explainLaw.js';
import { forecastLaw } from '../src/laws/game/forecastLaw.js';
import { matterLaw } from '../src/laws/game/matterLaw.js';
import { operationLaw } from '../src/laws/game/operationLaw.js';
import { refundLaw } from '../src/laws/game/refundLaw.js';
import { permuteLaw } from '../src/laws/kernel/permuteLaw.js';
import { storedEventLaw } from '../src/laws/game/storedEventLaw.js';
import { vesselLaw } from '../src/laws/game/vesselLaw.js';
import { DEFINES } from './backends.js';
import { runs, TIMEOUT } from './tier.js';

const games = astrariumGames({ steps: 120, ticks: 1500 });

describe.each(DEFINES)('random whole games on the %s backend', (_name, define) => {
  const simulation = define(astrariumDefinition);

  test.each([
    ['matter is conserved at every tick', matterLaw],
    ['no stock, reserve or count is out of bounds at any tick', boundsLaw],
    ['a stock exceeds its cap only by refunds', refundLaw],
    ['device codes are unique and find their device', deviceCodeLaw],
    ['ids of operations are used once', operationLaw],
    ['available commands are accepted and blocked ones refused', commandsLaw],
    ['a page of devices equals single views', devicePageLaw],
    ['a carried device is at the location of its carrier', carryingLaw],
    ['an adopted device is in the list of its controller', adoptionLaw],
    ['a replicant owns the device that hosts it', vesselLaw],
    ['explanations equal the views', explainLaw],
    ['forecasts come true', forecastLaw],
    ['stored records of events are complete', storedEventLaw],
  ] as const)('%s', { timeout: TIMEOUT }, (_states, law) => {
    fc.assert(
      fc.property(games, (game) => law(simulation, game)),
      runs(20, 125),
    );
  });

  test('the stop of a miner and departures of idle devices commute', { timeout: TIMEOUT }, () => {
    fc.assert(
      fc.property(games, (game) => {
        const at = playGame(simulation, game);
        const world = simulation.read(at);
        // Two stops do not: each adds the next row of what has ended.
        let isStopped = false;
        const commands = world.accounts.ids().flatMap((account) =>
          deviceViewIds(world, account).flatMap((id) => {
            const view = deviceView(world, id);
            const args = { device: view?.device_code };
            const destination = 'SOL-3';
            if (view?.mining !== undefined) {
              if (isStopped) return [];
              isStopped = true;
              return [{ id: '', account, type: 'deactivate', args }];
            }
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
