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

type Described = Readonly<Record<string, SpaceOperation>>;

/**
 * The operations of the last ruleset, with its JSON. Their schemas take longer to make than all
 * else that opens a game, and the games of a process mostly have the same rules.
 */
let last: { readonly rules: string; readonly described: Described } | undefined;

/** Every operation of the interface of a game with this ruleset, by its name. */
export function operationsFor(ruleset: Ruleset): Operations {
  const rules = JSON.stringify(ruleset);
  if (last?.rules !== rules) last = { rules, described: describedFor(ruleset) };
  const entries = Object.entries(last.described);
  return Object.fromEntries(entries.map(([name, one]) => [name, withReaders(one, ruleset)]));
}

/** The operations, without the readers: those know the very object of the ruleset. */
function describedFor(ruleset: Ruleset): Described {
  const commands = deviceCommandBodies(ruleset);
  return {
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
