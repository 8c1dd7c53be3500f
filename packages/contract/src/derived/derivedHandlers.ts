import {
  type Fields,
  refused,
  type Result,
  roll,
  RuleError,
  type SecretKey,
  type Snapshot,
} from '@astrarium/core';
import {
  ENTRIES_PER_MS,
  type GameWork,
  type Handler,
  ok,
  problemAnswer,
  type ReadInput,
  type Steps,
  type Untimed,
  type WorldStop,
} from '../handler.js';
import type { KeptAccounts } from '../keptAccounts.js';
import type { GameAccounts, GameSeats } from '../servedGame.js';
import { eventFilter } from './derivedEvents.js';
import { derivedProblemOf, ruleFailed } from './derivedProblems.js';
import { type PlayedSimulation, rulesOf, viewOf } from './playedSimulation.js';

type Members = Readonly<Record<string, unknown>>;

/** A world of any simulation, as far as handlers know it. */
export interface PlayedWorld {
  readonly now: number;
}

type PlayedHandler = Handler<Snapshot, PlayedWorld>;

/** What the handlers of a game are made for. */
export interface Played {
  readonly simulation: PlayedSimulation;
  readonly title: string;
  readonly resultOf: (snapshot: Snapshot) => Result | undefined;
  readonly seats: GameSeats | undefined;
  readonly openedBy: GameAccounts<never>['openedBy'];
}

/** How the operations of a game are answered that no host answers. */
export function derivedHandlers(game: Played): Readonly<Record<string, PlayedHandler>> {
  const { simulation } = game;
  const { commands, views } = simulation;
  return {
    // With an address, the host shows the account.
    ...(game.openedBy !== 'mail' && {
      'accounts.get': {
        read: ({ account, services: { accounts } }: ReadInput<Snapshot, PlayedWorld>) =>
          ok({ account, name: accounts.nameOf(account), seated: accounts.isSeated(account) }),
        bound: 'one account',
      },
    }),
    'game.get': gameHandler(game),
    'players.list': playersHandler,
    ...Object.fromEntries(
      rulesOf(commands).map(([type, { answer }]) => [
        `commands.${type}`,
        commandHandler(type, Object.keys(answer).length > 0),
      ]),
    ),
    commands: batchHandler,
    ...Object.fromEntries(
      Object.keys(views).map((name) => [`views.${name}`, viewHandler(simulation, name)]),
    ),
    'events.list': eventsHandler,
  };
}

function commandHandler(type: string, hasAnswer: boolean): PlayedHandler {
  return {
    write({ account, body }, work) {
      const outcome = work.execute(account, { type, args: argsOf(body) });
      if (!outcome.done) return problemAnswer(derivedProblemOf(outcome.refusal));
      return ok({ tick: work.world().now, ...(hasAnswer && { answer: outcome.answer }) });
    },
  };
}

const batchHandler: PlayedHandler = {
  *write({ account, body }, work: GameWork<PlayedWorld>) {
    const outcomes: object[] = [];
    let isKept = true;
    for (const [index, order] of (body as unknown as readonly Members[]).entries()) {
      const type = String(order['command']);
      const outcome = work.execute(account, { type, args: argsOf(order['args']) });
      if (outcome.done) outcomes.push({ answer: outcome.answer });
      else {
        const where = { in: 'body', under: [index, 'args'] } as const;
        const problem = derivedProblemOf(outcome.refusal, where);
        outcomes.push({ problem });
        // A rule that failed may be mended before the call is repeated.
        isKept &&= problem.status < 500;
      }
      yield 1;
    }
    return { ...ok({ tick: work.world().now, outcomes }), isKept };
  },
};

/** The arguments of a command; a body may be left out where no argument is needed. */
function argsOf(given: unknown): Record<string, never> {
  return (given ?? {}) as Record<string, never>;
}

function viewHandler(simulation: PlayedSimulation, name: string): PlayedHandler {
  return {
    sliced: (input) =>
      inRead(`views.${name}`, input, ({ account, query, snapshot }) => {
        const answer = viewOf(simulation, snapshot, name, query, account);
        if (!refused(answer)) return ok(answer);
        return problemAnswer(derivedProblemOf(answer.refusal, { in: 'query' }));
      }),
    basis: 'world',
  };
}

/**
 * Answers with what the rules read, in one piece that costs the time that it takes, for nobody but
 * their author knows what they look at; a rule that fails is told to the operator.
 */
