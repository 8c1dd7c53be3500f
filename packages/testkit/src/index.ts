/**
 * What Astrarium is tested with, for whoever embeds it: laws that run on any simulation of the
 * kernel, the naive oracle, random games, and the corpus of hashes.
 *
 * @module @astrarium/testkit
 */
export { dump, type Dump, type DumpedField, type DumpedTable } from './dump/dump.js';
export { firstDifference } from './dump/dump.js';
export { defineOracle, type Oracle } from './oracle/defineOracle.js';
export type { OracleSnapshot } from './oracle/oracleState.js';

export {
  type Game,
  type Player,
  playGame,
  type StateOf,
  type Step,
  type Taken,
  takeStep,
} from './games/game.js';
export { type GameTally, gameTally, addToGameTally } from './games/gameTally.js';
export { shipyard } from './games/shipyard.js';
export type { ShipyardSchema } from './games/shipyardSchema.js';
export { farShipyardGames, type GameSize, shipyardGames } from './games/shipyardGames.js';
export { astrariumGames } from './games/astrariumGames.js';
export { type Choice, recordGame } from './games/recordGame.js';
export { BRISK_RULESET } from './games/briskRuleset.js';
export { type AstrariumSchema, chooseCommand, type Pick } from './games/chooseCommand.js';

export { corpusHashes } from './corpus/corpusHashes.js';
export {
  briskScenario,
  type Scenario,
  SCENARIO_ENGINE,
  shipyardScenario,
  standardScenario,
} from './corpus/scenarios.js';

export type { Define, Law, LawOf } from './laws/law.js';
export { KERNEL_LAWS } from './laws/kernelLaws.js';
export { lawProperty } from './laws/law.js';
export { absentRowsLaw } from './laws/absentRowsLaw.js';
export { changesLaw } from './laws/changesLaw.js';
export { codecLaw } from './laws/codecLaw.js';
export { foreignLaw } from './laws/foreignLaw.js';
export { identityLaw } from './laws/identityLaw.js';
export { migrationLaw } from './laws/migrationLaw.js';
export { nestingLaw } from './laws/nestingLaw.js';
export { oldSnapshotsLaw } from './laws/oldSnapshotsLaw.js';
export { oracleLaw } from './laws/oracleLaw.js';
export { ownershipLaw, ownershipLawWith } from './laws/ownershipLaw.js';
export { permuteLaw } from './laws/permuteLaw.js';
export { poisonedGlobals } from './laws/poisonedGlobals.js';
export { readingLaw, readingLawWith } from './laws/readingLaw.js';
export { refusalLaw } from './laws/refusalLaw.js';
export { rehashLaw } from './laws/rehashLaw.js';
export { rewindLaw } from './laws/rewindLaw.js';
export { secondEngineLaw } from './laws/secondEngineLaw.js';
export { splitLaw } from './laws/splitLaw.js';
export { throwingLaw } from './laws/throwingLaw.js';
export { tickLaw } from './laws/tickLaw.js';
export { twinLaw, twinLawWith } from './laws/twinLaw.js';
export { walkLaw } from './laws/walkLaw.js';

export { adoptionLaw } from './laws/adoptionLaw.js';
export { carryingLaw } from './laws/carryingLaw.js';
export { boundsLaw } from './laws/boundsLaw.js';
export { commandsLaw } from './laws/commandsLaw.js';
export { deviceCodeLaw } from './laws/deviceCodeLaw.js';
export { devicePageLaw } from './laws/devicePageLaw.js';
export { dryRunLaw } from './laws/dryRunLaw.js';
export { explainLaw } from './laws/explainLaw.js';
export { forecastLaw } from './laws/forecastLaw.js';
export { hiddenLaw } from './laws/hiddenLaw.js';
export { matterLaw } from './laws/matterLaw.js';
export { operationLaw } from './laws/operationLaw.js';
export { refundLaw } from './laws/refundLaw.js';
export { vesselLaw } from './laws/vesselLaw.js';
