import {
  defineFieldSchema,
  defineFieldSimulation,
  defineTable,
  type Definition,
  type Simulation,
  type TableDraft,
  word,
} from '../../packages/core/src/index.js';
import type { Upgrades } from '../../packages/core/src/log.js';
import {
  defineMigration,
  type Migration,
  pastVersion,
} from '../../packages/core/src/migrations.js';
import { REDUCERS } from '../../packages/space/src/commands/commands.js';
import { type Draft, schema } from '../../packages/space/src/rules/schema.js';
import { startSeason } from '../../packages/space/src/rules/seasons/season.js';
import type {
  astrarium as presentAstrarium,
  astrariumDefinition as presentDefinition,
  GameSnapshot,
} from '../../packages/space/src/game.js';
import { type GameOptions, settingOf } from '../../packages/space/src/rules/settingOf.js';
import { CATEGORIES } from '../../packages/space/src/ruleset/categories.js';
import { SYSTEMS } from '../../packages/space/src/systems/systems.js';

type Present = typeof schema;

/** The world at tick 0, as in the present version. */
export function genesis(draft: Draft): void {
  for (const _ of CATEGORIES) draft.ledger.insert();
  draft.census.insert();
  startSeason(draft);
}

const definition = {
  name: 'astrarium',
  version: 3,
  schema,
  commands: REDUCERS,
  systems: SYSTEMS,
  genesis,
} satisfies Definition<Present>;

/** The present version, as the next release could keep it. */
export const presentGame = defineFieldSimulation(definition) as Simulation<Present>;

const visits = defineTable('visits', { device: word, places: word }, 'device');

/** The schema of the next version: a table and a field more. */
export const nextSchema = defineFieldSchema({
  ...schema,
  tables: {
    ...schema.tables,
    devices: defineTable('devices', {
      ...schema.tables.devices.specs,
      heat: word,
    }),
    visits,
  } as never,
}) as unknown as Present;

/** The offsets of what is new. */
export const NEXT = {
  heat: (nextSchema.tables.devices.fields as unknown as { heat: number }).heat,
  visits: visits.fields,
};

/** The definition of the next version of the game, for tests only. */
export const astrariumDefinition: typeof presentDefinition = {
  ...definition,
  version: 4,
  schema: nextSchema,
};

/** The next version of the game. */
export const astrarium: typeof presentAstrarium = defineFieldSimulation(astrariumDefinition);

const next = astrarium as Simulation<Present>;

/** The upgrade to the next version, from the present one with its rules or without. */
export function upgradeFrom(from: Simulation<Present>): Migration<Present, Present> {
  return defineMigration<Present, Present>({
    name: 'heat',
    from,
    to: next,
    tables: { devices: { fields: { heat: (_row: unknown, id: number) => id * 10 } } as never },
    fill(draft, old) {
      const table = (draft as unknown as { visits: TableDraft<'visits'> }).visits;
      for (const device of old.devices.ids()) {
        table.set(table.insert(device), visits.fields.places, 1);
      }
    },
  });
}

/** The upgrade of a release that kept only the tables of the present version. */
export const astrariumUpgrades = {
  heat: upgradeFrom(pastVersion<Present>({ name: 'astrarium', version: 3, schema })),
  ruleset: {
    simulation: next,
    migrate: (old: never, setting: GameOptions) => next.withSetting(old, settingOf(setting)),
  },
} as unknown as Upgrades;

/** A new game of the next version. */
export function newGame(options: GameOptions): GameSnapshot {
  return astrarium.genesis(settingOf(options));
}
