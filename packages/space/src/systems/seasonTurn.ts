import type { GameSystem } from '../rules/schema.js';
import { startSeason, failSeason } from '../rules/seasons/season.js';
import { MEGASTRUCTURE, SEASON_STATE } from '../state/megastructures.js';

/** A season is over: by its deadline, or a while after its success. The next one begins. */
export const seasonTurn: GameSystem = {
  name: 'seasonTurn',
  table: 'megastructures',
  timer: 'turn',
  run(draft, season) {
    const state = draft.megastructures.get(season, MEGASTRUCTURE.state);
    if (state === SEASON_STATE.active) failSeason(draft, season);
    startSeason(draft);
  },
};
