/**
 * The files of the generic packages that still import the space game, below the `src` of each
 * package. The list can only get shorter: it is empty when a game is a parameter.
 */
const FILES: Readonly<Record<string, readonly string[]>> = {
  testkit: [
    'corpus/corpusHashes.ts',
    'corpus/scenarios.ts',
    'games/accountCommand.ts',
    'games/aimCommand.ts',
    'games/aims/aim.ts',
    'games/aims/limitAim.ts',
    'games/aims/rareAim.ts',
    'games/aims/workAim.ts',
    'games/astrariumGames.ts',
    'games/briskRuleset.ts',
    'games/chooseCommand.ts',
    'games/commandArgs.ts',
    'games/invalidCommand.ts',
    'games/recordGame.ts',
    'games/tightRuleset.ts',
    'laws/game/adoptionLaw.ts',
    'laws/game/carryingLaw.ts',
    'laws/game/commandsLaw.ts',
    'laws/game/deviceCodeLaw.ts',
    'laws/game/devicePageLaw.ts',
    'laws/game/dryRunLaw.ts',
    'laws/game/explainLaw.ts',
    'laws/game/forecastLaw.ts',
    'laws/game/hiddenLaw.ts',
    'laws/game/matterLaw.ts',
    'laws/game/operationLaw.ts',
    'laws/game/refundLaw.ts',
    'laws/game/storedEventLaw.ts',
    'laws/game/vesselLaw.ts',
  ],
  web: ['replay/worker/gameTheatre.ts'],
};

/** These imports, as exceptions of the table of layers. */
export const SPACE_IMPORTS: ReadonlySet<string> = new Set(
  Object.entries(FILES).flatMap(([name, paths]) =>
    paths.map((path) => `packages/${name}/src/${path}`),
  ),
);
