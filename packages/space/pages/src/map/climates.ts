import { answerOf, type Climate } from '@astrarium/space/client';
import { signal } from '@preact/signals';
import { systems } from '../live/places.js';
import { isEqual } from '../live/useAnswer.js';
import { account, client } from '../session/session.js';
import type { MapClimate } from './mapScene.js';

/** The climates of planets as they were last read, by code. */
export const climates = signal<ReadonlyMap<string, MapClimate>>(new Map());

// What one account may know is not for the next one.
client.subscribe(() => void (climates.value = new Map()));

/** Reads the climates of the planets of a star, one call for each. */
export async function loadClimates(star: string): Promise<void> {
  const planets = systems.value.get(star)?.planets ?? [];
  if (account.value === undefined || planets.length === 0) return;
  const { value: from } = client;
  const read = await Promise.all(planets.map(({ designation }) => readClimate(designation)));
  if (client.value !== from) return;
  const { value: before } = climates;
  const now = new Map([...before, ...read.flat()]);
  // What is equal stays the same: the map is not drawn again.
  if (!isEqual([...before], [...now])) climates.value = now;
}

async function readClimate(code: string): Promise<(readonly [string, MapClimate])[]> {
  const call = client.value.GET('/v1/locations/{code}', { params: { path: { code } } });
  const place = await answerOf(call).catch(() => undefined);
  // A planet without a climate to change looks like its kind.
  if (place?.location_type !== 'planet' || place.terraforming === undefined) return [];
  return [[code, mapClimate(place.terraforming)]];
}

/** How a planet with a climate looks: 180 K is cold, 400 K hot; 1 atm is thick air. */
export function mapClimate({ attributes }: Pick<Climate, 'attributes'>): MapClimate {
  const part = (value: number, most: number): number => Math.min(1, Math.max(0, value / most));
  return {
    warmth: part(attributes.temperature.value - 180, 220),
    water: part(attributes.hydrosphere.value, 100),
    air: part(Math.sqrt(attributes.pressure.value), 1.4),
    life: part(attributes.biosphere.value, 100),
  };
}
