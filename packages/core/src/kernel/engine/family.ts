import type { BackendOf } from '../storage/backend.js';
import type { AnyEvery } from './definition.js';
import type { TimerKind } from '../storage/layout.js';
import type { Schema } from '../schema.js';
import { schemaHash } from '../codec/schemaHash.js';

/**
 * What a snapshot depends on. Simulations that differ in nothing else, only in what their commands
 * and systems do, go on from each other's snapshots.
 */
export interface Family {
  readonly name: string;
  readonly version: number;
  readonly schema: Schema;
  readonly kinds: readonly TimerKind[];
  readonly every: readonly AnyEvery[];
  readonly backendOf: BackendOf;
}

/**
 * Why a snapshot of one family cannot be used by another one, for a message; undefined when it can
 * be.
 */
export function whyForeign(own: Family, other: Family): string | undefined {
  if (own.name !== other.name || own.version !== other.version) {
    return `${other.name} ${other.version} made it, not ${own.name} ${own.version}`;
  }
  const isSame =
    own.kinds.length === other.kinds.length &&
    own.kinds.every(({ table, due }, at) => {
      const kind = other.kinds[at];
      return kind?.table === table && kind.due === due;
    });
  const incomparable = whyIncomparable(own, other);
  if (incomparable !== undefined) return incomparable;
  if (!isSame) return `its systems are in another order than those of ${own.name}`;
  // Their key indexes are not in the hash of the schema.
  if (uniqueOf(own) !== uniqueOf(other)) {
    return `its tables have other unique keys than those of ${own.name}`;
  }
  const isEverySame =
    own.every.length === other.every.length &&
    own.every.every(({ name, table, ticks }, at) => {
      const each = other.every[at];
      return each?.name === name && each.table === table && each.ticks === ticks;
    });
  return isEverySame ? undefined : `other things run every so many ticks than in ${own.name}`;
}

function uniqueOf({ schema: { tables } }: Family): string {
  return JSON.stringify(Object.values(tables).map(({ unique }) => unique));
}

/** Why snapshots of two families, or of two versions of one, cannot be compared. */
export function whyIncomparable(own: Family, other: Family): string | undefined {
  if (own.schema !== other.schema && schemaHash(own.schema) !== schemaHash(other.schema)) {
    return `it has other tables, documents or events than ${own.name} ${own.version}`;
  }
  return own.backendOf === other.backendOf ? undefined : 'its tables are kept by another backend';
}
