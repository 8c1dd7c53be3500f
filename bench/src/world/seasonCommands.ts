import { CATEGORIES } from '@astrarium/core';
import type { Command } from '@astrarium/core/kernel';
import { roll } from '@astrarium/core/kernel';
import { seasonDevice, type SeasonGalaxy, seasonStar } from './seasonGalaxy.js';

/** What somebody may want, and how often out of a hundred times. */
const WISHES: readonly (readonly [share: number, wish: Wish])[] = [
  [40, travel],
  [30, mine],
  [8, print],
  [8, configure],
  [4, survey],
  [4, hub],
  [3, directive],
  [3, tag],
];

type Chance = (most: number) => number;
type Wish = (galaxy: SeasonGalaxy, account: number, chance: Chance) => Omit<Command, 'account'>;

/**
 * What the accounts of a season's galaxy ask for in a tick: by chance, and without looking, so that
 * some of it is refused.
 */
export function seasonCommands(galaxy: SeasonGalaxy, tick: number, count: number): Command[] {
  return Array.from({ length: count }, (_, n) => {
    let drawn = 0;
    const chance: Chance = (most) => roll(galaxy.setting.seed, (drawn += 1), n, tick) % most;
    const account = 1 + chance(galaxy.accounts);
    let left = chance(100);
    const [, wish] = WISHES.find(([share]) => (left -= share) < 0) ?? [0, travel];
    return { ...wish(galaxy, account, chance), account };
  });
}

function travel(galaxy: SeasonGalaxy, account: number, chance: Chance) {
  const place = pick(galaxy.spans.transports, chance);
  const destination = `${seasonStar(galaxy, account)}-${chance(2) === 0 ? '1' : 'BELT-1'}`;
  return tell('travel', seasonDevice(galaxy, account, place), { destination });
}

function mine(galaxy: SeasonGalaxy, account: number, chance: Chance) {
  const device = seasonDevice(galaxy, account, pick(galaxy.spans.drones, chance));
  if (chance(2) === 0) return tell('deactivate', device);
  return tell('start_mining', device, { resource: CATEGORIES[chance(CATEGORIES.length)] });
}

function print(galaxy: SeasonGalaxy, account: number, chance: Chance) {
  const device = seasonDevice(galaxy, account, pick(galaxy.spans.printers, chance));
  return tell('enqueue_print', device, { device_type: 'compute_core', quantity: 1 + chance(2) });
}

function configure(galaxy: SeasonGalaxy, account: number, chance: Chance) {
  const direction = chance(2) === 0 ? 'increase' : 'decrease';
  const device = seasonDevice(galaxy, account, 3 + chance(2));
  return tell('configure', device, { direction, strength: chance(101) / 100 });
}

function survey(galaxy: SeasonGalaxy, account: number, chance: Chance) {
  return tell(chance(2) === 0 ? 'scan' : 'search', seasonDevice(galaxy, account, 5));
}

function hub(galaxy: SeasonGalaxy, account: number, chance: Chance) {
  return tell(chance(2) === 0 ? 'activate' : 'deactivate', seasonDevice(galaxy, account, 2));
}

function directive(galaxy: SeasonGalaxy, account: number, chance: Chance) {
  const name = chance(2) === 0 ? 'gather_evenly' : 'deplete_smallest';
  return tell('set_directive', seasonDevice(galaxy, account, 1), { name });
}

function tag(galaxy: SeasonGalaxy, account: number, chance: Chance) {
  const device = seasonDevice(galaxy, account, chance(galaxy.fleet.length));
  return tell('set_tags', device, { tags: [`wing:${chance(9)}`] });
}

function pick([from, to]: readonly [number, number], chance: Chance): number {
  return from + chance(to - from);
}

function tell(type: string, device: string, args: Command['args'] = {}) {
  return { id: '', type, args: { device, ...args } };
}
