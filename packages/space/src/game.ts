import {
  defineFieldSchema,
  defineFieldSimulation,
  defineTable,
  type Definition,
  type Simulation,
  type Snapshot,
} from '@astrarium/core';
import type { Upgrade, Upgrades } from '@astrarium/core/log';
import { defineMigration } from '@astrarium/core/migrations';
import { REDUCERS } from './commands/commands.js';
import { giveNumber } from './rules/devices/device.js';
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
  version: 3,
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

/**
 * Version 2, in which devices had no numbers and no names. Its rules are those of the present
 * version on its tables, so its worlds go on and its logs are replayed as before.
 */
const astrarium2 = defineFieldSimulation({
  ...astrariumDefinition,
  version: 2,
  schema: schemaOf2(),
  commands: without(REDUCERS, 'set_name'),
} as unknown as Definition<typeof schema>) as Simulation<typeof schema>;

function schemaOf2(): typeof schema {
  const { devices } = schema.tables;
  const tables = {
    ...without(schema.tables, 'numbers'),
    devices: defineTable('devices', without(devices.specs, 'number')),
  };
  const events = without(schema.events, 'device.named');
  return defineFieldSchema({ ...schema, tables, events } as never) as unknown as typeof schema;
}

/** A copy of an object without one of its members. */
function without<T extends object>(object: T, name: keyof T & string): Partial<T> {
  const { [name]: _, ...rest } = object;
  return rest as Partial<T>;
}

/** The devices of an account have numbers in the order in which they were made. */
const numbering = defineMigration({
  name: 'numbers',
  from: astrarium2,
  to: astrarium,
  tables: { devices: { fields: { number: 0 } } },
  fill(draft) {
    for (const device of draft.devices.ids()) giveNumber(draft, device);
  },
});

/** The same world under another ruleset. */
function newRules(simulation: Simulation<typeof schema>): Upgrade<GameSnapshot, GameSnapshot> {
  return {
    simulation,
    migrate: (old, setting) => simulation.withSetting(old, settingOf(setting)),
  };
}

/**
 * How a living game goes on, by the name in the log's upgrade record: `ruleset`, the same world
 * under another ruleset, which was `rules` in version 2; and `numbers`, from version 2 to version 3.
 * What was begun under a former ruleset ends as it was begun.
 *
 * @throws Error when the seed is another, or the rules could not be kept exact.
 */
export const astrariumUpgrades = {
  rules: newRules(astrarium2),
  [numbering.name]: numbering as unknown as Upgrade,
  ruleset: newRules(astrarium),
} satisfies Upgrades as Upgrades;
