import type { BackendOf } from '../storage/backend.js';
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
  const why = isSame ? undefined : `its systems are in another order than those of ${own.name}`;
  return whyIncomparable(own, other) ?? why;
}

/** Why snapshots of two families, or of two versions of one, cannot be compared. */
export function whyIncomparable(own: Family, other: Family): string | undefined {
  if (own.schema !== other.schema && schemaHash(own.schema) !== schemaHash(other.schema)) {
    return `it has other tables, documents or events than ${own.name} ${own.version}`;
  }
  return own.backendOf === other.backendOf ? undefined : 'its tables are kept by another backend';
}
