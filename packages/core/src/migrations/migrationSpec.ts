import type {
  CollectionName,
  FieldKind,
  FieldSpec,
  FieldSpecs,
  Schema,
  TableDefinition,
} from '../kernel/schema.js';
import type { Simulation } from '../kernel/engine/simulation.js';
import type {
  DocumentsOf,
  DraftOf,
  SettingOf,
  JsonOf,
  TablesOf,
  WorldOf,
} from '../kernel/world.js';

/** The value of a gauge at the tick of a migration. */
export interface GaugeValue {
  readonly level: number;
  /** What it gains a tick. */
  readonly rate: number;
}

/** The value of a field: of a timer its due tick, of a link its parent row; 0 means none. */
export type ValueOf<Kind extends FieldKind> = Kind extends 'gauge' ? GaugeValue : number;

/** The fields with a value of their own. The members of a list follow from links. */
type Valued<Specs> = {
  [F in keyof Specs]: Specs[F] extends FieldSpec<'list'> ? never : F;
}[keyof Specs];

/** A row before the migration: the value of each field but lists, read when it is asked for. */
export type OldRow<Specs extends FieldSpecs> = {
  readonly [F in Valued<Specs>]: ValueOf<Specs[F]['kind']>;
};

/** The new value of a field: the same for all rows, or computed from the old row. */
export type NewValue<Old, OldSpecs extends FieldSpecs, Kind extends FieldKind> =
  | ValueOf<Kind>
  | ((row: OldRow<OldSpecs>, id: number, old: WorldOf<Old>) => ValueOf<Kind>);

/** How the rows of a table change. Ids stay. */
export interface TableChange<Old, OldSpecs extends FieldSpecs, NewSpecs extends FieldSpecs> {
  /** The values of new fields, and of those whose type or meaning changes. */
  readonly fields?: {
    readonly [F in Valued<NewSpecs>]?: NewValue<Old, OldSpecs, NewSpecs[F]['kind']>;
  };
  /** The fields whose values are given up. */
  readonly drops?: readonly (Valued<OldSpecs> & string)[];
}

type SpecsOf<Table> = Table extends TableDefinition<string, infer Specs> ? Specs : never;

/**
 * How the worlds of one version of a simulation become worlds of the next. Fields with the same
 * name and type, and documents, are carried over unless something else is said here.
 */
export interface MigrationSpec<Old extends Schema, New extends Schema> {
  /** The name in the log. It must never change. */
  readonly name: string;
  /** The older version; `pastVersion` where its rules are not there any more. */
  readonly from: Simulation<Old>;
  readonly to: Simulation<New>;
  readonly tables?: {
    readonly [T in keyof TablesOf<Old> & keyof TablesOf<New>]?: TableChange<
      Old,
      SpecsOf<TablesOf<Old>[T]>,
      SpecsOf<TablesOf<New>[T]>
    >;
  };
  /**
   * The new document of each old one, where a collection changes; the values of each row, where a
   * table gains values.
   */
  readonly documents?: {
    readonly [D in keyof DocumentsOf<New> & (keyof DocumentsOf<Old> | keyof TablesOf<Old>)]?: (
      document: D extends keyof DocumentsOf<Old>
        ? Readonly<JsonOf<DocumentsOf<Old>[D]>>
        : undefined,
      id: number,
      old: WorldOf<Old>,
    ) => JsonOf<DocumentsOf<New>[D]>;
  };
  /**
   * The tables and collections that are given up as a whole: a table with its values. Where only
   * the values of a table are given up, `table.values`.
   */
  readonly drops?: readonly ((
    | keyof TablesOf<Old>
    | keyof DocumentsOf<Old>
    | CollectionName<TablesOf<Old>, keyof DocumentsOf<Old>>
  ) &
    string)[];
  /** The new setting; the old one by default. Seed and key stay. */
  readonly setting?: (old: SettingOf<Old>) => SettingOf<New>;
  /** Called last, to fill new tables and collections. It emits no events. */
  readonly fill?: (draft: DraftOf<New>, old: WorldOf<Old>) => void;
}
