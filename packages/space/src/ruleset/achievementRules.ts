import type { Section } from './section.js';

/**
 * What an account can achieve, each once. Its number in the state and in events is its position
 * + 1: append only, never reorder.
 */
export const ACHIEVEMENTS = [
  'first_mine',
  'first_salvage',
  'first_site',
  'first_print',
  'first_replicant',
  'first_milestone',
  'first_hub',
  'first_contribution',
  'season_finished',
] as const;

/** One achievement, as the wire names it. */
export type Achievement = (typeof ACHIEVEMENTS)[number];

/** Which achievements there are in a game. */
export interface AchievementRules {
  readonly awarded: readonly Achievement[];
}

/** Values of `AchievementRules`. */
export const ACHIEVEMENT_RULES: Section<AchievementRules> = {
  awarded: [ACHIEVEMENTS],
};
