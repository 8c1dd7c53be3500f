import { nameSchema, textSchema, timezoneSchema, withExample } from '@astrarium/contract';
import { type AnyShape, type Fields, invariant } from '@astrarium/core';
import { argumentFacts, DEVICE_COMMANDS, FOLLOW_UP_COMMANDS } from '@astrarium/space';
import { limitOf, type Ruleset } from '@astrarium/space';
import { z } from 'zod';
import { amountsToMove } from './amounts.js';
import { DEVICE_CODE, LOCATION_CODE, REPLICANT_CODE, SITE_CODE } from './code.js';
import { tagsSchema } from './tagSchema.js';
import { WORD_CATEGORY, WORD_DEVICE_TYPE, WORD_DIRECTION } from './word.js';

interface Bounds {
  readonly min: number;
  readonly max: number;
  readonly maxItem: number;
}

type SchemaOf = (bounds: Bounds, facts: ReturnType<typeof argumentFacts>) => z.ZodType;

/** The schemas of the arguments of commands under a ruleset. */
export function argumentSchemas(ruleset: Ruleset) {
  const { limits, mining } = ruleset;
  const moved = amountsToMove(mining);
  const schemas: Readonly<Record<string, SchemaOf>> = {
    amounts: () => moved,
    category: () => WORD_CATEGORY,
    channels: ({ max, maxItem }) => distinct(channelSchema(maxItem), max),
    device_code: () => DEVICE_CODE,
    device_codes: codesSchema,
    device_name: ({ max, min }) => withExample(nameSchema(max, min), ['Argo']).nullable(),
    device_type: () => WORD_DEVICE_TYPE,
    direction: () => WORD_DIRECTION,
    directive: (_, { words }) => z.enum(words),
    directive_config: () => z.looseObject({}),
    flag: () => z.boolean(),
    follow_up: () => followUpSchema(membersOf),
    greeting: ({ max }) => nameSchema(max, 0),
    id: () => z.int().min(1),
    integer: ({ min, max }) => z.int().min(min).max(max),
    location_code: () => LOCATION_CODE,
    location_codes: ({ max }) => z.array(LOCATION_CODE).max(max),
    members: (_, { members }) => z.strictObject(membersOf(members)),
    message: ({ max }) => nameSchema(max),
    name: ({ max }) => nameSchema(max),
    patterns: ({ max, maxItem }) => distinct(patternSchema(maxItem), max),
    recipient: ({ max }) => recipientSchema(max),
    replicant_code: () => REPLICANT_CODE,
    replicant_codes: ({ max }) => distinct(REPLICANT_CODE, max),
    share: ({ min, max }) => z.number().min(min).max(max),
    site_code: () => SITE_CODE,
    tags: () => tagsSchema(limits),
    texts: ({ min, max }) => z.array(textSchema(undefined, 64)).min(min).max(max),
    thousandths: thousandthsSchema,
    timezone: () => timezoneSchema(limits.timezoneLength),
    word: (_, { words }) => z.enum(words),
    words: ({ max }, { words }) => distinct(z.enum(words), max),
  };

  function schemaOf(shape: AnyShape): z.ZodType {
    const facts = argumentFacts(shape);
    const { about, deprecated, kind, max = 0, maxItem = 0, min = 0, optional } = facts;
    const bounds = {
      min: limitOf(ruleset, min),
      max: limitOf(ruleset, max),
      maxItem: limitOf(ruleset, maxItem),
    };
    const make = schemas[kind];
    invariant(make !== undefined, `there is no schema of ${kind}`);
    const schema = make(bounds, facts);
    if (!optional) return schema;
    return schema
      .optional()
      .describe(about)
      .meta({
        ...(facts.default === undefined ? {} : { default: facts.default }),
        ...(deprecated ? { deprecated } : {}),
      });
  }

  /** The members of a body that gives these arguments. */
  function membersOf(args: Fields): z.core.$ZodLooseShape {
    return Object.fromEntries(Object.entries(args).map(([name, shape]) => [name, schemaOf(shape)]));
  }
  return membersOf;
}

/** A list without duplicates. */
function distinct(item: z.ZodType<string>, max: number): z.ZodType {
  return z
    .array(item)
    .max(max)
    .refine((list) => new Set(list).size === list.length, { error: 'has duplicates' })
    .meta({ uniqueItems: true });
}

function patternSchema(maxLength: number): z.ZodType<string> {
  const pattern = z
    .string()
    .max(maxLength, { abort: true })
    .regex(/^(?:\*|[A-Za-z0-9_]+)(?:\.(?:\*|[A-Za-z0-9_]+))*$/, {
      error: 'names or asterisks, separated by full stops, such as mining.*',
    })
    .describe('An event name; `*` stands for one segment.');
  return withExample(pattern, ['mining.*', '*']);
}

function channelSchema(maxLength: number): z.ZodType<string> {
  const channel = z
    .string()
    .max(maxLength)
    .regex(/^#[A-Za-z0-9][A-Za-z0-9_.-]*$/, {
      error:
        'a number sign and letters, digits, underscores, full stops or hyphens, such as #general',
    });
  return withExample(channel, ['#general', '#a']);
}

/** A channel, or the code of a replicant. */
function recipientSchema(maxLength: number): z.ZodType<string> {
  const channel = maxLength < 2 ? '' : `|#[A-Za-z0-9][A-Za-z0-9_.-]{0,${maxLength - 2}}`;
  const recipient = z
    .string()
    .regex(new RegExp(`^(?:[0-9A-Fa-f]{8}${channel})$`), {
      error: 'a channel such as #general, or the code of a replicant',
    })
    .describe('A channel, or the code of a replicant.');
  return withExample(recipient, ['7be0410d']);
}

/** A number with at most three decimals, whose bounds are thousandths. */
function thousandthsSchema({ max, min }: Bounds): z.ZodType {
  return z
    .number()
    .min(min / 1000)
    .max(max / 1000)
    .refine((value) => Math.round(value * 1000) / 1000 === value, {
      error: 'has more than three decimals',
    });
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
  const [first, ...rest] = DEVICE_COMMANDS.filter((one) => FOLLOW_UP_COMMANDS.includes(one)).map(
    ({ args, name }) => z.strictObject({ command: z.literal(name), ...membersOf(args) }),
  );
  return z.discriminatedUnion('command', [first!, ...rest]);
}
