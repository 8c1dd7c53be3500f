import { accountHandlers } from './accounts/accountHandlers.js';
import { linkHandlers } from './accounts/linkHandlers.js';
import type { Handler } from './handler.js';
import { tokenHandlers } from './accounts/tokenHandlers.js';
import { webhookHandlers } from './accounts/webhookHandlers.js';

/** The handlers of the operations that the host answers for every game. */
export const PLATFORM_HANDLERS: Readonly<Record<string, Handler>> = {
  ...accountHandlers,
  ...linkHandlers,
  ...webhookHandlers,
  ...tokenHandlers,
};
