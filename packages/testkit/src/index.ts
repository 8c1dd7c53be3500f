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
  shipyardScenario,
  standardScenario,
} from './corpus/scenarios.js';

export type { Define, Law, LawOf } from './laws/law.js';
export { KERNEL_LAWS } from './laws/kernelLaws.js';
export { lawProperty } from './laws/law.js';
export { absentRowsLaw } from './laws/kernel/absentRowsLaw.js';
export { changesLaw } from './laws/kernel/changesLaw.js';
export { codecLaw } from './laws/kernel/codecLaw.js';
export { foreignLaw } from './laws/kernel/foreignLaw.js';
export { identityLaw } from './laws/kernel/identityLaw.js';
export { migrationLaw } from './laws/kernel/migrationLaw.js';
export { nestingLaw } from './laws/kernel/nestingLaw.js';
export { oldSnapshotsLaw } from './laws/kernel/oldSnapshotsLaw.js';
export { oracleLaw } from './laws/kernel/oracleLaw.js';
export { ownershipLaw, ownershipLawWith } from './laws/kernel/ownershipLaw.js';
export { permuteLaw } from './laws/kernel/permuteLaw.js';
export { poisonedGlobals } from './laws/kernel/poisonedGlobals.js';
export { readingLaw, readingLawWith } from './laws/kernel/readingLaw.js';
export { refusalLaw } from './laws/kernel/refusalLaw.js';
export { rehashLaw } from './laws/kernel/rehashLaw.js';
export { rewindLaw } from './laws/kernel/rewindLaw.js';
export { secondEngineLaw } from './laws/kernel/secondEngineLaw.js';
export { splitLaw } from './laws/kernel/splitLaw.js';
export { throwingLaw } from './laws/kernel/throwingLaw.js';
export { tickLaw } from './laws/kernel/tickLaw.js';
export { twinLaw, twinLawWith } from './laws/kernel/twinLaw.js';
export { walkLaw } from './laws/kernel/walkLaw.js';

export { adoptionLaw } from './laws/game/adoptionLaw.js';
export { carryingLaw } from './laws/game/carryingLaw.js';
export { boundsLaw } from './laws/game/boundsLaw.js';
export { commandsLaw } from './laws/game/commandsLaw.js';
export { deviceCodeLaw } from './laws/game/deviceCodeLaw.js';
export { devicePageLaw } from './laws/game/devicePageLaw.js';
export { dryRunLaw } from './laws/game/dryRunLaw.js';
export { explainLaw } from './laws/game/explainLaw.js';
export { forecastLaw } from './laws/game/forecastLaw.js';
export { hiddenLaw } from './laws/game/hiddenLaw.js';
export { matterLaw } from './laws/game/matterLaw.js';
export { operationLaw } from './laws/game/operationLaw.js';
export { refundLaw } from './laws/game/refundLaw.js';
export { storedEventLaw } from './laws/game/storedEventLaw.js';
export { vesselLaw } from './laws/game/vesselLaw.js';
