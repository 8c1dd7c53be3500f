import { TICK } from '@astrarium/contract';
import { z } from 'zod';
import { perCategory } from './amounts.js';
import { DEVICE_CODE, LOCATION_CODE } from './code.js';
import { DEVICE_NAME, DEVICE_NUMBER, DEVICE_STATUS } from './device.js';
import { STORED_TAG } from './tagSchema.js';
import { WORD_DEVICE_TYPE, WORD_STATUS } from './word.js';

const COUNT = z.int().min(0);

const FLEET_DEVICE = z
  .strictObject({
    code: DEVICE_CODE,
    type: WORD_DEVICE_TYPE,
    status: DEVICE_STATUS,
    location: LOCATION_CODE.describe(
      'On a journey, where it began. A carried device is where its carrier is.',
    ),
    from: LOCATION_CODE.nullable().describe('Null for a device that is not on a journey.'),
    to: LOCATION_CODE.nullable(),
    departs: TICK.nullable(),
    arrives: TICK.nullable(),
    began: TICK.describe('Since when it has its status.'),
    ends: TICK.nullable().describe(
      'When the journey or the work ends by itself. Null for no end, or one that is not known.',
    ),
    carrier: DEVICE_CODE.nullable().describe('The device in which it is stowed or attached to.'),
    name: DEVICE_NAME,
    number: DEVICE_NUMBER,
    tags: z.array(STORED_TAG),
    legs: z
      .array(
        z.strictObject({ from: LOCATION_CODE, to: LOCATION_CODE, departs: TICK, arrives: TICK }),
      )
      .nullable()
      .describe(
        'The parts of a journey in their order; none after `recall`. Null for a device that is ' +
          'not on a journey.',
      ),
  })
  .meta({ id: 'FleetDevice', description: 'A device in short. Times are ticks.' });

const FLEET_STOCK = z
  .strictObject({
    quantity: COUNT.describe('Whole units.'),
    rate_micro: COUNT.describe('What your drones bring, in millionths of a unit per tick.'),
    ends: TICK.nullable().describe(
      'When it is full or your drones empty a deposit, whichever is first. Null while nothing is ' +
        'mined, and until you have scanned the location. Drones of others are not counted.',
    ),
  })
  .meta({ id: 'FleetStock' });

/** The devices of an account in short, with counts and stock. */
export const FLEET = z
  .strictObject({
    tick: TICK.describe('The `since` of your next call.'),
    reset: z
      .boolean()
      .describe(
        'Whether all devices are listed: forget those that you know before the first page.',
      ),
    devices: z.array(FLEET_DEVICE).describe('Those made first first.'),
    gone: z.array(DEVICE_CODE).describe('Devices that you no longer have. Empty with `reset`.'),
    count: COUNT.describe('All your devices, on all pages, changed or not.'),
    counts: z
      .partialRecord(WORD_DEVICE_TYPE, z.partialRecord(WORD_STATUS, z.int().min(1)))
      .describe('All your devices by type and by the first word of their status.'),
    stock: z
      .array(
        z.strictObject({
          location: LOCATION_CODE,
          resources: z.strictObject(perCategory(FLEET_STOCK.optional())),
        }),
      )
      .describe('All your stock by location.'),
    next_cursor: z.int().min(1).nullable().describe('Null when there are no more.'),
  })
  .meta({ id: 'Fleet' });
