import { INT_MAX } from '../int.js';
import { boundIn } from './bounds.js';
import { type AnyShape, type Bound, type Fields, isOptional, shapeOf } from './shape.js';

/** A JSON Schema (2020-12), as plain data. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * The JSON Schema of a shape, or of an object with some members. It allows what a reader allows
 * that knows no rows, and texts with half of a surrogate pair.
 *
 * @param setting where bounds that are paths are found; without it these bounds are left out
 * @throws Error when a path leads to no integer of the setting, and when a shape is a field of
 * tables only.
 */
export function jsonSchemaOf(given: AnyShape | Fields, setting?: object): JsonSchema {
  return schemaOf(shapeOf(given), setting);
}

function schemaOf(shape: AnyShape, setting: object | undefined): JsonSchema {
  return { ...bareSchema(shape, setting), ...notesOf(shape) };
}

/** What docs and forms show of a shape. */
function notesOf({ deprecation, formatName, meaning, sample }: AnyShape): JsonSchema {
  const sentences = [meaning, deprecation && `Deprecated: ${deprecation}`].filter(Boolean);
  return {
    ...(sentences.length > 0 && { description: sentences.join(' ') }),
    ...(formatName !== undefined && { format: formatName }),
    ...(sample !== undefined && { examples: [sample] }),
    ...(deprecation !== undefined && { deprecated: true }),
  };
}

function bareSchema({ description }: AnyShape, setting: object | undefined): JsonSchema {
  const { type } = description;
  /** A keyword for a bound that is known. */
  const limit = (keyword: string, name: string, bound?: Bound, otherwise?: number): JsonSchema => {
    if (typeof bound !== 'number' && bound !== undefined && setting !== undefined) {
      return { [keyword]: boundIn(bound, `${name} of ${type}`, setting) };
    }
    const known = typeof bound === 'number' ? bound : otherwise;
    return known === undefined ? {} : { [keyword]: known };
  };
  switch (type) {
    case 'integer':
      return {
        type: 'integer',
        ...limit('minimum', 'min', description.min, -INT_MAX),
        ...limit('maximum', 'max', description.max, INT_MAX),
        ...(description.default !== undefined && { default: description.default }),
      };
    case 'number':
      return {
        type: 'number',
        ...limit('minimum', 'min', description.min),
        ...limit('maximum', 'max', description.max),
      };
    case 'text':
      return {
        type: 'string',
        ...limit('minLength', 'min', description.min),
        ...limit('maxLength', 'max', description.max),
        ...(description.default !== undefined && { default: description.default }),
      };
    case 'flag':
      return { type: 'boolean' };
    case 'account':
    case 'id':
      return { type: 'integer', minimum: 0, maximum: INT_MAX };
    case 'oneOf':
      return { type: 'string', enum: description.words };
    case 'many':
      return {
        type: 'array',
        items: schemaOf(description.item, setting),
        ...limit('maxItems', 'max', description.max ?? description.last),
      };
    case 'record':
      return {
        type: 'object',
        additionalProperties: schemaOf(description.item, setting),
        ...limit('maxProperties', 'max', description.max),
      };
    case 'perWord': {
      const { words, item } = description;
      return objectSchema(Object.fromEntries(words.map((word) => [word, item])), setting);
    }
    case 'object':
      return objectSchema(description.members, setting);
    case 'union': {
      const { by, cases } = description;
      return {
        oneOf: Object.entries(cases).map(([word, members]) =>
          objectSchema(members, setting, { by, word }),
        ),
      };
    }
    case 'optional':
      return schemaOf(description.item, setting);
    case 'orNull': {
      const { item } = description;
      return { anyOf: [bareSchema(item, setting), { type: 'null' }], ...notesOf(item) };
    }
    default:
      throw new Error(`${type} is a field of tables only: it has no JSON Schema`);
  }
}

/** The schema of an object. `word` is that of its case in the member `by`. */
function objectSchema(
  members: Fields,
  setting: object | undefined,
  unionCase?: { readonly by: string; readonly word: string },
): JsonSchema {
  const properties: Record<string, JsonSchema> = {};
  const required: string[] = [];
  if (unionCase !== undefined) {
    properties[unionCase.by] = { const: unionCase.word };
    required.push(unionCase.by);
  }
  for (const [name, member] of Object.entries(members)) {
    properties[name] = schemaOf(member, setting);
    if (!isOptional(member) && !hasDefault(member)) required.push(name);
  }
  return { type: 'object', properties, required, additionalProperties: false };
}

function hasDefault({ description }: AnyShape): boolean {
  return 'default' in description;
}
