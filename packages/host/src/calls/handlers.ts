import type { OperationName } from '@astrarium/contract';
import { accountHandlers } from './accountHandlers.js';
import { deviceHandlers } from './deviceHandlers.js';
import { eventHandlers } from './eventHandlers.js';
import { gameHandlers } from './gameHandlers.js';
import { linkHandlers } from './linkHandlers.js';
import { messageHandlers } from './messageHandlers.js';
import { placeHandlers } from './placeHandlers.js';
import { planHandlers } from './planHandlers.js';
import type { Handler } from './handler.js';
import { tokenHandlers } from './tokenHandlers.js';
import { webhookHandlers } from './webhookHandlers.js';
import { replicantHandlers } from './replicantHandlers.js';

/** The operations whose answer is one document, not a stream. */
type Answerable = Exclude<OperationName, 'events.stream'>;

/** The handler of each operation. */
export const HANDLERS: Readonly<Record<Answerable, Handler>> = {
  ...accountHandlers,
  ...deviceHandlers,
  ...eventHandlers,
  ...gameHandlers,
  ...linkHandlers,
  ...messageHandlers,
  ...placeHandlers,
  ...planHandlers,
  ...replicantHandlers,
  ...webhookHandlers,
  ...tokenHandlers,
};
