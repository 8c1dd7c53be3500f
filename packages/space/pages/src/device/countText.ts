import type { FleetDevice } from '@astrarium/space/client';
import { grouped, wordsOf } from '@astrarium/web/duration';

/** How many devices there are, of which type when it is one: `2 autofactories`, `3 devices`. */
export function countText(devices: readonly FleetDevice[]): string {
  const [type = 'device', other] = new Set(devices.map((device) => device.type));
  const noun = other === undefined ? wordsOf(type) : 'device';
  return `${grouped(devices.length)} ${devices.length === 1 ? noun : pluralOf(noun)}`;
}

const pluralOf = (noun: string): string =>
  /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
