import type { LocationView } from '@astrarium/space-internal';
import {
  CATEGORIES,
  type Category,
  type DeviceView,
  locationView,
  seasonView,
} from '@astrarium/space';
import type { Player } from './seasonTable.js';

/** The belt where all players start. */
const HOME = 'SOL-BELT-1';

/** The number of drones that a company prints before parts. */
const DRONES = 6;

/** The used places of a vessel at which it departs. */
const LOAD = 8;

/** Target shares of a stock, as the parts need them. */
const SHARES: Readonly<Record<Category, number>> = {
  structural: 12,
  conductive: 8,
  silicates: 6,
  carbon: 2,
  volatiles: 3,
  rares: 3,
};

/**
 * One turn of a company that reads public views and builds what the season needs: it scans its
 * belt, searches for sites, mines what is scarce, prints parts, carries and contributes them.
 */
export function builderTurn(player: Player): void {
  const own = player.devices();
  for (const device of own) {
    if (device.device_type === 'survey_drone') survey(player, device);
    if (device.device_type === 'mining_drone') mine(player, device);
    if (device.device_type === 'autofactory') print(player, device, own);
  }
  const ferry = own.find(({ device_type }) => device_type === 'heaven_vessel');
  if (ferry?.status === 'idle') carry(player, ferry);
}

/** The number of each part that the season still needs. */
export function partsNeeded(player: Player): ReadonlyMap<string, number> {
  const season = seasonView(player.world());
  const open = season?.state === 'active' && season.objective.location.startsWith('SOL');
  const needs = open ? Object.entries(season.objective.requirements) : [];
  return new Map(needs.map(([type, { needed, contributed }]) => [type, needed - contributed]));
}

function placeOf(player: Player, code: string): LocationView | undefined {
  return locationView(player.world(), player.account, code);
}

function survey(player: Player, { device_code: device, location, status }: DeviceView): void {
  const place = placeOf(player, location);
  if (status !== 'idle' || place === undefined) return;
  if (place.surveyed === false) player.ask('scan', { device });
  else if ((place.resource_sites ?? []).length < 4) player.ask('search', { device });
}

function mine(player: Player, drone: DeviceView): void {
  const { device_code: device, location, mining, status } = drone;
  if (location !== HOME || (status !== 'idle' && mining === undefined)) return;
  const stock = new Map(
    placeOf(player, HOME)?.inventory.map((each) => [each.resource_type, each.quantity]),
  );
  const score = (category: Category): number => (stock.get(category) ?? 0) / SHARES[category];
  const order = [...CATEGORIES].sort((a, b) => score(a) - score(b));
  const now = mining?.resource_type;
  if (now !== undefined && score(now) < 2 * score(order[0] ?? now) + 4) return;
  // A depleted category is refused; try the next scarcest.
  for (const resource of order.filter((category) => category !== now).slice(0, 4)) {
    const type = now === undefined ? 'start_mining' : 'retarget';
    if (player.ask(type, { device, resource }).done) return;
  }
}

function print(player: Player, factory: DeviceView, own: readonly DeviceView[]): void {
  const { device_code: device, print_queue = [] } = factory;
  if (print_queue.length > 1) return;
  const count = (type: string): number =>
    own.filter(({ device_type }) => device_type === type).length +
    print_queue.filter(({ device_type }) => device_type === type).length;
  if (count('mining_drone') < DRONES) {
    player.ask('enqueue_print', { device, device_type: 'mining_drone' });
    return;
  }
  const needs = [...partsNeeded(player)].map(([type, max]) => ({
    type,
    more: max - count(type),
  }));
  needs.sort((a, b) => b.more - a.more);
  const [first] = needs;
  if (first === undefined || first.more <= 0) return;
  const quantity = Math.min(2, first.more);
  player.ask('enqueue_print', { device, device_type: first.type, quantity, tags: ['part'] });
}

function carry(player: Player, ferry: DeviceView): void {
  const objective = seasonView(player.world())?.objective.location ?? HOME;
  const { device_code: into, location } = ferry;
  if (location === HOME) load(player, into);
  else if (location === objective) give(player, into, objective);
  const after = player.devices().find(({ device_code }) => device_code === into);
  const aboard = after?.stow_used ?? 0;
  const wanted = [...partsNeeded(player).values()].some((more) => more > 0);
  const full = aboard >= LOAD || (aboard > 0 && !isPrinting(player));
  if (location !== HOME) player.ask('travel', { device: into, destination: HOME });
  else if (wanted && full) player.ask('travel', { device: into, destination: objective });
}

function isPrinting(player: Player): boolean {
  return player.devices().some(({ print_queue = [] }) => print_queue.length > 0);
}

function load(player: Player, into: string): void {
  const needed = partsNeeded(player);
  for (const { device_code: device, device_type, location, status } of player.devices()) {
    if (!needed.has(device_type) || status !== 'idle' || location !== HOME) continue;
    if (!player.ask('stow', { device, into }).done) return;
  }
}

function give(player: Player, vessel: string, location: string): void {
  const aboard = player
    .devices()
    .filter(({ stowed_in_device_code }) => stowed_in_device_code === vessel);
  for (const { device_code: device } of aboard) player.ask('deploy', { device });
  const devices = aboard.map(({ device_code }) => device_code);
  if (devices.length > 0) player.ask('contribute', { location, devices });
}
