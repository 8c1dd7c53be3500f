import type { Handler, Steps, Untimed } from '@astrarium/contract';
import type { GameSnapshot, World } from '@astrarium/space';
import { spaceGame } from '@astrarium/space/service';
import type { TestCall } from '../src/hostTester.js';

/** Does a piece of the work of an operation, and returns what it came to. */
type Around = <T>(operation: string, piece: () => T) => T;

/** The space game; each piece of a read, between which others may act, is done by `around`. */
export function gameInPieces(around: Around): typeof spaceGame {
  return {
    ...spaceGame,
    contract(setting) {
      const contract = spaceGame.contract(setting);
      const handlers = Object.entries(contract.handlers).map(
        ([name, handler]) => [name, inPieces(name, handler, around)] as const,
      );
      return { ...contract, handlers: Object.fromEntries(handlers) };
    },
  };
}

function inPieces(name: string, handler: Handler<GameSnapshot, World>, around: Around) {
  if ('write' in handler) return handler;
  if ('read' in handler) {
    const read: typeof handler.read = (input) => around(name, () => handler.read(input));
    return { ...handler, read };
  }
  function* counted(steps: Steps<Untimed>): Steps<Untimed> {
    for (;;) {
      const { done, value } = around(name, () => steps.next());
      if (done === true) return value;
      yield value;
    }
  }
  if ('plan' in handler) {
    const plan: typeof handler.plan = (input) => counted(handler.plan(input));
    return { ...handler, plan };
  }
  const sliced: typeof handler.sliced = (input) => counted(handler.sliced(input));
  return { ...handler, sliced };
}

/** What the most expensive calls of reads name. */
export interface ExpensiveCallSubjects {
  /** An account with much, and one with little. */
  readonly account: number;
  readonly other: number;
  /** A device of the first account, and the belt where most of its devices mine. */
  readonly vessel: string;
  readonly location: string;
  /** A planet that may be changed. */
  readonly planet: string;
}

/** The most expensive calls of each read of the space game. */
export function expensiveCalls({
  account,
  location,
  other,
  planet,
  vessel,
}: ExpensiveCallSubjects): Readonly<Record<string, readonly TestCall[]>> {
  const mine = { account, query: { location } };
  const site = { ...mine, query: { about: 'deposit', site: `${location}-1`, resource: 'carbon' } };
  return {
    'audit.get': [{ account }],
    'blueprints.list': [{ account }],
    'devices.get': [{ account, path: { code: vessel } }],
    'devices.list': [
      { account, query: { limit: 50 } },
      { account, query: { status: 'scanning' } },
      { account, query: { tags: Array(9).fill('*a*a*a*a').join(',') } },
      { account: other, query: {} },
    ],
    'events.get': [{ account, path: { id: '1-0' } }],
    'events.list': [{ account, query: { cursor: '0-0', category: 'travel', limit: 100 } }],
    'events.summary': [{ account, query: { after: '0-0' } }],
    'explain.get': [
      { account, query: { about: 'stock', location, resource: 'carbon' } },
      { account, query: { about: 'asteroid', location } },
      { account, query: { about: 'attribute', location: planet, attribute: 'temperature' } },
      { account, query: { about: 'capacity', device_code: vessel } },
      { account, query: { about: 'season' } },
      site,
    ],
    'fleet.get': [
      { account, query: {} },
      { account, query: { since: 0 } },
    ],
    'forecast.get': [{ account }, { account, query: { location, limit: 100 } }],
    // A tick in which much is due is one piece.
    'forks.run': [
      { account, body: { ticks: 5, commands: [] } },
      {
        account: other,
        body: { ticks: 3600, commands: [{ at: 0, device: vessel, command: 'scan' }] },
      },
    ],
    'galaxy.fleets': [{}],
    'galaxy.get': [{ query: { limit: 200 } }],
    'inventory.history': [mine],
    'inventory.list': [{ account }],
    'leaderboards.megastructure': [{ account }],
    'locations.get': [{ account, path: { code: location } }],
    'locations.inventory': [{ account, path: { code: location } }],
    'locations.presence': [{ account, path: { code: location } }],
    'messages.list': [{ account }],
    'news.list': [{}],
    'operations.get': [{ account, path: { id: `${vessel}-1` } }],
    'operations.list': [
      { account, query: { state: 'waiting' } },
      { account, query: { state: 'running', limit: 50 } },
      { account, query: { state: 'done' } },
    ],
    'overview.get': [{}],
    'replicants.card': [{ account, path: { code: '00000000' } }],
    'replicants.events': [{ account, path: { code: '00000000' } }],
    'replicants.get': [{ account, path: { code: '00000000' } }],
    'replicants.list': [{ account }],
    'rules.get': [{ account }],
    'seasons.current': [{ account }],
    'seasons.get': [{ account, path: { season: '1' } }],
    'seasons.list': [{ account }],
    'stars.list': [{ account, query: { near: 'G850000' } }],
    'time.get': [{}],
  };
}
