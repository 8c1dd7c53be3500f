type Schema = Readonly<Record<string, unknown>>;

/** A JSON schema of some values, for a serialiser that is compiled from it. */
export function jsonSchema(values: readonly unknown[]): Schema {
  if (values.length === 0) return {};
  const types = [...new Set(values.map(typeOf))];
  const lists = values.filter(Array.isArray) as (readonly unknown[])[];
  const objects = values.filter((value) => typeOf(value) === 'object') as Schema[];
  return {
    type: types.length === 1 ? types[0] : types,
    ...(lists.length === 0 ? {} : { items: jsonSchema(lists.flat()) }),
    ...(objects.length === 0 ? {} : membersOf(objects)),
  };
}

function membersOf(objects: readonly Schema[]): Schema {
  const names = [...new Set(objects.flatMap((one) => Object.keys(one)))];
  const having = (name: string) => objects.filter((one) => Object.hasOwn(one, name));
  return {
    properties: Object.fromEntries(
      names.map((name) => [name, jsonSchema(having(name).map((one) => one[name]))]),
    ),
    required: names.filter((name) => having(name).length === objects.length),
  };
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value === 'number' && Number.isInteger(value) ? 'integer' : typeof value;
}
