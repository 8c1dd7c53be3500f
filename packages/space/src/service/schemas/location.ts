import { TICK } from '@astrarium/contract';
import { ATTRIBUTES, PLANET_KINDS } from '@astrarium/space';
import { z } from 'zod';
import { AMOUNTS_PARTLY, perCategory } from './amounts.js';
import { DEVICE_CODE, LOCATION_CODE, REPLICANT_CODE, SITE_CODE } from './code.js';
import { DEVICE_STATUS, RESOURCE_QUANTITY } from './device.js';
import { MEGASTRUCTURE } from './megastructure.js';
import { WORD_ABUNDANCE, WORD_DENSITY, WORD_DEVICE_TYPE } from './word.js';

/** The members of a star in the catalogue. */
const STAR_MEMBERS = {
  designation: LOCATION_CODE,
  name: z.string(),
  spectral_class: z.string(),
  distance_ly: z.number().min(0),
  position_ly: z.strictObject({ x: z.number(), y: z.number(), z: z.number() }),
};

const LOCK = z
  .strictObject({ replicant: z.string(), replicant_code: REPLICANT_CODE })
  .meta({ id: 'SystemLock', description: 'The owner of the hub that locks the system.' });

/** A star in the catalogue. */
const STAR = z
  .strictObject({
    ...STAR_MEMBERS,
    distance_from_near_ly: z.number().min(0).optional().describe('From the star `near`.'),
    planets: z.array(z.strictObject({ designation: LOCATION_CODE, kind: z.enum(PLANET_KINDS) })),
    belts: z.array(
      z.strictObject({
        designation: LOCATION_CODE,
        density: WORD_DENSITY,
        resources: z.strictObject(perCategory(WORD_ABUNDANCE)),
      }),
    ),
    locked_by: LOCK.nullable().describe('Null for an open system.'),
  })
  .meta({ id: 'Star' });

/** A page of the catalogue. */
export const STAR_LIST = z
  .strictObject({
    stars: z.array(STAR),
    next_cursor: LOCATION_CODE.nullable().describe('Null when there are no more.'),
  })
  .meta({ id: 'StarList' });

/** A star of the map, in short. */
const MAP_STAR = z
  .strictObject({
    ...STAR_MEMBERS,
    planets: z.int().min(0).describe('How many it has.'),
    belts: z.int().min(0).describe('How many it has.'),
    locked_by: LOCK.nullable().describe('Null for an open system.'),
  })
  .meta({ id: 'MapStar' });

/** The stars around the Sun, in short. */
export const GALAXY_MAP = z
  .strictObject({ stars: z.array(MAP_STAR).describe('The nearest to the Sun first.') })
  .meta({ id: 'GalaxyMap' });

/** The journeys between stars that everybody may see. */
export const PUBLIC_FLEETS = z
  .strictObject({
    tick: TICK,
    fleets: z
      .array(
        z
          .strictObject({
            replicant: z.string().describe('The name of the replicant.'),
            from: LOCATION_CODE.describe('A star, as is `to`.'),
            to: LOCATION_CODE,
            departed_tick: TICK,
            arrives_tick: TICK,
            count: z.int().min(1).describe('Devices that left and arrive together.'),
          })
          .meta({ id: 'PublicFleet' }),
      )
      .describe('Those of most devices first, and among them those that arrive first.'),
    left_out: z.int().min(0).describe('Groups that are not listed because there are too many.'),
  })
  .meta({ id: 'PublicFleets' });

const AU = z.number().min(0);

const BELT_MEMBERS = {
  density: WORD_DENSITY,
  designation: LOCATION_CODE,
  inner_radius_au: AU,
  outer_radius_au: AU,
};

const BELT = z
  .strictObject({ ...BELT_MEMBERS, resources: z.strictObject(perCategory(WORD_ABUNDANCE)) })
  .meta({ id: 'Belt' });

const BODY_MEMBERS = {
  designation: LOCATION_CODE,
  kind: z.enum(PLANET_KINDS),
  orbit_au: AU,
  moons: z.array(LOCATION_CODE),
};

const SATELLITE = z
  .strictObject({
    designation: LOCATION_CODE,
    number: z.int().min(1),
    planet: LOCATION_CODE,
    orbit_au: AU,
  })
  .meta({ id: 'Satellite' });

const STAR_SYSTEM = z
  .strictObject({
    ...STAR_MEMBERS,
    edge_au: AU.describe('The radius at which surges begin and end.'),
    planets: z.array(z.strictObject(BODY_MEMBERS)),
    belts: z.array(z.strictObject(BELT_MEMBERS)),
    names: z
      .record(LOCATION_CODE, z.string())
      .describe('The names of the planets, moons and belts by their codes.')
      .meta({ examples: [{ 'SOL-3': 'Earth', 'SOL-3-1': 'Moon' }] }),
  })
  .meta({ id: 'StarSystem' });

