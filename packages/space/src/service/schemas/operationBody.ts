import { TICK, TICK_TIME } from '@astrarium/contract';
import { z } from 'zod';
import { DEVICE_CODE, OPERATION_ID } from './code.js';
import { DEVICE_STATUS } from './device.js';
import { EVENT_NAMES } from './eventBody.js';
import { WORD_STATUS } from './word.js';

const MEMBERS = {
  id: OPERATION_ID,
  kind: WORD_STATUS,
  state: z.enum(['running', 'waiting', 'done']).describe('`done`: the device is idle.'),
  started_at: TICK_TIME,
  completes_at: TICK_TIME.nullable().describe('Null for an operation without a known end.'),
  seconds_left: z
    .number()
    .min(0)
    .nullable()
    .describe(
      'Real seconds from the tick of this answer to its end, at the present speed of the game. ' +
        'Null without a known end, and while the game stands still.',
    ),
  started_tick: TICK,
  completes_tick: TICK.nullable(),
};

/** The operation of a device. */
export const OPERATION = z.strictObject(MEMBERS).meta({ id: 'Operation' });

/** The state of an operation that may have ended. */
export const OPERATION_STATE = z.enum(['running', 'waiting', 'done', 'cancelled']);

/** An operation with its device, under way or ended. */
export const OPERATION_BODY = z
  .strictObject({
    ...MEMBERS,
    state: OPERATION_STATE.describe(
      '`done`: it came to its end; `cancelled`: a command or something else ended it.',
    ),
    ended_at: TICK_TIME.nullable().describe('Null while it is under way.'),
    ended_tick: TICK.nullable(),
    outcome: z
      .enum(EVENT_NAMES)
      .nullable()
      .describe('The event that told of its end; null where that depends on the device.'),
    device_code: DEVICE_CODE,
    status: DEVICE_STATUS.nullable().describe('Of the device now; null when it is gone.'),
  })
  .meta({ id: 'DeviceOperation' });

/** A page of operations. */
export const OPERATION_LIST = z
  .strictObject({
    operations: z.array(OPERATION_BODY),
    next_cursor: z.int().min(1).nullable().describe('Null when there are no more.'),
  })
  .meta({ id: 'OperationList' });
