import { z } from 'zod';
import { DEVICE_CODE, OPERATION_ID } from './code.js';
import { DEVICE_STATUS } from './device.js';
import { TICK, TICK_TIME } from './tick.js';
import { WORD_STATUS } from './word.js';

const MEMBERS = {
  id: OPERATION_ID,
  kind: WORD_STATUS,
  state: z.enum(['running', 'waiting', 'done']).describe('`done`: the device is idle.'),
  started_at: TICK_TIME,
  completes_at: TICK_TIME.nullable().describe('Null for an operation without a known end.'),
  started_tick: TICK,
  completes_tick: TICK.nullable(),
};

/** The operation of a device. */
export const OPERATION = z.strictObject(MEMBERS).meta({ id: 'Operation' });

/** An operation with its device. */
export const OPERATION_BODY = z
  .strictObject({ ...MEMBERS, device_code: DEVICE_CODE, status: DEVICE_STATUS })
  .meta({ id: 'DeviceOperation' });
