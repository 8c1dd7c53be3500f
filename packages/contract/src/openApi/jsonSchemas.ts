import { z } from 'zod';

/** A schema as JSON Schema writes it, of 2020-12. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Schemas by their names, as the document has them under `components`. */
export type NamedSchemas = Readonly<Record<string, JsonSchema>>;

/** How a schema is written where it is used: a named one is a reference. */
type SchemaOf = (schema: z.ZodType) => JsonSchema;

/** Schemas that were written together. */
export interface WrittenSchemas {
  readonly named: NamedSchemas;
  readonly schemaOf: SchemaOf;
}

/**
 * Schemas as JSON Schema, all at once, and the named ones that they refer to. What has a default
 * may be absent.
 */
export function jsonSchemas(schemas: readonly z.ZodType[]): WrittenSchemas {
  const all = [...new Set(schemas)];
  const places = new Map(all.map((schema, place) => [schema, String(place)]));
  const members = Object.fromEntries(all.map((schema, place) => [place, schema]));
  const written = z.toJSONSchema(z.object(members), { io: 'input', override: plainer });
  const { $defs = {}, properties } = refer(written) as Readonly<Record<string, NamedSchemas>>;
  return { named: $defs, schemaOf: (schema) => properties?.[places.get(schema) ?? ''] ?? {} };
}

/** Leaves out what says nothing: a name under its name, and that names are texts. */
function plainer({ jsonSchema: one }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  delete one.id;
  if (JSON.stringify(one.propertyNames) === '{"type":"string"}') delete one.propertyNames;
}

/** The same with its references led to where the document has what they mean. */
function refer(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(refer);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]): [string, unknown] => {
    if (name !== '$ref' || typeof inner !== 'string') return [name, refer(inner)];
    return [name, inner.replace('#/$defs/', '#/components/schemas/')];
  });
  return Object.fromEntries(entries);
}
