import {
  type Command,
  DEVICE_COMMAND_NAMES,
  deviceView,
  deviceViewIds,
  type World,
} from '@astrarium/core';
import { accountCommand } from './accountCommand.js';
import type { Pick } from './chooseCommand.js';
import { commandArgs } from './commandArgs.js';
import { garbledCommand } from './garbledCommand.js';
import { pickOf } from './pickOf.js';

/**
 * A command of somebody who looks at one device and at nothing else: for worlds of many devices,
 * or millions of commands. Two of three are such as its view says are available.
 */
export function swiftCommand(world: World, pick: Pick): Command {
  const [kind = 0, who = 0, which = 0, what = 0, a = 0, b = 0] = pick;
  const manner = kind % 100;
  const { count } = world.accounts;
  const account = 1 + (who % Math.max(1, count));
  if (count === 0 || manner === 0) {
    return { id: 'open', account: 0, type: 'open_account', args: { name: `Ada ${count}` } };
  }
  if (manner < 8) return accountCommand(world, account, a, b);
  const view = deviceView(world, pickOf(deviceViewIds(world, account), which) ?? 0);
  if (view === undefined) return accountCommand(world, account, a, b);
  const type =
    manner < 75
      ? (pickOf(view.available_commands, what) ?? 'recall')
      : (pickOf(DEVICE_COMMAND_NAMES, what) ?? 'recall');
  const args = commandArgs(type, { world, view, account, a, b });
  const chosen: Command = {
    id: `${type}-${account}`,
    account,
    type,
    args: { device: view.device_code, ...args },
  };
  return manner >= 95 ? garbledCommand(world, chosen, pick) : chosen;
}
