/** A schema of the OpenAPI document, as far as forms read it. */
export interface FormSchema {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: string;
  readonly enum?: readonly string[];
  readonly description?: string;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly items?: FormSchema;
  readonly properties?: Readonly<Record<string, FormSchema>>;
  readonly required?: readonly string[];
  readonly oneOf?: readonly FormSchema[];
  readonly anyOf?: readonly FormSchema[];
}

/** The named schemas of the OpenAPI document. */
export type NamedSchemas = Readonly<Record<string, FormSchema>>;

interface Common {
  readonly name: string;
  readonly hint: string;
  readonly isRequired: boolean;
  /** Whether nothing is sent as null. */
  readonly isNullable?: true;
}

/** A field of a form, made from a schema. */
export type FormField =
  | (Common & {
      readonly kind: 'choice';
      readonly schema: string;
      readonly options: readonly string[];
    })
  | (Common & {
      readonly kind: 'number';
      readonly min?: number;
      readonly max?: number;
      readonly step: string;
      /** What an empty field means. */
      readonly example: string;
    })
  | (Common & {
      readonly kind: 'text';
      readonly pattern?: string;
      readonly schema: string;
      readonly example: string;
    })
  | (Common & { readonly kind: 'list'; readonly schema: string; readonly example: string })
  | (Common & { readonly kind: 'flag' })
  | (Common & {
      readonly kind: 'group';
      readonly schema: string;
      readonly fields: readonly FormField[];
    })
  | (Common & {
      readonly kind: 'variant';
      readonly tag: string;
      readonly variants: readonly FormVariant[];
    });

/** One of several forms of a value: the value of its tag, and its other fields. */
export interface FormVariant {
  readonly value: string;
  readonly fields: readonly FormField[];
}

/** Members that the page adds itself. */
const OWN_MEMBERS: ReadonlySet<string> = new Set(['command', 'dry_run']);

/** The fields of a command, by the schema of its body. */
export function commandFields(schema: FormSchema, named: NamedSchemas): readonly FormField[] {
  if (schema.oneOf === undefined) return fieldsOf(schema, named, OWN_MEMBERS);
  return [{ ...variantField('', schema, named, OWN_MEMBERS), isRequired: true }];
}

function fieldsOf(
  { properties = {}, required = [] }: FormSchema,
  named: NamedSchemas,
  without: ReadonlySet<string>,
): readonly FormField[] {
  return Object.entries(properties)
    .filter(([name]) => !without.has(name))
    .map(([name, schema]) => fieldOf(name, schema, required.includes(name), named));
}

function fieldOf(
  name: string,
  given: FormSchema,
  isRequired: boolean,
  named: NamedSchemas,
): FormField {
  const inner = given.anyOf?.find(({ type }) => type !== 'null');
  if (inner !== undefined) {
    return { ...fieldOf(name, inner, false, named), isNullable: true };
  }
  const reference = given.$ref?.split('/').at(-1) ?? '';
  const schema = { ...named[reference], ...given };
  const common = { name, isRequired, hint: schema.description ?? '' };
  const example = String(schema.examples?.[0] ?? schema.items?.examples?.[0] ?? '');
  if (schema.enum !== undefined) {
    return { ...common, kind: 'choice', schema: reference, options: schema.enum };
  }
  if (schema.oneOf !== undefined) {
    return { ...variantField(name, schema, named, new Set()), isRequired };
  }
  const { maximum: max, minimum: min, pattern } = schema;
  const number = { ...common, kind: 'number', example: String(schema.default ?? '') } as const;
  const range = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  switch (schema.type) {
    case 'integer':
      return { ...number, ...range, step: '1' };
    case 'number':
      return { ...number, ...range, step: 'any' };
    case 'boolean':
      return { ...common, kind: 'flag' };
    case 'array':
      return {
        ...common,
        kind: 'list',
        schema: schema.items?.$ref?.split('/').at(-1) ?? '',
        example,
      };
    case 'object':
      return {
        ...common,
        kind: 'group',
        schema: reference,
        fields: fieldsOf(schema, named, new Set()),
      };
    default:
      return {
        ...common,
        kind: 'text',
        schema: reference,
        example,
        ...(pattern !== undefined && { pattern }),
      };
  }
}

/** A value with several forms, which a constant member tells apart. */
function variantField(
  name: string,
  { description = '', oneOf = [] }: FormSchema,
  named: NamedSchemas,
  without: ReadonlySet<string>,
): FormField & { readonly kind: 'variant' } {
  const first = oneOf[0]?.properties ?? {};
  const tag =
    Object.keys(first).find((key) => !without.has(key) && first[key]?.const !== undefined) ?? '';
  const variants = oneOf.map((one) => ({
    value: one.properties?.[tag]?.const ?? '',
    fields: fieldsOf(one, named, new Set([...without, tag])),
  }));
  return { kind: 'variant', name, hint: description, isRequired: false, tag, variants };
}

/** The values of a form by the names of their fields. */
export type FormValues = Readonly<Record<string, unknown>>;

/** The body that a form sends: without empty members. */
export function formBody(
  fields: readonly FormField[],
  values: FormValues,
): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const field of fields) {
    const value = fieldValue(field, values[field.name]) ?? (field.isNullable && null);
    if (value === undefined) continue;
    // The variant of a whole command has no name: its members are those of the body.
    if (field.name === '') Object.assign(body, value);
    else body[field.name] = value;
  }
  return body;
}

function fieldValue(field: FormField, value: unknown): unknown {
  if (field.kind === 'group' || field.kind === 'variant') {
    const given = (value ?? {}) as FormValues;
    if (field.kind === 'variant') {
      const variant = field.variants.find((one) => one.value === given[field.tag]);
      if (variant === undefined) return undefined;
      return { [field.tag]: variant.value, ...formBody(variant.fields, given) };
    }
    const body = formBody(field.fields, given);
    return Object.keys(body).length > 0 || field.isRequired ? body : undefined;
  }
  if (value === undefined || value === '') return undefined;
  if (field.kind === 'number') return Number(value);
  if (field.kind === 'flag') return value === true ? true : undefined;
  if (field.kind !== 'list') return value;
  const items = String(value)
    .split(/[\s,]+/)
    .filter((item) => item !== '');
  return items.length > 0 ? items : undefined;
}
