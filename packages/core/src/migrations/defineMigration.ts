import type { AnyDefinition } from '../kernel/engine/definition.js';
import { type Engine, engineOf } from '../kernel/engine/engine.js';
import { invariant } from '../kernel/invariant.js';
import type { Schema, Seeded } from '../kernel/schema.js';
import type { Simulation, SnapshotOf } from '../kernel/engine/simulation.js';
import { partsOf } from '../kernel/engine/snapshot.js';
import type { BackendOf } from '../kernel/storage/backend.js';
import type { SettingOf } from '../kernel/world.js';
import { migrateSnapshot, type Steps } from './migrateSnapshot.js';
import { type AnySpec, migrationPlan } from './migrationPlan.js';
import type { MigrationSpec } from './migrationSpec.js';

/** A checked migration. A log takes it as an `Upgrade`, under its name. */
export interface Migration<Old extends Schema, New extends Schema> {
  readonly name: string;
  /** The older version. */
  readonly from: Simulation<Old>;
  /** The newer version. */
  readonly simulation: Simulation<New>;
  /** The setting of the new world. */
  settingOf(old: SettingOf<Old> & Seeded): SettingOf<New> & Seeded;
  /**
   * The new world of an old one, at the same tick. Equal worlds give equal worlds.
   *
   * @param setting that of `settingOf` by default
   * @throws Error naming the table, the row and the field whose new value is wrong
   */
  migrate(old: SnapshotOf<Old>, setting?: SettingOf<New> & Seeded): SnapshotOf<New>;
}

/**
 * Defines how worlds of one version of a simulation become worlds of the next one. What exists in
 * both versions is carried over. A new field needs a value or a function, and what is gone must be
 * named, so that nothing is lost by mistake.
 *
 * @throws Error naming the table and the field that the migration forgets
 *
 * @example
 * ```ts
 * const ripening = defineMigration({
 *   name: 'ripening',
 *   from: orchard1,
 *   to: orchard2,
 *   tables: { trees: { fields: { grams: (row) => row.apples * 150 }, drops: ['apples'] } },
 * });
 * const next = ripening.migrate(snapshot);
 * ```
 */
export function defineMigration<Old extends Schema, New extends Schema>(
  spec: MigrationSpec<Old, New>,
): Migration<Old, New> {
  const [from, to] = [spec.from.definition.version, spec.to.definition.version];
  const say = JSON.stringify(spec.name);
  invariant(from < to, `${say} leads from version ${from} to version ${to}`);
  return migrationOf(spec);
}

/** `defineMigration`, also between two simulations of the same version. */
export function migrationOf<Old extends Schema, New extends Schema>(
  spec: MigrationSpec<Old, New>,
): Migration<Old, New> {
  const { documents = {}, fill, from, name, setting, to } = spec;
  const { definition: past } = from;
  const { definition: next } = to;
  invariant(name !== '' && typeof name === 'string', 'a migration needs a name');
  invariant(
    past.name === next.name,
    `${JSON.stringify(name)} leads from ${past.name} to ${next.name}`,
  );
  const steps = {
    from: past.schema,
    tables: migrationPlan(spec as unknown as AnySpec, past.schema, next.schema),
    documents,
    fill,
  } as unknown as Steps;
  const engines = new Map<BackendOf, Engine>();
  const engineFor = (backendOf: BackendOf): Engine => {
    const found = engines.get(backendOf);
    if (found !== undefined) return found;
    const made = engineOf(next as unknown as AnyDefinition, backendOf);
    engines.set(backendOf, made);
    return made;
  };
  const settingOf = (old: SettingOf<Old> & Seeded): SettingOf<New> & Seeded =>
    (setting?.(old) ?? old) as SettingOf<New> & Seeded;
  return Object.freeze({
    name,
    from,
    simulation: to,
    settingOf,
    migrate(old: SnapshotOf<Old>, given?: SettingOf<New> & Seeded): SnapshotOf<New> {
      const world = from.read(old);
      const later = given ?? settingOf(old.setting as SettingOf<Old> & Seeded);
      const { key, seed } = old.setting;
      invariant(later.seed === seed, 'a world keeps its seed');
      invariant(`${later.key}` === `${key}`, 'a world keeps its key');
      const { draws, origin } = partsOf(old);
      const engine = engineFor(origin.family.backendOf);
      return migrateSnapshot(
        engine,
        steps,
        { now: old.now, world, draws },
        later,
      ) as SnapshotOf<New>;
    },
  });
}
