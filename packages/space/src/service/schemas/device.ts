import { nameSchema, TICK } from '@astrarium/contract';
import { PROBLEM_CODE } from './problemBody.js';
import {
  CATEGORIES,
  DEVICE_TYPES,
  DIRECTIVES,
  MAX_DEVICE_NAME_LENGTH,
  STATUSES,
} from '@astrarium/space';
import { z } from 'zod';
import { perCategory } from './amounts.js';
import { DEVICE_CODE, LOCATION_CODE, REPLICANT_CODE, SITE_CODE } from './code.js';
import { STORED_TAG } from './tagSchema.js';
import {
  WORD_CATEGORY,
  WORD_COMMAND,
  WORD_DEVICE_TYPE,
  WORD_DIRECTION,
  WORD_FEATURE,
} from './word.js';

const ENDS = { from: LOCATION_CODE, to: LOCATION_CODE };

const TIMES = { seconds: z.int().min(0), arrives_tick: TICK };

/** A leg of a journey: a cruise within a system, or a surge between two. */
export const TRAVEL_LEG = z
  .discriminatedUnion('mode', [
    z.strictObject({
      ...ENDS,
      mode: z.literal('cruise'),
      ...TIMES,
      distance_au_micro: z.int().min(0),
    }),
    z.strictObject({
      ...ENDS,
      mode: z.literal('surge'),
      ...TIMES,
      distance_ly_milli: z.int().min(0),
    }),
  ])
  .meta({ id: 'TravelLeg' });

const COUNT = z.int().min(0);

const PLAIN = STATUSES.filter((status) => status !== 'mining' && status !== 'printing').join('|');

/** The status of a device, with the category that it mines or the type that it prints. */
export const DEVICE_STATUS = z
  .string()
  .regex(
    new RegExp(
      `^(?:${PLAIN}|mining \\((?:${CATEGORIES.join('|')})\\)` +
        `|printing \\((?:${DEVICE_TYPES.join('|')})\\))$`,
    ),
  )
  .meta({ id: 'DeviceStatus', examples: ['idle', 'mining (carbon)'] });

/** The name of a device. */
export const DEVICE_NAME = nameSchema(MAX_DEVICE_NAME_LENGTH)
  .nullable()
  .describe('The name that you gave it with `set_name`; null for none.')
  .meta({ examples: ['Argo'] });

/** The number of a device. */
export const DEVICE_NUMBER = z
  .int()
  .min(1)
  .describe(
    'It is the n-th device of its type that your account has got. No other device of your account ' +
      'ever has the same type and number.',
  );

/** The settings of a terraforming device. */
export const DEVICE_CONFIGURATION = z
  .strictObject({
    settings: z.strictObject({ direction: WORD_DIRECTION, strength: z.number().min(0).max(1) }),
  })
  .meta({ id: 'DeviceConfiguration' });

/** The units of one category. */
export const RESOURCE_QUANTITY = z
  .strictObject({ resource_type: WORD_CATEGORY, quantity: z.int().min(1) })
  .meta({ id: 'ResourceQuantity' });

const DIRECTIVE = z
  .strictObject({
    name: z.enum(DIRECTIVES),
    config: z.strictObject({
      resource: WORD_CATEGORY.optional(),
      ratios: z.strictObject(perCategory(z.int().min(1).optional())).optional(),
    }),
  })
  .meta({ id: 'Directive' });

const FOLLOW_UP = z
  .looseObject({ command: z.string() })
  .meta({ id: 'FollowUp', description: 'A command with its members.' });

const TRAVEL = z
  .strictObject({
    origin: LOCATION_CODE,
    destination: LOCATION_CODE,
    departed_tick: TICK,
    arrives_tick: TICK,
    legs: z.array(TRAVEL_LEG),
  })
  .meta({ id: 'DeviceTravel' });

