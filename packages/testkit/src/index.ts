/**
 * Tests for simulations that are built on the kernel: laws that hold for each of them, the naive
 * oracle, the parts of random games, and hashes that are equal in every JavaScript engine.
 *
 * @module @astrarium/testkit
 */
export { dump, type Dump, type DumpedField, type DumpedTable } from './dump/dump.js';
export { firstDifference } from './dump/dump.js';
export { defineOracle, type Oracle } from './oracle/defineOracle.js';
export type { OracleSnapshot } from './oracle/oracleState.js';

export {
  eachDue,
  type Game,
  pickOf,
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

export {
  type CorpusHash,
  corpusHashes,
  type Scenario,
  scenarioHashes,
  shipyardScenario,
} from './corpus.js';

export { checkLaws, type CheckOptions } from './laws/checkLaws.js';
export { type AnyRules, type CommandTally, type GameOptions, ruleGames } from './laws/ruleGames.js';
export { nearValuesOf } from './shapes/nearValuesOf.js';
export { type ValueOptions, valuesOf } from './shapes/valuesOf.js';
export { audienceLaw } from './laws/audienceLaw.js';
export type { Define, Law, LawOf } from './laws/law.js';
export { KERNEL_LAWS } from './laws/kernelLaws.js';
export { lawEqual, lawPlace, lawProperty } from './laws/law.js';
export { absentRowsLaw } from './laws/kernel/absentRowsLaw.js';
export { type BoundsOf, boundsLawWith } from './laws/kernel/boundsLaw.js';
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
export { sizeLaw } from './laws/kernel/sizeLaw.js';
export { splitLaw } from './laws/kernel/splitLaw.js';
export { throwingLaw } from './laws/kernel/throwingLaw.js';
export { tickLaw } from './laws/kernel/tickLaw.js';
export { twinLaw, twinLawWith } from './laws/kernel/twinLaw.js';
export { walkLaw } from './laws/kernel/walkLaw.js';
