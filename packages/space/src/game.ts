import { defineFieldSimulation, type Definition, type Snapshot } from '@astrarium/core';
import type { Upgrade, Upgrades } from '@astrarium/core/log';
import { REDUCERS } from './commands/commands.js';
import { type Draft, schema, type Setting } from './rules/schema.js';
import { startSeason } from './rules/seasons/season.js';
import { type GameOptions, settingOf } from './rules/settingOf.js';
import { CATEGORIES } from './ruleset/categories.js';
import { SYSTEMS } from './systems/systems.js';

/** The world at tick 0: empty books, nobody in it, and the first season. */
export function genesis(draft: Draft): void {
  for (const _ of CATEGORIES) draft.ledger.insert();
  draft.census.insert();
  startSeason(draft);
}

/** A snapshot of the game. */
export type GameSnapshot = Snapshot<Setting>;

/** The game as data: `defineFieldSimulation` makes it run, on any backend. */
export const astrariumDefinition = {
  name: 'astrarium',
  version: 1,
  schema,
  commands: REDUCERS,
  systems: SYSTEMS,
  genesis,
} satisfies Definition<typeof schema>;

/** The game: genesis, execute, tick, advance and all else that a kernel simulation can do. */
export const astrarium = defineFieldSimulation(astrariumDefinition);

/**
 * A new game at tick 0, with nobody in it: `open_account` lets somebody in.
 *
 * @throws Error when the seed or the rules could not be kept exact.
 */
export function newGame(options: GameOptions): GameSnapshot {
  return astrarium.genesis(settingOf(options));
}

/** The same world under another ruleset. What was begun under the former one ends as it began. */
const ruleset: Upgrade<GameSnapshot, GameSnapshot> = {
  simulation: astrarium,
  migrate: (old, setting) => astrarium.withSetting(old, settingOf(setting)),
};

/**
 * How a living game goes on, by the name in the log's upgrade record.
 *
 * @throws Error when the seed is another, or the rules could not be kept exact.
 */
export const astrariumUpgrades = { ruleset } satisfies Upgrades as Upgrades;
