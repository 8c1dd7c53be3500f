import { deviceHandlers } from './deviceHandlers.js';
import { gameHandlers } from './gameHandlers.js';
import { placeHandlers } from './placeHandlers.js';
import { planHandlers } from './planHandlers.js';
import { replicantHandlers } from './replicantHandlers.js';
import { answerOrder, type SpaceHandler } from './spaceHandler.js';

/** The handlers of the operations of the space game. */
export const HANDLERS: Readonly<Record<string, SpaceHandler>> = {
  ...deviceHandlers,
  ...gameHandlers,
  ...placeHandlers,
  ...planHandlers,
  ...replicantHandlers,
  'messages.send': { write: answerOrder },
};
