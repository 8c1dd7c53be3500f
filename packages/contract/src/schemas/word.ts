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
} from '@astrarium/core';
import { z } from 'zod';

/** One of the six resource categories. */
export const WORD_CATEGORY = z.enum(CATEGORIES).meta({ id: 'ResourceCategory' });

/** How much of a category there is in a belt. */
export const WORD_ABUNDANCE = z.enum(ABUNDANCES).meta({ id: 'Abundance' });

/** How far it is from rock to rock. */
export const WORD_DENSITY = z.enum(DENSITIES).meta({ id: 'Density' });

/** A type of devices. */
export const WORD_DEVICE_TYPE = z.enum(DEVICE_TYPES).meta({ id: 'DeviceType' });

/** What devices of a type can do. */
export const WORD_FEATURE = z.enum(FEATURES).meta({ id: 'Feature' });

/** What a device can be told. */
export const WORD_COMMAND = z.enum(DEVICE_COMMAND_NAMES).meta({ id: 'DeviceCommandName' });

/** What a device can be doing. */
export const WORD_STATUS = z.enum(STATUSES).meta({ id: 'OperationKind' });

/** Which way a reversible terraformer works. */
export const WORD_DIRECTION = z.enum(DIRECTIONS).meta({ id: 'Direction' });

/** What terraforming changes of a planet. */
export const WORD_ATTRIBUTE = z.enum(ATTRIBUTES).meta({ id: 'PlanetAttribute' });
