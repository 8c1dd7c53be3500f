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
import { invalidCommand } from './invalidCommand.js';
import { pickOf } from './game.js';

/**
 * A command of a player that reads the view of one device only, for large worlds or millions of
 * commands. Two of three commands are available ones.
 */
export function quickCommand(world: World, pick: Pick): Command {
  const [kind = 0, who = 0, which = 0, what = 0, a = 0, b = 0] = pick;
  const style = kind % 100;
  const { count } = world.accounts;
  const account = 1 + (who % Math.max(1, count));
  if (count === 0 || style === 0) {
    return { id: 'open', account: 0, type: 'open_account', args: { name: `Ada ${count}` } };
  }
  if (style < 8) return accountCommand(world, account, a, b);
  const view = deviceView(world, pickOf(deviceViewIds(world, account), which) ?? 0);
  if (view === undefined) return accountCommand(world, account, a, b);
  const type =
    style < 75
      ? (pickOf(view.available_commands, what) ?? 'recall')
      : (pickOf(DEVICE_COMMAND_NAMES, what) ?? 'recall');
  const args = commandArgs(type, { world, view, account, a, b });
  const chosen: Command = {
    id: `${type}-${account}`,
    account,
    type,
    args: { device: view.device_code, ...args },
  };
  return style >= 95 ? invalidCommand(world, chosen, pick) : chosen;
}