const PLANET = z
  .strictObject({ ...BODY_MEMBERS, lagrange_points: z.array(LOCATION_CODE) })
  .meta({ id: 'Planet' });

/** A mining site or a salvage site. */
const SITE = z
  .strictObject({
    designation: SITE_CODE,
    name: z.string(),
    resources_remaining_pct: z
      .strictObject(perCategory(z.number().min(0).max(100).optional()))
      .describe('100 is untouched. Whole percent until you have scanned the location.'),
    resources_remaining: AMOUNTS_PARTLY.optional().describe(
      'Units, once you have scanned the location.',
    ),
    site_index: z.int().min(0).describe('0 is the primary site.'),
  })
  .meta({ id: 'ResourceSite' });

const ATTRIBUTE = z
  .strictObject({
    unit: z.string(),
    value: z.number(),
    equilibrium: z.number().describe('The value that it tends to without devices.'),
    delta: z.number().describe('The change in the next tick.'),
    breakdown: z.strictObject({
      devices: z.number(),
      drift: z.number(),
      couplings: z.number(),
      held: z.number().describe('What the range and the dead band take away.'),
    }),
  })
  .meta({ id: 'AttributeState' });

/** The climate of a planet. */
export const LOCATION_CLIMATE = z
  .strictObject({
    at_rest: z.boolean(),
    attributes: z.strictObject(
      Object.fromEntries(ATTRIBUTES.map((attribute) => [attribute, ATTRIBUTE])),
    ),
  })
  .meta({ id: 'Climate' });

const DEVICE_THERE = z
  .strictObject({
    device_code: DEVICE_CODE,
    device_type: WORD_DEVICE_TYPE,
    status: DEVICE_STATUS,
  })
  .meta({ id: 'DeviceThere' });

const place = <Kind extends string, Shape extends z.core.$ZodLooseShape>(
  id: string,
  kind: Kind,
  members: Shape,
) =>
  z
    .strictObject({
      code: LOCATION_CODE,
      location: LOCATION_CODE,
      location_type: z.literal(kind),
      system: LOCATION_CODE,
      devices: z
        .array(DEVICE_THERE)
        .describe('Yours: the first 100 of them. `GET /v1/devices` lists all, by page.'),
      device_count: z.number().describe('All of yours.'),
      inventory: z.array(RESOURCE_QUANTITY).describe('Yours.'),
      locked_by: LOCK.optional(),
      ...members,
    })
    .meta({ id });

const ASTEROID = {
  asteroid: z
    .strictObject({ sighted_tick: TICK, strikes_tick: TICK })
    .meta({ id: 'Asteroid', description: 'On its way here. It damages devices in the open.' })
    .optional(),
};

/** Who is at a place or in a system. */
export const PRESENCE = z
  .strictObject({
    location: LOCATION_CODE,
    system: LOCATION_CODE,
    observed: z
      .boolean()
      .describe('Whether you have a device in the system that others see. If not, you see nobody.'),
    replicants: z.array(
      z.strictObject({
        replicant_code: REPLICANT_CODE,
        name: z.string(),
        devices: z
          .partialRecord(WORD_DEVICE_TYPE, z.int().min(1))
          .describe('Devices by type, without those that are stowed or between places.'),
      }),
    ),
    next_cursor: REPLICANT_CODE.nullable().describe('Null when there are no more.'),
  })
  .meta({ id: 'Presence' });

const SURVEY = { surveyed: z.boolean(), salvage_sites: z.array(SITE).optional() };

/** A location with the members of its kind. */
export const LOCATION = z
  .discriminatedUnion('location_type', [
    place('StarLocation', 'star', { star: STAR_SYSTEM }),
    place('PlanetLocation', 'planet', {
      planet: PLANET,
      ...ASTEROID,
      ...SURVEY,
      terraforming: LOCATION_CLIMATE,
    }),
    place('MoonLocation', 'moon', { moon: SATELLITE, ...SURVEY }),
    place('LagrangeLocation', 'lagrange', { lagrange: SATELLITE }),
    place('BeltLocation', 'belt', {
      surveyed: z.boolean(),
      ...ASTEROID,
      belt: BELT,
      resource_sites: z.array(SITE),
    }),
    place('MegastructureLocation', 'megastructure', { megastructure: MEGASTRUCTURE }),
  ])
  .meta({ id: 'Location' });
