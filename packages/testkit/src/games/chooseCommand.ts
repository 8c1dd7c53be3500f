import {
  type astrariumDefinition,
  CATEGORIES,
  type Command,
  DEVICE_TYPES,
  type DeviceView,
  deviceView,
  deviceViewIds,
  locationView,
  makeLocation,
  starIndex,
  starSystem,
  type World,
} from '@astrarium/core';
import { garbledCommand } from './garbledCommand.js';
import { pickOf } from './pickOf.js';

/** The schema of the game. */
export type AstrariumSchema = (typeof astrariumDefinition)['schema'];

/** Six integers from 0 up, below 2^31: what chance says about one command. */
export type Pick = readonly number[];

const STARS = ['SOL', 'BARNARD', 'ALPHACEN', 'TAUCETI'];
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
  const { features } = view;
  const type = likelyCommand(view, what);
  const device = view.device_code;
  switch (type) {
    case 'travel': {
      const away = features.includes('surge') && a % 3 === 0;
      return command(account, type, { device, destination: placeOf(world, view, b, away) });
    }
    case 'start_mining':
    case 'retarget': {
      const resource = pickOf(CATEGORIES, a);
      const sites = locationView(world, account, view.location);
      const site = sites !== undefined && 'resource_sites' in sites ? sites.resource_sites : [];
      const named = type === 'start_mining' && b % 3 === 0 ? pickOf(site, b >> 2) : undefined;
      const at = named === undefined ? {} : { site: named.designation };
      return command(account, type, { device, resource, ...at });
    }
    case 'enqueue_print': {
      const small = ['mining_drone', 'survey_drone', 'compute_core', 'ftl_beacon'] as const;
      const device_type = a % 4 < 3 ? pickOf(small, a >> 2) : pickOf(DEVICE_TYPES, a >> 2);
      const quantity = b % 3 === 0 ? { quantity: 1 + ((b >> 2) % 4) } : {};
      return command(account, type, { device, device_type, ...quantity });
    }
    case 'dequeue_print': {
      const job_id = pickOf(view.print_queue ?? [], a)?.job_id ?? 1 + (a % 9);
      return command(account, type, { device, job_id });
    }
    default:
      return command(account, type, { device });
  }
}

/** A command that is available; of those that would be to no purpose, only now and then one. */
function likelyCommand(view: DeviceView, pick: number): string {
  const open = view.available_commands;
  const queued = (view.print_queue ?? []).length > 0;
  const idle: readonly string[] = queued ? [] : ['dequeue_print', 'clear_queue'];
  const useful = open.filter(
    (name) => !idle.includes(name) && (name !== 'recall' || view.travel !== undefined),
  );
  const work = useful.filter((name) => name !== 'travel');
  const among = pick % 16 === 0 ? open : pick % 16 < 11 ? work : useful;
  return pickOf(among, pick >> 4) ?? pickOf(open, pick >> 4) ?? 'recall';
}

/** A place to go to: in the device's own system, or in another one. Belts are liked best. */
function placeOf(world: World, view: DeviceView, pick: number, away: boolean): string {
  const { seed } = world.setting;
  const here = view.location.split('-')[0] ?? 'SOL';
  const star = starIndex(away ? (pickOf(STARS, pick >> 8) ?? here) : here) ?? 0;
  const { belts, planets } = starSystem(seed, star);
  const places = (pick % 3 < 2 ? belts : planets).map((one) => makeLocation(seed, one.location));
  const others = places.filter((code) => code !== view.location);
  return pickOf(others, pick >> 2) ?? 'SOL-3';
}
