import { ACCOUNT_OPERATIONS } from './operations/accountOperations.js';
import { DEVICE_OPERATIONS } from './operations/deviceOperations.js';
import { EVENT_OPERATIONS } from './operations/eventOperations.js';
import { GAME_OPERATIONS } from './operations/gameOperations.js';
import { PLACE_OPERATIONS } from './operations/placeOperations.js';

/** Every operation of the interface, by its name. */
export const OPERATIONS = {
  ...GAME_OPERATIONS,
  ...ACCOUNT_OPERATIONS,
  ...DEVICE_OPERATIONS,
  ...PLACE_OPERATIONS,
  ...EVENT_OPERATIONS,
} as const;

/** The name of an operation. */
export type OperationName = keyof typeof OPERATIONS;
