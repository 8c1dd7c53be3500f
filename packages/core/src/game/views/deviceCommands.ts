import { commandBlock, needsMore } from '../rules/commandBlock.js';
import type { PlaceBlocks } from '../rules/commandBlock.js';
import { deviceBlueprint } from '../rules/device.js';
import type { World } from '../rules/schema.js';
import { DEVICE_COMMANDS, FEATURES_OF, STATE_MACHINE } from '../rules/stateMachine.js';
import type { DeviceCommand } from '../rules/stateMachine.js';
import type { Feature } from '../ruleset/blueprint.js';
import { DEVICE } from '../state/devices.js';
import { statusAt } from '../state/statuses.js';

/** The commands of a device's type, in the order of DEVICE_COMMANDS; always the same frozen one. */
export interface DeviceCommands {
  /** What brings it commands. */
  readonly features: readonly Feature[];
  /** What it can be told now. */
  readonly available_commands: readonly DeviceCommand[];
  /** What it would refuse now, and with which code. */
  readonly blocked_commands: Readonly<Record<string, string>>;
}

/**
 * How far the commands of a device are known. Few of them need more than its type and its status;
 * there is a step for each of those, with a way on for each code that it was ever refused with. So
 * what two devices have in common is put together once.
 */
interface Step {
  /** What is to be checked next; undefined when all is known. */
  readonly command: DeviceCommand | undefined;
  /** The steps that follow, by the code of the refusal; '' for none. */
  readonly steps: Map<string, Step>;
  /** What is known, of the commands before. */
  readonly known: DeviceCommands;
}

/** First steps by the features of a type and the number of a status. */
const FIRST = new WeakMap<readonly Feature[], (Step | undefined)[]>();

/**
 * What a device can be told now, and why not the rest of what its type can be told. `known` has
 * what was found out for devices that are alike.
 */
export function deviceCommands(
  world: World,
  device: number,
  known: PlaceBlocks = new Map(),
): DeviceCommands {
  const { features } = deviceBlueprint(world, world.devices.get(device, DEVICE.type));
  const status = world.devices.get(device, DEVICE.status);
  let step = firstStep(features, status);
  while (step.command !== undefined) {
    const code = commandBlock(world, device, step.command, known);
    let next = step.steps.get(code);
    if (next === undefined) {
      next = stepAfter(features, status, step, code);
      step.steps.set(code, next);
    }
    step = next;
  }
  return step.known;
}

function firstStep(features: readonly Feature[], status: number): Step {
  let steps = FIRST.get(features);
  if (steps === undefined) FIRST.set(features, (steps = []));
  const nothing = {
    features: Object.freeze([...features]),
    available_commands: Object.freeze([]),
    blocked_commands: Object.freeze({}),
  };
  return (steps[status] ??= stepFrom(features, status, 0, nothing));
}

function stepAfter(features: readonly Feature[], status: number, step: Step, code: string): Step {
  const { command, known } = step;
  const position = DEVICE_COMMANDS.findIndex((each) => each === command);
  return stepFrom(features, status, position + 1, plus(known, DEVICE_COMMANDS[position], code));
}

/** Goes on from a position in DEVICE_COMMANDS, as far as features and status decide. */
function stepFrom(
  features: readonly Feature[],
  status: number,
  position: number,
  known: DeviceCommands,
): Step {
  const command = DEVICE_COMMANDS[position];
  if (command === undefined) return { command, steps: new Map(), known };
  const wanted = FEATURES_OF[command];
  if (wanted.length > 0 && !wanted.some((feature) => features.includes(feature))) {
    return stepFrom(features, status, position + 1, known);
  }
  const permission = STATE_MACHINE[statusAt(status)][command];
  if (permission === 'allowed' && needsMore(command)) return { command, steps: new Map(), known };
  const code = permission === 'allowed' ? '' : permission;
  return stepFrom(features, status, position + 1, plus(known, command, code));
}

function plus(known: DeviceCommands, command: DeviceCommand | undefined, code: string) {
  const { available_commands, blocked_commands, features } = known;
  if (command === undefined) return known;
  return {
    features,
    available_commands: Object.freeze(
      code === '' ? [...available_commands, command] : available_commands,
    ),
    blocked_commands: Object.freeze(
      code === '' ? blocked_commands : { ...blocked_commands, [command]: code },
    ),
  };
}
