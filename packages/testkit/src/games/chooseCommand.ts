import {
  type astrariumDefinition,
  type Command,
  type DeviceView,
  deviceView,
  deviceViewIds,
  type World,
} from '@astrarium/core';
import { accountCommand } from './accountCommand.js';
import { commandArgs } from './commandArgs.js';
import { garbledCommand } from './garbledCommand.js';
import { pickOf } from './pickOf.js';

/** The schema of the game. */
export type AstrariumSchema = (typeof astrariumDefinition)['schema'];

/** What ends the play of a device, or is always possible: chosen now and then. */
const RARE: ReadonlySet<string> = new Set([
  'change_owner',
  'decommission',
  'replicate',
  'set_tags',
  'stow',
]);

/** Six integers from 0 up, below 2^31: what chance says about one command. */
export type Pick = readonly number[];

const NAMES = ['Ada', 'Grace', 'Zoë', 'Ivan Åström', '0'];

/**
 * A command that somebody who looks at the public views might give, at times badly: garbled, given
 * twice, too late, or for somebody else. Most are such as the views say are available.
 *
 * @param earlier the commands of the game so far
 */
export function chooseCommand(world: World, pick: Pick, earlier: readonly Command[]): Command {
  const [kind = 0, who = 0, which = 0] = pick;
  const manner = kind % 100;
  const again = pickOf(earlier, who);
  if (manner >= 92 && again !== undefined) return again;
  const accounts = world.accounts.ids();
  if (accounts.length === 0 || manner < 4)
    return command(0, 'open_account', { name: nameOf(pick) });
  const account = pickOf(accounts, who) ?? 1;
  if (manner < 8) return accountCommand(world, account, pick[4] ?? 0, pick[5] ?? 0);
  const views = deviceViewIds(world, account).map((id) => deviceView(world, id));
  const able = views.filter((each) => each !== undefined && each.available_commands.length > 0);
  const view = pickOf(which % 32 === 0 ? views : able, which >> 5);
  if (view === undefined) return command(account, 'recall', {});
  const chosen = deviceCommand(world, view, account, pick);
  return manner >= 80 ? garbledCommand(world, chosen, pick) : chosen;
}

function nameOf(pick: Pick): string {
  return pickOf(NAMES, pick[3]) ?? '';
}

function command(account: number, type: string, args: Command['args']): Command {
  return { id: `${type}-${account}`, account, type, args };
}

function deviceCommand(world: World, view: DeviceView, account: number, pick: Pick): Command {
  const [, , , what = 0, a = 0, b = 0] = pick;
  const type = likelyCommand(view, what);
  const args = commandArgs(type, { world, view, account, a, b });
  return command(account, type, { device: view.device_code, ...args });
}

/** A command that is available; of those that would be to no purpose, only now and then one. */
function likelyCommand(view: DeviceView, pick: number): string {
  const open = view.available_commands;
  const queued = (view.print_queue ?? []).length > 0;
  const idle: string[] = queued ? [] : ['dequeue_print', 'clear_queue'];
  if ((view.attached_devices ?? []).length === 0) idle.push('detach');
  if ((view.adopted_devices ?? []).length === 0) idle.push('release');
  if (view.directive === undefined || view.directive === null) idle.push('clear_directive');
  const useful = open.filter(
    (name) =>
      !idle.includes(name) &&
      (name !== 'recall' || view.travel !== undefined) &&
      (!RARE.has(name) || pick % 5 === 0),
  );
  const work = useful.filter((name) => name !== 'travel');
  const among = pick % 16 === 0 ? open : pick % 16 < 11 ? work : useful;
  return pickOf(among, pick >> 4) ?? pickOf(open, pick >> 4) ?? 'recall';
}
