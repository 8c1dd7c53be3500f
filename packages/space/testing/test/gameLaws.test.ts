import { CATALOGUE, eventEnvelope } from '@astrarium/space-internal';
import * as space from '@astrarium/space';
import { astrarium } from '@astrarium/space';
import {
  addToGameTally,
  gameTally,
  KERNEL_LAWS,
  type Law,
  type LawOf,
  oracleLaw,
  ownershipLaw,
  ownershipLawWith,
  permuteLaw,
  playGame,
  poisonedGlobals,
  readingLaw,
  readingLawWith,
  secondEngineLaw,
  takeStep,
  tickLaw,
  twinLaw,
  twinLawWith,
} from '@astrarium/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { astrariumGames } from '../src/games/astrariumGames.js';
import type { AstrariumSchema, Pick } from '../src/games/chooseCommand.js';
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
import { FULL, notRun, runs, SEED } from '../../../testkit/test/tier.js';

const GAMES = astrariumGames({ steps: 120, ticks: 1500 });

/** The first eleven of these games reach as much as all twenty. */
const checkGames = sharedGames(astrarium, GAMES, 20);

describe('laws of the game', () => {
  test.each([
    ['matter is conserved at every tick', matterLaw, 2],
    ['no stock, reserve or count is out of bounds at any tick', boundsLaw, 1],
    ['a stock exceeds its cap only by refunds', refundLaw, 2],
    ['device codes are unique and find their device', deviceCodeLaw, 2],
    ['ids of operations are used once', operationLaw, 2],
    ['available commands are accepted and blocked ones refused', commandsLaw, 1],
    ['a page of devices equals single views', devicePageLaw, 1],
    ['a carried device is at the location of its carrier', carryingLaw, 1],
    ['an adopted device is in the list of its controller', adoptionLaw, 1],
    ['a replicant owns the device that hosts it', vesselLaw, 1],
    ['no two devices of an account ever have the same number', numberLaw, 1],
    ['explanations equal the views', explainLaw, 4],
    ['forecasts come true', forecastLaw, 4],
    ['stored records of events are complete', storedEventLaw, 2],
  ] as const)('%s', (_states, law, quick) => {
    checkGames((game) => law(astrarium, game), quick, 125);
  });

  test('a dry run of a command predicts its execution', () => {
    checkGames((game) => dryRunLaw(game), 3, 500);
  });

  test('a plan and an audit reveal nothing about other accounts', () => {
    const pick = fc.array(fc.nat(2 ** 31 - 1), { minLength: 6, maxLength: 6 });
    const [busy, mine] = [fc.array(pick, { maxLength: 60 }), fc.array(pick, { maxLength: 12 })];
    const law = (seed: number, one: Pick[], other: Pick[]) => hiddenLaw(seed, one, other);
    fc.assert(fc.property(fc.maxSafeNat(), busy, mine, law), runs(5, 1000));
  });

  test('the stop of a miner and departures of idle devices commute', () => {
    checkGames(
      (game) => {
        const at = playGame(astrarium, game);
        const world = astrarium.read(at);
        // Two stops do not: each adds the next row of what has ended.
        let isStopped = false;
        const commands = world.accounts.ids().flatMap((account) =>
          space.deviceViewIds(world, account).flatMap((id) => {
            const view = space.deviceView(world, id);
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
      2,
      150,
    );
  });
});

const FAR = { cursor: 'G005000', limit: 1 };

function views(world: space.World): unknown {
  const accounts = world.accounts
    .ids()
    .map((account) => [
      space.inventoryView(world, account),
      ['SOL-BELT-1', 'SOL-4'].map((place) => space.locationView(world, account, place)),
      space.deviceViewIds(world, account).map((id) => space.deviceView(world, id)),
      [
        space.accountView(world, account),
        space.takeSteps(space.auditViewSteps(world, account)),
        space.takeSteps(space.deviceListSteps(world, account)),
      ],
    ]);
  const { ruleset, seed } = world.setting;
  const game = [space.rulesView(ruleset), space.blueprintsView(ruleset), space.seasonView(world)];
  const systems = [0, 5000].map((star) => space.starSystem(seed, star));
  const lists = [{ limit: 3 }, FAR].map((query) => space.starListSteps(world, query));
  const stars = [...lists.map(space.takeSteps), systems];
  return [space.audit(world), space.summary(world), stars, game, accounts];
}

/** Laws that also look at every view of each world. */
const WITH_VIEWS: ReadonlyMap<Law, LawOf<AstrariumSchema>> = new Map<Law, LawOf<AstrariumSchema>>([
  [ownershipLaw, ownershipLawWith(views)],
  [readingLaw, readingLawWith(views)],
  [twinLaw, twinLawWith(views)],
]);

/**
 * Laws that rules or views of a game can break, with state of their own or with times that are
 * wrong. The others are about the kernel alone, and the games of the testkit show as much of them.
 */
const OF_GAMES: readonly Law[] = [oracleLaw, secondEngineLaw, tickLaw, ...WITH_VIEWS.keys()];

describe('laws of the kernel', () => {
  test.each(KERNEL_LAWS.filter(([, law]) => FULL || OF_GAMES.includes(law)))('%s', (_, law) => {
    const own = WITH_VIEWS.get(law) ?? law;
    checkGames((game) => own(astrarium, game), 1, 100);
  });

  test('results and views depend on arguments only', () => {
    checkGames(
      (game) => {
        const play = () => {
          const seen: unknown[] = [];
          playGame(astrarium, game, (snapshot, index) => {
            const step = game.steps[index];
            if (step === undefined) return;
            const { snapshot: next, events } = takeStep(astrarium, snapshot, step);
            const world = astrarium.read(next);
            seen.push(events.map((event, order) => eventEnvelope(world, event, order)));
            if (index % 8 === 0) seen.push(views(world), astrarium.hash(next));
          });
          return seen;
        };
        expect(poisonedGlobals(play)).toEqual(play());
      },
      1,
      100,
    );
  });
});

/** How often a command must be accepted, and the shares of codes and events that may be missed. */
const WANTED = FULL
  ? { accepted: 1000, missedCodes: 0, missedEvents: 0 }
  : { accepted: 0, missedCodes: 0.45, missedEvents: 0.25 };

test('the games reach commands, refusals and events, and the oracle agrees', () => {
  /** Every code with which a command may be refused; the other one is for queries. */
  const codes = space.REFUSAL_CODES.filter((code) => code !== 'conflicting_parameters');
  const types = Object.keys(astrarium.definition.commands);
  const names = Object.keys(CATALOGUE);
  const tally = gameTally();
  checkGames((game) => addToGameTally(tally, astrarium, game), 20, 20);
  const missedCodes = () => codes.filter((code) => tally.refusedByCode[code] === undefined);
  const missedEvents = () => names.filter((name) => tally.eventsByName[name] === undefined);
  const rarest = () => Math.min(...types.map((type) => tally.acceptedByType[type] ?? 0));
  const isEnough = () =>
    rarest() >= WANTED.accepted && missedCodes().length + missedEvents().length === 0;
  for (let batch = 0; FULL && batch < 800 && !isEnough(); batch += 1) {
    const sizes = { steps: 240, ticks: 1000 };
    for (const [n, game] of fc
      .sample(astrariumGames(sizes), { numRuns: 20, seed: SEED + batch })
      .entries()) {
      addToGameTally(tally, astrarium, game);
      if (n === 0) oracleLaw(astrarium, game);
    }
  }
  expect(tally.accepted / tally.commands, `seed ${SEED}`).toBeGreaterThan(0.3);
  expect(types.filter((type) => tally.acceptedByType[type] === undefined).length).toBeLessThan(3);
  expect(rarest(), `seed ${SEED}`).toBeGreaterThanOrEqual(WANTED.accepted);
  const [missed, unseen] = [missedCodes(), missedEvents()];
  expect(missed.length / codes.length, missed.join()).toBeLessThanOrEqual(WANTED.missedCodes);
  expect(unseen.length / names.length, unseen.join()).toBeLessThanOrEqual(WANTED.missedEvents);
  if (!FULL) notRun('each command accepted 1000 times, each refusal and event met');
});
