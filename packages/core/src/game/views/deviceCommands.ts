import { commandBlock } from '../rules/commandBlock.js';
import { deviceBlueprint } from '../rules/device.js';
import type { World } from '../rules/schema.js';
import { DEVICE_COMMANDS, FEATURES_OF } from '../rules/stateMachine.js';
import type { DeviceCommand } from '../rules/stateMachine.js';
import { DEVICE } from '../state/devices.js';

/** The commands of a device's type, in the order of DEVICE_COMMANDS. */
export interface DeviceCommands {
  /** What it can be told now. */
  readonly available_commands: readonly DeviceCommand[];
  /** What it would refuse now, and with which code. */
  readonly blocked_commands: Readonly<Record<string, string>>;
}

/** What a device can be told now, and why not the rest of what its type can be told. */
export function deviceCommands(world: World, device: number): DeviceCommands {
  const { features } = deviceBlueprint(world, world.devices.get(device, DEVICE.type));
  const available_commands: DeviceCommand[] = [];
  const blocked_commands: Record<string, string> = {};
  for (const command of DEVICE_COMMANDS) {
    const wanted = FEATURES_OF[command];
    if (wanted.length > 0 && !wanted.some((feature) => features.includes(feature))) continue;
    const block = commandBlock(world, device, command);
    if (block === undefined) available_commands.push(command);
    else blocked_commands[command] = block;
  }
  return { available_commands, blocked_commands };
}
