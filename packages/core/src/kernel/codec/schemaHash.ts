import { canonicalJson } from './canonical.js';
import { hashText } from '../storage/hash.js';
import type { Schema } from '../schema.js';

/** Each encoded and decoded snapshot needs it, and it took a quarter of a small one's time. */
const HASHES = new WeakMap<Schema, string>();

/**
 * A hash of a schema: its tables with their fields, in order, the names of its documents, its
 * events, and what is stored of shapes. Snapshots of different schemas cannot be read as each
 * other.
 */
export function schemaHash(schema: Schema): string {
  const known = HASHES.get(schema);
  if (known !== undefined) return known;
  const hash = hashOf(schema);
  HASHES.set(schema, hash);
  return hash;
}

function hashOf(schema: Schema): string {
  const tables = Object.values(schema.tables).map(({ name, specs, key }) => ({
    name,
    key,
    fields: Object.entries(specs).map(([field, { kind, to }]) => ({
      field,
      // Their words mean the same.
      kind: kind === 'crossing' ? 'timer' : kind,
      to: to ?? null,
    })),
  }));
  const documents = Object.keys(schema.documents);
  const { events, stored } = schema;
  return hashText(canonicalJson({ tables, documents, events, ...(stored && { stored }) }));
}
