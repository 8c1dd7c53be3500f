/**
 * The interface of the space game: its operations, problems and documentation, for a service.
 *
 * @module @astrarium/space/service
 */
export { spaceGame } from './service/spaceGame.js';
// A host takes a game as the default export of a module.
// oxlint-disable-next-line import/no-default-export
export { spaceGame as default } from './service/spaceGame.js';
export { contractFor } from './service/contractFor.js';
export { problem } from './service/problems/spaceProblems.js';
