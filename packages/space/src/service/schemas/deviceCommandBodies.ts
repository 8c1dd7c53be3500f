import { DRY_RUN } from '@astrarium/contract';
import {
  argumentFacts,
  DEVICE_COMMANDS,
  type DeviceCommandName,
  type Ruleset,
  deviceCommandOf,
} from '@astrarium/space';
import { z } from 'zod';
import { perCategory } from './amounts.js';
import { argumentSchemas } from './argumentSchemas.js';
import { DEVICE_CODE } from './code.js';
import { WORD_CATEGORY } from './word.js';

/** Maximum length of a plan, in ticks. */
const MAX_PLAN_TICKS = 86_400;

/** A tick of a plan, counted from its start. */
export const PLANNED_AT = z.int().min(0).max(MAX_PLAN_TICKS);

const ratiosSchema = ({ controllers }: Ruleset) =>
  z
    .strictObject(perCategory(z.int().min(0).max(controllers.maxRatio).optional()))
    .refine((ratios) => Object.values(ratios).some((ratio) => ratio !== 0), {
      error: 'wants one category above 0',
    });

/** The arguments that name and configure a directive, by directive. */
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

/** A command with its arguments and the further members of its request. */
export interface DeviceCommand {
  readonly command: DeviceCommandName;
  readonly [member: string]: unknown;
}

/** The forms of commands: the body of a request to one device, in a list, or in a plan. */
export type DeviceCommandBodies = Readonly<
  Record<'body' | 'listed' | 'planned', z.ZodType<DeviceCommand>>
>;

/** The schemas of commands under a ruleset. */
export function deviceCommandBodies(ruleset: Ruleset): DeviceCommandBodies {
  const membersOf = argumentSchemas(ruleset);
  const directives = directiveMembers(ruleset);
  const commandsWith = (more: z.core.$ZodLooseShape) => commandUnion(membersOf, directives, more);
  return {
    /** Its device is in the path. */
    body: commandsWith({ dry_run: DRY_RUN }).meta({ id: 'DeviceCommand' }),
    /** It names its device. */
    listed: commandsWith({ device: DEVICE_CODE }).meta({ id: 'ListedCommand' }),
    /** It names its device and its tick. */
    planned: commandsWith({
      device: DEVICE_CODE,
      at: PLANNED_AT.describe('Ticks from now on.'),
    }).meta({ id: 'PlannedCommand' }),
  };
}

/** A union of all commands by `command`, each with its own members and these. */
function commandUnion(
  membersOf: ReturnType<typeof argumentSchemas>,
  directives: ReturnType<typeof directiveMembers>,
  more: z.core.$ZodLooseShape,
): z.ZodType<DeviceCommand> {
  const options = DEVICE_COMMANDS.map(({ args, name, oneOf }) => {
    const command = z.literal(name);
    if (Object.values(args).some((one) => argumentFacts(one).kind === 'directive_config')) {
      const [first, ...rest] = directives.map((members) =>
        z.strictObject({ command, ...members, ...more }),
      );
      return z.discriminatedUnion('name', [first!, ...rest]);
    }
    const members = z.strictObject({ command, ...membersOf(args), ...more });
    return oneOf.length === 0 ? members : members.refine(...exactlyOne(oneOf));
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

/** The body of `devices.configure`, with these settings. */
const withSettings = (settings: z.core.$ZodLooseShape) =>
  z.strictObject({
    configuration: z.strictObject({ settings: z.strictObject(settings) }),
    dry_run: DRY_RUN,
  });

/** The body of `devices.configure`. */
export function configurationBody(ruleset: Ruleset) {
  return withSettings(argumentSchemas(ruleset)(deviceCommandOf('configure').args)).meta({
    id: 'DeviceConfigurationPatch',
    examples: [{ configuration: { settings: { strength: 0.5 } } }],
  });
}

/** The same without its settings. */
export const CONFIGURATION_REST = withSettings({});

const MAX_COMMANDS = 50;

/** The body of `forks.run` with these commands. */
const planWith = (command: z.ZodType) =>
  z.strictObject({
    commands: z.array(command).max(MAX_COMMANDS),
    ticks: PLANNED_AT.describe('For how many ticks to run the fork.'),
  });

/** The body of `batch.run` with these commands. */
const batchWith = (command: z.ZodType) =>
  z.strictObject({
    commands: z.array(command).min(1).max(MAX_COMMANDS),
    atomic: z
      .boolean()
      .optional()
      .describe('Whether to run all commands or none.')
      .meta({ default: false }),
    dry_run: DRY_RUN,
  });

/** The body of `forks.run`. */
export function planBody({ planned }: DeviceCommandBodies) {
  return planWith(planned).meta({ id: 'Plan' });
}

/** The same with nothing of its commands but their ticks. */
export const PLAN_REST = planWith(z.strictObject({ at: PLANNED_AT }));

/** The body of `batch.run`. */
export function batchBody({ listed }: DeviceCommandBodies) {
  return batchWith(listed).meta({ id: 'Batch' });
}

/** The same with nothing of its commands. */
export const BATCH_REST = batchWith(z.strictObject({}));
