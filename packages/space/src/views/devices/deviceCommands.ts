import { DEVICE_COMMANDS, type DeviceCommandName } from '../../commands/commands.js';
import type { Check } from '../../commands/definition/check.js';
import type { DeviceCommand } from '../../commands/definition/deviceCommand.js';
import { deviceBlueprint } from '../../rules/devices/device.js';
import { isRefused } from '../../rules/refuse.js';
import type { World } from '../../rules/schema.js';
import type { Feature } from '../../ruleset/blueprint.js';
import { DEVICE, type DeviceId } from '../../state/devices.js';
import { statusAt } from '../../state/statuses.js';

/** The commands of a device's type, in the order of DEVICE_COMMANDS; always the same frozen one. */
export interface DeviceCommands {
  /** The features of the type. */
  readonly features: readonly Feature[];
  /** The commands that it accepts now. */
  readonly available_commands: readonly DeviceCommandName[];
  /** The commands that it refuses now, with the codes. */
  readonly blocked_commands: Readonly<Record<string, string>>;
}

/**
 * A node of a decision tree over the commands of a device. Type and status decide most commands.
 * Each other command has a node, with a branch for each refusal code seen so far. So devices with
 * the same codes share one result.
 */
interface Step {
  /** The next command to check; undefined when all are decided. */
  readonly command: Listed | undefined;
  /** The next nodes, by the code of the refusal; '' without refusal. */
  readonly steps: Map<string, Step>;
  /** The results of the commands before. */
  readonly known: DeviceCommands;
}

/** A command with its checks by what they depend on. */
type Listed = DeviceCommand<DeviceCommandName> & {
  readonly place: readonly Check[];
  readonly own: readonly Check[];
};

const LISTED: readonly Listed[] = DEVICE_COMMANDS.map((command) => ({
  ...command,
  place: command.checks.filter(({ scope }) => scope === 'place'),
  own: command.checks.filter(({ scope }) => scope === 'device'),
}));

/** First steps by the features of a type and the number of a status. */
const FIRST = new WeakMap<readonly Feature[], (Step | undefined)[]>();

/** The results for devices that are alike: see `alikeDevices`. */
export interface AlikeCommands {
  /** Codes by command: '' when nothing prevents the command. */
  readonly blocks: Map<Listed, string>;
  /** The node that all of them reach. */
  step: Step | undefined;
}

/** Results for devices before the first check. */
export function alikeCommands(): AlikeCommands {
  return { blocks: new Map(), step: undefined };
}

/**
 * The commands that a device accepts and refuses now. `alike` has the results for devices that are
 * alike; results for this device are added to it.
 */
export function deviceCommands(
  world: World,
  device: DeviceId,
  alike: AlikeCommands = alikeCommands(),
): DeviceCommands {
  let step = alike.step ?? firstStep(world, device);
  let isAlike = true;
  while (step.command !== undefined) {
    const { command } = step;
    let code = alike.blocks.get(command) ?? blockOf(command.place, world, device);
    alike.blocks.set(command, code);
    const own = code === '' ? ownBlockOf(command.own, world, device) : undefined;
    if (own !== undefined) {
      isAlike = false;
      code = own;
    }
    step = step.steps.get(code) ?? stepAfter(world, device, step, code);
    if (isAlike) alike.step = step;
  }
  return step.known;
}

function firstStep(world: World, device: DeviceId): Step {
  const { features, status } = featuresOf(world, device);
  let steps = FIRST.get(features);
  if (steps === undefined) FIRST.set(features, (steps = []));
  return (steps[status] ??= stepFrom(features, status, 0, nothingOf(features)));
}

function nothingOf(features: readonly Feature[]): DeviceCommands {
  return Object.freeze({
    features: Object.freeze([...features]),
    available_commands: Object.freeze([]),
    blocked_commands: Object.freeze({}),
  });
}

function stepAfter(world: World, device: DeviceId, step: Step, code: string): Step {
  const { features, status } = featuresOf(world, device);
  const { command, known } = step;
  const position = LISTED.findIndex((each) => each === command);
  const next = stepFrom(features, status, position + 1, plus(known, command, code));
  step.steps.set(code, next);
  return next;
}

function featuresOf(world: World, device: DeviceId) {
  const { features } = deviceBlueprint(world, world.devices.get(device, DEVICE.type));
  return { features, status: world.devices.get(device, DEVICE.status) };
}

/** Decides commands from a position in LISTED on, as far as features and status suffice. */
function stepFrom(
  features: readonly Feature[],
  status: number,
  position: number,
  known: DeviceCommands,
): Step {
  const command = LISTED[position];
  if (command === undefined) return { command, steps: new Map(), known };
  const wanted = command.features;
  if (wanted.length > 0 && !wanted.some((feature) => features.includes(feature))) {
    return stepFrom(features, status, position + 1, known);
  }
  const permission = command.permissions[statusAt(status)];
  if (permission === 'allowed' && command.checks.length > 0)
    return { command, steps: new Map(), known };
  const code = permission === 'allowed' ? '' : permission;
  return stepFrom(features, status, position + 1, plus(known, command, code));
}

function plus(known: DeviceCommands, command: Listed | undefined, code: string) {
  const { available_commands, blocked_commands, features } = known;
  if (command === undefined) return known;
  return Object.freeze({
    features,
    available_commands: Object.freeze(
      code === '' ? [...available_commands, command.name] : available_commands,
    ),
    blocked_commands: Object.freeze(
      code === '' ? blocked_commands : { ...blocked_commands, [command.name]: code },
    ),
  });
}

/** The code of the first refusal of checks; '' without refusal. */
function blockOf(checks: readonly Check[], world: World, device: DeviceId): string {
  for (const { find } of checks) {
    const found = find(world, device);
    if (isRefused(found)) return found.refusal.code;
  }
  return '';
}

/** The same for checks that do not always apply; undefined when none applies. */
function ownBlockOf(checks: readonly Check[], world: World, device: DeviceId): string | undefined {
  const applying = checks.filter(({ applies }) => applies?.(world, device) ?? true);
  return applying.length === 0 ? undefined : blockOf(applying, world, device);
}
