/**
 * Random games, laws and scenarios of the space game, for tests. They are reached from sources
 * alone and never built.
 *
 * @module @astrarium/space-testing
 */
export { briskScenario, standardScenario } from './corpus.js';
export { astrariumGames } from './games/astrariumGames.js';
export { BRISK_RULESET } from './games/briskRuleset.js';
export type { AstrariumSchema } from './games/chooseCommand.js';
