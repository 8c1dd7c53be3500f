import { accountHandlers } from './accounts/accountHandlers.js';
import { deviceHandlers } from './game/deviceHandlers.js';
import { eventHandlers, messageHandlers } from './game/eventHandlers.js';
import { gameHandlers } from './game/gameHandlers.js';
import { linkHandlers } from './accounts/linkHandlers.js';
import { placeHandlers } from './game/placeHandlers.js';
import { planHandlers } from './game/planHandlers.js';
import type { Handler } from './handler.js';
import { tokenHandlers } from './accounts/tokenHandlers.js';
import { webhookHandlers } from './accounts/webhookHandlers.js';
import { replicantHandlers } from './game/replicantHandlers.js';

/** The handler of each operation whose answer is one document, not a stream. */
export const HANDLERS: Readonly<Record<string, Handler>> = {
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
