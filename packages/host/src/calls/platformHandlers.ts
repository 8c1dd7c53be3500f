import { accountHandlers } from './accounts/accountHandlers.js';
import { eventHandlers, messageHandlers } from './game/eventHandlers.js';
import { linkHandlers } from './accounts/linkHandlers.js';
import type { Handler } from './handler.js';
import { tokenHandlers } from './accounts/tokenHandlers.js';
import { webhookHandlers } from './accounts/webhookHandlers.js';
import { replicantHandlers } from './game/replicantHandlers.js';

/** The handlers of the operations that the host answers for every game. */
export const PLATFORM_HANDLERS: Readonly<Record<string, Handler>> = {
  ...accountHandlers,
  ...eventHandlers,
  ...linkHandlers,
  ...messageHandlers,
  ...replicantHandlers,
  ...webhookHandlers,
  ...tokenHandlers,
};
