/**
 * Migrations: how worlds of one version of a simulation become worlds of the next one.
 *
 * @example
 * ```ts
 * import * as kernel from '@astrarium/core';
 * import { defineMigration } from '@astrarium/core/migrations';
 *
 * const version = <T extends kernel.TableDefinition<'trees'>>(number: number, trees: T) =>
 *   kernel.defineFieldSimulation({
 *     name: 'orchard',
 *     version: number,
 *     schema: kernel.defineFieldSchema({
 *       tables: { trees },
 *       documents: {},
 *       events: {},
 *       setting: kernel.json<{ seed: number }>(),
 *     }),
 *     genesis: (draft) => void draft.trees.insert(),
 *     commands: {},
 *     systems: [],
 *   });
 * const first = version(1, kernel.defineTable('trees', { apples: kernel.word }));
 * const second = version(2, kernel.defineTable('trees', { grams: kernel.word }));
 * const weighing = defineMigration({
 *   name: 'weighing',
 *   from: first,
 *   to: second,
 *   tables: { trees: { fields: { grams: (row) => row.apples * 150 }, drops: ['apples'] } },
 * });
 * console.log(second.hash(weighing.migrate(first.genesis({ seed: 1 }))));
 * ```
 *
 * @module @astrarium/core/migrations
 */
// So that the build keeps the whole kernel in one file, which it then optimises as one.
import './index.js';

export { defineMigration, type Migration } from './migrations/defineMigration.js';
export type { GaugeValue, MigrationSpec, TableChange } from './migrations/migrationSpec.js';
export { pastVersion, type PastVersion } from './migrations/pastVersion.js';
export { type RuleChanges, ruleMigration, type RuleWorlds } from './migrations/ruleMigration.js';
