import { contractOf, type GameContract } from '@astrarium/contract';
import {
  DEVICE_COMMAND_NAMES,
  type GameSnapshot,
  type Ruleset,
  stockHistory,
  type World,
} from '@astrarium/space';
import { commandRows } from './commandRows.js';
import { commandTable } from './commandTable.js';
import { answerExamples } from './examples/answerExamples.js';
import { deviceHandlers } from './handlers/deviceHandlers.js';
import { eventHandlers } from './handlers/eventHandlers.js';
import { gameHandlers } from './handlers/gameHandlers.js';
import { newsHandlers } from './handlers/newsHandlers.js';
import { placeHandlers, readStockHistory } from './handlers/placeHandlers.js';
import { planHandlers } from './handlers/planHandlers.js';
import { replicantHandlers } from './handlers/replicantHandlers.js';
import { answerOrder, type SpaceHandler } from './handlers/spaceHandler.js';
import { operationsFor } from './operations.js';
import { SPACE_PROBLEMS } from './problems/spaceProblems.js';
import { MAX_STOCK_POINTS } from './schemas/amounts.js';
import { PROBLEM_BODY } from './schemas/problemBody.js';

const INFO = {
  title: 'Astrarium',
  version: '0.1.0',
  summary: 'A multiplayer space game of fleets, mines and terraforming.',
  description:
    'The header `X-Tick` of an answer is the tick that it was read at. Problems are ' +
    'application/problem+json, explained at their `type`. Requests with an `Idempotency-Key` are ' +
    'safe to repeat. `dry_run` shows what a request would do.',
  license: { name: 'MIT', identifier: 'MIT' },
};

/** The tags of the operations, in their order. */
const TAGS = [
  { name: 'Accounts', description: 'Accounts, tokens and settings.' },
  { name: 'Replicants', description: 'The owners of devices.' },
  { name: 'Devices', description: 'Devices and commands.' },
  { name: 'Locations', description: 'Stars, planets, belts and their sites.' },
  { name: 'Inventory', description: 'Stock by location.' },
  {
    name: 'Megastructures',
    description: 'Structures that all accounts build together, one each season.',
  },
  { name: 'Events', description: 'Events, by page and by stream.' },
  { name: 'Messages', description: 'Messages between players.' },
  { name: 'Webhooks', description: 'Events that the service sends to you.' },
  { name: 'Foresight', description: 'Forecasts, plans and explanations.' },
  { name: 'Game', description: 'Time, rules and blueprints.' },
] as const;

/** The handlers of the operations that the host does not answer. */
const handlers = (
  stocks: ReturnType<typeof stockHistory>,
): Readonly<Record<string, SpaceHandler>> => ({
  ...deviceHandlers,
  ...eventHandlers(),
  ...gameHandlers,
  ...newsHandlers,
  ...placeHandlers,
  'inventory.history': { read: readStockHistory(stocks), bound: 'the points of one pile' },
  ...planHandlers,
  ...replicantHandlers,
  'messages.send': { write: answerOrder },
});

/** Makes the contract of a game with this ruleset. */
export function contractFor(ruleset: Ruleset): GameContract<GameSnapshot, World> {
  const stocks = stockHistory(MAX_STOCK_POINTS);
  return contractOf({
    operations: operationsFor(ruleset),
    handlers: handlers(stocks),
    onWorld: stocks.onWorld,
    problems: SPACE_PROBLEMS,
    problemBody: PROBLEM_BODY,
    commandNames: DEVICE_COMMAND_NAMES,
    examples: answerExamples(ruleset),
    info: INFO,
    tags: TAGS,
    docs: () => [
      {
        id: 'device-commands',
        title: 'All device commands',
        html: commandTable(commandRows(ruleset)),
      },
    ],
  });
}
