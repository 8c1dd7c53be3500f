import type { Ruleset } from '@astrarium/space';
import { accountOperations } from './operations/accountOperations.js';
import { deviceOperations } from './operations/deviceOperations.js';
import { EVENT_OPERATIONS } from './operations/eventOperations.js';
import { gameOperations } from './operations/gameOperations.js';
import { messageOperations } from './operations/messageOperations.js';
import { placeOperations } from './operations/placeOperations.js';
import { replicantOperations } from './operations/replicantOperations.js';
import { TOKEN_OPERATIONS } from './operations/tokenOperations.js';
import { WEBHOOK_OPERATIONS } from './operations/webhookOperations.js';
import type { Operations } from './operation.js';
import { deviceCommandBodies } from './schemas/deviceCommandBodies.js';

/** Every operation of the interface of a game with this ruleset, by its name. */
export function operationsFor(ruleset: Ruleset): Operations {
  const commands = deviceCommandBodies(ruleset);
  return {
    ...gameOperations(ruleset, commands),
    ...accountOperations(ruleset),
    ...replicantOperations(ruleset),
    ...TOKEN_OPERATIONS,
    ...deviceOperations(ruleset, commands),
    ...placeOperations(ruleset),
    ...EVENT_OPERATIONS,
    ...messageOperations(ruleset),
    ...WEBHOOK_OPERATIONS,
  };
}
