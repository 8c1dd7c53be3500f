/**
 * The interface of the space game: its operations, problems and documentation, for a service.
 *
 * @module @astrarium/space/service
 */
export { contractFor } from './service/contractFor.js';
export { problem, problemOf } from './service/problems/spaceProblems.js';
export { timeZoneOf, wireEnvelope } from './service/wireEnvelope.js';
