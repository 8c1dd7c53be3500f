import {
  type Argument,
  type ArgumentKind,
  FOLLOW_UP_COMMANDS,
  limitOf,
  type Ruleset,
} from '@astrarium/core';
import { z } from 'zod';
import { amountsToMove } from './amounts.js';
import { DEVICE_CODE, LOCATION_CODE, REPLICANT_CODE, SITE_CODE } from './code.js';
import { nameSchema, timezoneSchema } from './nameSchema.js';
import { tagsSchema } from './tagSchema.js';
import { WORD_CATEGORY, WORD_DEVICE_TYPE, WORD_DIRECTION } from './word.js';

type Bounds = { readonly min: number; readonly max: number };

/** The schemas of the arguments of commands under a ruleset. */
export function argumentSchemas(ruleset: Ruleset) {
  const { limits, mining } = ruleset;
  const moved = amountsToMove(mining);
  const schemas: Readonly<Record<ArgumentKind, (bounds: Bounds, words: string[]) => z.ZodType>> = {
    amounts: () => moved,
    category: () => WORD_CATEGORY,
    device_code: () => DEVICE_CODE,
    device_codes: codesSchema,
    device_type: () => WORD_DEVICE_TYPE,
    direction: () => WORD_DIRECTION,
    directive: (_, words) => z.enum(words),
    directive_config: () => z.looseObject({}),
    flag: () => z.boolean(),
    follow_up: () => followUpSchema(membersOf),
    id: () => z.int().min(1),
    integer: ({ min, max }) => z.int().min(min).max(max),
    location_code: () => LOCATION_CODE,
    location_codes: ({ max }) => z.array(LOCATION_CODE).max(max),
    name: () => nameSchema(limits),
    replicant_code: () => REPLICANT_CODE,
    share: ({ min, max }) => z.number().min(min).max(max),
    site_code: () => SITE_CODE,
    tags: () => tagsSchema(limits),
    texts: ({ min, max }) => z.array(z.string().max(64)).min(min).max(max),
    timezone: () => timezoneSchema(limits),
    word: (_, words) => z.enum(words),
  };

  function schemaOf(argument: Argument<unknown>): z.ZodType {
    const { about, kind, max = 0, min = 0, optional, words = [] } = argument;
    const bounds = { min: limitOf(ruleset, min), max: limitOf(ruleset, max) };
    const schema = schemas[kind](bounds, [...words]);
    if (!optional) return schema;
    const omissible = schema.optional().describe(about);
    return argument.default === undefined
      ? omissible
      : omissible.meta({ default: argument.default });
  }

  /** The members of a body that gives these arguments. */
  function membersOf(args: Readonly<Record<string, Argument<unknown>>>): z.core.$ZodLooseShape {
    return Object.fromEntries(
      Object.entries(args).map(([name, argument]) => [name, schemaOf(argument)]),
    );
  }
  return membersOf;
}

function codesSchema({ min, max }: Bounds): z.ZodType {
  return z
    .array(DEVICE_CODE)
    .min(min)
    .max(max)
    .refine((list) => new Set(list).size === list.length, { error: 'names a device twice' })
    .meta({ uniqueItems: true });
}

/** A command that may follow a print, with its arguments. */
function followUpSchema(membersOf: ReturnType<typeof argumentSchemas>): z.ZodType {
  const [first, ...rest] = FOLLOW_UP_COMMANDS.map(({ args, name }) =>
    z.strictObject({ command: z.literal(name), ...membersOf(args) }),
  );
  return z.discriminatedUnion('command', [first!, ...rest]);
}
