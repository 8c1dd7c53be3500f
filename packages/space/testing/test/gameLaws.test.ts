import { astrarium, deviceView, deviceViewIds } from '@astrarium/space';
import { permuteLaw, playGame } from '@astrarium/testkit';
import fc from 'fast-check';
import { describe, test } from 'vitest';
import { astrariumGames } from '../src/games/astrariumGames.js';
import type { Pick } from '../src/games/chooseCommand.js';
import { adoptionLaw } from '../src/laws/adoptionLaw.js';
import { carryingLaw } from '../src/laws/carryingLaw.js';
import { boundsLaw } from '../src/laws/boundsLaw.js';
import { commandsLaw } from '../src/laws/commandsLaw.js';
import { deviceCodeLaw } from '../src/laws/deviceCodeLaw.js';
import { devicePageLaw } from '../src/laws/devicePageLaw.js';
import { explainLaw } from '../src/laws/explainLaw.js';
import { forecastLaw } from '../src/laws/forecastLaw.js';
import { matterLaw } from '../src/laws/matterLaw.js';
import { numberLaw } from '../src/laws/numberLaw.js';
import { operationLaw } from '../src/laws/operationLaw.js';
import { refundLaw } from '../src/laws/refundLaw.js';
import { dryRunLaw } from '../src/laws/dryRunLaw.js';
import { hiddenLaw } from '../src/laws/hiddenLaw.js';
import { storedEventLaw } from '../src/laws/storedEventLaw.js';
import { vesselLaw } from '../src/laws/vesselLaw.js';
import { sharedGames } from '../../../testkit/test/sharedGames.js';
import { runs } from '../../../testkit/test/tier.js';

/** The first eleven of these games reach as much as all twenty. */
const checkGames = sharedGames(astrarium, astrariumGames({ steps: 120, ticks: 1500 }), 20);

describe('random whole games', () => {
  test.each([
    ['matter is conserved at every tick', matterLaw, 4],
    ['no stock, reserve or count is out of bounds at any tick', boundsLaw, 2],
    ['a stock exceeds its cap only by refunds', refundLaw, 11],
    ['device codes are unique and find their device', deviceCodeLaw, 11],
    ['ids of operations are used once', operationLaw, 11],
    ['available commands are accepted and blocked ones refused', commandsLaw, 2],
    ['a page of devices equals single views', devicePageLaw, 1],
    ['a carried device is at the location of its carrier', carryingLaw, 2],
    ['an adopted device is in the list of its controller', adoptionLaw, 2],
    ['a replicant owns the device that hosts it', vesselLaw, 4],
    ['no two devices of an account ever have the same number', numberLaw, 4],
    ['explanations equal the views', explainLaw, 11],
    ['forecasts come true', forecastLaw, 11],
    ['stored records of events are complete', storedEventLaw, 11],
  ] as const)('%s', (_states, law, quick) => {
    checkGames((game) => law(astrarium, game), quick, 125);
  });

  test('a dry run of a command predicts its execution', () => {
    checkGames((game) => dryRunLaw(game), 11, 500);
  });

  test('a plan and an audit reveal nothing about other accounts', () => {
    const pick = fc.array(fc.nat(2 ** 31 - 1), { minLength: 6, maxLength: 6 });
    const [busy, mine] = [fc.array(pick, { maxLength: 60 }), fc.array(pick, { maxLength: 12 })];
    const law = (seed: number, one: Pick[], other: Pick[]) => hiddenLaw(seed, one, other);
    fc.assert(fc.property(fc.maxSafeNat(), busy, mine, law), runs(12, 1000));
  });

  test('the stop of a miner and departures of idle devices commute', () => {
    checkGames(
      (game) => {
        const at = playGame(astrarium, game);
        const world = astrarium.read(at);
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
        permuteLaw(astrarium, at, commands, 600);
      },
      6,
      150,
    );
  });
});
