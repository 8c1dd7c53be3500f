import { TICK } from '@astrarium/contract';
import { type AnyShape, invariant } from '@astrarium/core';
import { argumentFacts, DEVICE_COMMANDS, deviceCommandOf, DIRECTIVES } from '@astrarium/space';
import { z } from 'zod';
import { AMOUNTS } from './amounts.js';
import { DEVICE_CODE, LOCATION_CODE, REPLICANT_CODE } from './code.js';
import { DEVICE_CONFIGURATION, DEVICE_NAME, DEVICE_STATUS, TRAVEL_LEG } from './device.js';
import { OPERATION } from './operationBody.js';
import { STORED_TAG } from './tagSchema.js';
import { WORD_DEVICE_TYPE } from './word.js';

/** The schemas of the members of answers, and of the items of lists. */
const MEMBERS: Readonly<Record<string, z.ZodType>> = {
  amounts: AMOUNTS,
  configuration: DEVICE_CONFIGURATION,
  device_code: DEVICE_CODE,
  device_name: DEVICE_NAME,
  device_type: WORD_DEVICE_TYPE,
  directive: z.enum(DIRECTIVES),
  id: z.int().min(1),
  location_code: LOCATION_CODE,
  operation: OPERATION,
  percent: z.int().min(1).max(100),
  replicant_code: REPLICANT_CODE,
  status: DEVICE_STATUS,
  tag: STORED_TAG,
  tick: TICK,
  travel_leg: TRAVEL_LEG,
};

function schemaOf(shape: AnyShape): z.ZodType {
  const { description } = shape;
  if (description.type === 'many') return z.array(schemaOf(description.item));
  const { kind } = argumentFacts(shape);
  const schema = MEMBERS[kind];
  invariant(schema !== undefined, `there is no schema of ${kind}`);
  return schema;
}

/** The names of the members of answers that say no more than what the device does now. */
const PLAIN = 'device_code status operation';

/** The answers of commands by their members: commands with the same members share one. */
const ANSWERS = new Map<string, z.ZodObject>();

for (const { answer, name } of DEVICE_COMMANDS) {
  const members = Object.entries(answer).map(([each, shape]) => [each, schemaOf(shape)] as const);
  const key = Object.keys(answer).join(' ');
  const id = key === PLAIN ? 'CommandAnswer' : `${pascalCase(name)}Answer`;
  if (!ANSWERS.has(key)) ANSWERS.set(key, z.strictObject(Object.fromEntries(members)).meta({ id }));
}

function pascalCase(name: string): string {
  return name.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * The answer of a command.
 *
 * @throws Error when there is no such command.
 */
export function commandAnswer(name: string): z.ZodObject {
  return ANSWERS.get(Object.keys(deviceCommandOf(name).answer).join(' '))!;
}

/** The answers of all commands with a status. */
function answersWith(status: 200 | 201 | 202, id: string): z.ZodType {
  const commands = DEVICE_COMMANDS.filter((command) => command.status === status);
  const [first, ...rest] = new Set(commands.map(({ name }) => commandAnswer(name)));
  return rest.length === 0 ? first! : z.union([first!, ...rest]).meta({ id });
}

/** What commands answer that are done at once. */
export const COMMAND_ANSWER_DONE = answersWith(200, 'DoneAnswer');

/** What commands answer that make something. */
export const COMMAND_ANSWER_MADE = answersWith(201, 'MadeAnswer');

/** What commands answer that take time. */
export const COMMAND_ANSWER_STARTED = answersWith(202, 'StartedAnswer');

/** What any command answers. */
export const COMMAND_ANSWER = z
  .union([COMMAND_ANSWER_DONE, COMMAND_ANSWER_MADE, COMMAND_ANSWER_STARTED])
  .meta({ id: 'AnyCommandAnswer' });
