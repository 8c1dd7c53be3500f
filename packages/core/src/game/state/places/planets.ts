import { defineTable, list, timer, word } from '../../../kernel.js';
import type { RowId } from '../../../kernel.js';

/**
 * Planets where a terraformer was ever active. Amounts are in thousand-millionths (nano) of the
 * attribute's unit: atmospheres, kelvins, percents, indices.
 */
export const planets = defineTable(
  'planets',
  {
    /** The place's number in the galaxy. */
    place: word,
    /** When it is stepped next; not set at rest. */
    step: timer,
    /** The devices at work. */
    terraformers: list('terraformers'),
    /** How many they are. */
    working: word,
    /** Seconds in which drift would take all of a deviation at its pace of now. */
    driftSeconds: word,
    pressure: word,
    temperature: word,
    oxygen: word,
    toxicity: word,
    hydrosphere: word,
    tectonic: word,
    biosphere: word,
    /** The equilibrium that nature keeps without devices. */
    naturalPressure: word,
    naturalTemperature: word,
    naturalOxygen: word,
    naturalToxicity: word,
    naturalHydrosphere: word,
    naturalTectonic: word,
    naturalBiosphere: word,
    /** What all devices but the seeders add in a tick. */
    workPressure: word,
    workTemperature: word,
    workOxygen: word,
    workToxicity: word,
    workHydrosphere: word,
    workTectonic: word,
    workBiosphere: word,
    /** The stacked strength of the bio seeders, which work only where life can be, in ppm. */
    seeders: word,
  },
  'place',
);

/** The id of a planet. */
export type PlanetId = RowId<'planets'>;

/** Offsets of a planet's fields. */
export const PLANET = planets.fields;

/** What is, in the order of ATTRIBUTES. */
export const VALUE_FIELDS = [
  PLANET.pressure,
  PLANET.temperature,
  PLANET.oxygen,
  PLANET.toxicity,
  PLANET.hydrosphere,
  PLANET.tectonic,
  PLANET.biosphere,
] as const;

/** What nature keeps, in the order of ATTRIBUTES. */
export const NATURAL_FIELDS = [
  PLANET.naturalPressure,
  PLANET.naturalTemperature,
  PLANET.naturalOxygen,
  PLANET.naturalToxicity,
  PLANET.naturalHydrosphere,
  PLANET.naturalTectonic,
  PLANET.naturalBiosphere,
] as const;

/** What devices add in a tick, in the order of ATTRIBUTES. */
export const WORK_FIELDS = [
  PLANET.workPressure,
  PLANET.workTemperature,
  PLANET.workOxygen,
  PLANET.workToxicity,
  PLANET.workHydrosphere,
  PLANET.workTectonic,
  PLANET.workBiosphere,
] as const;
