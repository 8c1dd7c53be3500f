import type { AnyShape, Fields, ValueOf } from '@astrarium/core';
import { z } from 'zod';
import { textSchema } from '../schemas/textSchema.js';

type Description = AnyShape['description'];
type Bound = number | string | undefined;

/** How shapes become schemas. */
export interface ShapeSchemas {
  /** The setting of the world, where bounds that are paths are found. */
  readonly setting: object;
  /** Whether an id is that of a living row: in arguments it is, in answers 0 stands for none. */
  readonly isInput: boolean;
}

/**
 * The zod schema of a shape: it accepts what the shape's reader does that knows no rows. It is that
 * of an argument, unless `isInput` is false.
 *
 * @throws Error for a field of tables only, such as a timer, and for a bound that is a path to what
 * `setting` does not have
 *
 * @example
 * const rank = toZod(integer({ min: 1, max: 'cards' }), { setting: { cards: 20 } });
 * rank.safeParse(21).success; // false
 */
export function toZod<S extends AnyShape>(
  shape: S,
  { isInput = true, setting = {} }: Partial<ShapeSchemas> = {},
): z.ZodType<ValueOf<S>> {
  return shapeSchema(shape, { isInput, setting }) as z.ZodType<ValueOf<S>>;
}

function shapeSchema(shape: AnyShape, context: ShapeSchemas): z.ZodType {
  const { deprecation, formatName, meaning, sample } = shape;
  const bare = bareSchema(shape.description, context);
  const described = meaning === undefined ? bare : bare.describe(meaning);
  if ((sample ?? deprecation ?? formatName) === undefined) return described;
  return described.meta({
    ...(meaning !== undefined && { description: meaning }),
    ...(sample !== undefined && { examples: [sample] }),
    ...(deprecation !== undefined && { deprecated: true }),
    ...(formatName !== undefined && { format: formatName }),
  });
}

/** The zod schema of an object with these members, and no others. */
export function fieldsSchema(fields: Fields, context: ShapeSchemas): z.ZodObject {
  return z.strictObject(
    Object.fromEntries(
      Object.entries(fields).map(([name, shape]) => [name, memberSchema(shape, context)]),
    ),
  );
}

/** A member with a default may be left out. */
function memberSchema(shape: AnyShape, context: ShapeSchemas): z.ZodType {
  const { description } = shape;
  const schema = shapeSchema(shape, context);
  if (!('default' in description) || description.default === undefined) return schema;
  return context.isInput ? schema.default(description.default) : schema;
}

function bareSchema(description: Description, context: ShapeSchemas): z.ZodType {
  const at = (bound: Bound): number | undefined => boundIn(bound, context.setting);
  switch (description.type) {
    case 'integer':
      return limited(z.int(), at(description.min), at(description.max));
    case 'number':
      return limited(z.number(), at(description.min), at(description.max));
    case 'text':
      return textSchema(at(description.min), at(description.max));
    case 'flag':
      return z.boolean();
    case 'account':
      return z.int().min(0);
    case 'id':
      return z.int().min(context.isInput ? 1 : 0);
    case 'oneOf':
      return z.enum(description.words as [string, ...string[]]);
    case 'many': {
      const items = z.array(shapeSchema(description.item, context));
      return limited(items, undefined, at(description.max ?? description.last));
    }
    case 'record': {
      const max = at(description.max);
      const members = z.record(z.string(), shapeSchema(description.item, context));
      if (max === undefined) return members;
      const error = `must have at most ${max} members`;
      const few = members.refine((value) => Object.keys(value).length <= max, { error });
      return few.meta({ maxProperties: max });
    }
    case 'perWord': {
      const { item, words } = description;
      return fieldsSchema(Object.fromEntries(words.map((word) => [word, item])), context);
    }
    case 'object':
      return fieldsSchema(description.members, context);
    case 'union': {
      const { by, cases } = description;
      const [first, ...rest] = Object.entries(cases).map(([word, members]) =>
        fieldsSchema(members, context).extend({ [by]: z.literal(word) }),
      );
      return z.discriminatedUnion(by, [first!, ...rest]);
    }
    case 'optional':
      return shapeSchema(description.item, context).optional();
    case 'orNull':
      return shapeSchema(description.item, context).nullable();
    default:
      throw new Error(`${description.type} is a field of tables only: no value has its shape`);
  }
}

function limited<S extends z.ZodNumber | z.ZodArray>(
  schema: S,
  min: number | undefined,
  max: number | undefined,
): z.ZodType {
  const least = min === undefined ? schema : schema.min(min);
  return max === undefined ? least : least.max(max);
}

/** A bound as a number: a path leads into the setting, as the kernel has checked. */
function boundIn(bound: Bound, setting: object): number | undefined {
  if (typeof bound !== 'string') return bound;
  const found = bound
    .split('.')
    .reduce<unknown>((owner, name) => (Object(owner) as Record<string, unknown>)[name], setting);
  if (typeof found === 'number') return found;
  throw new Error(`The bound ${bound} is no number of the setting, but ${String(found)}`);
}
