import {
  ABUNDANCES,
  ATTRIBUTES,
  CATEGORIES,
  DENSITIES,
  DEVICE_COMMAND_NAMES,
  DEVICE_TYPES,
  DIRECTIONS,
  FEATURES,
  STATUSES,
} from '@astrarium/space';
import { z } from 'zod';

/** One of the six resource categories. */
export const WORD_CATEGORY = z.enum(CATEGORIES).meta({ id: 'ResourceCategory' });

/** The abundance of a category in a belt. */
export const WORD_ABUNDANCE = z.enum(ABUNDANCES).meta({ id: 'Abundance' });

/** The density of a belt. */
export const WORD_DENSITY = z.enum(DENSITIES).meta({ id: 'Density' });

/** A device type. */
export const WORD_DEVICE_TYPE = z.enum(DEVICE_TYPES).meta({ id: 'DeviceType' });

/** A feature of a device type. */
export const WORD_FEATURE = z.enum(FEATURES).meta({ id: 'Feature' });

/** The name of a command to a device. */
export const WORD_COMMAND = z.enum(DEVICE_COMMAND_NAMES).meta({ id: 'DeviceCommandName' });

/** The status of a device. */
export const WORD_STATUS = z.enum(STATUSES).meta({ id: 'OperationKind' });

/** A status to filter devices by: with its detail, or a word for all of its details. */
export const WORD_STATUS_FILTER = z
  .enum([
    ...STATUSES,
    ...CATEGORIES.map((category) => `mining (${category})` as const),
    ...DEVICE_TYPES.map((type) => `printing (${type})` as const),
  ])
  .meta({ id: 'StatusFilter' });

/** The direction of a reversible terraforming device. */
export const WORD_DIRECTION = z.enum(DIRECTIONS).meta({ id: 'Direction' });

/** An attribute of a planet. */
export const WORD_ATTRIBUTE = z.enum(ATTRIBUTES).meta({ id: 'PlanetAttribute' });
