import { defineTable, link, list, type RowId, timer, word } from '@astrarium/core';

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

/** Settings of terraformers; a device without a row has the defaults, and never worked. */
export const terraformers = defineTable(
  'terraformers',
  {
    device: word,
    /** Millionths of the full rate. */
    strength: word,
    /** Position + 1 in DIRECTIONS. */
    direction: word,
    /** Where it is at work. */
    planet: link('planets', 'terraformers'),
  },
  'device',
);

/** The id of a terraformer. */
export type TerraformerId = RowId<'terraformers'>;

/** Offsets of a terraformer's fields. */
export const TERRAFORMER = terraformers.fields;

/** Which way a reversible device works. A direction's number is its position + 1: append only. */
export const DIRECTIONS = ['increase', 'decrease'] as const;

/** The strength of a device that nobody has set: all of it. */
export const STRENGTH_FULL_PPM = 1_000_000;

/** The number of the direction of a device that nobody has set. */
export const DIRECTION_DEFAULT = 1;
