import { z } from 'zod';

/** A JSON Schema (2020-12). */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Schemas by their names, in the `components` of the document. */
export type NamedSchemas = Readonly<Record<string, JsonSchema>>;

/** Gives the JSON Schema of a schema where it is used: a reference if it has a name. */
type SchemaOf = (schema: z.ZodType) => JsonSchema;

/** The JSON Schemas of several schemas. */
export interface JsonSchemas {
  readonly named: NamedSchemas;
  readonly schemaOf: SchemaOf;
}

/**
 * Converts schemas to JSON Schema, with the named schemas that they refer to. Members with a
 * default are optional.
 */
export function jsonSchemas(schemas: readonly z.ZodType[]): JsonSchemas {
  const all = [...new Set(schemas)];
  const places = new Map(all.map((schema, place) => [schema, String(place)]));
  const members = Object.fromEntries(all.map((schema, place) => [place, schema]));
  const written = z.toJSONSchema(z.object(members), { io: 'input', override: plainer });
  const { $defs = {}, properties } = refer(written) as Readonly<Record<string, NamedSchemas>>;
  return { named: $defs, schemaOf: (schema) => properties?.[places.get(schema) ?? ''] ?? {} };
}

/** Removes what is redundant: the id of a named schema, and that property names are strings. */
function plainer({ jsonSchema: one }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  delete one.id;
  if (JSON.stringify(one.propertyNames) === '{"type":"string"}') delete one.propertyNames;
}

/** The same value with references to `#/components/schemas/`. */
function refer(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(refer);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]): [string, unknown] => {
    if (name !== '$ref' || typeof inner !== 'string') return [name, refer(inner)];
    return [name, inner.replace('#/$defs/', '#/components/schemas/')];
  });
  return Object.fromEntries(entries);
}
