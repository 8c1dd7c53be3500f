import { makeLocation } from '../../galaxy/location.js';
import { moonLocation } from '../../galaxy/locationNumber.js';
import { starAt } from '../../galaxy/starAt.js';
import { starSystem } from '../../galaxy/starSystem.js';
import { itemAt } from '../../state/itemAt.js';

/** The planets of the Sun with their greater moons, both from the inside out. */
const SOL_NAMES: readonly (readonly [planet: string, ...moons: string[]])[] = [
  ['Mercury'],
  ['Venus'],
  ['Earth', 'Moon'],
  ['Mars', 'Phobos', 'Deimos'],
  ['Jupiter', 'Io', 'Europa', 'Ganymede', 'Callisto'],
  ['Saturn', 'Mimas', 'Enceladus', 'Tethys', 'Dione', 'Rhea', 'Titan', 'Iapetus'],
  ['Uranus', 'Miranda', 'Ariel', 'Umbriel', 'Titania', 'Oberon'],
  ['Neptune', 'Proteus', 'Triton'],
];

const SOL = 0;

/**
 * The names of the planets, moons and belts of a star by their codes. Around the Sun they are the
 * real ones; elsewhere `Tau Ceti 3`, `Tau Ceti 3-1` and `Tau Ceti Belt 1`.
 */
export function placeNames(seed: number, star: number): Readonly<Record<string, string>> {
  const { name } = starAt(seed, star);
  const { belts, planets } = starSystem(seed, star);
  const names: Record<string, string> = {};
  for (const { location, moons, number } of planets) {
    const real = star === SOL ? itemAt(SOL_NAMES, number - 1) : undefined;
    names[makeLocation(seed, location)] = real?.[0] ?? `${name} ${number}`;
    for (let moon = 1; moon <= moons; moon += 1) {
      const code = makeLocation(seed, moonLocation(star, number, moon));
      names[code] = real === undefined ? `${name} ${number}-${moon}` : itemAt(real, moon);
    }
  }
  for (const { location, number } of belts) {
    const belt = star === SOL ? 'Asteroid Belt' : `${name} Belt ${number}`;
    names[makeLocation(seed, location)] = belt;
  }
  return names;
}
