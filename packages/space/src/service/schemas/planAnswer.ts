import { dryRunOr, TICK, TICK_TIME, EVENT_ID } from '@astrarium/contract';
import { PROBLEM_BODY } from './problemBody.js';
import { z } from 'zod';
import { LOCATION_CODE } from './code.js';
import { COMMAND_ANSWER } from './commandAnswer.js';
import { DEVICE_CODE_PLANNED, DEVICE_PLANNED } from './device.js';
import { EVENT_NAMES } from './eventBody.js';
import { LOCATION_CLIMATE } from './location.js';
import { WORD_CATEGORY, WORD_DEVICE_TYPE } from './word.js';

const ANSWER = z
  .record(z.string(), z.unknown())
  .describe('What the command would answer. New devices have names such as `new-1`.');

/** The outcome of a command: its answer, or a problem. */
const outcome = <Shape extends z.core.$ZodLooseShape>(id: string, more: Shape, answer: z.ZodType) =>
  z
    .union([
      z.strictObject({ ...more, status: z.int().min(200).max(299), answer }),
      z.strictObject({ ...more, status: z.int().min(400).max(599), problem: PROBLEM_BODY }),
    ])
    .meta({ id });

const EVENT = z
  .strictObject({
    id: EVENT_ID,
    version: z.literal(1),
    category: z.string(),
    event: z.enum(EVENT_NAMES),
    replicant_code: DEVICE_CODE_PLANNED.nullable(),
    device_code: DEVICE_CODE_PLANNED.nullable(),
    device_type: WORD_DEVICE_TYPE.nullable(),
    star: LOCATION_CODE.nullable(),
    location: LOCATION_CODE.nullable(),
    payload: z.record(
      z.string(),
      z.union([z.string(), z.number(), z.array(z.string())]).nullable(),
    ),
    tick: TICK,
    created_at: TICK_TIME,
  })
  .meta({ id: 'PlannedEvent', description: 'An event that would happen.' });

/** The answer of a dry run. */
export const PLAN_ANSWER_DRY = outcome(
  'DryRun',
  { dry_run: z.literal(true), events: z.array(EVENT) },
  ANSWER,
);

/** The result of a plan, compared with the result of doing nothing. */
export const PLAN_ANSWER = z
  .strictObject({
    from_tick: TICK,
    to_tick: TICK,
    others: z.literal('idle').describe('What the other accounts are assumed to do.'),
    outcomes: z.array(outcome('PlannedOutcome', { tick: TICK }, ANSWER)),
    first_refusal: z.strictObject({ index: z.int().min(0), problem: PROBLEM_BODY }).nullable(),
    events: z.array(EVENT),
    devices: z.array(
      z.strictObject({
        device_code: DEVICE_CODE_PLANNED,
        without: DEVICE_PLANNED.nullable(),
        with: DEVICE_PLANNED.nullable(),
      }),
    ),
    stock: z.array(
      z.strictObject({
        location: LOCATION_CODE,
        resource_type: WORD_CATEGORY,
        without: z.int().min(0).nullable(),
        with: z.int().min(0).nullable(),
      }),
    ),
    attributes: z.array(
      z.strictObject({
        location: LOCATION_CODE,
        without: LOCATION_CLIMATE.nullable(),
        with: LOCATION_CLIMATE.nullable(),
      }),
    ),
  })
  .meta({ id: 'Fork' });

/** The answer of a batch: outcomes in the order of its commands. */
export const PLAN_ANSWER_BATCH = z
  .strictObject({
    applied: z.boolean().describe('False if an atomic batch was refused: then nothing was done.'),
    outcomes: z.array(outcome('BatchOutcome', {}, COMMAND_ANSWER)),
  })
  .meta({ id: 'BatchAnswer' });

/** An answer, or the answer of a dry run instead. */
export function planAnswerOr<Answer extends z.ZodType>(answer: Answer) {
  return dryRunOr(PLAN_ANSWER_DRY, answer);
}
