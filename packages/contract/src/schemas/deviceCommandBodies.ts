import {
  DEVICE_COMMAND_NAMES,
  type DeviceCommandName as CommandName,
  type Ruleset,
} from '@astrarium/core';
import { z } from 'zod';
import { amountsToMove, perCategory } from './amounts.js';
import { DEVICE_CODE, LOCATION_CODE, REPLICANT_CODE, SITE_CODE } from './code.js';
import { DRY_RUN } from './dryRun.js';
import { nameSchema } from './nameSchema.js';
import { tagsSchema } from './tagSchema.js';
import { WORD_CATEGORY, WORD_DEVICE_TYPE, WORD_DIRECTION } from './word.js';

/** How far a plan may look ahead, in ticks. */
export const PLAN_TICKS_MOST = 86_400;

const ID = z.int().min(1);

const codes = (most: number) =>
  z
    .array(DEVICE_CODE)
    .min(1)
    .max(most)
    .refine((list) => new Set(list).size === list.length, { error: 'names a device twice' })
    .meta({ uniqueItems: true });

const viaSchema = ({ travel }: Ruleset) => z.array(LOCATION_CODE).max(travel.viaMost).optional();

/** What may be done with each new device when it is printed. */
function followUpSchema(ruleset: Ruleset) {
  const via = viaSchema(ruleset);
  return z
    .discriminatedUnion('command', [
      z.strictObject({
        command: z.literal('start_mining'),
        resource: WORD_CATEGORY,
        site: SITE_CODE.optional(),
      }),
      z.strictObject({ command: z.literal('travel'), destination: LOCATION_CODE, via }),
      z.strictObject({ command: z.literal('stow'), into: DEVICE_CODE.optional() }),
      z.strictObject({ command: z.literal('activate') }),
      z.strictObject({ command: z.literal('search') }),
      z.strictObject({ command: z.literal('scan') }),
    ])
    .describe('What each new device is told then; a refusal of that is an event.');
}

/** The members of each command's body beside `command` and `dry_run`. */
function commandMembers(ruleset: Ruleset): Readonly<Record<CommandName, z.core.$ZodLooseShape>> {
  const { carrying, controllers, limits, mining, printing } = ruleset;
  const tags = tagsSchema(limits).optional();
  const moved = amountsToMove(mining);
  const attached = codes(carrying.attachedMost);
  const adopted = codes(controllers.adoptedMost);
  return {
    travel: { destination: LOCATION_CODE, via: viaSchema(ruleset) },
    recall: {},
    start_mining: { resource: WORD_CATEGORY, site: SITE_CODE.optional() },
    retarget: { resource: WORD_CATEGORY },
    deactivate: {},
    search: {},
    enqueue_print: {
      device_type: WORD_DEVICE_TYPE,
      quantity: z.int().min(1).max(printing.quantityMost).optional().meta({ default: 1 }),
      tags,
      controller: DEVICE_CODE.optional().describe('The controller that adopts the new devices.'),
      oncomplete: followUpSchema(ruleset).optional(),
    },
    dequeue_print: { job_id: ID.optional(), batch_id: ID.optional() },
    clear_queue: {},
    scan: {},
    stow: { into: DEVICE_CODE.optional() },
    deploy: {},
    attach: { targets: attached },
    detach: { targets: attached },
    collect_resources: { resources: moved },
    deposit_resources: { resources: moved.optional() },
    adopt: { targets: adopted },
    release: { targets: adopted },
    set_directive: {},
    clear_directive: {},
    activate: {},
    repair: { target: DEVICE_CODE },
    change_owner: { replicant_code: REPLICANT_CODE },
    decommission: {},
    configure: {
      strength: z.number().min(0).max(1).optional(),
      direction: WORD_DIRECTION.optional(),
    },
    set_tags: { tags, add_tags: tags, remove_tags: tags },
    replicate: { name: nameSchema(limits) },
  };
}

/** Of these members exactly one is to be given. */
const ONE_OF: Readonly<Partial<Record<CommandName, readonly string[]>>> = {
  dequeue_print: ['job_id', 'batch_id'],
  set_tags: ['tags', 'add_tags', 'remove_tags'],
};

const ratiosSchema = ({ controllers }: Ruleset) =>
  z
    .strictObject(perCategory(z.int().min(0).max(controllers.ratioMost).optional()))
    .refine((ratios) => Object.values(ratios).some((ratio) => ratio !== 0), {
      error: 'wants one category above 0',
    });

/** The members of `set_directive`, which differ from directive to directive. */
const directiveMembers = (ruleset: Ruleset) =>
  [
    {
      name: z.literal('gather_resources'),
      config: z.strictObject({ resource: WORD_CATEGORY }),
    },
    { name: z.literal('gather_evenly'), config: z.strictObject({}).optional() },
    {
      name: z.literal('maintain_ratios'),
      config: z.strictObject({ ratios: ratiosSchema(ruleset) }),
    },
    { name: z.literal('deplete_smallest'), config: z.strictObject({}).optional() },
  ] as const;

/** A command with its members, and those that the place where it is given adds. */
export interface DeviceCommand {
  readonly command: CommandName;
  readonly [member: string]: unknown;
}

/** Where commands are given: in the body of a request to one device, in a list, or in a plan. */
export type DeviceCommandBodies = Readonly<
  Record<'body' | 'listed' | 'planned', z.ZodType<DeviceCommand>>
>;

/** The schemas of commands under a ruleset. */
export function deviceCommandBodies(ruleset: Ruleset): DeviceCommandBodies {
  const members = commandMembers(ruleset);
  const directives = directiveMembers(ruleset);
  const commandsWith = (more: z.core.$ZodLooseShape) => commandUnion(members, directives, more);
  return {
    /** To the device of the path. */
    body: commandsWith({ dry_run: DRY_RUN }).meta({ id: 'DeviceCommand' }),
    /** It names its device. */
    listed: commandsWith({ device: DEVICE_CODE }).meta({ id: 'ListedCommand' }),
    /** It names its device and its moment. */
    planned: commandsWith({
      device: DEVICE_CODE,
      at: z.int().min(0).max(PLAN_TICKS_MOST).describe('Ticks from now on.'),
    }).meta({ id: 'PlannedCommand' }),
  };
}

/** All commands, told apart by `command`, each with these members besides its own. */
function commandUnion(
  membersOf: ReturnType<typeof commandMembers>,
  directives: ReturnType<typeof directiveMembers>,
  more: z.core.$ZodLooseShape,
): z.ZodType<DeviceCommand> {
  const options = DEVICE_COMMAND_NAMES.map((name) => {
    const command = z.literal(name);
    if (name === 'set_directive') {
      const [first, ...rest] = directives.map((members) =>
        z.strictObject({ command, ...members, ...more }),
      );
      return z.discriminatedUnion('name', [first!, ...rest]);
    }
    const members = z.strictObject({ command, ...membersOf[name], ...more });
    const oneOf = ONE_OF[name];
    return oneOf === undefined ? members : members.refine(...exactlyOne(oneOf));
  });
  const [first, ...rest] = options;
  return z.discriminatedUnion('command', [first!, ...rest]) as unknown as z.ZodType<DeviceCommand>;
}

function exactlyOne(names: readonly string[]) {
  const error = `wants exactly one of ${names.join(', ')}`;
  const isGiven = (name: string, body: object) =>
    (body as Readonly<Record<string, unknown>>)[name] !== undefined;
  const check = (body: object) => names.filter((name) => isGiven(name, body)).length === 1;
  return [check, { error }] as const;
}
