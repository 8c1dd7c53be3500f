import type { Command } from '@astrarium/core';
import {
  type astrariumDefinition,
  type DeviceView,
  deviceView,
  deviceViewIds,
  type World,
} from '@astrarium/space';
import { pickOf } from '@astrarium/testkit';
import { accountCommand } from './accountCommand.js';
import { commandArgs } from './commandArgs.js';
import { invalidCommand } from './invalidCommand.js';

/** The schema of the game. */
export type AstrariumSchema = (typeof astrariumDefinition)['schema'];

/** Commands that are chosen rarely: they end the use of a device, or are always possible. */
const RARE: ReadonlySet<string> = new Set([
  'change_owner',
  'decommission',
  'replicate',
  'set_name',
  'set_tags',
  'stow',
]);

/** Six random integers from 0 to 2^31 - 1, which determine one command. */
export type Pick = readonly number[];

const NAMES = ['Ada', 'Grace', 'Zoë', 'Ivan Åström', '0'];

/**
 * A command of a player that reads the public views. Most commands are available ones; some are
 * invalid, repeated, late or for another account.
 *
 * @param earlier the commands of the game so far
 */
export function chooseCommand(world: World, pick: Pick, earlier: readonly Command[]): Command {
  const [kind = 0, who = 0, which = 0] = pick;
  const style = kind % 100;
  const repeated = pickOf(earlier, who);
  if (style >= 92 && repeated !== undefined) return repeated;
  const accounts = world.accounts.ids();
  if (accounts.length === 0 || style < 4) return command(0, 'open_account', { name: nameOf(pick) });
  const account = pickOf(accounts, who) ?? 1;
  if (style < 8) return accountCommand(world, account, pick[4] ?? 0, pick[5] ?? 0);
  const views = deviceViewIds(world, account).map((id) => deviceView(world, id));
  const able = views.filter((each) => each !== undefined && each.available_commands.length > 0);
  const view = pickOf(which % 32 === 0 ? views : able, which >> 5);
  if (view === undefined) return command(account, 'recall', {});
  const chosen = deviceCommand(world, view, account, pick);
  return style >= 80 ? invalidCommand(world, chosen, pick) : chosen;
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

/** An available command; one without effect is chosen rarely. */
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
