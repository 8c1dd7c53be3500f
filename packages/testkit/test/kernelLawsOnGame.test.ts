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
import { describe, expect, test } from 'vitest';
import { astrariumGames } from '../src/games/astrariumGames.js';
import type { AstrariumSchema } from '../src/games/chooseCommand.js';
import { playGame, takeStep } from '../src/games/game.js';
import { absentRowsLaw } from '../src/laws/kernel/absentRowsLaw.js';
import { foreignLaw } from '../src/laws/kernel/foreignLaw.js';
import { nestingLaw } from '../src/laws/kernel/nestingLaw.js';
import type { Law, LawOf } from '../src/laws/law.js';
import { poisonedGlobals } from '../src/laws/kernel/poisonedGlobals.js';
import { ownershipLaw, ownershipLawWith } from '../src/laws/kernel/ownershipLaw.js';
import { readingLaw, readingLawWith } from '../src/laws/kernel/readingLaw.js';
import { twinLaw, twinLawWith } from '../src/laws/kernel/twinLaw.js';
import { KERNEL_LAWS } from '../src/laws/kernelLaws.js';
import { sharedGames } from './sharedGames.js';
import { FULL } from './tier.js';

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
