import { CATEGORIES } from '@astrarium/core';
import type { Command } from '@astrarium/core/kernel';
import { roll } from '@astrarium/core/kernel';
import { seasonDevice, type SeasonGalaxy, seasonStar } from './seasonGalaxy.js';

/** The kinds of commands, with their shares in percent. */
const KINDS: readonly (readonly [share: number, make: MakeCommand])[] = [
  [40, travel],
  [30, mine],
  [8, print],
  [8, configure],
  [4, survey],
  [4, hub],
  [3, directive],
  [3, tag],
];

type Random = (below: number) => number;
type MakeCommand = (
  galaxy: SeasonGalaxy,
  account: number,
  random: Random,
) => Omit<Command, 'account'>;

/**
 * Random commands of the accounts of a season for one tick. The choice does not look at the game,
 * so that some are refused.
 */
export function seasonCommands(galaxy: SeasonGalaxy, tick: number, count: number): Command[] {
  return Array.from({ length: count }, (_, n) => {
    let drawn = 0;
    const random: Random = (below) => roll(galaxy.setting.seed, (drawn += 1), n, tick) % below;
    const account = 1 + random(galaxy.accounts);
    let left = random(100);
    const [, make] = KINDS.find(([share]) => (left -= share) < 0) ?? [0, travel];
    return { ...make(galaxy, account, random), account };
  });
}

function travel(galaxy: SeasonGalaxy, account: number, random: Random) {
  const place = pick(galaxy.spans.transports, random);
  const destination = `${seasonStar(galaxy, account)}-${random(2) === 0 ? '1' : 'BELT-1'}`;
  return commandTo('travel', seasonDevice(galaxy, account, place), { destination });
}

function mine(galaxy: SeasonGalaxy, account: number, random: Random) {
  const device = seasonDevice(galaxy, account, pick(galaxy.spans.drones, random));
  if (random(2) === 0) return commandTo('deactivate', device);
  return commandTo('start_mining', device, { resource: CATEGORIES[random(CATEGORIES.length)] });
}

function print(galaxy: SeasonGalaxy, account: number, random: Random) {
  const device = seasonDevice(galaxy, account, pick(galaxy.spans.printers, random));
  return commandTo('enqueue_print', device, {
    device_type: 'compute_core',
    quantity: 1 + random(2),
  });
}

function configure(galaxy: SeasonGalaxy, account: number, random: Random) {
  const direction = random(2) === 0 ? 'increase' : 'decrease';
  const device = seasonDevice(galaxy, account, 3 + random(2));
  return commandTo('configure', device, { direction, strength: random(101) / 100 });
}

function survey(galaxy: SeasonGalaxy, account: number, random: Random) {
  return commandTo(random(2) === 0 ? 'scan' : 'search', seasonDevice(galaxy, account, 5));
}

function hub(galaxy: SeasonGalaxy, account: number, random: Random) {
  return commandTo(random(2) === 0 ? 'activate' : 'deactivate', seasonDevice(galaxy, account, 2));
}

function directive(galaxy: SeasonGalaxy, account: number, random: Random) {
  const name = random(2) === 0 ? 'gather_evenly' : 'deplete_smallest';
  return commandTo('set_directive', seasonDevice(galaxy, account, 1), { name });
}

function tag(galaxy: SeasonGalaxy, account: number, random: Random) {
  const device = seasonDevice(galaxy, account, random(galaxy.fleet.length));
  return commandTo('set_tags', device, { tags: [`wing:${random(9)}`] });
}

function pick([from, to]: readonly [number, number], random: Random): number {
  return from + random(to - from);
}

function commandTo(type: string, device: string, args: Command['args'] = {}) {
  return { id: '', type, args: { device, ...args } };
}
