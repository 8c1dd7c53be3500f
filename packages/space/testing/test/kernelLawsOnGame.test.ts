import { eventEnvelope } from '@astrarium/space-internal';
import {
  accountView,
  astrarium,
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
} from '@astrarium/space';
import {
  absentRowsLaw,
  foreignLaw,
  KERNEL_LAWS,
  type Law,
  type LawOf,
  nestingLaw,
  ownershipLaw,
  ownershipLawWith,
  playGame,
  poisonedGlobals,
  readingLaw,
  readingLawWith,
  takeStep,
  twinLaw,
  twinLawWith,
} from '@astrarium/testkit';
import { describe, expect, test } from 'vitest';
import { astrariumGames } from '../src/games/astrariumGames.js';
import type { AstrariumSchema } from '../src/games/chooseCommand.js';
import { sharedGames } from '../../../testkit/test/sharedGames.js';
import { FULL } from '../../../testkit/test/tier.js';

const checkGames = sharedGames(astrarium, astrariumGames({ steps: 120, ticks: 1500 }), 10);

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

/** Laws that also look at every view of each world. */
const WITH_VIEWS: ReadonlyMap<Law, LawOf<AstrariumSchema>> = new Map<Law, LawOf<AstrariumSchema>>([
  [ownershipLaw, ownershipLawWith(views)],
  [readingLaw, readingLawWith(views)],
  [twinLaw, twinLawWith(views)],
]);

/** Laws about the kernel's own guards: the shipyard shows as much of these as the game. */
const GUARDS: readonly Law[] = [absentRowsLaw, foreignLaw, nestingLaw];
const LAWS = KERNEL_LAWS.filter(([, law]) => FULL || !GUARDS.includes(law));

describe('random whole games', () => {
  test.each(LAWS)('%s', (_states, law) => {
    const own = WITH_VIEWS.get(law) ?? law;
    checkGames((game) => own(astrarium, game), WITH_VIEWS.has(law) ? 1 : 2, 100);
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
      2,
      100,
    );
  });
});