const MINING = z
  .strictObject({
    site: SITE_CODE,
    resource_type: WORD_CATEGORY,
    rate_micro: COUNT.describe('Millionths of a unit per tick.'),
    quantity_mined: COUNT,
  })
  .meta({ id: 'DeviceMining' });

const HUB = z
  .strictObject({
    system: LOCATION_CODE,
    integrity: z.number().min(0).max(100).describe('Percent.'),
    shield_ends_tick: TICK,
    upkeep_tick: TICK,
  })
  .meta({ id: 'DeviceHub' });

const SEARCH = z
  .strictObject({ site: SITE_CODE, completes_tick: TICK })
  .meta({ id: 'DeviceSearch' });

const LACK = z.strictObject({ need: z.int().min(1), have: COUNT });

/** The members of a device, for these schemas of codes and ids. */
function deviceMembers(code: z.ZodType, id: z.ZodType) {
  const job = z.strictObject({
    job_id: id,
    batch_id: id,
    device_type: WORD_DEVICE_TYPE,
    tags: z.array(STORED_TAG),
    controller_device_code: code.nullable(),
    oncomplete: FOLLOW_UP.nullable(),
  });
  return {
    device_code: code,
    device_type: WORD_DEVICE_TYPE,
    replicant_code: code,
    location: LOCATION_CODE,
    features: z.array(WORD_FEATURE),
    available_commands: z.array(WORD_COMMAND).describe('Commands that it can run now.'),
    blocked_commands: z
      .partialRecord(WORD_COMMAND, PROBLEM_CODE)
      .describe('Commands that it would refuse now, with the code of the refusal.'),
    operational_capacity: z.number().min(0).max(100).describe('Percent.'),
    status: DEVICE_STATUS,
    status_since_tick: TICK,
    tags: z.array(STORED_TAG),
    name: DEVICE_NAME,
    number: DEVICE_NUMBER,
    stowed_in_device_code: code.optional(),
    attached_to_device_code: code.optional(),
    stowed_devices: z.array(code).optional(),
    stow_capacity: COUNT.optional(),
    stow_used: COUNT.optional(),
    attached_devices: z.array(code).optional(),
    print_queue: z.array(job).optional().describe('The first job is running or waiting.'),
    travel: TRAVEL.optional(),
    mining: MINING.optional(),
    hub: HUB.optional(),
    search: SEARCH.optional(),
    completes_tick: TICK.optional(),
    waiting_for: z
      .strictObject(perCategory(LACK.optional()))
      .optional()
      .describe('The missing amounts of the first print job.'),
    cargo: z.array(RESOURCE_QUANTITY).optional(),
    cargo_capacity: COUNT.optional(),
    configuration: DEVICE_CONFIGURATION.optional(),
    controller_device_code: code.nullable().optional(),
    directive: DIRECTIVE.nullable().optional(),
    adopted_devices: z.array(code).optional(),
    next_digest_tick: TICK.nullable().optional(),
  };
}

/** A device with all its details. Some members only exist for some types and statuses. */
export const DEVICE = z
  .strictObject({
    ...deviceMembers(DEVICE_CODE, z.int().min(1)),
    replicant_code: REPLICANT_CODE,
  })
  .meta({ id: 'Device' });

/** A code, or the name of a device or replicant that would be made. */
export const DEVICE_CODE_PLANNED = z
  .string()
  .regex(/^(?:[0-9a-f]{8}|new-(?:replicant-)?[1-9][0-9]*)$/);

/** A device of a fork. A device that would be made has a name instead of a code. */
export const DEVICE_PLANNED = z
  .strictObject(
    deviceMembers(DEVICE_CODE_PLANNED, z.union([z.int().min(1), z.string().regex(/^new-[1-9]/)])),
  )
  .meta({ id: 'PlannedDevice' });

/** A page of devices. */
export const DEVICE_LIST = z
  .strictObject({
    devices: z.array(DEVICE),
    next_cursor: z.int().min(1).nullable().describe('Null when there are no more.'),
  })
  .meta({ id: 'DeviceList' });
