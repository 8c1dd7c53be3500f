import { DIRECTIVES } from '@astrarium/core';
import { z } from 'zod';
import { AMOUNTS } from './amounts.js';
import { DEVICE_CODE, LOCATION_CODE, REPLICANT_CODE } from './code.js';
import { DEVICE_CONFIGURATION, DEVICE_STATUS } from './device.js';
import { OPERATION } from './operationBody.js';
import { STORED_TAG } from './tagSchema.js';
import { TICK } from './tick.js';
import { TRAVEL_LEG } from './travelLeg.js';
import { WORD_DEVICE_TYPE } from './word.js';

const HEAD = { device_code: DEVICE_CODE, status: DEVICE_STATUS, operation: OPERATION };

const CODES = z.array(DEVICE_CODE);

const answer = <Shape extends z.core.$ZodLooseShape>(id: string, members: Shape) =>
  z.strictObject({ ...HEAD, ...members }).meta({ id });

const PLAIN = answer('CommandAnswer', {});

const TRAVEL = answer('TravelAnswer', { arrives_tick: TICK, legs: z.array(TRAVEL_LEG) });

const DECOMMISSION = answer('DecommissionAnswer', {
  autofactory_device_code: DEVICE_CODE,
  destination: LOCATION_CODE,
  recovers: AMOUNTS,
});

/** What a queued print answers. */
export const COMMAND_ANSWER_QUEUED = answer('PrintAnswer', {
  batch_id: z.int().min(1),
  job_ids: z.array(z.int().min(1)),
});

/** How a terraforming device is set now. */
export const COMMAND_ANSWER_CONFIGURED = z
  .strictObject({
    device_code: DEVICE_CODE,
    device_type: WORD_DEVICE_TYPE,
    status: DEVICE_STATUS,
    configuration: DEVICE_CONFIGURATION,
  })
  .meta({ id: 'ConfigurationAnswer' });

/** What commands answer that take time. */
export const COMMAND_ANSWER_STARTED = z
  .union([PLAIN, TRAVEL, DECOMMISSION])
  .meta({ id: 'StartedAnswer' });

/** What commands answer that are done at once. */
export const COMMAND_ANSWER_DONE = z
  .union([
    PLAIN,
    COMMAND_ANSWER_CONFIGURED,
    answer('DequeueAnswer', { job_ids: z.array(z.int().min(1)) }),
    answer('CollectAnswer', { collected: AMOUNTS, cargo: AMOUNTS }),
    answer('DepositAnswer', { deposited: AMOUNTS, cargo: AMOUNTS }),
    answer('StowAnswer', { stowed_in_device_code: DEVICE_CODE }),
    answer('AttachAnswer', { attached_devices: CODES }),
    answer('DetachAnswer', { detached_devices: CODES }),
    answer('AdoptAnswer', { adopted: CODES }),
    answer('ReleaseAnswer', { released: CODES }),
    answer('DirectiveAnswer', { directive: z.enum(DIRECTIVES) }),
    answer('RepairAnswer', {
      target_device_code: DEVICE_CODE,
      percent_restored: z.int().min(1).max(100),
      spent: AMOUNTS,
    }),
    answer('OwnerAnswer', { replicant_code: REPLICANT_CODE }),
    answer('TagsAnswer', { tags: z.array(STORED_TAG) }),
  ])
  .meta({ id: 'DoneAnswer' });

/** What any command answers. */
export const COMMAND_ANSWER = z
  .union([COMMAND_ANSWER_DONE, COMMAND_ANSWER_QUEUED, COMMAND_ANSWER_STARTED])
  .meta({ id: 'AnyCommandAnswer' });