function* inRead(
  operation: string,
  input: ReadInput<Snapshot, PlayedWorld>,
  answer: (input: ReadInput<Snapshot, PlayedWorld>) => Untimed,
): Steps<Untimed> {
  const startMs = performance.now();
  try {
    const made = answer(input);
    yield Math.floor((performance.now() - startMs) * ENTRIES_PER_MS);
    return made;
  } catch (error) {
    const { account, query, services, snapshot } = input;
    services.onRuleFault({ tick: snapshot.now, read: { operation, account, query }, error });
    return problemAnswer(derivedProblemOf(ruleFailed(error).refusal));
  }
}

/** The most events that one call looks at: a page of few wanted ones may have fewer. */
const MAX_EXAMINED = 2000;

const eventsHandler: PlayedHandler = {
  *sliced({ account, query, services: { feed } }) {
    const { cursor, event, limit } = query as {
      readonly cursor?: string;
      readonly event?: string;
      readonly limit: number;
    };
    const isWanted = eventFilter(event);
    const { end, first } = feed.range(account);
    const events: unknown[] = [];
    let last: string | null = null;
    const from = cursor === undefined ? first : feed.placeAfter(account, cursor);
    for (let place = from; place < end; place += 1) {
      if (place === from + MAX_EXAMINED) return ok({ events, next_cursor: last });
      yield 1;
      const found = feed.eventAt(account, place, 'UTC');
      if (found === undefined) continue;
      if (isWanted(found)) {
        if (events.length === limit) return ok({ events, next_cursor: last });
        events.push(JSON.parse(found.text));
      }
      last = found.id;
    }
    return ok({ events, next_cursor: null });
  },
};

/** Where a rule of the game failed: its name, and its line in its file without folders. */
function stopOf({ error, tick }: WorldStop) {
  const { cause = error, rule: system = null } = error instanceof RuleError ? error : {};
  const stack = cause instanceof Error ? String(cause.stack) : '';
  const [, line = null] = /^ +at .*?([^/\\() ]+:\d+):\d+\)?$/m.exec(stack) ?? [];
  return { tick, system, line };
}

/** What the name of a world is rolled by: no rule rolls at this tick. */
const NAMING = { domain: 0, entity: 0, tick: Number.MAX_SAFE_INTEGER };

/** A name for a world that tells nothing of its chance. */
export function worldName(setting: object): string {
  const { domain, entity, tick } = NAMING;
  const { key, seed } = setting as { readonly key?: SecretKey; readonly seed?: number };
  const chance = key ?? seed;
  // An interface can be made without a world.
  if (chance === undefined) return '';
  return `w_${roll(chance, domain, entity, tick).toString(16).padStart(8, '0')}`;
}

/** The players of `game.get`. */
const FIRST_PLAYERS = 100;

/** A page of the accounts with seats, after one of them; it looks at a bounded number of them. */
function playersAfter(accounts: KeptAccounts, after: number, limit: number) {
  const players: { readonly account: number; readonly name: string }[] = [];
  let [looked, last] = [0, after];
  for (const account of accounts.ids()) {
    if (account <= after) continue;
    if (players.length === limit || looked === MAX_EXAMINED) return { players, next_cursor: last };
    looked += 1;
    last = account;
    if (accounts.isSeated(account)) players.push({ account, name: accounts.nameOf(account) });
  }
  return { players, next_cursor: null };
}

/** Of a page of accounts with seats: it looks at so many of them at most, in less than 1 ms. */
const PLAYERS = `${MAX_EXAMINED} accounts`;

const playersHandler: PlayedHandler = {
  read({ query, services: { accounts } }) {
    const { cursor = 0, limit } = query as { readonly cursor?: number; readonly limit: number };
    return ok(playersAfter(accounts, cursor, limit));
  },
  bound: PLAYERS,
};

function gameHandler({ resultOf, seats, simulation, title }: Played): PlayedHandler {
  const { definition, schema } = simulation;
  const { name, version } = definition;
  const shown: Fields = schema.setting;
  return {
    sliced: (input) =>
      inRead('game.get', input, ({ services, snapshot }) => {
        const { accounts, clock, stop } = services;
        const setting = snapshot.setting as unknown as Members;
        const { players } = playersAfter(accounts, 0, FIRST_PLAYERS);
        const { fewest, most } = seats ?? { fewest: 0, most: 0 };
        const shownGame = {
          name,
          title,
          version,
          world: worldName(setting),
          tick: snapshot.now,
          tick_ms: clock.tickMs,
          setting: Object.fromEntries(
            Object.keys(shown).map((member) => [member, setting[member]]),
          ),
          seats: seats === undefined ? null : { taken: accounts.seats(), fewest, most },
          players,
          result: resultOf(snapshot) ?? null,
          stopped: stop.fault === undefined ? null : stopOf(stop.fault),
        };
        return ok(shownGame);
      }),
  };
}
