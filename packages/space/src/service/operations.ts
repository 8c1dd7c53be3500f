import {
  type Operation,
  type Operations,
  type QueryReader,
  tokenOperations,
  webhookOperations,
} from '@astrarium/contract';
import { type Ruleset, VIEW_QUERIES, type ViewName } from '@astrarium/space';
import { readCommands } from './bodyCommands.js';
import { accountOperations } from './operations/accountOperations.js';
import { deviceOperations } from './operations/deviceOperations.js';
import { EVENT_OPERATIONS } from './operations/eventOperations.js';
import { gameOperations } from './operations/gameOperations.js';
import { messageOperations } from './operations/messageOperations.js';
import { placeOperations } from './operations/placeOperations.js';
import { replicantOperations } from './operations/replicantOperations.js';
import { deviceCommandBodies } from './schemas/deviceCommandBodies.js';
import { PLAN_ANSWER_DRY } from './schemas/planAnswer.js';
import type { SpaceOperation } from './spaceOperation.js';

/** Every operation of the interface of a game with this ruleset, by its name. */
export function operationsFor(ruleset: Ruleset): Operations {
  const commands = deviceCommandBodies(ruleset);
  const own: Readonly<Record<string, SpaceOperation>> = {
    ...gameOperations(ruleset, commands),
    ...accountOperations(ruleset),
    ...replicantOperations(ruleset),
    ...tokenOperations(PLAN_ANSWER_DRY),
    ...deviceOperations(ruleset, commands),
    ...placeOperations(ruleset),
    ...EVENT_OPERATIONS,
    ...messageOperations(ruleset),
    ...webhookOperations(PLAN_ANSWER_DRY),
  };
  const entries = Object.entries(own).map(([name, one]) => [name, withReaders(one, ruleset)]);
  return Object.fromEntries(entries) as Operations;
}

/** An operation whose query and commands the rules read. */
function withReaders(
  { commands, view, ...operation }: SpaceOperation,
  ruleset: Ruleset,
): Operation {
  return {
    ...operation,
    ...(view === undefined ? {} : { readQuery: queryReader(view, ruleset) }),
    ...(commands === undefined
      ? {}
      : { readCommands: (body, path) => readCommands(commands, ruleset, body, path) }),
  };
}

function queryReader(view: ViewName, { limits }: Ruleset): QueryReader {
  const reader: (typeof VIEW_QUERIES)[ViewName] = VIEW_QUERIES[view];
  return (values) => {
    const read = reader.read(values, limits);
    return 'args' in read ? read : undefined;
  };
}
