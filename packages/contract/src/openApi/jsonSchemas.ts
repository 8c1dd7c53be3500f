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
  refer(written);
  const { $defs = {}, properties } = written as Readonly<Record<string, NamedSchemas>>;
  return { named: $defs, schemaOf: (schema) => properties?.[places.get(schema) ?? ''] ?? {} };
}

/** Removes what is redundant: the id of a named schema, and that property names are strings. */
function plainer({ jsonSchema: one }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  delete one.id;
  if (JSON.stringify(one.propertyNames) === '{"type":"string"}') delete one.propertyNames;
}

/** Makes references lead to `#/components/schemas/`, in place: a document has many members. */
function refer(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  const owner = value as Record<string, unknown>;
  for (const name of Object.keys(owner)) {
    const inner = owner[name];
    if (name !== '$ref' || typeof inner !== 'string') refer(inner);
    else owner[name] = inner.replace('#/$defs/', '#/components/schemas/');
  }
}
